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

/** Of the charge that an unruly warband makes instead, if it can (wab-13.9). */
const CHARGES = 2;
interface Wild {
  unruly: boolean;
  factor: number;
  /** It charges already, or follows an enemy. */
  charges: boolean;
}

/** Inches that an unruly warband must go at least. */
export const LEAST_MOVE: Table<Wild, number | null> = {
  on: 'leastMove',
  rows: [
    rulesOf<Wild>().sets<number | null>(
      'wab-13.10/must',
      ({ factor }) => factor,
      [({ unruly }) => unruly],
      on('charges-already', ({ charges }) => !charges),
      { with: ({ factor }) => ({ charge: CHARGES * factor, least: factor }) },
    ),
  ],
};

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
