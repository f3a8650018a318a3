import { type Point, plus, times } from '../../plane/point.ts';
import { beside, type Card, edge, type Rectangle } from '../../plane/rectangle.ts';
import { BASES, ofInches } from './scale.ts';
import type { TableUnit } from './state.ts';

/** What of a unit says how its bases stand. */
type Block = Pick<TableUnit, 'kind' | 'models' | 'wide' | 'base' | 'order' | 'gap'>;

/** How far its bases stand from one another: only skirmishers leave room (wab-15.3). */
const gapOf = ({ order, gap }: Pick<Block, 'order' | 'gap'>) =>
  order === 'skirmish' ? ofInches(gap) : 0;

/** Whether its models stand apart. */
export const isLoose = (unit: Pick<Block, 'order' | 'gap'>) => gapOf(unit) > 0;

/** So many bases in a row, with the room between them. */
const row = (bases: number, size: number, gap: number) => bases * size + (bases - 1) * gap;

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
  const gap = gapOf(unit);
  return { width: row(unit.wide, width, gap), depth: row(ranksOf(unit), depth, gap) };
}

/** A part of a block: so many ranks from one on, as wide as the first of them. A short rank stands in the middle. */
function ranksFrom(unit: TableUnit, first: number, ranks: number): Rectangle {
  const { width, depth } = baseOf(unit);
  const gap = gapOf(unit);
  const deep = row(ranks, depth, gap);
  const { x, y } = beside(unit, 0, unit.depth / 2 - first * (depth + gap) - deep / 2);
  const { heading } = unit;
  return { x, y, heading, width: row(inRank(unit, first), width, gap), depth: deep };
}

/** What lies on the table of a unit: its full ranks, and a short last one by itself; of skirmishers each base. */
export function partsOf(unit: TableUnit): readonly Rectangle[] {
  if (isLoose(unit)) return basesOf(unit);
  const ranks = ranksOf(unit);
  if (inRank(unit, ranks - 1) === unit.wide) return [unit];
  return [ranksFrom(unit, 0, ranks - 1), ranksFrom(unit, ranks - 1, 1)];
}

/** Its front rank alone, whose track the others follow in a wheel (wab-2.19). */
export const frontRank = (unit: TableUnit): Rectangle => ranksFrom(unit, 0, 1);

/** What of it looks at others: its front rank, or all skirmishers. */
export const leading = (unit: TableUnit): readonly Rectangle[] =>
  isLoose(unit) ? basesOf(unit) : [frontRank(unit)];

/** The bases of a rank, from its left. */
export function rankOf(unit: TableUnit, rank: number): Rectangle[] {
  const whole = ranksFrom(unit, rank, 1);
  const { width, depth } = baseOf(unit);
  const models = inRank(unit, rank);
  const step = width + gapOf(unit);
  return Array.from({ length: models }, (_, i) => {
    const { x, y } = beside(whole, (i - (models - 1) / 2) * step, 0);
    return { x, y, heading: unit.heading, width, depth };
  });
}

/** All bases of a unit, rank by rank. */
export function basesOf(unit: TableUnit): Rectangle[] {
  return Array.from({ length: ranksOf(unit) }, (_, rank) => rankOf(unit, rank)).flat();
}

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
  if (isLoose(unit))
    return basesOf(unit).flatMap((base) => {
      const { from, to } = edge(base, 'front');
      return [from, to];
    });
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
