import { outline, type Rectangle } from '../rectangle.ts';
import type { Element } from './elements.ts';

/** The edge of the table at which a player sits; y 0 is the top one. */
export const PLAYERS = ['bottom', 'top'] as const;
export type Player = (typeof PLAYERS)[number];

/** A unit as it lies on the table: all that every game knows of one. */
export interface Piece extends Rectangle {
  readonly name: string;
  readonly player: Player;
}

/** Everything that lies on a table: sizes in tenths of a millimetre. */
export interface Table<U extends Piece = Piece> {
  readonly width: number;
  readonly depth: number;
  readonly units: readonly U[];
  /** Terrain, where the game measures it. */
  readonly elements?: readonly Element[];
}

export const unitNamed = <U extends Piece>({ units }: Pick<Table<U>, 'units'>, name: string) =>
  units.find((unit) => unit.name === name);

/** The table with a unit in the place of the one of its name. */
export const replaced = <T extends Table>(table: T, unit: T['units'][number]): T => ({
  ...table,
  units: table.units.map((other) => (other.name === unit.name ? unit : other)),
});

export const areEnemies = (a: Piece, b: Piece) => a.player !== b.player;

/** Whether all of a card is on the table; by how much, in tenths of a millimetre, below 0 how far it is beyond. */
export function withinTable(card: Rectangle, { width, depth }: Pick<Table, 'width' | 'depth'>) {
  const room = outline(card).flatMap(({ x, y }) => [x, y, width - x, depth - y]);
  return Math.round(Math.min(...room));
}
