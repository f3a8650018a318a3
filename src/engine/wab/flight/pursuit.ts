import { alike, amount, maybe, opens, text, word, yes } from '../../core/answer.ts';
import { sum } from '../../core/dice.ts';
import { type Fraction, fractionText } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { rare, usual } from '../../core/schema/groups.ts';
import { measure, optionalCounts, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FACES } from '../dice.ts';

/** A unit that moves further rolls 3D6, to flee and to pursue (wab-2.71). */
const SLOW = 6;
const FEW = 2;
const MANY = 3;
const FASTEST = 12;
const ROLL = optionalCounts(1, FACES, MANY);

const FLIGHT_FIELDS = {
  movement: usual(measure(1, FASTEST, 4)),
  shootsFirst: flag(),
  pursuerMovement: optionalMeasure(1, FASTEST),
  allGone: flag(true),
  from: choice(['front', 'flank-or-rear'], 'front'),
  holdsObstacle: rare(flag()),
  dice: ROLL,
  pursuitDice: ROLL,
};
type Flight = Values<typeof FLIGHT_FIELDS>;

const { adds, bars, sets } = rulesOf<Flight>();

/** Dice of the flight. */
const DICE: Table<Flight, number> = {
  on: 'flightDice',
  rows: [
    sets(
      'wab-2.71',
      MANY,
      [],
      on('moves-six-or-less', ({ movement }) => movement > SLOW),
    ),
    adds('wab-3.15', -1, [({ shootsFirst }) => shootsFirst]),
  ],
};

const pursued = ({ pursuerMovement }: Flight) => pursuerMovement !== undefined;

const PURSUES: Table<Flight, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'wab-6.32',
      [pursued],
      on('all-are-gone', ({ allGone }) => !allGone),
    ),
    bars(
      'wab-6.33',
      [pursued],
      on('fought-its-front', ({ from }) => from === 'flank-or-rear'),
    ),
  ],
};

const PURSUIT_DICE: Table<Flight, number> = {
  on: 'pursuitDice',
  rows: [
    sets(
      'wab-6.37',
      MANY,
      [],
      on('moves-six-or-less', ({ pursuerMovement = 0 }) => pursuerMovement > SLOW),
    ),
  ],
};

const total = (dice: readonly number[] | undefined) =>
  dice ? dice.reduce((all, die) => all + die, 0) : null;

/** How likely the pursuer rolls more, with what has fallen. */
function caught(
  flight: number,
  pursuit: number,
  fled: number | null,
  ran: number | null,
): Fraction {
  const flights = fled === null ? sum(flight) : sum(flight).map(() => ({ sum: fled }));
  const runs = ran === null ? sum(pursuit) : sum(pursuit).map(() => ({ sum: ran }));
  return flights
    .chain(({ sum: away }) => runs.map(({ sum: after }) => ({ caught: after > away })))
    .probability((one) => one.caught);
}

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
    flightEnds: word(['open', 'escapes', 'destroyed', 'level'], 'open'),
  },
  odds: { chances: ['caught'] },
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
    ['shootsFirst', 'no-pursuit-after-shots', 'wab-3.13', (one) => one.shootsFirst && pursued(one)],
    [
      'dice',
      'other-number-of-dice',
      'wab-2.71',
      ({ dice, movement, shootsFirst }) =>
        dice !== undefined && dice.length !== (movement > SLOW ? MANY : FEW) - Number(shootsFirst),
    ],
    [
      'pursuitDice',
      'other-number-of-dice',
      'wab-6.37',
      ({ pursuitDice, pursuerMovement = 0 }) =>
        pursuitDice !== undefined && pursuitDice.length !== (pursuerMovement > SLOW ? MANY : FEW),
    ],
  ),
  run(input, trace) {
    const flightDice = applyRows(DICE, input, FEW, trace);
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
    if (!applyRows(PURSUES, input, true, trace))
      return {
        answer: { ...base, allowed: false, destroyed: false },
        summary: { say: 'flight-pursuit/no', with: {} },
      };
    const mustPursue = !input.holdsObstacle;
    trace.step(mustPursue ? 'wab-6.34' : 'wab-6.35');
    const pursuitDiceRolled = applyRows(PURSUIT_DICE, input, FEW, trace);
    const ran = total(input.pursuitDice);
    const now = caught(flightDice, pursuitDiceRolled, fled, ran);
    const settled = fled !== null && ran !== null;
    const flightEnds = !settled
      ? 'open'
      : ran > fled
        ? 'destroyed'
        : ran === fled
          ? 'level'
          : 'escapes';
    if (flightEnds === 'destroyed') trace.step('wab-6.39', { ran: ran ?? 0, fled: fled ?? 0 });
    if (flightEnds === 'level') trace.step('wab-6.41');
    if (flightEnds === 'escapes') trace.step('wab-6.40', { ran: ran ?? 0, fled: fled ?? 0 });
    return {
      answer: {
        ...{ ...base, mustPursue, pursuitDiceRolled, pursuitDistance: ran, flightEnds },
        chanceCaught: fractionText(caught(flightDice, pursuitDiceRolled, null, null)),
        destroyed: settled ? flightEnds === 'destroyed' : null,
      },
      summary: {
        say: `flight-pursuit/${flightEnds}`,
        with: {
          dice: flightDice,
          percent: fractionText(now),
          ran: ran ?? 0,
          fled: fled ?? 0,
        },
      },
      odds: { chances: { caught: chance(now) }, means: {}, tables: {} },
    };
  },
});
