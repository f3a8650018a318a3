import type { Asked, Ghosts } from '../../book/plane/asked.ts';
import { Lines } from '../../book/plane/lines.ts';
import { surveyTable } from '../../engine/onus/table/notation.ts';
import { type TableState, type TableUnit, TENTHS_PER_UD } from '../../engine/onus/table/state.ts';
import { GOES, type Stride } from '../../engine/onus/table/stride.ts';
import { replaced, unitNamed } from '../../engine/plane/table/state.ts';
import { markersOf } from './drawn.ts';

/** Lines that measure in UD. */
export const { measured, between, waysAlong } = new Lines(TENTHS_PER_UD, ' UD');

/** The table of a position in which nothing is wrong. */
export function tableAt(position: string): TableState {
  const { state, faults } = surveyTable(position);
  const [fault] = faults;
  if (fault) throw new RangeError(`${position}: ${fault.problem} at ${fault.at}`);
  return state;
}

export function mustBe(state: TableState, name: string): TableUnit {
  const unit = unitNamed(state, name);
  if (!unit) throw new RangeError(`There is no unit ${name}.`);
  return unit;
}

export function stridesOf(path: Asked<'move'>['path']): Stride[] {
  return path.map(({ go: said, amount }) => {
    const go = GOES.find((one) => one === said);
    if (!go) throw new RangeError(`There is no step ${said}.`);
    return { go, amount };
  });
}

/** A unit where it would be or was, with its markers. */
export const ghostsOf = (
  state: TableState,
  unit: TableUnit,
  kind: Ghosts[number]['kind'],
): Ghosts =>
  [unit, ...markersOf(replaced(state, unit), unit)].map((rectangle, i) => ({
    ...{ rectangle, kind, ...(i > 0 && { only: 'outline' as const }) },
  }));
