import { amount, many, maybe, part, text, word, yes } from '../../core/answer.ts';
import { firstOf } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { POSITION, UNIT_NAME } from '../../plane/table/questions.ts';
import { checkPair, pairOf, tableOf } from './fields.ts';
import { LIMITS } from './notation.ts';
import { inInches, ofInches } from './scale.ts';
import { type Eye, eyeOf, type Line, linesOf, nearestSeen } from './sight.ts';
import { CENTRES, has, isTroop, type TableUnit } from './state.ts';
import { type Ground, tellOf } from './terrain.ts';

const EYES = ['front', 'left', 'right'] as const;

const FIELDS = {
  position: POSITION,
  unitName: UNIT_NAME,
  targetName: UNIT_NAME,
  fromCentre: choice(EYES, 'front'),
  rangeInches: optionalMeasure(LIMITS.range.least, LIMITS.range.most),
  readings: rare(group(readings('R32', 'R33'))),
};
type Asked = Values<typeof FIELDS>;

const named = ({ position }: Asked, name: string) =>
  tableOf(position).state.units.find((unit) => unit.name === name);
const isCommander = (unit: TableUnit | undefined) => unit !== undefined && !isTroop(unit);

/** A question about two Troops: a Commander is no target and shoots at nobody. */
const check = firstOf<Asked>(
  checkPair,
  [
    'targetName',
    'commander-no-target',
    't7g-7.7',
    (input) => isCommander(named(input, input.targetName)),
    ({ targetName }) => ({ other: targetName }),
  ],
  [
    'unitName',
    'commander-no-shooter',
    't7g-7.8',
    (input) => isCommander(named(input, input.unitName)),
    ({ unitName }) => ({ unit: unitName }),
  ],
  [
    'fromCentre',
    'no-wide-arc',
    't7g-6.45',
    (input) => {
      const unit = named(input, input.unitName);
      return input.fromCentre !== 'front' && unit !== undefined && !has(unit, 'widearc');
    },
    ({ unitName }) => ({ unit: unitName }),
  ],
);

/** From where it looks, and which way (rulings R32 and R33). */
function lookFrom(unit: TableUnit, { fromCentre, readings: by }: Asked): Eye {
  const eye = eyeOf(unit, fromCentre);
  if (fromCentre !== 'front') return { ...eye, side: by.R33 === 'a' ? fromCentre : 'front' };
  return { ...eye, side: by.R32 === 'a' ? 'front' : null };
}

const namesOf = (grounds: readonly Ground[]) => grounds.map(({ name }) => name);
const centre = ({ centre: side }: Line) => `centre.${side}`;

/** One step for each Centre, and why it is not seen. */
function tell(line: Line, unit: TableUnit, target: TableUnit, trace: Trace) {
  const inches = inInches(line.far);
  if (line.visible)
    trace.step('t7g-4.2/seen', { other: target.name, centre: centre(line), inches });
  if (!line.inFront)
    trace.step('t7g-4.2/behind', { unit: unit.name, other: target.name, centre: centre(line) });
  if (line.units.length > 0)
    trace.step('t7g-4.3/table', { other: target.name, centre: centre(line), others: line.units });
  if (line.grounds.length > 0)
    trace.step('t7g-4.24/table', {
      other: target.name,
      centre: centre(line),
      others: namesOf(line.grounds),
    });
  if (line.passage)
    trace.step('t7g-4.4/table', {
      other: target.name,
      centre: centre(line),
      others: line.passage.names,
      inches: inInches(line.passage.width),
    });
}

const ANSWER = {
  allowed: yes(),
  sightCentres: many(
    part({
      centre: word(CENTRES, 'front'),
      visible: yes(),
      distance: amount(),
      inFront: yes(),
      hiddenBy: many(text()),
      corridor: maybe(amount()),
    }),
  ),
  nearestVisible: maybe(word(CENTRES, 'front')),
  sightDistance: maybe(amount()),
  range: maybe(amount()),
  inRange: maybe(yes()),
  closeCentres: many(word(CENTRES, 'front')),
};

export const tableSight = defineQuery({
  id: 't7g/table-sight',
  fields: FIELDS,
  answer: ANSWER,
  start: { position: 't7g1_bottom_A-36-40-r12_top_X-36-30', unitName: 'A', targetName: 'X' },
  sample: {
    position: 't7g1_bottom_A-36-40-r12_F-37.5-34-company_top_X-36-30',
    unitName: 'A',
    targetName: 'X',
  },
  check,
  run(input, trace) {
    const { state, unit, target } = pairOf(input);
    const lines = linesOf(state, unit, target, lookFrom(unit, input));
    for (const line of lines) tell(line, unit, target, trace);
    tellOf([...new Set(lines.flatMap(({ grounds }) => grounds))], 'hides', trace);
    const best = nearestSeen(lines);
    const reach = input.rangeInches ?? (unit.range > 0 ? unit.range : undefined);
    const isInRange = best && reach !== undefined ? Math.round(best.far) <= ofInches(reach) : null;
    const nearest = lines.reduce((one, other) => (other.far < one.far ? other : one));
    const values = { unit: unit.name, other: target.name, inches: inInches(best?.far ?? 0) };
    if (best && best !== nearest && best.far > nearest.far)
      trace.step('t7g-4.6/table', { ...values, centre: centre(best) });
    if (!best) trace.bar('t7g-4.2/none', values);
    if (best && reach !== undefined) {
      const told = { ...values, reach };
      if (isInRange) trace.step('t7g-4.9/near', told);
      else trace.bar('t7g-4.9/far', told);
    }
    const allowed = best !== undefined && isInRange !== false;
    return {
      answer: {
        allowed,
        sightCentres: lines.map((line) => ({
          ...{ centre: line.centre, visible: line.visible, inFront: line.inFront },
          distance: inInches(line.far),
          hiddenBy: [...line.units, ...namesOf(line.grounds), ...(line.passage?.names ?? [])],
          corridor: line.passage ? inInches(line.passage.width) : null,
        })),
        nearestVisible: best?.centre ?? null,
        sightDistance: best ? inInches(best.far) : null,
        range: reach ?? null,
        inRange: isInRange,
        closeCentres: lines.filter(({ close }) => close).map(({ centre: side }) => side),
      },
      summary: {
        say: `table-sight/${best ? (allowed ? 'yes' : 'far') : 'no'}`,
        with: { ...values, ...(best && { centre: centre(best) }) },
      },
    };
  },
});
