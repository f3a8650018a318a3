import { alike, amount, maybe, text, word, yes } from '../../../core/answer.ts';
import { Distribution, sum } from '../../../core/dice.ts';
import { fraction, multiply } from '../../../core/fraction.ts';
import { chance, mean, table } from '../../../core/odds.ts';
import { firstOf } from '../../../core/problems.ts';
import { defineQuery } from '../../../core/query.ts';
import { readings } from '../../../core/readings.ts';
import { applyRows } from '../../../core/rows.ts';
import type { Trace } from '../../../core/ruling.ts';
import { choice } from '../../../core/schema/choices.ts';
import { group, rare, usual } from '../../../core/schema/groups.ts';
import { optionalCounts, optionalMeasure } from '../../../core/schema/numbers.ts';
import type { Values } from '../../../core/schema/values.ts';
import { heading } from '../../../plane/angle.ts';
import { middleOf } from '../../../plane/rectangle.ts';
import { DEGREE } from '../../../plane/table/measure.ts';
import { POSITION, UNIT_NAME } from '../../../plane/table/questions.ts';
import { replaced } from '../../../plane/table/state.ts';
import { FACES } from '../../dice.ts';
import {
  DICE,
  DIRECTIONS,
  type Direction,
  ENDS,
  type End,
  endOf,
  FINE,
  STEPS,
  WHERE,
} from '../../elephants/stampede-rows.ts';
import { total } from '../../flight/distances.ts';
import { checkUnit, unitOf } from '../fields.ts';
import { writeTable } from '../notation.ts';
import { inInches, LIMITS } from '../scale.ts';
import type { TableUnit } from '../state.ts';
import { type Leg, legOf, type Ran, routeOf, runs } from './stampede-way.ts';

const FIELDS = {
  position: POSITION,
  unitName: UNIT_NAME,
  stampedeStep: usual(choice(STEPS, 'first')),
  stampedesTo: usual(optionalMeasure(LIMITS.heading.least, LIMITS.heading.most)),
  dice: optionalCounts(1, FACES, DICE),
  turnsTo: optionalMeasure(LIMITS.heading.least, LIMITS.heading.most),
  readings: rare(group(readings('R316'))),
};
type Asked = Values<typeof FIELDS>;

const found = (input: Asked) => {
  const { state, unit } = unitOf(input);
  return { state, unit, route: routeOf(state, unit, input) };
};

const check = firstOf<Asked>(
  checkUnit,
  [
    'unitName',
    'no-elephant-there',
    'wab-17.35',
    (input) => unitOf(input).unit.kind !== 'elephant',
    ({ unitName }) => ({ unit: unitName }),
  ],
  [
    'stampedesTo',
    'no-way-between-enemies',
    'wab-17.35',
    (input) => {
      const { route } = found(input);
      return route.heading === undefined && route.left.length > 0;
    },
    ({ unitName }) => ({ unit: unitName }),
  ],
  [
    'dice',
    'two-dice-of-stampede',
    'wab-17.35',
    ({ dice }) => dice !== undefined && dice.length !== DICE,
  ],
);

/** Moves out of a combat, which are no flight. */
const SPARED: readonly Asked['stampedeStep'][] = ['first', 'lost-a-combat'];

/** What lies first on a straight part of its way. */
function tellLeg({ from, unit, ground, move }: Leg, trace: Trace) {
  const values = { unit: from.name };
  if (unit)
    trace.step('wab-17.39/table', { ...values, other: unit.name, inches: move.meetsAt ?? 0 });
  if (ground)
    trace.step('wab-17.36/table-ground', { ...values, ground, inches: move.impassableAt ?? 0 });
}

/** How it ends, clause by clause, part by part. */
function tellRun(leg: Leg, rolled: number, { leg: last, rest }: Ran, trace: Trace) {
  endOf(leg.move, rolled, trace);
  if (last === leg) return;
  const on = { unit: leg.from.name, degrees: last.from.heading / DEGREE };
  trace.step('wab-17.36/table-on', on, { on: 'stampedeEnds', from: 'turned-aside', to: 'free' });
  tellLeg(last, trace);
  endOf(last.move, rest, trace);
}

/** The chances of all that may come of it. */
type Came = Pick<Ran, 'ends' | 'inches' | 'turned'>;
function oddsOf(leg: Leg, legs: readonly Leg[], all: Distribution<Came>) {
  const likely = (what: (ran: Came) => boolean) => chance(all.probability(what));
  const ends = (what: End) => likely((ran) => ran.ends === what);
  const any = (name: 'meetsAt' | 'edgeAt') => legs.some(({ move }) => move[name] !== undefined);
  const hundredths = all.mean(({ inches }) => Math.round(FINE * inches));
  return {
    chances: {
      ...(any('meetsAt') && { 'attacks-it': ends('attacks') }),
      ...(leg.ground && { 'turned-aside': likely(({ turned }) => turned) }),
      ...(any('edgeAt') && { 'off-table': ends('off-table') }),
    },
    means: { inchesMoved: mean(multiply(hundredths, fraction(1, FINE))) },
    tables: { inchesMoved: table(all, ({ inches }) => inches) },
  };
}

