import type { Division } from '../../plane/contact.ts';
import type { Card, Side } from '../../plane/rectangle.ts';
import { CM, unitOf } from '../../plane/table/measure.ts';
import type { Piece, Table } from '../../plane/table/state.ts';
import { type Ability, type Formation, type Kind, SECTIONS, UD } from '../units.ts';

export const ENDS = ['left', 'right'] as const;
export type End = (typeof ENDS)[number];

/** Section markers that a unit has laid at a side of an enemy. */
export interface Envelopment {
  readonly target: string;
  readonly side: Side;
  readonly markers: number;
}

/** A unit as it lies on the table. */
export interface TableUnit extends Piece {
  readonly kind: Kind;
  /** UD. */
  readonly movement: number;
  /** UD of its missiles; 0: it has none. */
  readonly range: number;
  readonly abilities: readonly Ability[];
  readonly formation: Formation;
  readonly active: boolean;
  readonly broken: boolean;
  readonly fleeing: boolean;
  readonly forcedMarch: boolean;
  readonly rallied: boolean;
  /** The ends of its front that are longer by a Section marker. */
  readonly extended: readonly End[];
  readonly enveloping: readonly Envelopment[];
  /** UD of the radius of the general who is with it; `null`: none is. */
  readonly general: number | null;
}

export interface TableState extends Table<TableUnit> {
  /** How far a Section marker stands out. */
  readonly marker: number;
}

export const TENTHS_PER_UD = UD * CM;

export const { tenths: ofUd, units: inUd } = unitOf(TENTHS_PER_UD);

/**
 * The source gives no size of a card (ruling R6). A front of 4 sections is twice as wide as a flank of 2, and the only
 * hint is that a marker has room in 2 cm (onus-12.23): sections of 2 cm make a card of 8 x 4 cm.
 */
export const USUAL_CARD: Card = { width: 8 * CM, depth: 4 * CM };

/** How far a Section marker stands out from the card that it lies at (ruling R6). */
export const USUAL_MARKER = 2 * CM;

/** The example of the book (onus-6.18). */
export const USUAL_TABLE = { width: 110 * CM, depth: 90 * CM };

/** Sections of each side of a card (onus-3.9). */
export const DIVISION: Division = {
  front: SECTIONS.front,
  right: SECTIONS.flank,
  rear: SECTIONS.rear,
  left: SECTIONS.flank,
};

/** A Section marker is one section on each side. */
export const ONE_SECTION: Division = { front: 1, right: 1, rear: 1, left: 1 };
