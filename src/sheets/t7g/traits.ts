import {
  ACTION_NAMES,
  type ActionName,
  actionOf,
  numberOf,
} from '../../engine/t7g/commanders/actions.ts';
import { SIX } from '../../engine/t7g/units.ts';
import type { Row, Sheet } from '../sheet.ts';
import { commandAction } from './proofs.ts';

/** A Command Action or Trait: its number, how far it reaches, what it does. */
export function traitRow(name: ActionName): Row {
  const action = actionOf(name);
  const { automatic, artillery, clause, reach } = action;
  const from = numberOf(action);
  const expect = automatic ? { allowed: true, automatic } : { allowed: true, from };
  return {
    name: { say: `traits/${name}` },
    cells: [
      [{ say: 'value', with: { value: from === SIX ? '6' : `${from}+` } }],
      [{ say: `traits/reach-${reach === 'twelve' ? 'sight' : reach}` }],
      [
        {
          say: `traits/${name}-does`,
          clauses: [clause],
          proofs: [commandAction(name, expect, artillery ? { targetKind: 'artillery' } : {})],
        },
      ],
    ],
  };
}

export const traits: Sheet = {
  key: 'traits',
  slug: { es: 'acciones-y-cualidades', en: 'command-actions-and-traits' },
  paper: 'portrait',
  points: 8,
  parts: [
    {
      whole: true,
      table: {
        columns: [
          { name: 'traits/name' },
          { name: 'traits/roll', holds: 'figures' },
          { name: 'traits/reach' },
          { name: 'rules/does', holds: 'sentences' },
        ],
        groups: [{ rows: ACTION_NAMES.filter((name) => !actionOf(name).automatic).map(traitRow) }],
      },
    },
  ],
};
