import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Roll } from '../combat/combat.ts';

export const BLOCKS_RETREAT = ['units', 'edge', 'impassable'] as const;

export const RETREAT_FIELDS = {
  freeHexes: rare(optionalCount(0, 12)),
  blockedBy: rare(choice(BLOCKS_RETREAT, 'units')),
  ignores: rare(optionalCount(0, 6)),
  leaderAt: rare(optionalCount(1, 12)),
  stopsAtLeader: rare(flag(true)),
};

/** What decides a retreat beside the flags: the free path, what lies behind it, and how many flags are ignored. */
export interface Retreat {
  /** Hexes of the path that are free; absent: as many as needed. */
  freeHexes?: number | undefined;
  blockedBy: (typeof BLOCKS_RETREAT)[number];
  /** Flags that the owner ignores at most; absent: all that he may. */
  ignores?: number | undefined;
  /** A lone friendly leader on the path: in which of its hexes, and whether the unit stops with him. */
  leaderAt?: number | undefined;
  stopsAtLeader?: boolean;
  /** Readings of blocked elephants and of elephants that meet a leader; absent: those adopted. */
  readings?: { R23: 'a' | 'b' | 'c'; R26: 'a' | 'b'; R27: 'a' | 'b' };
}

/** A unit that goes back `hexes` and may find a lone friendly leader on its way. */
interface Meeting extends Retreat {
  roll: Roll;
  hexes: number;
  /** The hex of the path in which the leader stands, counted from 1. */
  at: number;
}

const { sets } = rulesOf<Meeting>(({ roll, at }) => ({ target: roll.target.unit, hexes: at }));

const onPath = ({ at }: Meeting) => at > 0;
const reached = on(
  'leader-not-reached',
  ({ at, hexes, freeHexes }: Meeting) => at <= Math.min(hexes, freeHexes ?? hexes),
);
const withLeader = ({ roll }: Meeting) => roll.target.leader === 'attached';
const withoutLeader = on('leader-attached-already', not(withLeader));
const wantsToStop = on('goes-on', ({ stopsAtLeader }: Meeting) => stopsAtLeader !== false);
/** Reading R23: elephants may go onto the leader but not stop for him, or (b) stop as others do, or (c) not enter. */
const mayNotEnter = ({ roll, readings }: Meeting) =>
  roll.target.unit === 'EL' && readings?.R23 === 'c';
const mayStop = on(
  'elephants-do-not-stop',
  ({ roll, readings }: Meeting) => roll.target.unit !== 'EL' || readings?.R23 === 'b',
);

const FREE: Table<Meeting, number> = {
  on: 'hexesMade',
  rows: [
    sets(
      'cca-8.32/retreat',
      ({ at }, free) => Math.min(free, at - 1),
      [onPath, withLeader],
      reached,
    ),
    sets(
      'cca-12.11/elephants',
      ({ at }, free) => Math.min(free, at - 1),
      [onPath, mayNotEnter, not(withLeader)],
      reached,
    ),
  ],
};
const JOINS: Table<Meeting, boolean> = {
  on: 'joinsLeader',
  rows: [sets('cca-12.11', true, [onPath, not(mayNotEnter)], reached, withoutLeader)],
};
const STOPS: Table<Meeting, boolean> = {
  on: 'mayStop',
  rows: [sets('cca-12.12', true, [], mayStop, wantsToStop)],
};

/** How many hexes of its path a unit makes, and whether a leader on it joins and stops it (R22, R23). */
export function pathOf(roll: Roll, hexes: number, retreat: Retreat, trace: Trace) {
  const meeting: Meeting = { ...retreat, roll, hexes, at: retreat.leaderAt ?? 0 };
  const free = Math.min(hexes, retreat.freeHexes ?? hexes);
  const open = applyRows(FREE, meeting, free, trace);
  const joins = applyRows(JOINS, meeting, false, trace);
  const stops = joins && applyRows(STOPS, meeting, false, trace);
  return { hexes: stops ? meeting.at : open, joins, stops };
}
