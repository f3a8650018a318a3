import type { Rectangle, Side } from '../../plane/rectangle.ts';
import type { Ability, Formation, Kind } from '../units.ts';

/** The edge of the table at which a player sits; y 0 is the top one. */
export const PLAYERS = ['bottom', 'top'] as const;
export type Player = (typeof PLAYERS)[number];

export const ENDS = ['left', 'right'] as const;
export type End = (typeof ENDS)[number];

/** Section markers that a unit has laid at a side of an enemy. */
export interface Envelopment {
  readonly target: string;
  readonly side: Side;
  readonly markers: number;
}

/** A unit as it lies on the table. */
export interface TableUnit extends Rectangle {
  readonly name: string;
  readonly player: Player;
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

/** Everything that lies on a table: sizes in tenths of a millimetre. */
export interface TableState {
  readonly width: number;
  readonly depth: number;
  /** How far a Section marker stands out. */
  readonly marker: number;
  readonly units: readonly TableUnit[];
}

export const unitNamed = ({ units }: TableState, name: string) =>
  units.find((unit) => unit.name === name);

export const replaced = (state: TableState, unit: TableUnit): TableState => ({
  ...state,
  units: state.units.map((other) => (other.name === unit.name ? unit : other)),
});

export const areEnemies = (a: TableUnit, b: TableUnit) => a.player !== b.player;
