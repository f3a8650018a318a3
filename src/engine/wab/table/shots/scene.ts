import { choice, optionalChoice } from '../../../core/schema/choices.ts';
import { rare, usual } from '../../../core/schema/groups.ts';
import { optionalMeasure } from '../../../core/schema/numbers.ts';
import type { Values } from '../../../core/schema/values.ts';
import { bearing } from '../../../plane/angle.ts';
import { middleOf } from '../../../plane/rectangle.ts';
import { POSITION, UNIT_NAME } from '../../../plane/table/questions.ts';
import { ARTILLERY_DIE } from '../../machines/artillery-dice.ts';
import { D6_FELL } from '../../machines/ready.ts';
import type { TableState, TableUnit } from '../state.ts';
import { type Line, modelsOn } from './shot-line.ts';

export const FAR = 120;
const FULL_TURN = 360;
const THOUSAND = 1000;
/** Inches of a template that a table may use. */
const LONG = { least: 1, most: 24 };
const WIDE = { least: 0, most: 8 };

export const FIELDS = {
  position: POSITION,
  unitName: UNIT_NAME,
  targetName: UNIT_NAME,
  machine: usual(choice(['catapult', 'bolt-thrower', 'cannon', 'organ-gun'], 'catapult')),
  guess: usual(optionalMeasure(0, FAR)),
  scatterDie: optionalChoice(['hit', 'arrow']),
  artilleryDie: ARTILLERY_DIE,
  arrowTurned: optionalMeasure(0, FULL_TURN),
  bounceDie: ARTILLERY_DIE,
  advanceDie: D6_FELL,
  templateLong: optionalMeasure(LONG.least, LONG.most),
  templateWide: optionalMeasure(LONG.least / 2, WIDE.most),
  templateNarrow: rare(optionalMeasure(WIDE.least, WIDE.most)),
};
export type Asked = Values<typeof FIELDS>;

export interface Scene {
  state: TableState;
  unit: TableUnit;
  target: TableUnit;
}
export type Hit = { unit: string; models: number };

const thousandths = (value: number) => Math.round(value * THOUSAND) / THOUSAND;
export const othersOf = ({ state, unit }: Scene) => state.units.filter((one) => one !== unit);

/** Who lies on a stretch of the line, the nearest unit first. */
export const onStretch = (scene: Scene, line: Line, first: number, last: number): Hit[] =>
  othersOf(scene)
    .map((unit) => ({ unit, found: modelsOn(unit, line, first, last) }))
    .filter(({ found }) => found.length > 0)
    .sort((a, b) => (a.found[0]?.at ?? 0) - (b.found[0]?.at ?? 0))
    .map(({ unit, found }) => ({ unit: unit.name, models: found.length }));

const TURNS: readonly Asked['machine'][] = ['catapult', 'bolt-thrower'];

/** A machine that pivots looks at the middle of its target; a gun where it looks already (wab-18.28, wab-18.42, wab-18.52, wab-18.67). */
export function lineOf({ unit, target }: Scene, machine: Asked['machine']): Line {
  const looks = TURNS.includes(machine) ? bearing(unit, target) : unit.heading;
  return { from: middleOf({ ...unit, heading: looks }, 'front'), heading: looks };
}

/** What each unit takes on average, where dice are open. */
export function meansOf(scene: Scene, each: readonly { weight: number; hits: readonly Hit[] }[]) {
  return othersOf(scene)
    .map(({ name }) => ({
      unit: name,
      hitMean: thousandths(
        each.reduce(
          (sum, { weight, hits }) =>
            sum + weight * (hits.find(({ unit }) => unit === name)?.models ?? 0),
          0,
        ),
      ),
    }))
    .filter(({ hitMean }) => hitMean > 0);
}
