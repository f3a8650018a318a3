import type { Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { EVASION } from '../units.ts';
import type { EvadeInput } from './evade.ts';

type Is = (input: EvadeInput) => boolean;

const { bars, notes, sets } = rulesOf<EvadeInput>(({ attacker, defender }) => ({
  unit: defender.unit,
  attacker: attacker.unit,
}));

const loneLeader: Is = ({ defender }) => defender.unit === 'LD';
const aUnit = not(loneLeader);
const at =
  (moment: EvadeInput['moment']): Is =>
  (input) =>
    input.moment === moment;
const pathTold: Is = ({ defender }) => defender.freeHexes !== undefined;
const freeIs =
  (hexes: number): Is =>
  ({ defender }) =>
    defender.freeHexes === hexes;

/** What may stand in the way of an evasion that the types of both units would allow. */
export const IN_TIME: Table<EvadeInput, boolean> = {
  on: 'allowed',
  rows: [
    notes('cca-13.1', [aUnit, at('declared')]),
    bars('cca-10.7/evade', [aUnit, at('ranged')]),
    bars('cca-11.3/too-late', [aUnit, at('rolled')]),
    bars('cca-13.2', [at('battle-back')]),
    bars('cca-13.13', [aUnit, pathTold], on('a-hex-is-free', freeIs(0))),
  ],
};

export const EVADE_MOVE: Table<EvadeInput, number> = {
  on: 'mostHexes',
  rows: [
    sets('cca-13.12', 1, [aUnit, pathTold], on('two-hexes-free', freeIs(1)), {
      unless: ['cca-13.11'],
    }),
    sets('cca-13.11/hexes', EVASION.unit, [aUnit]),
    sets('cca-13.18', EVASION.leader, [loneLeader]),
    notes('cca-13.19', [loneLeader]),
    notes('cca-13.25/may', [loneLeader]),
  ],
};
