import { alike, amount, maybe, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { measure, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { COUNTER } from './counter-rows.ts';
import { CHARGERS, type Charger, chargeOf, inReach, movementOf, TARGETS } from './fields.ts';
import { FAR } from './way.ts';

const USUAL_MOVEMENT = 8;
/** A countercharge takes half of the movement (wab-3.60), one at a charge that falls short an inch (wab-3.63). */
const HALF = 2;
const STEP = 1;

const COUNTER_FIELDS = {
  movement: usual(movementOf(USUAL_MOVEMENT)),
  troops: usual(choice(TARGETS.options, 'cavalry')),
  chargers: usual(CHARGERS),
  wheel: measure(0, FAR, 0),
  alsoCharged: choice(['nobody', 'met-later', 'met-first'], 'nobody'),
  column: flag(),
  cataphracts: flag(),
  blocked: flag(),
  bareMovement: rare(optionalMeasure(1, 12)),
  readings: rare(group(readings('R23'))),
};
type Counter = Values<typeof COUNTER_FIELDS>;

const ALLOWED: Table<Counter, boolean> = { ...COUNTER, on: 'allowed' };

/** Whether another unit that the same enemy charges has to fight him too. */
const NEIGHBOUR: Table<Counter, boolean> = {
  on: 'neighbourFights',
  rows: [
    rulesOf<Counter>().bars(
      'wab-3.64',
      [({ alsoCharged }) => alsoCharged !== 'nobody'],
      on('met-too-late', ({ alsoCharged }) => alsoCharged === 'met-later'),
    ),
  ],
};

/** Half of its movement, that with armour (R23), less what its wheel takes; it goes no further than the enemy. */
function counterMove(input: Counter, { chargerDistance }: Charger, trace: Trace) {
  const {
    movement,
    bareMovement = movement,
    wheel,
    readings: { R23 },
  } = input;
  const half = (R23 === 'b' ? bareMovement : movement) / HALF;
  const straight = Math.min(Math.max(0, half - wheel), chargerDistance);
  trace.step('wab-3.60/half', { half, straight });
  return straight;
}

export const countercharge = defineQuery({
  id: 'wab/countercharge',
  fields: COUNTER_FIELDS,
  answer: {
    allowed: yes(),
    ...alike(maybe(amount()), 'leastDistance', 'counterMove', 'chargerMoves'),
    meets: yes(),
    countsAsCharging: yes(),
    strikesFirst: word(['charger', 'nobody'], 'nobody'),
    neighbourFights: yes(),
  },
  sample: {
    chargers: [{ chargerMovement: 8, chargerDistance: 9, chargerTroops: 'light-chariots' }],
  },
  start: { chargers: [{ chargerMovement: 8, chargerDistance: 12, chargerTroops: 'cavalry' }] },
  check: problems(['chargers', 'no-charger', 'wab-3.58', (one) => one.chargers.length === 0]),
  run(input, trace) {
    const [charger] = input.chargers as [Charger];
    const neighbour = input.alsoCharged !== 'nobody';
    const leastDistance = chargeOf(charger) / HALF;
    if (!applyRows(ALLOWED, input, true, trace))
      return {
        answer: { leastDistance, neighbourFights: neighbour },
        summary: { say: 'countercharge/no', with: {} },
      };
    trace.step('wab-3.8');
    if (!inReach(charger)) {
      trace.step('wab-3.63');
      return {
        answer: { allowed: true, leastDistance, counterMove: STEP },
        summary: { say: 'countercharge/short', with: { inches: STEP } },
      };
    }
    const moves = counterMove(input, charger, trace);
    const chargerMoves = charger.chargerDistance - moves;
    trace.step('wab-3.60/meet', { inches: chargerMoves, chargeDistance: chargeOf(charger) });
    trace.step('wab-3.61/first');
    return {
      answer: {
        ...{ allowed: true, leastDistance, counterMove: moves, chargerMoves, meets: true },
        ...{ countsAsCharging: true, strikesFirst: 'charger' },
        neighbourFights: applyRows(NEIGHBOUR, input, neighbour, trace),
      },
      summary: { say: 'countercharge/meets', with: { counterMove: moves, chargerMoves } },
    };
  },
});
