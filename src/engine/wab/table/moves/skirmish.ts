import { alike, amount, many, maybe, part, text, yes } from '../../../core/answer.ts';
import { firstOf } from '../../../core/problems.ts';
import { defineQuery } from '../../../core/query.ts';
import { readings } from '../../../core/readings.ts';
import { group, rare, usual } from '../../../core/schema/groups.ts';
import { optionalCount, optionalMeasure } from '../../../core/schema/numbers.ts';
import type { Values } from '../../../core/schema/values.ts';
import { heading } from '../../../plane/angle.ts';
import { middleOf } from '../../../plane/rectangle.ts';
import { DEGREE, inMm } from '../../../plane/table/measure.ts';
import { POSITION, UNIT_NAME } from '../../../plane/table/questions.ts';
import { replaced } from '../../../plane/table/state.ts';
import { checkUnit, unitOf } from '../fields.ts';
import { nearestEnemy } from '../near.ts';
import { writeTable } from '../notation.ts';
import { inInches, LIMITS, ofInches } from '../scale.ts';
import { orderOf } from '../state.ts';
import { findLoose, mayGoLoose } from './loose-move.ts';

const FIELDS = {
  position: POSITION,
  unitName: UNIT_NAME,
  toX: usual(optionalMeasure(0, LIMITS.table.most)),
  toY: usual(optionalMeasure(0, LIMITS.table.most)),
  headingAfter: usual(optionalMeasure(LIMITS.heading.least, LIMITS.heading.most)),
  wideAfter: usual(optionalCount(LIMITS.wide.least, LIMITS.wide.most)),
  gapAfter: usual(optionalMeasure(LIMITS.gap.least, LIMITS.gap.most)),
  readings: rare(group(readings('R17', 'R20'))),
};
type Asked = Values<typeof FIELDS>;

const check = firstOf<Asked>(
  checkUnit,
  [
    'unitName',
    'formed-otherwise',
    null,
    (input) => orderOf(unitOf(input).unit) !== 'skirmish',
    ({ unitName }) => ({ unit: unitName }),
  ],
  [
    'wideAfter',
    'more-abreast-than-models',
    null,
    (input) => (input.wideAfter ?? 1) > unitOf(input).unit.models,
    (input) => ({ models: unitOf(input).unit.models }),
  ],
);

const ANSWER = {
  allowed: yes(),
  mayGo: amount(),
  farthestModel: maybe(amount()),
  ...alike(amount(), 'endX', 'endY', 'endHeading', 'endWide', 'endGap'),
  stillShoots: yes(),
  ...alike(many(text()), 'throughUnits', 'throughGround'),
  nearestEnemy: maybe(part({ unit: text(), inches: amount() })),
  leavesTableMm: amount(),
  positionAfter: maybe(text()),
};

export const tableSkirmish = defineQuery({
  id: 'wab/table-skirmish',
  fields: FIELDS,
  answer: ANSWER,
  start: { position: 'wab1_bottom_A-36-40-skirmish-n10', unitName: 'A' },
  sample: {
    position: 'wab1_wood-30-30-42-38_bottom_A-36-40-skirmish-n10_F-36-37-n5_top_X-36-20',
    unitName: 'A',
    toX: 34,
    toY: 33,
  },
  check,
  run(input, trace) {
    const { state, unit } = unitOf(input);
    const { headingAfter, wideAfter = unit.wide, gapAfter = unit.gap } = input;
    const looks =
      headingAfter === undefined ? unit.heading : heading(Math.round(headingAfter * DEGREE));
    const { x, y } = middleOf(unit, 'front');
    const to = {
      x: input.toX === undefined ? x : ofInches(input.toX),
      y: input.toY === undefined ? y : ofInches(input.toY),
    };
    const goal = { heading: looks, wide: wideAfter, gap: gapAfter, to };
    const move = findLoose(state, unit, goal, input.readings);
    const { end, farthest, allowance } = move;
    trace.step('wab-15.5/table', { unit: unit.name, gap: gapAfter });
    const allowed = mayGoLoose(move, trace);
    const near = nearestEnemy(state, end);
    return {
      answer: {
        ...{ allowed, mayGo: allowance, farthestModel: farthest ?? null },
        ...{ endX: inInches(to.x), endY: inInches(to.y), endHeading: looks / DEGREE },
        ...{ endWide: end.wide, endGap: end.gap },
        stillShoots: allowed && (farthest ?? 0) <= unit.move,
        throughUnits: move.onUnits,
        throughGround: [...new Set([...move.met.map(({ name }) => name), ...move.impassable])],
        nearestEnemy: near ? { unit: near.name, inches: inInches(near.far) } : null,
        leavesTableMm: inMm(move.leaves),
        positionAfter: allowed ? writeTable(replaced(state, end)) : null,
      },
      summary: {
        say: `table-skirmish/${allowed ? 'yes' : 'no'}`,
        with: { unit: unit.name, inches: farthest ?? 0, most: allowance },
      },
    };
  },
});
