import { alike, amount, many, maybe, text, word, yes } from '../../../core/answer.ts';
import { firstOf } from '../../../core/problems.ts';
import { defineQuery } from '../../../core/query.ts';
import type { Key, Trace } from '../../../core/ruling.ts';
import { choice } from '../../../core/schema/choices.ts';
import { optionalMeasure } from '../../../core/schema/numbers.ts';
import type { Values } from '../../../core/schema/values.ts';
import { length, minus } from '../../../plane/point.ts';
import { nearestPoints } from '../../../plane/polygon.ts';
import { outline } from '../../../plane/rectangle.ts';
import { POSITION, UNIT_NAME } from '../../../plane/table/questions.ts';
import { partsOf, rankOf } from '../block.ts';
import { checkPair, formedOnly, pairOf } from '../fields.ts';
import { inInches, LIMITS, ofInches } from '../scale.ts';
import type { TableState, TableUnit } from '../state.ts';
import { type Hiding, terrainOf } from '../terrain.ts';
import {
  hiddenBy,
  isInArc,
  looksAllRound,
  modelsSeeing,
  nearestLine,
  sceneOf,
  unitsAcross,
} from './sight.ts';

export const LOOKS_TO = ['shoot', 'charge'] as const;

const FIELDS = {
  position: POSITION,
  unitName: UNIT_NAME,
  targetName: UNIT_NAME,
  looksTo: choice(LOOKS_TO, 'shoot'),
  rangeInches: optionalMeasure(LIMITS.range.least, LIMITS.range.most),
};
type Asked = Values<typeof FIELDS>;

const check = firstOf<Asked>(checkPair, formedOnly<Asked>('unitName'));

/** Short range is half of the range (wab-4.18). */
const SHORT = 0.5;

const HIDES: Readonly<Record<Hiding, Key>> = {
  height: 'wab-4.8/table',
  screen: 'wab-4.9/table',
  wood: 'wab-4.10/table',
};

/** What stands on the line between the nearest models. */
function acrossOf(state: TableState, unit: TableUnit, target: TableUnit) {
  const line = nearestLine(unit, target);
  const scene = sceneOf(state, unit, target);
  const names = hiddenBy(line, scene.grounds);
  return {
    far: length(minus(line.to, line.from)),
    units: unitsAcross(line, scene),
    grounds: scene.grounds.filter(({ name }) => names.includes(name)),
  };
}

type Across = ReturnType<typeof acrossOf>;

function tellAcross({ units, grounds }: Across, other: string, trace: Trace) {
  if (units.length > 0) trace.step('wab-4.12/table', { other, others: units });
  for (const { element, name } of grounds) {
    const { hides } = terrainOf(element);
    if (hides) trace.step(HIDES[hides], { other, ground: name });
  }
}

/** How far each model of the front rank is from the nearest model of a target. */
const distancesOf = (unit: TableUnit, target: TableUnit) =>
  rankOf(unit, 0).map((base) =>
    Math.min(
      ...partsOf(target).map((part) => {
        const { from, to } = nearestPoints(outline(base), outline(part));
        return Math.round(length(minus(to, from)));
      }),
    ),
  );

const ANSWER = {
  ...alike(yes(), 'allowed', 'liesInArc', 'allRound'),
  ...alike(amount(), 'frontModels', 'modelsSeeing'),
  sightInches: amount(),
  blockedBy: many(text()),
  ...alike(maybe(amount()), 'modelsInRange', 'modelsAtShort'),
  rangeBand: maybe(word(['short', 'long', 'out'], 'short')),
};

export const tableSight = defineQuery({
  id: 'wab/table-sight',
  fields: FIELDS,
  answer: ANSWER,
  start: { position: 'wab1_bottom_A-36-40-r24_top_X-36-26', unitName: 'A', targetName: 'X' },
  sample: {
    position: 'wab1_bottom_A-36-40-r24_F-38-35-cavalry_top_X-36-26',
    unitName: 'A',
    targetName: 'X',
  },
  check,
  run(input, trace) {
    const { state, unit, target } = pairOf(input);
    const allRound = looksAllRound(unit, input.looksTo === 'shoot');
    const inArc = allRound || isInArc(unit, target);
    const seeing = modelsSeeing(state, unit, target, allRound);
    const across = acrossOf(state, unit, target);
    const reach = input.rangeInches ?? (unit.range > 0 ? unit.range : undefined);
    const far = distancesOf(unit, target);
    const within = (limit: number) =>
      far.filter((one, i) => seeing[i] && one <= ofInches(limit)).length;
    const n = seeing.filter(Boolean).length;
    const values = { unit: unit.name, other: target.name, n, models: seeing.length };
    if (allRound) trace.step('wab-4.4/table', { unit: unit.name });
    if (unit.kind === 'elephant') trace.step('wab-4.13/table', { unit: unit.name });
    tellAcross(across, target.name, trace);
    if (!inArc) trace.bar('wab-1.48/table-sight', values);
    else if (n === 0) trace.bar('wab-1.49/table', values);
    else trace.step('wab-4.6/table', values);
    const asksRange = reach !== undefined && n > 0;
    const inRange = asksRange ? within(reach) : null;
    const atShort = asksRange ? within(reach * SHORT) : null;
    if (asksRange && inRange === 0) trace.bar('wab-4.16/table', { ...values, reach });
    else if (asksRange) {
      trace.step('wab-4.17/table', { ...values, reach, shooters: inRange ?? 0 });
      trace.step('wab-4.18/table', { ...values, reach: reach * SHORT, shooters: atShort ?? 0 });
    }
    const allowed = n > 0 && inRange !== 0;
    const band = inRange === 0 ? 'out' : (atShort ?? 0) > 0 ? 'short' : 'long';
    const inches = inInches(across.far);
    return {
      answer: {
        ...{ allowed, liesInArc: inArc, allRound, frontModels: seeing.length, modelsSeeing: n },
        ...{ sightInches: inches, modelsInRange: inRange, modelsAtShort: atShort },
        blockedBy: [...across.units, ...across.grounds.map(({ name }) => name)],
        rangeBand: asksRange ? band : null,
      },
      summary: {
        say: `table-sight/${allowed ? 'yes' : n > 0 ? 'far' : 'no'}`,
        with: { ...values, inches },
      },
    };
  },
});
