import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { diceOf } from '../flight/distances.ts';

interface Loose {
  skirmishers: boolean;
  movement: number;
}

const DICE: Table<Loose, number> = {
  on: 'dice',
  rows: [
    rulesOf<Loose>().notes<number>(
      'wab-15.8',
      [({ skirmishers }) => skirmishers],
      on('dice-alike', ({ movement }) => diceOf(2 * movement) !== diceOf(movement)),
      { with: ({ movement }) => ({ dice: diceOf(movement) }) },
    ),
  ],
};

/** That skirmishers flee and pursue by the Movement that is not doubled. */
export const tellNormalMove = (skirmishers: boolean, movement: number, trace: Trace) =>
  applyRows(DICE, { skirmishers, movement }, 0, trace);
