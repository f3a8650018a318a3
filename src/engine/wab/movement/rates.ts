import { applyRows, type Row, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Key, Trace } from '../../core/ruling.ts';
import { isA, isChariot, isElephant, isScythed, type Vehicle } from './vehicles.ts';

/** How a unit may move of its own will; what the dice say is no such move. */
export const MOVES = [
  'normal',
  'march',
  'quick-march',
  'charge',
  'failed-charge',
  'countercharge',
  'disengage',
  'follow-up',
] as const;
export type Move = (typeof MOVES)[number];

/** Times the movement factor. */
export const TIMES: Readonly<Record<Move, number>> = {
  normal: 1,
  march: 2,
  'quick-march': 3,
  charge: 2,
  'failed-charge': 1,
  countercharge: 0.5,
  disengage: 2,
  'follow-up': 1,
};

interface Rated {
  move: Move;
  factor: number;
  skirmishers: boolean;
  vehicle: Vehicle;
  /** The die of a scythed chariot's march. */
  die: number;
}
const { notes, sets } = rulesOf<Rated>();

/** A move of skirmishers is no normal move and no march: it is always up to double (wab-15.7). */
const isSkirmishMove = ({ move, skirmishers }: Rated) =>
  skirmishers && (move === 'normal' || move === 'march');

const goes = (key: Key, move: Move): Row<Rated, number> =>
  sets<number>(
    key,
    ({ factor }) => factor * TIMES[move],
    [(one) => one.move === move && !isSkirmishMove(one)],
    {
      with: ({ factor }) => ({ allowance: factor * TIMES[move] }),
    },
  );

const inSquadron = isA('light', 'heavy');
const shown = { with: (_: Rated, __: number, after: () => number) => ({ allowance: after() }) };

const RATES: Table<Rated, number> = {
  on: 'allowance',
  rows: [
    goes('wab-2.11', 'normal'),
    sets<number>(
      'wab-16.17',
      ({ factor, die }) => factor + die,
      [isChariot, ({ move }) => move === 'march'],
      on('not-scythed', isScythed),
      { ...shown, unless: ['wab-2.46'] },
    ),
    goes('wab-2.46', 'march'),
    goes('wab-2.56', 'quick-march'),
    goes('wab-3.3/rate', 'charge'),
    goes('wab-3.22/rate', 'failed-charge'),
    goes('wab-3.60/rate', 'countercharge'),
    goes('wab-3.72/rate', 'disengage'),
    goes('wab-6.63/rate', 'follow-up'),
    sets<number>('wab-15.7', ({ factor }) => factor * TIMES.march, [isSkirmishMove], {
      with: ({ factor }) => ({ allowance: factor * TIMES.march }),
    }),
    notes<number>('wab-16.16', [inSquadron, ({ move }) => move === 'march'], shown),
    notes<number>('wab-16.16', [inSquadron, ({ move }) => move === 'quick-march'], {
      ...shown,
      say: 'wab-16.16/column',
    }),
    notes<number>('wab-17.11', [isElephant, ({ move }) => move === 'charge'], {
      ...shown,
      say: 'wab-17.11/charge',
    }),
    notes<number>('wab-15.9', [
      ({ skirmishers }) => skirmishers,
      ({ move }) => move === 'charge' || move === 'march',
    ]),
  ],
};

/** How many inches such a move may spend. */
export const allowanceOf = (
  move: Move,
  factor: number,
  trace: Trace,
  skirmishers = false,
  { vehicle = 'none', die = 0 }: { vehicle?: Vehicle; die?: number | undefined } = {},
) => applyRows(RATES, { move, factor, skirmishers, vehicle, die }, 0, trace);

export const isMarch = ({ move }: { move: string }) => move === 'march' || move === 'quick-march';
