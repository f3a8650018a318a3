import type { ClauseId } from '../../core/clause-ids.ts';
import type { Card } from '../../plane/rectangle.ts';
import { CM, unitOf } from '../../plane/table/measure.ts';
import type { Kind } from '../units.ts';

/** Tenths of a millimetre in an inch. */
export const INCH = 254;
export const { tenths: ofInches, units: inInches } = unitOf(INCH);

export const SCALES = [15, 28] as const;
export type Scale = (typeof SCALES)[number];

/** Commanders lie on the table too; the base of a General is larger. */
export const TABLE_KINDS = ['formation', 'company', 'cavalry', 'artillery', 'commander'] as const;
export type TableKind = Kind | 'commander';

/** Centimetres of a side of a base. */
export const BASE_CM = { least: 1, most: 40 } as const;

const inches = (width: number, depth: number): Card => ({
  width: ofInches(width),
  depth: ofInches(depth),
});
const cm = (width: number, depth: number): Card => ({ width: width * CM, depth: depth * CM });
/** A table of 72 by 48 inches, or of 96 by 60 with the larger bases (t7g-9.5). */
const TABLES: Record<Scale, Card> = { 15: inches(72, 48), 28: inches(96, 60) };

/** Bases as they are recommended, other than those of Tercios, Large Cavalry and Great Batteries (t7g-1.3, t7g-7.5). */
const BASES: Record<Scale, Record<TableKind | 'general', Card>> = {
  15: {
    formation: cm(12, 6),
    company: cm(8, 4),
    cavalry: cm(8, 4),
    artillery: cm(4, 4),
    commander: cm(2.5, 2.5),
    general: cm(4, 4),
  },
  28: {
    formation: cm(18, 9),
    company: cm(12, 6),
    cavalry: cm(12, 4),
    artillery: cm(6, 8),
    commander: cm(4, 4),
    general: cm(6, 6),
  },
};

/** A Tercio Escuadronado, Large Cavalry and a Great Battery (t7g-1.3); others are never larger. */
const LARGE_BASES: Record<Scale, Partial<Record<TableKind, Card>>> = {
  15: { formation: cm(12, 12), cavalry: cm(8, 8), artillery: cm(8, 4) },
  28: { formation: cm(18, 18), cavalry: cm(12, 8), artillery: cm(12, 8) },
};

/** What hangs on the size of the bases, in inches (t7g-2.28, t7g-3.7, t7g-4.4). */
const DISTANCES = {
  15: { reaction: 3, passage: 3, sight: 3 },
  28: { reaction: 4, passage: 4, sight: 4 },
} as const satisfies Record<Scale, object>;

export const scaleOf = ({ scale }: { readonly scale: number }): Scale => (scale === 28 ? 28 : 15);
export const usualTable = (sizes: { readonly scale: number }) => TABLES[scaleOf(sizes)];
export const usualBase = (kind: TableKind | 'general', sizes: { readonly scale: number }) =>
  BASES[scaleOf(sizes)][kind];
export const largeBase = (kind: TableKind, sizes: { readonly scale: number }) =>
  LARGE_BASES[scaleOf(sizes)][kind];
/** In tenths of a millimetre. */
export const distanceOf = (
  what: keyof (typeof DISTANCES)[Scale],
  sizes: { readonly scale: number },
) => ofInches(DISTANCES[scaleOf(sizes)][what]);

/** What a position may not be, by the clause that says so. */
export const EDGE: ClauseId = 't7g-9.5';
