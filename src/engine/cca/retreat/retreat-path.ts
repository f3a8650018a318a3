import { applyRows, type Condition, type Table, topic } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import type { Roll } from '../combat/combat.ts';
import type { Retreat } from './aftermath.ts';

/** A unit that goes back `hexes` and may find a lone friendly leader on its way. */
interface Meeting extends Retreat {
  roll: Roll;
  hexes: number;
  /** The hex of the path in which the leader stands, counted from 1. */
  at: number;
}

type On<V = unknown> = Condition<Meeting, V>;

const onPath: On = { name: 'no-leader-on-path', holds: ({ at }) => at > 0 };
const reached: On = {
  name: 'leader-not-reached',
  holds: ({ at, hexes, freeHexes }) => at <= Math.min(hexes, freeHexes ?? hexes),
};
const withoutLeader: On = {
  name: 'leader-attached-already',
  holds: ({ roll }) => roll.target.leader !== 'attached',
};
const withLeader: On = {
  name: 'no-leader-attached',
  holds: ({ roll }) => roll.target.leader === 'attached',
};
const wantsToStop: On = { name: 'goes-on', holds: ({ stopsAtLeader }) => stopsAtLeader !== false };
/** Reading R23: elephants may go onto the leader but not stop for him, or (b) stop as others do. */
const mayStop: On = {
  name: 'elephants-do-not-stop',
  holds: ({ roll, readings }) => roll.target.unit !== 'EL' || readings?.R23 === 'b',
};

const names = ({ roll, at }: Meeting) => ({ target: roll.target.unit, hexes: at });

const FREE: Table<Meeting, number> = {
  on: 'hexesMade',
  rows: [
    {
      clause: 'cca-8.32',
      when: [topic(onPath, withLeader), reached],
      apply: (free, { at }) => Math.min(free, at - 1),
      with: names,
      say: 'cca-8.32/retreat',
    },
  ],
};

const JOINS: Table<Meeting, boolean> = {
  on: 'joinsLeader',
  rows: [
    { clause: 'cca-12.11', when: [onPath, reached, withoutLeader], apply: () => true, with: names },
  ],
};

const STOPS: Table<Meeting, boolean> = {
  on: 'mayStop',
  rows: [
    { clause: 'cca-12.12', when: [onPath, mayStop, wantsToStop], apply: () => true, with: names },
  ],
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
