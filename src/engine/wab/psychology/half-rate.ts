import type { Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';

const HALF = 2;

/** A move of a warband, as far as its rate depends on how it is made. */
export interface Banding {
  warband: boolean;
  inCloseOrder: boolean;
  /** It does more than go straight ahead. */
  manoeuvres: boolean;
  /** A charge, or a move that it is compelled to. */
  forced: boolean;
}
const { notes, sets } = rulesOf<Banding>();

/** Whether its own rule halves its rate. */
export const HALF_RATE: Table<Banding, number> = {
  on: 'allowance',
  rows: [
    notes<number>(
      'wab-13.19',
      [({ warband, inCloseOrder, manoeuvres }) => warband && inCloseOrder && manoeuvres],
      on('move-of-its-own-will', ({ forced }) => forced),
      { unless: ['wab-13.18'] },
    ),
    sets(
      'wab-13.18',
      (_, inches) => inches / HALF,
      [({ warband }) => warband],
      on('in-open-order', ({ inCloseOrder }) => inCloseOrder),
      on('straight-ahead', ({ manoeuvres }) => manoeuvres),
      { with: (_, __, after) => ({ left: after() }) },
    ),
  ],
};
