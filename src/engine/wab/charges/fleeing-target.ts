import { alike, amount, maybe, opens, text, yes } from '../../core/answer.ts';
import { sum } from '../../core/dice.ts';
import { fraction, fractionText } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import {
  measure,
  optionalCounts,
  optionalMeasure,
  requiredMeasure,
} from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FACES } from '../dice.ts';
import { MANY } from '../flight/flight-dice.ts';
import { failedMove, obstacleCost } from './charge.ts';
import { CHARGE_RATE, MOVEMENT, movementOf, TARGETS } from './fields.ts';
import { diceFrom } from './flight-rows.ts';
import { arrives, FAR, ROUGH } from './way.ts';

const USUAL_MOVEMENT = 4;

const TARGET_FIELDS = {
  movement: MOVEMENT,
  distance: requiredMeasure(0, FAR),
  wheel: usual(measure(0, FAR, 0)),
  fleeMovement: usual(movementOf(USUAL_MOVEMENT)),
  troops: TARGETS,
  shootsFirst: flag(),
  fledBefore: rare(flag()),
  rough: ROUGH,
  revealedDistance: optionalMeasure(0, FAR),
  wheelsAgain: flag(),
  dice: optionalCounts(1, FACES, MANY),
  bareMovement: rare(optionalMeasure(1, 12)),
  readings: rare(group(readings('R17', 'R20', 'R23', 'R30'))),
};
type Hunt = Values<typeof TARGET_FIELDS>;

const { bars } = rulesOf<Hunt>();

const reveals = ({ revealedDistance }: Hunt) => revealedDistance !== undefined;

const MAY: Table<Hunt, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'wab-3.55',
      [reveals],
      on('goes-straight', ({ wheelsAgain }) => wheelsAgain),
    ),
  ],
};

const diceOf = (hunt: Hunt, trace: Trace) => diceFrom(hunt, trace);

/** Whether the charge, its wheel made, covers so many inches straight on. */
function covers({ movement, wheel, rough, readings: { R17, R20 } }: Hunt, distance: number) {
  const allowance = CHARGE_RATE * movement;
  const walk = { rough, distance, obstacle: obstacleCost(allowance, movement, R20) };
  return (
    wheel <= allowance &&
    arrives({ ...walk, allowance: allowance - wheel, roundsDifficult: R17 === 'a' })
  );
}

/** The least roll of the flight that takes the target out of reach; none where no roll does. */
const leastRoll = (hunt: Hunt, dice: number) =>
  Array.from({ length: dice * FACES + 1 }, (_, roll) => roll).find(
    (roll) => roll >= dice && !covers(hunt, hunt.distance + roll),
  ) ?? null;

/** How far the charger goes if its target escapes by so many inches. */
function failsBy(hunt: Hunt, fled: number, trace: Trace) {
  trace.step('wab-3.22/fled');
  return failedMove({ ...hunt, distance: hunt.distance + fled }, trace);
}

/** Tells whether it escapes, and what the charger may do then. */
function tell(hunt: Hunt, escapes: boolean | null, trace: Trace) {
  if (escapes !== true) {
    trace.step('wab-3.16');
    trace.step('wab-6.73/overrun');
  }
  const { revealedDistance } = hunt;
  if (revealedDistance === undefined || escapes === false) return null;
  trace.step('wab-3.54');
  trace.step('wab-3.56/revealed');
  const reaches = covers(hunt, revealedDistance);
  trace.step(reaches ? 'wab-3.54/reaches' : 'wab-3.54/short', { inches: revealedDistance });
  return reaches;
}

export const fleeingTarget = defineQuery({
  id: 'wab/fleeing-target',
  fields: TARGET_FIELDS,
  answer: {
    allowed: yes(),
    ...alike(maybe(amount()), 'flightDice', 'straightReach', 'escapesOn', 'fled', 'failedMove'),
    escapeChance: maybe(text()),
    escapes: opens(),
    destroyed: opens(),
    mayRedirect: opens(),
    redirectReaches: maybe(yes()),
  },
  odds: { chances: ['escapes'] },
  rolls: { dice: ({ flightDice }) => flightDice ?? 0 },
  sample: { movement: 8, distance: 6 },
  start: { movement: 8, distance: 6 },
  check: problems(
    [
      'dice',
      'other-number-of-dice',
      'wab-3.11',
      (one) => one.dice !== undefined && one.dice.length !== diceOf(one, new Trace()),
    ],
    ['wheelsAgain', 'nobody-revealed', 'wab-3.55', (one) => one.wheelsAgain && !reveals(one)],
  ),
  run(input, trace) {
    const { movement, wheel, distance, dice } = input;
    const straightReach = Math.max(0, CHARGE_RATE * movement - wheel);
    if (!applyRows(MAY, input, true, trace))
      return { answer: {}, summary: { say: 'fleeing-target/no', with: {} } };
    const flightDice = diceOf(input, trace);
    trace.step('wab-3.11', { dice: flightDice });
    trace.step('wab-3.26/reach', { inches: straightReach });
    const escapesOn = leastRoll(input, flightDice);
    const likely =
      escapesOn === null
        ? fraction(0)
        : sum(flightDice).probability(({ sum: roll }) => roll >= escapesOn);
    const fled = dice ? dice.reduce((all, die) => all + die, 0) : null;
    const escapes =
      fled === null ? settled(likely, escapesOn) : escapesOn !== null && fled >= escapesOn;
    const fails = escapes === false ? null : failsBy(input, fled ?? escapesOn ?? 0, trace);
    const redirectReaches = tell(input, escapes, trace);
    const now = escapes === null ? likely : fraction(Number(escapes));
    return {
      answer: {
        ...{ allowed: true, flightDice, straightReach, escapesOn, fled, escapes, redirectReaches },
        failedMove: fails,
        escapeChance: fractionText(likely),
        destroyed: escapes === null ? null : !escapes,
        mayRedirect: reveals(input) ? escapes : false,
      },
      summary: {
        say: `fleeing-target/${escapes === null ? 'odds' : escapes ? 'escapes' : 'caught'}`,
        with: { percent: fractionText(likely), total: distance + (fled ?? 0) },
      },
      odds: { chances: { escapes: chance(now) }, means: {}, tables: {} },
    };
  },
});

/** Where every roll ends alike nothing is open. */
const settled = (likely: { n: bigint; d: bigint }, escapesOn: number | null) =>
  escapesOn === null ? false : likely.n === likely.d ? true : null;
