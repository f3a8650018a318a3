import { type Point, plus, times } from '../../plane/point.ts';
import { beside, type Card, type Rectangle } from '../../plane/rectangle.ts';
import { BASES } from './scale.ts';
import type { TableUnit } from './state.ts';

/** What of a unit says how its bases stand. */
type Block = Pick<TableUnit, 'kind' | 'models' | 'wide' | 'base'>;

export const baseOf = ({ base, kind }: Pick<Block, 'base' | 'kind'>): Card => base ?? BASES[kind];

/** How many ranks it has, the last one included even if it is short (wab-1.29). */
export const ranksOf = ({ models, wide }: Pick<Block, 'models' | 'wide'>) =>
  Math.ceil(models / wide);

/** Models of a rank, counted from 0 at the front. */
export const inRank = (unit: Pick<Block, 'models' | 'wide'>, rank: number) =>
  Math.min(unit.wide, unit.models - rank * unit.wide);

/** The rectangle that the whole block fills. */
export function sizeOf(unit: Block): Card {
  const { width, depth } = baseOf(unit);
  return { width: unit.wide * width, depth: ranksOf(unit) * depth };
}

/** A part of a block: so many ranks from one on, as wide as the first of them. A short rank stands in the middle. */
function ranksFrom(unit: TableUnit, first: number, ranks: number): Rectangle {
  const { width, depth } = baseOf(unit);
  const ahead = unit.depth / 2 - (first + ranks / 2) * depth;
  const { x, y } = beside(unit, 0, ahead);
  const { heading } = unit;
  return { x, y, heading, width: inRank(unit, first) * width, depth: ranks * depth };
}

/** What lies on the table of a unit: its full ranks, and a short last one by itself. */
export function partsOf(unit: TableUnit): readonly Rectangle[] {
  const ranks = ranksOf(unit);
  if (inRank(unit, ranks - 1) === unit.wide) return [unit];
  return [ranksFrom(unit, 0, ranks - 1), ranksFrom(unit, ranks - 1, 1)];
}

/** Its front rank alone, whose track the others follow in a wheel (wab-2.19). */
export const frontRank = (unit: TableUnit): Rectangle => ranksFrom(unit, 0, 1);

/** The bases of a rank, from its left. */
export function rankOf(unit: TableUnit, rank: number): Rectangle[] {
  const whole = ranksFrom(unit, rank, 1);
  const { width, depth } = baseOf(unit);
  const models = inRank(unit, rank);
  return Array.from({ length: models }, (_, i) => {
    const { x, y } = beside(whole, (i - (models - 1) / 2) * width, 0);
    return { x, y, heading: unit.heading, width, depth };
  });
}

/** All bases of a unit, rank by rank. */
export const basesOf = (unit: TableUnit): Rectangle[] =>
  Array.from({ length: ranksOf(unit) }, (_, rank) => rankOf(unit, rank)).flat();

/** The same middle of its front with another size: what it has more or less of stands behind. */
export function reshaped(unit: TableUnit, change: Partial<TableUnit>): TableUnit {
  const next = { ...unit, ...change };
  const size = sizeOf(next);
  const by = (unit.depth - size.depth) / 2;
  const { x, y } = beside(unit, 0, by);
  return { ...next, ...size, x: Math.round(x), y: Math.round(y) };
}

/** Less than anybody sees: what only touches the edge of something is not in it. */
const HAIR = 1;

/** Points along the front of each rank, from its left end to its right one, base by base. */
export function frontsOf(unit: TableUnit, ranks = ranksOf(unit)): Point[] {
  const { width, depth } = baseOf(unit);
  const ahead = beside({ ...unit, x: 0, y: 0 }, 0, 1);
  const aside = { x: -ahead.y, y: ahead.x };
  return Array.from({ length: ranks }, (_, rank) => {
    const half = (inRank(unit, rank) * width) / 2;
    const front = plus(unit, times(ahead, unit.depth / 2 - rank * depth));
    return Array.from({ length: inRank(unit, rank) + 1 }, (_, i) => {
      const off = Math.min(Math.max(i * width - half, HAIR - half), half - HAIR);
      return plus(front, times(aside, off));
    });
  }).flat();
}
