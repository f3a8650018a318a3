import { alike, amount, many, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { group, rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { nearest } from '../../plane/distance.ts';
import { outline } from '../../plane/rectangle.ts';
import { POSITION, UNIT_NAME } from '../../plane/table/questions.ts';
import { partsOf } from './block.ts';
import { apartOf, touch } from './bodies.ts';
import { checkNames, pairOf } from './fields.ts';
import { inInches, ofInches } from './scale.ts';
import { isInArc } from './seeing/sight.ts';
import type { TableUnit } from './state.ts';
import { CHARGED_SIDES, standingOf } from './zones.ts';

const FIELDS = {
  position: POSITION,
  unitName: UNIT_NAME,
  otherName: UNIT_NAME,
  readings: rare(group(readings('R25', 'R26', 'R111'))),
};
type Asked = Values<typeof FIELDS>;

const check = problems<Asked>(
  ({ position, unitName, otherName }) => checkNames(position, { unitName, otherName }),
  [
    'otherName',
    'the-same-unit',
    null,
    ({ position, unitName, otherName }) =>
      unitName === otherName && checkNames(position, { unitName }).length === 0,
    ({ unitName }) => ({ unit: unitName }),
  ],
);

/** The distances on which rules turn, in inches: the inch, panic and fleeing friends, marches, the General. */
const RULES = [1, 2, 4, 8, 12] as const;

/** How far the farthest point of another unit is from a unit. */
const wholeApart = (unit: TableUnit, other: TableUnit) =>
  Math.max(
    ...partsOf(other)
      .flatMap(outline)
      .map((point) => Math.min(...partsOf(unit).map((part) => nearest(point, part).distance))),
  );

const ANSWER = {
  ...alike(amount(), 'apartInches', 'wholeInches'),
  ...alike(yes(), 'touchEachOther', 'liesInArc'),
  withinInches: many(amount()),
  chargedSide: word(CHARGED_SIDES, 'front'),
};

export const tableDistance = defineQuery({
  id: 'wab/table-distance',
  fields: FIELDS,
  answer: ANSWER,
  start: { position: 'wab1_bottom_A-36-40_top_X-36-30', unitName: 'A', otherName: 'X' },
  sample: {
    position: 'wab1_bottom_A-36-40_top_X-42-34-230-n18',
    unitName: 'A',
    otherName: 'X',
  },
  check,
  run(input, trace) {
    const { unit, target: other } = pairOf({ ...input, targetName: input.otherName });
    const [near, whole] = [apartOf(unit, other), wholeApart(unit, other)];
    const counts = input.readings.R111 === 'a' ? near : whole;
    const standing = standingOf(unit, other, input.readings);
    const inArc = isInArc(unit, other);
    const values = { unit: unit.name, other: other.name, inches: inInches(near) };
    trace.step('wab-1.8/table', values);
    trace.step(inArc ? 'wab-1.48/table-in' : 'wab-1.48/table-out', values);
    trace.step('wab-3.44/table-stands', { ...values, side: `chargedSide.${standing.charged}` });
    return {
      answer: {
        ...{ apartInches: inInches(near), wholeInches: inInches(whole) },
        ...{ touchEachOther: touch(unit, other), liesInArc: inArc },
        withinInches: RULES.filter((inches) => counts <= ofInches(inches)),
        chargedSide: standing.charged,
      },
      summary: { say: 'table-distance/apart', with: values },
    };
  },
});
