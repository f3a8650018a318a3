import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import type { ClosedBy } from '../retreat/way-back.ts';
import type { Unit } from '../units.ts';

/** What a leader whose unit is gone has to do. */
export const LEADER_MUST = ['nothing', 'retreat', 'escape', 'leave', 'perish'] as const;
type LeaderMust = (typeof LEADER_MUST)[number];

/** A leader who survives his unit. */
interface Alone {
  unit: Unit;
  flags: number;
  /** It lost its last block for hexes that it could not make. */
  inRetreat: boolean;
  /** No hex towards his own side is free, and what is in the way. */
  closed: boolean;
  closedBy: ClosedBy;
}

const { notes, sets } = rulesOf<Alone>(({ unit }) => ({ target: unit }));

const flagsRolled = ({ flags }: Alone) => flags > 0;
const inRetreat = ({ inRetreat: lost }: Alone) => lost;
const byHits = on('lost-in-the-retreat', not(inRetreat));
const closedBy =
  (what: ClosedBy) =>
  ({ closed, closedBy: by }: Alone) =>
    closed && by === what;

const MUST: Table<Alone, LeaderMust> = {
  on: 'leaderMust',
  rows: [
    notes('ccn-5.170', [flagsRolled], byHits),
    notes('ccn-5.166', [inRetreat]),
    sets('ccn-5.167', 'escape', [inRetreat, closedBy('enemies')]),
    sets('ccn-5.209/only-way', 'escape', [not(inRetreat), closedBy('enemies')]),
    sets('ccn-5.168', 'leave', [inRetreat, closedBy('edge')]),
    sets('ccn-5.165', 'leave', [not(inRetreat), closedBy('edge')]),
    sets('ccn-5.169', 'perish', [inRetreat, closedBy('impassable')]),
    sets('ccn-5.203/closed', 'perish', [not(inRetreat), closedBy('impassable')]),
    sets('ccn-5.197', 'retreat', [(_, must) => must === 'nothing']),
  ],
};

/** What he has to do if he survives the check. */
export const leftAlone = (alone: Alone, trace: Trace) => applyRows(MUST, alone, 'nothing', trace);
