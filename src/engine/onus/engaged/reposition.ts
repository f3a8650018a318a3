import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import type { Engaged } from './engaged.ts';
import { envelopsAfter } from './envelop.ts';
import { freeAttacks } from './free-attack.ts';
import type { Outcome } from './outcome.ts';

const { bars, notes } = rulesOf<Engaged>();

/** Enemy front contacts that the turned card itself no longer holds: a marker must hold each (onus-7.100). */
const lostBy = ({ enemyContactsBefore: before, keptByCard: kept }: Engaged) =>
  before === undefined || kept === undefined ? null : before - kept;

const differs = (unit: Engaged) => {
  const lost = lostBy(unit) ?? 0;
  return lost < 0 || unit.enemyMarkersChange || lost > (unit.roomForMarkers ?? lost);
};

const overlaps = on('no-overlap', ({ overlapsSomething }: Engaged) => overlapsSomething);

const QUARTER_TURN: Table<Engaged, boolean> = {
  on: 'allowed',
  rows: [
    notes('onus-7.98', []),
    bars('onus-7.99/no-space', [({ freeSpace }) => !freeSpace]),
    notes('onus-7.99', [({ freeSpace }) => freeSpace]),
    bars('onus-7.100/differs', [differs]),
    notes('onus-7.100', [not(differs)], { with: (unit) => ({ markers: lostBy(unit) ?? 0 }) }),
    bars('onus-7.101', [], overlaps),
  ],
};

/** The contacts with the first enemy stay as they were, but for markers of its own that come and go. */
const withMarkers = ({ foes: [first] }: Engaged, removed: number, markersPlaced: number) => ({
  markersPlaced,
  diceAfter: Math.max(0, (first?.sectionsTouching ?? 0) - removed) + markersPlaced,
});

/** The card turned by 90 degrees where it fights. */
export function quarterTurn(unit: Engaged, trace: Trace): Outcome {
  const allowed = applyRows(QUARTER_TURN, unit, true, trace);
  if (!allowed) return { allowed };
  const markersNeeded = lostBy(unit);
  return {
    allowed,
    markersNeeded,
    enemyMarkersStay: true,
    ...withMarkers(unit, 0, envelopsAfter(unit, markersNeeded ?? 0, trace)),
  };
}

const HALF_TURN: Table<Engaged, boolean> = {
  on: 'allowed',
  rows: [
    notes('onus-7.98', []),
    notes('onus-7.102', []),
    notes('onus-7.104', [({ foes }) => foes.some((foe) => foe.enemyMarkers > 0)]),
  ],
};

/** The card keeps its place and turns its front to where its rear was. */
export function halfTurn(unit: Engaged, trace: Trace): Outcome {
  applyRows(HALF_TURN, unit, true, trace);
  const removed = unit.foes.reduce((sum, { ownMarkers = 0 }) => sum + ownMarkers, 0);
  if (removed > 0) trace.step('onus-7.103', { markers: removed });
  return {
    ...freeAttacks(unit, ({ ownMarkers = 0 }) => ownMarkers, trace),
    markersRemoved: removed,
    extended: Math.max(0, unit.extended - removed),
    enemyMarkersStay: true,
    ...withMarkers(unit, removed, envelopsAfter(unit, 0, trace)),
  };
}
