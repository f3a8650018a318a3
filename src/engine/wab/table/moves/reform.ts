import { alike, amount, many, maybe, part, text, yes } from '../../../core/answer.ts';
import { firstOf } from '../../../core/problems.ts';
import { defineQuery } from '../../../core/query.ts';
import { readings } from '../../../core/readings.ts';
import { applyRows, type Table } from '../../../core/rows.ts';
import { not, on, rulesOf } from '../../../core/rules.ts';
import { group, rare, usual } from '../../../core/schema/groups.ts';
import { optionalCount, optionalMeasure } from '../../../core/schema/numbers.ts';
import type { Values } from '../../../core/schema/values.ts';
import { heading } from '../../../plane/angle.ts';
import { middleOf } from '../../../plane/rectangle.ts';
import { DEGREE, inMm } from '../../../plane/table/measure.ts';
import { POSITION, UNIT_NAME } from '../../../plane/table/questions.ts';
import { areEnemies, replaced } from '../../../plane/table/state.ts';
import { inRank, partsOf, ranksOf, sizeOf } from '../block.ts';
import { apartOf, atLeastApart } from '../bodies.ts';
import { checkUnit, formedOnly, unitOf } from '../fields.ts';
import { nearestEnemy } from '../near.ts';
import { writeTable } from '../notation.ts';
import { DISTANCES, inInches, LIMITS, ofInches } from '../scale.ts';
import { has, isLone, type TableState, type TableUnit } from '../state.ts';
import { groundsOf, roughUnder } from '../terrain.ts';
import { mayDrive } from './driving.ts';
import { type Ends, endsAt, hasRoom, MAY_LEAVE, MAY_STAND } from './end-place.ts';

const FIELDS = {
  position: POSITION,
  unitName: UNIT_NAME,
  headingAfter: usual(optionalMeasure(LIMITS.heading.least, LIMITS.heading.most)),
  wideAfter: usual(optionalCount(LIMITS.wide.least, LIMITS.wide.most)),
  readings: rare(group(readings('R8'))),
};
type Asked = Values<typeof FIELDS>;

const modelsOf = (input: Asked) => unitOf(input).unit.models;

const check = firstOf<Asked>(checkUnit, formedOnly<Asked>('unitName'), [
  'wideAfter',
  'more-abreast-than-models',
  null,
  (input) => (input.wideAfter ?? 1) > modelsOf(input),
  (input) => ({ models: modelsOf(input) }),
]);

/** A unit as it would stand, and what bears on it. */
interface Reformed extends Ends {
  /** Enemies who unsettle it (wab-2.30). */
  readonly enemies: readonly string[];
  readonly onRough: boolean;
}

const LIMIT = ofInches(DISTANCES.near);

/** Enemies less than 8 inches away; exactly as far counts by the adopted reading (R8). */
const enemiesAround = ({ units }: TableState, unit: TableUnit, { R8 }: Asked['readings']) =>
  units
    .filter((other) => areEnemies(unit, other) && atLeastApart(unit, other) <= LIMIT)
    .filter((other) => apartOf(unit, other) < LIMIT + (R8 === 'a' ? 1 : 0))
    .map(({ name }) => name);

/** Its middle stays where it is (wab-2.31). */
function reformed(state: TableState, unit: TableUnit, input: Asked): Reformed {
  const { headingAfter, wideAfter = unit.wide } = input;
  const looks =
    headingAfter === undefined ? unit.heading : heading(Math.round(headingAfter * DEGREE));
  const shaped = { ...unit, wide: wideAfter, heading: looks };
  const end = { ...shaped, ...sizeOf(shaped) };
  return {
    ...endsAt(state, unit, end),
    enemies: enemiesAround(state, unit, input.readings),
    onRough: roughUnder(groundsOf(state), partsOf(end)).length > 0,
  };
}

const { bars, notes } = rulesOf<Reformed>(({ unit }) => ({ unit: unit.name }));
const alone = ({ unit }: Reformed) => isLone(unit);

/** Whether a unit may reform so (wab-2.27 to wab-2.32). */
const MAY: Table<Reformed, boolean> = {
  on: 'allowed',
  rows: [
    ...MAY_LEAVE,
    notes('wab-9.3/table', [alone]),
    bars(
      'wab-2.28/table',
      [not(alone)],
      on('has-musician', ({ unit }) => has(unit, 'nomusician')),
    ),
    hasRoom('wab-2.31/table-room'),
    ...MAY_STAND,
  ],
};

const isUnsettled = on<Reformed>('enemy-too-far', ({ enemies }) => enemies.length > 0);

/** What its test is modified by (wab-2.30). */
const CHANGE: Table<Reformed, number> = {
  on: 'leadershipChange',
  rows: [
    rulesOf<Reformed>().adds('wab-2.30/table', -1, [], isUnsettled, {
      with: ({ unit, enemies }) => ({ unit: unit.name, others: enemies }),
    }),
  ],
};

const ANSWER = {
  ...alike(yes(), 'allowed', 'withoutTest'),
  leadershipChange: amount(),
  enemiesNear: many(text()),
  ...alike(amount(), 'endX', 'endY', 'endHeading', 'endWide', 'endRanks', 'lastRank'),
  ...alike(many(text()), 'throughUnits', 'throughGround'),
  nearestEnemy: maybe(part({ unit: text(), inches: amount() })),
  leavesTableMm: amount(),
  positionAfter: maybe(text()),
};

export const tableReform = defineQuery({
  id: 'wab/table-reform',
  fields: FIELDS,
  answer: ANSWER,
  start: { position: 'wab1_bottom_A-36-40_top_X-36-20', unitName: 'A' },
  sample: {
    position: 'wab1_bottom_A-36-40_F-41-40_top_X-47-36',
    unitName: 'A',
    headingAfter: 90,
    wideAfter: 4,
  },
  check,
  run(input, trace) {
    const { state, unit } = unitOf(input);
    const found = reformed(state, unit, input);
    const { end } = found;
    const values = { unit: unit.name };
    const may = applyRows(MAY, found, true, trace);
    const allowed = mayDrive(unit, 'normal', found.onRough, may, trace);
    const tests = allowed && !isLone(unit);
    const change = tests ? applyRows(CHANGE, found, 0, trace) : 0;
    if (allowed) {
      const degrees = end.heading / DEGREE;
      if (tests) trace.step('wab-2.29/table', values);
      trace.step('wab-2.31/table', { ...values, degrees, wide: end.wide, deep: ranksOf(end) });
      if (tests) trace.step('wab-2.32/table', values);
    }
    const near = nearestEnemy(state, end);
    const place = middleOf(end, 'front');
    return {
      answer: {
        ...{ allowed, withoutTest: allowed && !tests, leadershipChange: change },
        enemiesNear: found.enemies,
        ...{ endX: inInches(place.x), endY: inInches(place.y), endHeading: end.heading / DEGREE },
        ...{ endWide: end.wide, endRanks: ranksOf(end), lastRank: inRank(end, ranksOf(end) - 1) },
        ...{ throughUnits: found.onUnits, throughGround: found.impassable },
        nearestEnemy: near ? { unit: near.name, inches: inInches(near.far) } : null,
        leavesTableMm: inMm(found.leaves),
        positionAfter: allowed ? writeTable(replaced(state, end)) : null,
      },
      summary: {
        say: `table-reform/${allowed ? (tests ? (change < 0 ? 'near' : 'yes') : 'free') : 'no'}`,
        with: values,
      },
    };
  },
});
