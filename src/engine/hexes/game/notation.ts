import type { ClauseId } from '../../core/clause-ids.ts';
import type { Hex } from '../hex.ts';
import type { About, Key, Reader } from './reader.ts';
import type { Both, Field, Kinds, Placed, Position, UnitOf } from './state.ts';

/** What a position means where it does not say otherwise. */
export type Ordinary = Pick<Position, 'command' | 'goal' | 'active'>;

/** The part of a position that says which battle of the book it is. */
export interface ScenarioNotation<K extends Kinds> {
  ordinary(scenario: K['setting'] | null): Ordinary;
  write(scenario: K['setting']): string;
  /** Reads what follows the word `scenario`. */
  read(reader: Reader, ground: Field<K>['ground']): K['setting'];
  /** What rules it out where the battle gives its sides no such Command; absent where it never gives any. */
  command?(scenario: K['setting'], command: Both<number>): About | undefined;
  /** What rules out another number of banners; absent where players agree on it. */
  goal?(scenario: K['setting'], usual: number): About;
  /** What a position has that its battle cannot have. */
  contradictions(
    scenario: K['setting'] | null,
    position: Position<K>,
  ): readonly (readonly [Key<string>, About])[];
}

/** What a system writes of a piece between its blocks and its leader. */
export interface TraitNotation<K extends Kinds> {
  /** What is not as it would be without a word in that battle. */
  write(piece: K['piece'], scenario: K['setting'] | null): string;
  read(reader: Reader, piece: K['piece'], hex: Hex): K['piece'];
  /** The piece once all of the position is read: what was not said is as it is without a word. */
  complete(piece: K['piece'], scenario: K['setting'] | null): K['piece'];
}

/** What a system gives so that its positions can be written, drawn and read. */
export interface Notation<K extends Kinds> {
  /** The word that every position begins with, such as `cca2`. */
  version: string;
  /** The word of its older positions, in which hexes have the names that `hexByColumn` reads. */
  byColumn?: string;
  /** Units, and the leader alone. */
  units: readonly UnitOf<K>[];
  /** How a unit is written. */
  unitCode(unit: UnitOf<K>): string;
  /** Blocks that it has at most. */
  fullStrength(unit: UnitOf<K>): number;
  /** Blocks that it has where a position does not say it; null: it always says it. */
  usualBlocks(unit: UnitOf<K>): number | null;
  /** A piece as it stands before a battle. */
  piece(placed: Placed<UnitOf<K>>): K['piece'];
  traits?: TraitNotation<K>;
  /** The kinds of ground that are not clear: their words, and their signs in a drawing. */
  grounds: readonly (readonly [kind: K['ground'], word: string, sign: string])[];
  /** The word of what stands on hexsides. */
  walls: string;
  /** How each card is written, how many there are of it, and what says so. */
  codes: Readonly<Record<K['card'], string>>;
  deck: Readonly<Record<K['card'], { readonly clause: ClauseId; readonly copies: number }>>;
  /** The cards that are left when those were taken; undefined where one was taken once too often. */
  without(taken: readonly K['card'][]): readonly K['card'][] | undefined;
  most: { command: number; banners: number };
  clauses: {
    /** Blocks that a unit has at most. */
    strength(unit: UnitOf<K>): ClauseId;
    /** Such a unit cannot be on that ground. */
    impassable(ground: K['ground'], unit: UnitOf<K>): ClauseId | undefined;
    /** Two in a hex of whom none, one or both are leaders alone. */
    together: readonly [units: ClauseId, mixed: ClauseId, leaders: ClauseId];
    /** A leader is with a unit or alone. */
    apart: ClauseId;
    hand: ClauseId;
    victory: ClauseId;
  };
  scenario: ScenarioNotation<K>;
}

/** The blocks that a unit has, and the clause that says so. */
export const ofStrength = <K extends Kinds>(game: Notation<K>, unit: UnitOf<K>): About => ({
  clause: game.clauses.strength(unit),
  with: { unit, most: game.fullStrength(unit) },
});

/** Nobody can be where the ground is impassable to him. */
export function barred<K extends Kinds>(
  game: Notation<K>,
  terrain: K['ground'],
  hex: Hex,
  unit: UnitOf<K>,
) {
  const clause = game.clauses.impassable(terrain, unit);
  return clause && { hex, clause, with: { terrain } };
}

/** A leader who is alone is with no unit. */
export const alone = <K extends Kinds>(game: Notation<K>, hex: Hex): About => ({
  hex,
  clause: game.clauses.apart,
});

/** A card by its code. */
export function readCard<K extends Kinds>({ codes }: Notation<K>, reader: Reader): K['card'] {
  const { at } = reader;
  const code = reader.letters();
  const all = Object.entries<string>(codes) as [K['card'], string][];
  const found = all.find(([, one]) => one === code);
  return (
    found?.[0] ?? reader.fail('no-such-card', at, { with: { options: all.map(([, one]) => one) } })
  );
}
