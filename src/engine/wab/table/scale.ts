import type { Card } from '../../plane/rectangle.ts';
import { CM, unitOf } from '../../plane/table/measure.ts';

/** Tenths of a millimetre in an inch. */
export const INCH = 254;
export const { tenths: ofInches, units: inInches } = unitOf(INCH);

export const MM = CM / 10;

/** What a unit is, by the size of its bases; camel riders are cavalry. */
export const TABLE_KINDS = [
  'infantry',
  'cavalry',
  'chariot',
  'heavychariot',
  'elephant',
  'wagon',
  'smallgun',
  'largegun',
  'siege',
  'character',
] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

const mm = (width: number, depth: number): Card => ({ width: width * MM, depth: depth * MM });

/** The base of one model (wab-1.50). */
export const BASES: Readonly<Record<TableKind, Card>> = {
  infantry: mm(20, 20),
  cavalry: mm(25, 50),
  chariot: mm(40, 80),
  heavychariot: mm(60, 80),
  elephant: mm(60, 80),
  wagon: mm(60, 120),
  smallgun: mm(40, 60),
  largegun: mm(60, 80),
  siege: mm(60, 80),
  character: mm(20, 20),
};

/** A unit of which no more is told: how many models, how many abreast, how many inches it moves. */
interface Usual {
  readonly models: number;
  readonly wide: number;
  readonly move: number;
}
const block = (models: number, wide: number, move: number): Usual => ({ models, wide, move });
export const USUAL: Readonly<Record<TableKind, Usual>> = {
  infantry: block(20, 5, 4),
  cavalry: block(10, 5, 8),
  chariot: block(3, 3, 8),
  heavychariot: block(3, 3, 7),
  elephant: block(1, 1, 6),
  wagon: block(1, 1, 0),
  smallgun: block(1, 1, 0),
  largegun: block(1, 1, 0),
  siege: block(1, 1, 0),
  character: block(1, 1, 4),
};

/** Millimetres of a side of a base; models of a unit; inches of a move, of a weapon and between skirmishers. */
export const LIMITS = {
  card: { least: 10, most: 200 },
  models: { least: 1, most: 80 },
  wide: { least: 1, most: 40 },
  move: { least: 0, most: 12 },
  range: { least: 0, most: 60 },
  gap: { least: 0, most: 2 },
  table: { least: 24, most: 200 },
  heading: { least: 0, most: 360 },
} as const;

/** Inches between the bases of skirmishers of whom no more is told; 2 at most (wab-15.3). */
export const GAP = 1;

/** A table of 72 by 48 inches: the book names no size, the players agree on one. */
export const TABLE: Card = { width: ofInches(72), depth: ofInches(48) };

/** What distances say of units on a table, in inches. */
export const DISTANCES = { enemy: 1, near: 8 } as const;
