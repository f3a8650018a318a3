import type { ClauseId } from '../../core/clause-ids.ts';
import { type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import type { EvadeInput } from './evade.ts';

const EVADE_HEXES = 2;
const LEADER_HEXES = 3;

type On<V = unknown> = Condition<EvadeInput, V>;
const on = (name: string, holds: (input: EvadeInput) => boolean): On => ({ name, holds });

const aUnit = on('a-lone-leader', ({ defender }) => defender.unit !== 'LD');
const loneLeader = on('not-a-lone-leader', ({ defender }) => defender.unit === 'LD');
const at = (...moments: EvadeInput['moment'][]) =>
  on('other-moment', ({ moment }) => moments.includes(moment));
const pathTold = on('path-not-told', ({ defender }) => defender.freeHexes !== undefined);
const free = ({ defender }: EvadeInput) => defender.freeHexes ?? EVADE_HEXES;
const noneFree = on('a-hex-is-free', (input) => free(input) === 0);
const oneFree = on('two-hexes-free', (input) => free(input) === 1);

const names = ({ attacker, defender }: EvadeInput) => ({
  unit: defender.unit,
  attacker: attacker.unit,
});
const forbids = (
  clause: ClauseId,
  say: string | undefined,
  ...when: On[]
): Row<EvadeInput, boolean> => ({
  clause,
  when,
  apply: () => false,
  with: names,
  ...(say && { say: `${clause}/${say}` }),
});

/** What may stand in the way of an evasion that the types of both units would allow. */
export const IN_TIME: Table<EvadeInput, boolean> = {
  on: 'allowed',
  rows: [
    { clause: 'cca-13.1', when: [topic(aUnit, at('declared'))], with: names },
    forbids('cca-10.7', 'evade', topic(aUnit, at('ranged'))),
    forbids('cca-11.3', 'too-late', topic(aUnit, at('rolled'))),
    forbids('cca-13.2', undefined, topic(aUnit, at('battle-back'))),
    forbids('cca-13.13', undefined, topic(aUnit, pathTold), noneFree),
  ],
};

export const EVADE_MOVE: Table<EvadeInput, number> = {
  on: 'mostHexes',
  rows: [
    {
      clause: 'cca-13.12',
      when: [topic(aUnit, pathTold), oneFree],
      apply: () => 1,
      with: names,
      unless: ['cca-13.11'],
    },
    {
      clause: 'cca-13.11',
      when: [aUnit],
      apply: () => EVADE_HEXES,
      with: names,
      say: 'cca-13.11/hexes',
    },
    { clause: 'cca-13.18', when: [loneLeader], apply: () => LEADER_HEXES },
    { clause: 'cca-13.19', when: [loneLeader] },
    { clause: 'cca-13.25', when: [loneLeader], say: 'cca-13.25/may' },
  ],
};
