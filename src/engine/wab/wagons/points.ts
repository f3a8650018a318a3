import { amount, word } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import { WAGONS } from './wagons.ts';

const MOST_POINTS = 1000;
const MOST_VALUE = 10;
const PRICE = 75;
/** Of a formed unit (wab-14.48). */
const BREAK_VALUE = 2;
const HALF = 2;
const DEFENDERS = WAGONS.tabor.crew;

export const taborPoints = defineQuery({
  id: 'wab/tabor-points',
  fields: {
    taborCost: usual(count(1, MOST_POINTS, PRICE)),
    defendersLost: usual(count(0, 2 * DEFENDERS, 0)),
    defendersAtFirst: count(1, 2 * DEFENDERS, DEFENDERS),
    taborBreakValue: count(0, MOST_VALUE, BREAK_VALUE),
    readings: rare(group(readings('R233'))),
  },
  answer: {
    shareLost: word(['none', 'half', 'all'], 'none'),
    points: amount(),
    breakLost: amount(),
  },
  sample: { defendersLost: 5 },
  start: {},
  check: problems([
    'defendersLost',
    'more-than-at-first',
    'wab-14.48',
    ({ defendersLost, defendersAtFirst }) => defendersLost > defendersAtFirst,
  ]),
  run({ taborCost, defendersLost, defendersAtFirst, taborBreakValue, readings: { R233 } }, trace) {
    const shareLost =
      defendersLost === defendersAtFirst
        ? 'all'
        : HALF * defendersLost >= defendersAtFirst
          ? 'half'
          : 'none';
    const half = R233 === 'b' ? Math.floor(taborCost / HALF) : taborCost / HALF;
    const points = { none: 0, half, all: taborCost }[shareLost];
    const breakLost = { none: 0, half: Math.floor(taborBreakValue / HALF), all: taborBreakValue }[
      shareLost
    ];
    trace.step(`wab-14.48/${shareLost}`, { lost: defendersLost, first: defendersAtFirst });
    return {
      answer: { shareLost, points, breakLost },
      summary: { say: `tabor-points/${shareLost}`, with: { points, breakLost } },
    };
  },
});
