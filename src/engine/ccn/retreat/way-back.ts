import { problems } from '../../core/problems.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Flagged } from './flags.ts';

export const CLOSED_BY = ['friends', 'enemies', 'impassable', 'edge'] as const;
export type ClosedBy = (typeof CLOSED_BY)[number];

export const WAY_FIELDS = {
  freeHexes: optionalCount(0, 12),
  closedBy: choice(CLOSED_BY, 'friends'),
  leaderAt: optionalCount(1, 12),
  freeHexesOtherWay: rare(optionalCount(0, 12)),
};

/** A lone leader stands in one of the free hexes; for a unit with a leader he may be what closes the way. */
export const checkWay = problems<{
  leader: boolean;
  freeHexes?: number | undefined;
  leaderAt?: number | undefined;
}>([
  'leaderAt',
  'leader-beyond-free-hexes',
  'ccn-5.181',
  ({ leader, freeHexes = Infinity, leaderAt = 0 }) => leaderAt > freeHexes + Number(leader),
  ({ freeHexes = 0, leaderAt = 0 }) => ({ at: leaderAt, hexes: freeHexes }),
]);

/** The way that a retreat takes, as its owner chose it. */
export interface Way {
  /** Hexes of it that are free; left out: as many as needed. */
  freeHexes?: number | undefined;
  /** What lies behind these. */
  closedBy: ClosedBy;
  /** In which of its hexes a lone friendly leader stands. */
  leaderAt?: number | undefined;
  /** Hexes that the best of the other ways allows. */
  freeHexesOtherWay?: number | undefined;
  readings: { R31: 'a' | 'b' };
}

interface GoesBack extends Way {
  unit: Flagged['unit'];
  inSquare: boolean;
  /** Its own leader is with it still. */
  led: boolean;
  /** Hexes that its flags demand, and those that nobody bars. */
  hexes: number;
  free: number;
}

const { notes, sets } = rulesOf<GoesBack>(({ unit, hexes, leaderAt = 0 }) => ({
  target: unit,
  hexes,
  at: leaderAt,
}));

const inSquare = (way: GoesBack) => way.inSquare;
const leaderOnWay = ({ leaderAt, inSquare }: GoesBack) => leaderAt !== undefined && !inSquare;
const reached = on('leader-not-reached', ({ leaderAt = 0, free }: GoesBack) => leaderAt <= free);
const withLeader = on('no-leader-of-its-own', ({ led }: GoesBack) => led);
const withoutLeader = on('leader-attached-already', ({ led }: GoesBack) => !led);
/** Reading R31: the leader's hex is closed to it, or (b) it may pass, but not end there. */
const mayNotPass = on(
  'reading-r31-b',
  ({ leaderAt = 0, free, readings }: GoesBack) => readings.R31 === 'a' || leaderAt === free,
);

const HEXES_MADE: Table<GoesBack, number> = {
  on: 'hexesMade',
  rows: [
    sets('ccn-6.38', 0, [inSquare]),
    sets(
      'ccn-5.179/leader',
      ({ leaderAt = 0 }) => leaderAt - 1,
      [leaderOnWay, withLeader],
      reached,
      mayNotPass,
    ),
    sets('ccn-5.181', ({ leaderAt = 0 }) => leaderAt, [leaderOnWay], reached, withoutLeader),
    notes(
      'ccn-5.175',
      [],
      on('no-hex-made', (_, made: number) => made > 0),
    ),
    notes(
      'ccn-5.180',
      [],
      on('no-hex-made', (_, made: number) => made > 0),
      withLeader,
    ),
  ],
};

/** Hexes that it makes, and whether a lone friendly leader ends its retreat, or bars it. */
export function goesBack(
  flagged: Pick<Flagged, 'unit' | 'inSquare' | 'leader' | 'leaderLost'>,
  hexes: number,
  way: Way,
  trace: Trace,
) {
  const free = Math.min(hexes, way.freeHexes ?? hexes);
  const led = flagged.leader && flagged.leaderLost !== true;
  const back: GoesBack = { ...way, ...flagged, led, hexes, free };
  const made = applyRows(HEXES_MADE, back, free, trace);
  const meets = made === way.leaderAt && !flagged.inSquare;
  const joinsLeader = !led && meets;
  const barredByLeader = led && made < free && !flagged.inSquare;
  return { hexesMade: made, joinsLeader, barredByLeader, missing: joinsLeader ? 0 : hexes - made };
}
