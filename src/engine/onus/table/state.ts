import type { Side } from '../../plane/rectangle.ts';
import type { Piece, Table } from '../../plane/table/state.ts';
import type { Ability, Formation, Kind } from '../units.ts';

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
