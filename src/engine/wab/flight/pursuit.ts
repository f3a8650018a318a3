import { alike, amount, maybe, opens, text, word, yes } from '../../core/answer.ts';
import { fractionText } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, groups, rare, usual } from '../../core/schema/groups.ts';
import { measure, optionalCounts, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FACES } from '../dice.ts';
import { ends, rollFor, unrolled } from './catching.ts';
import { CHARIOTS, FASTEST, fleeingDice, MANY, pursuingDice, total } from './distances.ts';
import { flightDiceOf, pursuitDiceOf } from './flight-dice.ts';
import { MAY_PURSUE } from './victor.ts';

/** Inches that are left between equal rolls (wab-6.41). */
const GAP = 1;
const ROLL = optionalCounts(1, FACES, MANY);
const MOST_OTHERS = 5;
const OTHER = { movement: measure(1, FASTEST, 4), chariots: rare(CHARIOTS), dice: ROLL };

const FLIGHT_FIELDS = {
  movement: usual(measure(1, FASTEST, 4)),
  shootsFirst: flag(),
  pursuerMovement: optionalMeasure(1, FASTEST),
  chariots: rare(CHARIOTS),
  pursuerChariots: rare(CHARIOTS),
  allGone: flag(true),
  from: choice(['front', 'flank-or-rear'], 'front'),
  holdsObstacle: rare(flag()),
  dice: ROLL,
  pursuitDice: ROLL,
  morePursuers: rare(groups(OTHER, MOST_OTHERS)),
  moreFleeing: rare(groups(OTHER, MOST_OTHERS)),
  readings: rare(group(readings('R61', 'R116'))),
};
type Flight = Values<typeof FLIGHT_FIELDS>;

const ENDS = ['open', 'escapes', 'destroyed', 'level'] as const;
type End = (typeof ENDS)[number];

const { notes } = rulesOf<Flight>();

/** Dice of the flight. */
const diceOf = ({ movement, chariots, shootsFirst }: Flight, trace: Trace) =>
  flightDiceOf(
    { ...{ speed: movement, chariots, shootsFirst }, later: false, byCharge: false },
    trace,
  );

const pursued = ({ pursuerMovement }: Flight) => pursuerMovement !== undefined;
const others = ({ morePursuers }: Flight) => morePursuers.length > 0;

/** Whether each of several pursuers rolls. */
const EACH: Table<Flight, number> = {
  on: 'pursuitDice',
  rows: [
    notes<number>('wab-6.37', [others, (one) => one.readings.R116 === 'a'], {
      say: 'wab-6.37/each',
      with: ({ morePursuers }) => ({ pursuers: morePursuers.length + 1 }),
    }),
    notes<number>('wab-6.37', [others, (one) => one.readings.R116 === 'b'], {
      say: 'wab-6.37/one-for-all',
    }),
  ],
};

/** What comes of the rolls of who pursues and who flees. */
function chased(
  input: Flight,
  base: { flightDice: number; flightDistance: number | null; mustPursue: boolean },
  trace: Trace,
) {
  const { pursuerMovement: speed = 0, pursuerChariots: chariots } = input;
  const pursuitDiceRolled = pursuitDiceOf({ speed, chariots }, trace);
  applyRows(EACH, input, pursuitDiceRolled, trace);
  const ran = total(input.pursuitDice);
  const each = input.readings.R116 === 'a';
  const several = input.readings.R61 === 'a';
  const { flightDice, flightDistance: fled } = base;
  const flights = [
    { dice: flightDice, fallen: fled },
    ...input.moreFleeing.map(rollFor(fleeingDice)),
  ];
  const runs = [
    { dice: pursuitDiceRolled, fallen: ran },
    ...(each ? input.morePursuers.map(rollFor(pursuingDice)) : []),
  ];
  const { first, every, caught } = ends(flights, runs, several);
  const settled = [...flights, ...runs].every(({ fallen }) => fallen !== null);
  const best = Math.max(...runs.map(({ fallen }) => fallen ?? 0));
  const flightEnds: End = !settled ? 'open' : tell({ best, fled: fled ?? 0, caught }, input, trace);
  const before = ends(flights.map(unrolled), runs.map(unrolled), several);
  return {
    answer: {
      ...{ ...base, pursuitDiceRolled, pursuitDistance: ran, flightEnds },
      chanceCaught: fractionText(before.first),
      destroyed: settled ? flightEnds === 'destroyed' : null,
      unitsDestroyed: settled ? caught : null,
      gap: settled ? (flightEnds === 'level' ? GAP : Math.max(0, (fled ?? 0) - best)) : null,
    },
    summary: {
      say: `flight-pursuit/${flightEnds}`,
      with: { dice: flightDice, percent: fractionText(first), ran: best, fled: fled ?? 0 },
    },
    odds: {
      chances: { caught: chance(first), 'all-caught': chance(every) },
      ...{ means: {}, tables: {} },
    },
  };
}

