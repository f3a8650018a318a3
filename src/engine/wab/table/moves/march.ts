import { choice } from '../../../core/schema/choices.ts';
import { areEnemies } from '../../../plane/table/state.ts';
import { ranksOf } from '../block.ts';
import { apartOf, atLeastApart } from '../bodies.ts';
import { DISTANCES, inInches, ofInches } from '../scale.ts';
import { has, isArtillery, isChariot, isLone, type TableState, type TableUnit } from '../state.ts';

export const PACES = ['normal', 'march', 'quick-march'] as const;
export type Pace = (typeof PACES)[number];
export const PACE = choice(PACES, 'normal');

/** How many times its movement factor it may go (wab-2.11, wab-2.46, wab-2.56). */
export const TIMES: Readonly<Record<Pace, number>> = { normal: 1, march: 2, 'quick-march': 3 };

/** Of a column of march: its width at most, and for chariots width and depth (wab-2.57). */
const COLUMN = { wide: 3, chariotsWide: 1, chariotsDeep: 2 } as const;

export const isColumn = (unit: TableUnit) =>
  isChariot(unit)
    ? unit.wide <= COLUMN.chariotsWide && ranksOf(unit) >= COLUMN.chariotsDeep
    : unit.wide <= COLUMN.wide && ranksOf(unit) >= unit.wide;

/** Who cannot march at all (wab-2.51). */
export const cannotMarch = ({ kind, ...unit }: TableUnit) =>
  kind === 'elephant' || kind === 'wagon' || isArtillery({ kind, ...unit });

/** An enemy within 8 inches of a unit that means to march, and why he does not count, if he does not. */
export interface Neighbour {
  readonly name: string;
  readonly inches: number;
  readonly spared: 'fleeing' | 'foot' | null;
}

const LIMIT = ofInches(DISTANCES.near);

/** The farthest point of a unit from another one, for who asks for the whole of it (ruling R111). */
const wholeApart = (unit: TableUnit, enemy: TableUnit) =>
  apartOf(unit, enemy) + Math.hypot(enemy.width, enemy.depth);

/** Enemies who might keep a unit from marching (wab-2.48 to wab-2.50). */
export function neighbours(
  { units }: TableState,
  unit: TableUnit,
  by: { readonly R111: 'a' | 'b' },
): Neighbour[] {
  const rides = unit.kind === 'cavalry' || isChariot(unit);
  return units
    .filter((enemy) => areEnemies(unit, enemy) && atLeastApart(unit, enemy) <= LIMIT)
    .flatMap((enemy) => {
      const far = by.R111 === 'a' ? apartOf(unit, enemy) : wholeApart(unit, enemy);
      if (far > LIMIT) return [];
      const ignored = has(enemy, 'fleeing') || isArtillery(enemy) || isLone(enemy);
      const foot = rides && enemy.kind === 'infantry';
      const spared = ignored ? 'fleeing' : foot ? 'foot' : null;
      return [{ name: enemy.name, inches: inInches(apartOf(unit, enemy)), spared }];
    });
}
