import type { Card } from '../../plane/rectangle.ts';
import type { Piece, Table } from '../../plane/table/state.ts';
import type { Troops } from '../charges/troops.ts';
import type { TableKind } from './scale.ts';

export const ORDERS = ['close', 'open', 'skirmish'] as const;
export type Order = (typeof ORDERS)[number];

/** What bears on where a unit may go, besides what it is. */
export const TRAITS = ['nomusician', 'fleeing', 'gaveground', 'returned'] as const;
export type Trait = (typeof TRAITS)[number];

/** A unit as it lies on the table: a block of bases, whose rectangle is `Piece`. */
export interface TableUnit extends Piece {
  readonly kind: TableKind;
  readonly models: number;
  /** Models in its front rank. */
  readonly wide: number;
  /** Inches of its movement factor, armour reckoned in. */
  readonly move: number;
  /** Inches of its weapon; 0: none was told. */
  readonly range: number;
  /** `null`: the order that it has by default. */
  readonly order: Order | null;
  /** Inches between the bases of skirmishers; those of others touch. */
  readonly gap: number;
  /** The base of one model where that is told; `null`: the recommended one. */
  readonly base: Card | null;
  readonly traits: readonly Trait[];
}

export type TableState = Table<TableUnit>;

export const has = ({ traits }: TableUnit, trait: Trait) => traits.includes(trait);

/** Infantry is close order by default, formed riders and chariots open (wab-1.34, wab-1.35, wab-1.37). */
export const orderOf = ({ order, kind }: TableUnit): Order =>
  order ?? (kind === 'infantry' ? 'close' : 'open');

export const isArtillery = ({ kind }: TableUnit) =>
  kind === 'smallgun' || kind === 'largegun' || kind === 'siege';
export const isChariot = ({ kind }: TableUnit) => kind === 'chariot' || kind === 'heavychariot';
/** What it is for the rules on who charges and moves how; scythed chariots are heavy ones here. */
const TROOPS: Readonly<Partial<Record<TableKind, Troops>>> = {
  cavalry: 'cavalry',
  chariot: 'light-chariots',
  heavychariot: 'heavy-chariots',
  elephant: 'elephants',
};
export const troopsOf = ({ kind }: Pick<TableUnit, 'kind'>): Troops => TROOPS[kind] ?? 'infantry';
/** Riders shoot all round (wab-4.4). */
export const isMounted = (unit: TableUnit) =>
  unit.kind === 'cavalry' || unit.kind === 'elephant' || isChariot(unit);
/** One model by itself. */
export const isLone = ({ kind }: TableUnit) => kind === 'character';
