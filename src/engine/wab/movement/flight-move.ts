import { alike, amount, maybe, word, yes } from '../../core/answer.ts';
import { sum } from '../../core/dice.ts';
import { fraction, multiply } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings, readingsToC } from '../../core/readings.ts';
import { applyRows } from '../../core/rows.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, flag, optionalChoice } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { measure, optionalCounts, optionalMeasure } from '../../core/schema/numbers.ts';
import { FACES } from '../dice.ts';
import { MANY } from '../flight/flight-dice.ts';
import { tellNormalMove } from '../skirmish/flight-dice.ts';
import { FACTOR_FIELDS, factorOf } from './factor.ts';
import {
  BARRIERS,
  diceOf,
  EDGE,
  ENDING,
  ENDS,
  FLIGHTS,
  type Fleer,
  inchesOf,
  MOMENTS,
  ROUTE,
  ROUTES,
  WHEN,
} from './flight-rows.ts';

const FAR = 120;
const FINE = 100;

const FLIGHT_FIELDS = {
  ...FACTOR_FIELDS,
  flightCause: usual(choice(FLIGHTS, 'later')),
  onWay: usual(choice(BARRIERS, 'nothing')),
  wayLength: measure(0, FAR, 0),
  wayRound: flag(true),
  edgeDistance: optionalMeasure(0, FAR),
  ownEdgeShut: flag(),
  sideQuicker: rare(flag(true)),
  wantedEdge: rare(optionalChoice(['own', 'side', 'enemy'])),
  shootsFirst: flag(),
  skirmishers: rare(flag()),
  chariots: rare(choice(['none', 'heavy', 'light'], 'none')),
  dice: optionalCounts(1, FACES, MANY),
  readings: rare(group({ ...readings('R23', 'R214'), ...readingsToC('R90') })),
};

const totalOf = (dice: readonly number[] | undefined) =>
  dice ? dice.reduce((all, die) => all + die, 0) : null;

const endOf = (fleer: Fleer, rolled: number, trace = new Trace()) =>
  applyRows(ENDING, { ...fleer, rolled }, 'free', trace);

/** How likely it leaves the table or is destroyed on its way, and how far it moves. */
function oddsOf(fleer: Fleer, dice: number, rolled: number | null) {
  const all = rolled === null ? sum(dice) : sum(dice).map(() => ({ sum: rolled }));
  const moved = all.map((one) => {
    const end = endOf(fleer, one.sum);
    return { end, inches: inchesOf(end, fleer, one.sum) };
  });
  // Ways are measured in parts of an inch; a mean is counted in whole numbers.
  const fine = moved.mean(({ inches }) => Math.round(FINE * inches));
  const likely = (what: string) => chance(moved.probability(({ end }) => end === what));
  return {
    chances: { 'off-table': likely('off-table'), 'destroyed-on-way': likely('destroyed') },
    means: { inchesFled: mean(multiply(fine, fraction(1, FINE))) },
    tables: {
      inchesFled: table(
        moved.map(({ inches }) => ({ inches })),
        ({ inches }) => inches,
      ),
    },
  };
}

export const flightMove = defineQuery({
  id: 'wab/flight-move',
  fields: FLIGHT_FIELDS,
  answer: {
    allowed: yes(),
    ...alike(amount(), 'factor', 'flightDice'),
    ...alike(maybe(amount()), 'flightDistance', 'inchesFled'),
    flightMoment: word(MOMENTS, 'compulsory-moves'),
    flightRoute: word(ROUTES, 'own-edge'),
    flightEndsAs: word(ENDS, 'open'),
  },
  odds: {
    chances: ['off-table', 'destroyed-on-way'],
    means: ['inchesFled'],
    tables: ['inchesFled'],
  },
  rolls: { dice: ({ flightDice }) => flightDice },
  sample: { movement: 4, edgeDistance: 8 },
  start: { movement: 4 },
  check: problems(
    [
      'shootsFirst',
      'shoots-only-at-a-charge',
      'wab-3.13',
      ({ shootsFirst, flightCause }) => shootsFirst && flightCause !== 'charge',
    ],
    [
      'dice',
      'other-number-of-dice',
      'wab-2.71',
      (one) =>
        one.dice !== undefined &&
        one.dice.length !== diceOf({ ...one, factor: factorOf(one, new Trace()) }),
    ],
  ),
  run(input, trace) {
    const factor = factorOf(input, trace);
    const fleer: Fleer = { ...input, factor };
    const flightMoment = applyRows(WHEN, fleer, 'compulsory-moves', trace);
    const flightRoute = applyRows(ROUTE, fleer, 'own-edge', trace);
    const flightDice = diceOf(fleer, trace);
    tellNormalMove(input.skirmishers, factor, trace);
    const base = { factor, flightDice, flightMoment, flightRoute };
    if (!applyRows(EDGE, fleer, true, trace))
      return { answer: base, summary: { say: 'flight-move/no', with: {} } };
    trace.step('wab-2.71/dice', { dice: flightDice });
    const rolled = totalOf(input.dice);
    const end = endOf(fleer, rolled ?? 0, rolled === null ? new Trace() : trace);
    if (rolled === null)
      return {
        answer: { ...base, allowed: true },
        summary: { say: 'flight-move/open', with: { dice: flightDice } },
        odds: oddsOf(fleer, flightDice, null),
      };
    const inches = inchesOf(end, fleer, rolled);
    return {
      answer: {
        ...{ ...base, allowed: true, flightDistance: rolled, inchesFled: inches },
        flightEndsAs: end,
      },
      summary: { say: `flight-move/${end}`, with: { inches, rolled } },
      odds: oddsOf(fleer, flightDice, rolled),
    };
  },
});