export const tableStampede = defineQuery({
  id: 'wab/table-stampede',
  fields: FIELDS,
  answer: {
    stampedeDirection: word(DIRECTIONS, 'as-before'),
    ...alike(maybe(amount()), 'runsTo', 'firstUnitInches', 'firstGroundInches', 'edgeInches'),
    ...alike(maybe(text()), 'firstUnit', 'firstGround', 'unitAttacked'),
    ...alike(maybe(amount()), 'rolled', 'inchesMoved', 'endX', 'endY', 'endHeading'),
    stampedeEnds: word(ENDS, 'open'),
    turnedAside: yes(),
    contactIs: word(['charge', 'no-charge', 'none'], 'none'),
    positionAfter: maybe(text()),
  },
  odds: {
    chances: ['attacks-it', 'turned-aside', 'off-table'],
    means: ['inchesMoved'],
    tables: ['inchesMoved'],
  },
  rolls: { dice: () => DICE },
  start: { position: 'wab1_bottom_E-36-30-elephant_top_X-36-30', unitName: 'E' },
  sample: {
    position: 'wab1_bottom_E-36-30-elephant_F-36-38_top_X-36-30',
    unitName: 'E',
    dice: [3, 4],
  },
  check,
  run(input, trace) {
    const { state, unit, route } = found(input);
    const leaves = route.left.length > 0;
    const values = { unit: unit.name, others: route.left };
    const stampedeDirection = applyRows(
      WHERE,
      {
        ...{ ...input, fromCombat: leaves, inTheWay: 'nobody', stampedeWish: 'nothing' },
        ...{ meetsAt: undefined, impassableAt: undefined, edgeAt: undefined },
      },
      'as-before' as Direction,
      trace,
    );
    if (route.left.length > 0 && SPARED.includes(input.stampedeStep))
      trace.step('wab-17.38/no-flight');
    const rolled = total(input.dice);
    if (route.heading === undefined)
      return {
        answer: { stampedeDirection, rolled },
        summary: { say: 'table-stampede/scatter', with: values },
      };
    const degrees = route.heading / DEGREE;
    trace.step('wab-17.36/table', { ...values, degrees });
    const leg = legOf(state, { ...unit, heading: route.heading }, route.left, input);
    tellLeg(leg, trace);
    const { turnsTo } = input;
    const next = (from: TableUnit) =>
      turnsTo === undefined
        ? undefined
        : legOf(
            state,
            { ...from, heading: heading(Math.round(turnsTo * DEGREE)) },
            route.left,
            input,
          );
    const beyond = leg.ground ? runs(leg, 2 * FACES, next).leg : leg;
    const fell = rolled === null ? sum(DICE) : Distribution.certain({ sum: rolled });
    const all = fell.map(({ sum: dice }): Came => {
      const { ends, inches, turned } = runs(leg, dice, next);
      return { ends, inches, turned };
    });
    const ran = rolled === null ? undefined : runs(leg, rolled, next);
    if (ran && rolled !== null) tellRun(leg, rolled, ran, trace);
    const ends = ran?.ends ?? 'open';
    const mayMeet = ends === 'open' && (leg.unit ?? beyond.unit) !== undefined;
    const meets = mayMeet || ends === 'attacks';
    const contact = input.readings.R316 === 'a' ? 'charge' : 'no-charge';
    if (meets) trace.step(`wab-17.39/${contact}`);
    const stands = ran && ends !== 'off-table' ? ran.end : undefined;
    const place = stands && middleOf(stands, 'front');
    const hit = ends === 'attacks' ? (ran?.leg.unit?.name ?? null) : null;
    return {
      answer: {
        ...{ stampedeDirection, rolled, runsTo: degrees, stampedeEnds: ends, unitAttacked: hit },
        ...{ firstUnit: leg.unit?.name ?? null, firstUnitInches: leg.move.meetsAt ?? null },
        ...{ firstGround: leg.ground ?? null, firstGroundInches: leg.move.impassableAt ?? null },
        ...{ edgeInches: leg.move.edgeAt ?? null, inchesMoved: ran?.inches ?? null },
        endX: place ? inInches(place.x) : null,
        endY: place ? inInches(place.y) : null,
        endHeading: stands ? stands.heading / DEGREE : null,
        turnedAside: ran?.turned ?? false,
        contactIs: meets ? contact : 'none',
        positionAfter:
          stands && ends !== 'turned-aside' ? writeTable(replaced(state, stands)) : null,
      },
      summary: {
        say: `table-stampede/${ends}`,
        with: { unit: unit.name, degrees, inches: ran?.inches ?? 0, other: hit ?? '' },
      },
      odds: oddsOf(leg, [leg, beyond], all),
    };
  },
});
