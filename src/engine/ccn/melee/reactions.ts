import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import type { Fighter } from '../combat/combat.ts';
import { type Combatant, isCavalry, isInfantry } from '../units.ts';

export const REACTIONS = ['first-strike', 'retire-and-reform', 'form-square'] as const;
type Reaction = (typeof REACTIONS)[number];

/** Who attacks whom, as far as it decides what the defender may do about it. */
interface Attacked {
  attacker: { unit: Combatant };
  defender: Pick<Fighter, 'unit' | 'inSquare' | 'terrain' | 'fieldworks'>;
}
const { notes, sets } = rulesOf<Attacked>(({ attacker, defender }) => ({
  unit: attacker.unit,
  target: defender.unit,
}));

const atUnit = on('target-lone-leader', ({ defender: { unit } }: Attacked) => unit !== 'leader');
const formsSquare = ({ attacker, defender }: Attacked) =>
  isCavalry(attacker.unit) && isInfantry(defender.unit) && !defender.inSquare;
const reaction = (one: Reaction) => (_: Attacked, those: readonly Reaction[]) => [...those, one];

/** What the defender may do before the dice fall, by the types of both; each has conditions of its own besides. */
const REACTS: Table<Attacked, readonly Reaction[]> = {
  on: 'reactions',
  rows: [
    sets<readonly Reaction[]>('ccn-5.121/may', reaction('first-strike'), [], atUnit),
    sets<readonly Reaction[]>('ccn-6.1/may', reaction('retire-and-reform'), [
      ({ attacker, defender }) => isInfantry(attacker.unit) && isCavalry(defender.unit),
    ]),
    notes('ccn-7.25/square', [formsSquare, ({ defender }) => defender.terrain === 'town'], {
      unless: ['ccn-6.15'],
    }),
    notes('ccn-7.33/square', [formsSquare, ({ defender }) => defender.fieldworks !== 'none'], {
      unless: ['ccn-6.15'],
    }),
    sets<readonly Reaction[]>('ccn-6.15/may', reaction('form-square'), [formsSquare]),
  ],
};

export const reactionsTo = (attacked: Attacked, trace: Trace) =>
  applyRows(REACTS, attacked, [], trace);