function tell(
  { best, fled, caught }: { best: number; fled: number; caught: number },
  { moreFleeing, readings: { R61 } }: Flight,
  trace: Trace,
): End {
  const values = { ran: best, fled };
  if (caught > 1 || (caught > 0 && best <= fled)) trace.step('wab-6.39/several', { caught });
  if (moreFleeing.length > 0 && R61 === 'a') trace.step('wab-20.6');
  if (moreFleeing.length > 0 && R61 === 'b') trace.step('wab-6.39/only-one');
  if (best > fled) {
    trace.decide('wab-6.39', values);
    return 'destroyed';
  }
  if (best === fled) {
    trace.decide('wab-6.41', { gap: GAP });
    return 'level';
  }
  trace.decide('wab-6.40', values);
  return 'escapes';
}

const toldWrong =
  (at: 'dice' | 'pursuitDice', many: (one: Flight) => number) =>
  (one: Flight): boolean =>
    one[at] !== undefined && one[at]?.length !== many(one);
const anyWrong = (all: Flight['morePursuers'], diceFor: typeof fleeingDice) =>
  all.some(
    ({ movement, chariots, dice }) =>
      dice !== undefined && dice.length !== diceFor(movement, chariots),
  );

export const flightPursuit = defineQuery({
  id: 'wab/flight-pursuit',
  fields: FLIGHT_FIELDS,
  answer: {
    flightDice: amount(),
    allowed: yes(true),
    mustPursue: yes(),
    ...alike(maybe(amount()), 'pursuitDiceRolled', 'flightDistance', 'pursuitDistance'),
    chanceCaught: maybe(text()),
    destroyed: opens(),
    unitsDestroyed: maybe(amount()),
    flightEnds: word(ENDS, 'open'),
    gap: maybe(amount()),
  },
  odds: { chances: ['caught', 'all-caught'] },
  rolls: {
    dice: ({ flightDice }) => flightDice,
    pursuitDice: ({ pursuitDiceRolled }) => pursuitDiceRolled,
  },
  sample: { movement: 4, pursuerMovement: 8 },
  start: {},
  check: problems(
    [
      'pursuitDice',
      'nobody-pursues',
      'wab-6.36',
      (one) => one.pursuitDice !== undefined && !pursued(one),
    ],
    ['morePursuers', 'nobody-pursues', 'wab-6.36', (one) => others(one) && !pursued(one)],
    [
      'moreFleeing',
      'nobody-pursues',
      'wab-6.36',
      (one) => one.moreFleeing.length > 0 && !pursued(one),
    ],
    ['shootsFirst', 'no-pursuit-after-shots', 'wab-3.13', (one) => one.shootsFirst && pursued(one)],
    [
      'dice',
      'other-number-of-dice',
      'wab-2.71',
      toldWrong('dice', (one) => diceOf(one, new Trace())),
    ],
    [
      'pursuitDice',
      'other-number-of-dice',
      'wab-6.37',
      toldWrong('pursuitDice', ({ pursuerMovement = 0, pursuerChariots }) =>
        pursuingDice(pursuerMovement, pursuerChariots),
      ),
    ],
    [
      'morePursuers',
      'other-number-of-dice',
      'wab-6.37',
      (one) => anyWrong(one.morePursuers, pursuingDice),
    ],
    [
      'moreFleeing',
      'other-number-of-dice',
      'wab-2.71',
      (one) => anyWrong(one.moreFleeing, fleeingDice),
    ],
  ),
  run(input, trace) {
    const flightDice = diceOf(input, trace);
    trace.step('wab-6.21', { dice: flightDice });
    const fled = total(input.dice);
    const base = { flightDice, flightDistance: fled };
    if (!pursued(input))
      return {
        answer: { ...base, destroyed: false },
        summary: {
          say: fled === null ? 'flight-pursuit/flees' : 'flight-pursuit/fled',
          with: { dice: flightDice, distance: fled ?? 0 },
        },
      };
    const victor = {
      ...{ won: true, enemiesFled: 1, enemiesGaveGround: 0, from: input.from },
      enemiesLeft: Number(!input.allGone),
    };
    if (!applyRows(MAY_PURSUE, victor, true, trace))
      return {
        answer: { ...base, allowed: false, destroyed: false },
        summary: { say: 'flight-pursuit/no', with: {} },
      };
    const mustPursue = !input.holdsObstacle;
    trace.step(mustPursue ? 'wab-6.34' : 'wab-6.35');
    return chased(input, { ...base, mustPursue }, trace);
  },
});
