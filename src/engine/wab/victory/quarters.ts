import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import type { ArmyUnit } from './army-units.ts';

/** Who holds a quarter has at least so many models (wab-19.15). */
const LEAST = 5;

interface Standing extends ArmyUnit {
  ofSide: 'own' | 'enemy';
  quarter?: number | undefined;
  gone: boolean;
  /** Its army has been reduced to its break point. */
  broken: boolean;
  /** Points of a quarter. */
  held: number;
  R321: 'a' | 'b';
}

const { bars } = rulesOf<Standing>(({ quarter = 0, ofSide: who }) => ({ quarter, who }));

const stands = ({ quarter, gone, fate }: Standing) =>
  quarter !== undefined && !gone && fate !== 'pursued-off';
const isFormed = ({ sort }: Standing) => ['formed', 'chariots', 'war-wagon'].includes(sort);
const modelsOf = ({ modelsAtFirst = LEAST, modelsLeft = modelsAtFirst }: Standing) => modelsLeft;

/** Whether a unit may hold the quarter in which it stands. */
const HOLDS: Table<Standing, boolean> = {
  on: 'holdsQuarter',
  rows: [
    bars(
      'wab-19.16',
      [],
      on('army-not-broken', ({ broken }: Standing) => broken),
    ),
    bars('wab-19.15/sort', [(unit) => !isFormed(unit)]),
    bars('wab-19.15/few', [isFormed, (unit) => modelsOf(unit) < LEAST]),
    // By the other reading who flees holds it like others (R321).
    bars('wab-19.15/fleeing', [
      isFormed,
      ({ fate, R321 }) => R321 === 'a' && (fate === 'fleeing' || fate === 'stampedes'),
    ]),
  ],
};

/** Which units hold their quarters, and how many each side has to itself. */
export function quartersOf(units: readonly Standing[], trace: Trace) {
  const holders = units.map((unit) => stands(unit) && applyRows(HOLDS, unit, true, trace));
  const held = { own: 0, enemy: 0 };
  const quarters = [...new Set(units.filter(stands).map(({ quarter }) => quarter as number))];
  for (const quarter of quarters.toSorted((a, b) => a - b)) {
    const there = units.filter((unit) => stands(unit) && unit.quarter === quarter);
    const sides = new Set(there.map(({ ofSide }) => ofSide));
    const holds = units.some((unit, i) => holders[i] && unit.quarter === quarter);
    const [who] = sides;
    if (sides.size > 1) trace.step('wab-19.15/contested', { quarter });
    else if (holds && who !== undefined) {
      held[who] += 1;
      trace.step('wab-19.15', { quarter, who, points: there[0]?.held ?? 0 });
    }
  }
  return { holders, held };
}
