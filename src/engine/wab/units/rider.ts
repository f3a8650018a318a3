import { amount, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { count, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';

const FASTEST = 12;
const MOST = 10;

const RIDER_FIELDS = {
  mountMovement: requiredCount(1, FASTEST),
  mountKind: choice(['horse', 'camel'], 'horse'),
  riderWounds: count(1, MOST, 1),
  riderWoundsTaken: count(0, MOST, 0),
  leavesRider: flag(),
};
type Rider = Values<typeof RIDER_FIELDS>;

const { allows, bars, notes } = rulesOf<Rider>();

const dead = ({ riderWounds, riderWoundsTaken }: Rider) => riderWoundsTaken >= riderWounds;

const REMOVED: Table<Rider, boolean> = {
  on: 'modelRemoved',
  rows: [
    notes('wab-1.21', []),
    notes('wab-1.22', [], {
      with: ({ mountMovement }) => ({ movement: mountMovement }),
    }),
    allows('wab-1.24', [], on('rider-lives', dead)),
  ],
};

const MAY: Table<Rider, boolean> = {
  on: 'allowed',
  rows: [bars('wab-1.24/apart', [({ leavesRider }) => leavesRider])],
};

export const rider = defineQuery({
  id: 'wab/rider',
  fields: RIDER_FIELDS,
  answer: { allowed: yes(), movementUsed: amount(), modelRemoved: yes() },
  sample: { mountMovement: 8, riderWoundsTaken: 1 },
  start: { mountMovement: 8 },
  run(input, trace) {
    const modelRemoved = applyRows(REMOVED, input, false, trace);
    const allowed = applyRows(MAY, input, true, trace);
    return {
      answer: { allowed, movementUsed: input.mountMovement, modelRemoved },
      summary: { say: modelRemoved ? 'rider/removed' : 'rider/fights', with: {} },
    };
  },
});
