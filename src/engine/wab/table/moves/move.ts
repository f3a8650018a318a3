import { alike, amount, many, maybe, part, text, words, yes } from '../../../core/answer.ts';
import { firstOf } from '../../../core/problems.ts';
import { defineQuery } from '../../../core/query.ts';
import { readings } from '../../../core/readings.ts';
import type { Trace } from '../../../core/ruling.ts';
import { group, rare, usual } from '../../../core/schema/groups.ts';
import type { Values } from '../../../core/schema/values.ts';
import { middleOf } from '../../../plane/rectangle.ts';
import { DEGREE, inMm } from '../../../plane/table/measure.ts';
import { POSITION, UNIT_NAME } from '../../../plane/table/questions.ts';
import { replaced } from '../../../plane/table/state.ts';
import { closeOf, reached } from '../../../plane/verdict.ts';
import { inRank, ranksOf } from '../block.ts';
import { checkUnit, formedOnly, unitOf } from '../fields.ts';
import { writeTable } from '../notation.ts';
import { DISTANCES, inInches, ofInches } from '../scale.ts';
import { isLone } from '../state.ts';
import { tellOf } from '../terrain.ts';
import { isRounded, tellCost, totalOf } from './cost.ts';
import { type Found, findMove, leftOf, mayMove } from './legal-move.ts';
import { PACE } from './march.ts';
import { PATH, stepsOf, stridesOf } from './stride.ts';

const FIELDS = {
  position: POSITION,
  unitName: UNIT_NAME,
  path: PATH,
  pace: usual(PACE),
  readings: rare(group(readings('R17', 'R18', 'R20', 'R100', 'R110', 'R111'))),
};
type Asked = Values<typeof FIELDS>;

const check = firstOf<Asked>(checkUnit, formedOnly<Asked>('unitName'), [
  'path',
  'goes-nowhere',
  null,
  ({ path }) => path.length === 0,
]);

const RATES = {
  normal: 'wab-2.11/table-rate',
  march: 'wab-2.46/table',
  'quick-march': 'wab-2.56/table',
} as const;

/** What it does on its way, clause by clause. */
function tellWay({ mover, plan, manoeuvres, cost }: Found, trace: Trace) {
  const unit = mover.name;
  trace.step(RATES[plan.pace], { unit, inches: cost.allowance });
  stepsOf(mover, plan.strides).forEach((step, i) => {
    if (typeof step === 'function' || step.kind !== 'turn') return;
    if (isLone(mover)) trace.step('wab-9.3/table', { unit });
    else
      trace.step('wab-2.16/table', {
        ...{ unit, inches: plan.strides[i]?.amount ?? 0 },
        degrees: Math.abs(step.angle) / DEGREE,
      });
  });
  const { turns, freeTurns, turnInches, ranks, freeRanks, rankInches } = manoeuvres;
  if (turns > freeTurns)
    trace.step('wab-2.22/table', { unit, n: turns - freeTurns, inches: turnInches });
  if (freeTurns > 0 && !isLone(mover)) trace.step('wab-2.23/table', { unit, n: freeTurns });
  if (ranks > freeRanks)
    trace.step('wab-2.25/table', { unit, n: ranks - freeRanks, inches: rankInches });
  if (freeRanks > 0) trace.step('wab-2.26/table', { unit, n: freeRanks });
}

const ANSWER = {
  allowed: yes(),
  ...alike(amount(), 'mayGo', 'used', 'left', 'endX', 'endY', 'endHeading'),
  ...alike(amount(), 'endWide', 'endRanks', 'lastRank'),
  throughUnits: many(text()),
  throughGround: many(text()),
  nearestEnemy: maybe(part({ unit: text(), inches: amount() })),
  enemiesNear: many(text()),
  leavesTableMm: amount(),
  tooCloseToCall: words(['allowance', 'inch', 'line']),
  positionAfter: maybe(text()),
};

export const tableMove = defineQuery({
  id: 'wab/table-move',
  fields: FIELDS,
  answer: ANSWER,
  start: { position: 'wab1_bottom_A-36-40_top_X-36-20', unitName: 'A', path: [{ amount: 4 }] },
  sample: {
    position: 'wab1_wood-30-30-42-38_bottom_A-36-40_F-44-40_top_X-36-20',
    unitName: 'A',
    path: [{ go: 'wheel-left', amount: 1 }, { amount: 2 }],
  },
  check,
  run(input, trace) {
    const { state, unit } = unitOf(input);
    const { pace, readings: by } = input;
    const found = findMove(state, unit, { strides: stridesOf(input.path), pace, readings: by });
    tellWay(found, trace);
    tellOf(found.cost.met, trace);
    tellCost(found.cost, unit.name, trace);
    if (isRounded(found.cost, by)) trace.step('wab-2.40/table', { unit: unit.name });
    const allowed = mayMove(found, trace);
    const { way, cost, nearEnd, nearWay, neighbours } = found;
    const { end } = way;
    const place = middleOf(end, 'front');
    const used = inInches(totalOf(cost));
    const near = (one: Found['nearEnd']) =>
      one !== undefined && one.far !== LIMIT && reached(one.far - LIMIT).close;
    return {
      answer: {
        allowed,
        ...{ mayGo: cost.allowance, used, left: leftOf(found) },
        ...{ endX: inInches(place.x), endY: inInches(place.y), endHeading: end.heading / DEGREE },
        ...{ endWide: end.wide, endRanks: ranksOf(end), lastRank: inRank(end, ranksOf(end) - 1) },
        throughUnits: [...new Set([...way.crossed, ...way.endsOn])],
        throughGround: [...new Set([...cost.met.map(({ name }) => name), ...found.impassable])],
        nearestEnemy: nearEnd ? { unit: nearEnd.name, inches: inInches(nearEnd.far) } : null,
        enemiesNear: neighbours.map(({ name }) => name),
        leavesTableMm: inMm(way.leaves),
        tooCloseToCall: closeOf<'allowance' | 'inch' | 'line'>({
          allowance: isClose(totalOf(cost) - ofInches(cost.allowance)),
          inch: near(nearEnd) || near(nearWay),
          line: way.tooClose.length > 0,
        }),
        positionAfter: allowed ? writeTable(replaced(state, end)) : null,
      },
      summary: {
        say: `table-move/${allowed ? 'yes' : 'no'}`,
        with: { unit: unit.name, inches: used, most: cost.allowance },
      },
    };
  },
});

const LIMIT = ofInches(DISTANCES.enemy);
/** What rounding comes to is no doubt: exactly as far is enough. */
const ROUNDING = 2;
const isClose = (beyond: number) => Math.abs(beyond) > ROUNDING && reached(beyond).close;
