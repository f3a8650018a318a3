import { applyRows, type Table } from '../../core/rows.ts';
import { not, on } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { armOf, roller, rollRules, target } from '../combat/conditions.ts';
import type { Face } from '../faces.ts';
import { missesWithSabers } from '../units.ts';
import type { MeleeRoll } from './melee-dice.ts';

const { notes, sets } = rollRules<MeleeRoll>();
const loneLeader = target(({ unit }) => unit === 'leader');
const atUnit = on('target-lone-leader', not(loneLeader));
const misses = roller(({ unit }) => missesWithSabers(unit));

const HITS_ON: Table<MeleeRoll, readonly Face[]> = {
  on: 'hitsOn',
  rows: [
    sets<readonly Face[]>('ccn-5.172/melee', ['saber'], [loneLeader], { unless: ['ccn-5.146'] }),
    sets<readonly Face[]>(
      'ccn-5.145',
      ({ target: { unit } }, faces) => [...faces, ...[armOf(unit) ?? []].flat()],
      [not(loneLeader)],
      { with: ({ target: { unit } }) => ({ target: unit, face: armOf(unit) ?? '' }) },
    ),
    notes<readonly Face[]>('ccn-6.5', [({ retires }) => retires], {
      unless: ['ccn-5.129', 'ccn-5.146'],
    }),
    notes<readonly Face[]>('ccn-5.129', [misses], atUnit, {
      unless: ['ccn-5.146'],
    }),
    sets<readonly Face[]>('ccn-5.146', (_, faces) => [...faces, 'saber'], []),
  ],
};

/** The faces that hit in a roll of melee. */
export const hitsOf = (roll: MeleeRoll, trace: Trace) => applyRows(HITS_ON, roll, [], trace);
