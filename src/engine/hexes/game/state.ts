import type { ClauseId } from '../../core/clause-ids.ts';
import type { Step } from '../../core/ruling.ts';
import type { Direction, Hex, Side } from '../hex.ts';

export type Both<T> = Readonly<Record<Side, T>>;

export const other = (side: Side): Side => (side === 'bottom' ? 'top' : 'bottom');

/** The unit of a piece that is no unit: a leader alone in his hex. */
export const LEADER = 'LD';

/** What stands in a hex: a unit, with the leader attached to it, or a leader alone (`LD`). */
export interface Placed<U extends string = string> {
  readonly side: Side;
  readonly unit: U;
  readonly blocks: number;
  /** A leader is attached; false for a leader alone. */
  readonly leader: boolean;
}

/** A piece in a game: `order` is what it has done with its order, null where it has none. */
export interface Piece<U extends string = string> extends Placed<U> {
  readonly order: object | null;
}

/** The types of one system: all that the family leaves to it. */
export interface Kinds {
  piece: Piece;
  ground: string;
  card: string;
  /** What a battle has of its own, if it has. */
  setting: object;
  phase: string;
  task: { readonly task: string };
  /** The tasks that ask a player; the others are carried out. */
  decided: { readonly task: string };
  event: { readonly event: string };
  action: { readonly do: string };
}
export type UnitOf<K extends Kinds> = K['piece']['unit'];
export type DecidedOf<K extends Kinds> = K['task'] & K['decided'];

export type Board<P extends Piece = Piece> = Readonly<Partial<Record<Hex, P>>>;

/** What lies and stands on the board. */
export interface Field<K extends Kinds = Kinds> {
  readonly board: Board<K['piece']>;
  readonly ground: Readonly<Partial<Record<Hex, K['ground']>>>;
  readonly ramparts: Readonly<Partial<Record<Hex, readonly Direction[]>>>;
}

/** A board and all that a battle starts from, at the beginning of a turn. */
export interface Position<K extends Kinds = Kinds> extends Field<K> {
  /** Null: a battle that is none of the book's. */
  readonly scenario: K['setting'] | null;
  /** Command of each side, which is also its full hand. */
  readonly command: Both<number>;
  readonly banners: Both<number>;
  /** Banners that win the battle. */
  readonly goal: number;
  readonly active: Side;
  /** Cards that a player is known to hold; the rest of his hand is dealt. */
  readonly hands: Both<readonly K['card'][]>;
}

/** A game between two decisions: plain data, from which everything that may follow can be told. */
export interface Game<K extends Kinds = Kinds> extends Position<K> {
  /** The next card to draw is the last. */
  readonly deck: readonly K['card'][];
  readonly discards: readonly K['card'][];
  /** Turns of both sides, from 1. */
  readonly round: number;
  readonly phase: K['phase'];
  /** What has to be resolved, or decided, before the turn goes on. The last one is next. */
  readonly tasks: readonly K['task'][];
  readonly winner: Side | null;
  /** The clause by which he has won. */
  readonly wonBy: ClauseId | null;
  readonly random: number;
  readonly events: readonly K['event'][];
}

/** A game in the hands of the rules while an action is carried out. */
export type Draft<G> = { -readonly [K in keyof G]: G[K] };

/** What an action brought about in any game of the family; a system may add events of its own. */
export type Event<U extends string = string, F extends string = string, W extends string = string> =
  | {
      readonly event: 'rolled';
      readonly why: W;
      readonly by: Side;
      readonly at?: Hex;
      readonly faces: readonly F[];
    }
  | { readonly event: 'lost'; readonly hex: Hex; readonly blocks: number; readonly unit: U }
  | { readonly event: 'eliminated'; readonly hex: Hex; readonly unit: U; readonly side: Side }
  | { readonly event: 'moved'; readonly from: Hex; readonly to: Hex | null; readonly unit: U }
  | { readonly event: 'drew'; readonly side: Side }
  /** The steps of the tables behind a roll or a way back, and the query whose words they take. */
  | { readonly event: 'ruled'; readonly of: string; readonly steps: readonly Step[] }
  | { readonly event: 'won'; readonly side: Side; readonly clause: ClauseId };
