import { alike, amount, many, part, text, word, yes } from '../../core/answer.ts';
import { firstOf } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings, readingsToC } from '../../core/readings.ts';
import type { Trace } from '../../core/ruling.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { text as name } from '../../core/schema/names.ts';
import type { Values } from '../../core/schema/values.ts';
import { bearing } from '../../plane/angle.ts';
import { wholePoint } from '../../plane/point.ts';
import { DEGREE } from '../../plane/table/measure.ts';
import { POSITION, UNIT_NAME } from '../../plane/table/questions.ts';
import { unitNamed } from '../../plane/table/state.ts';
import { standing } from './facing.ts';
import { checkPair, checkUnit, tableOf, unitOf } from './fields.ts';
import { DESTINATION, troopOnly } from './move.ts';
import { type Approach, type Reaction, reactionsTo, WHY } from './reacting.ts';
import { bestRun } from './run-up.ts';
import { distanceOf, inInches, ofInches } from './scale.ts';
import { centreOf, has, isTroop, type TableState, type TableUnit } from './state.ts';

const FIELDS = {
  position: POSITION,
  unitName: UNIT_NAME,
  ...DESTINATION,
  chargedName: usual(name(12)),
  readings: rare(group({ ...readingsToC('R23'), ...readings('R118') })),
};
type Asked = Values<typeof FIELDS>;

/** Of a charge the way is known; a charge and a destination would be two moves. */
const check = firstOf<Asked>(
  checkUnit,
  troopOnly<Asked>(),
  (input) =>
    input.chargedName === ''
      ? []
      : checkPair({ ...input, targetName: input.chargedName }).map((one) => ({
          ...one,
          field: one.field === 'targetName' ? 'chargedName' : one.field,
        })),
  [
    'chargedName',
    'commander-no-target',
    't7g-7.7',
    ({ position, chargedName }) =>
      tableOf(position).state.units.some((unit) => unit.name === chargedName && !isTroop(unit)),
    ({ chargedName }) => ({ other: chargedName }),
  ],
  [
    'toX',
    'charge-has-its-way',
    't7g-5.5',
    ({ toX, toY, chargedName }) => chargedName !== '' && (toX !== undefined || toY !== undefined),
  ],
  ['toY', 'half-a-place', null, ({ toX, toY }) => toX !== undefined && toY === undefined],
  ['toX', 'half-a-place', null, ({ toX, toY }) => toX === undefined && toY !== undefined],
  [
    'toX',
    'move-missing',
    't7g-2.28',
    ({ toX, chargedName }) => toX === undefined && chargedName === '',
  ],
);

/** The move as reactions see it: a charge goes as far as where the bases touch. */
function approachOf(state: TableState, mover: TableUnit, input: Asked): Approach {
  const { toX = 0, toY = 0, chargedName, readings: read } = input;
  const from = centreOf(mover);
  const target = unitNamed(state, chargedName);
  const to = target
    ? centreOf(bestRun(state, mover, target).chosen.path.end)
    : wholePoint({ x: ofInches(toX), y: ofInches(toY) });
  return {
    mover,
    turned: standing(mover, from, bearing(from, to)),
    line: { from, to },
    charged: target?.name,
    by: read.R23,
    only: read.R118,
  };
}

const KEYS = {
  charge: 't7g-5.4/table',
  evasion: 't7g-6.59/table',
  approach: 't7g-2.28/table',
} as const;

function tell({ unit, why, far, charges }: Reaction, mover: TableUnit, trace: Trace) {
  const values = { unit: unit.name, other: mover.name, inches: inInches(far) };
  trace.step(KEYS[why], values);
  if (why === 'charge' && !charges) trace.step('t7g-2.33/behind', values);
}

const ANSWER = {
  reactionInches: amount(),
  reactions: many(
    part({
      unit: text(),
      why: word(WHY, 'approach'),
      ...alike(amount(), 'nearestInches', 'moverX', 'moverY'),
      mayCharge: yes(),
      fleesTo: amount(),
    }),
  ),
  alreadyActed: many(text()),
  ...alike(amount(), 'endX', 'endY'),
};

export const tableReactions = defineQuery({
  id: 't7g/table-reactions',
  fields: FIELDS,
  answer: ANSWER,
  start: { position: 't7g1_bottom_A-36-40_top_X-36-35', unitName: 'A', toX: 36, toY: 38 },
  sample: {
    position: 't7g1_bottom_A-36-40-s5_top_X-36-34_Y-42-36_Z-30-35-acted',
    unitName: 'A',
    toX: 36,
    toY: 36.5,
  },
  check,
  run(input, trace) {
    const { state, unit } = unitOf(input);
    const move = approachOf(state, unit, input);
    const reactions = reactionsTo(state, move);
    for (const one of reactions) tell(one, unit, trace);
    const names = reactions.map(({ unit: one }) => one.name);
    const idle = {
      ...state,
      units: state.units.map((one) => ({
        ...one,
        traits: one.traits.filter((trait) => trait !== 'acted'),
      })),
    };
    const acted = reactionsTo(idle, move)
      .map(({ unit: one }) => one.name)
      .filter(
        (name) =>
          !names.includes(name) &&
          state.units.some((one) => one.name === name && has(one, 'acted')),
      );
    if (acted.length > 0) trace.step('t7g-2.28/has-acted', { others: acted });
    if (reactions.length === 0) trace.step('t7g-2.28/none', { unit: unit.name });
    else trace.step('t7g-2.29/table', { others: names });
    return {
      answer: {
        reactionInches: inInches(distanceOf('reaction', state)),
        reactions: reactions.map((one) => ({
          ...{ unit: one.unit.name, why: one.why, mayCharge: one.charges },
          nearestInches: inInches(one.far),
          moverX: inInches(one.at.x),
          moverY: inInches(one.at.y),
          fleesTo: one.flees / DEGREE,
        })),
        alreadyActed: acted,
        endX: inInches(move.line.to.x),
        endY: inInches(move.line.to.y),
      },
      summary: {
        say: `table-reactions/${reactions.length > 0 ? 'some' : 'none'}`,
        with: { unit: unit.name, others: names },
      },
    };
  },
});
