import type { ClauseId } from '../engine/core/clause-ids.ts';

export const KINDS = [
  'definition',
  'procedure',
  'profile',
  'table',
  'modifier',
  'restriction',
  'exception',
  'option',
  'setup',
  'card',
  'victory',
  'scenario',
] as const;
export type Kind = (typeof KINDS)[number];

export type ByLang<T = string> = Record<'es' | 'en', T>;

/** What is registered of one clause beside its text. */
export interface ClauseEntry {
  kind: Kind;
  see: readonly ClauseId[];
  /** Lines of the source that the clause comes from, e.g. '745-748,750'. */
  lines: string;
  /** Rulings that say how the clause is read, e.g. 'R18'. */
  rulings?: readonly string[];
  /** Words that players type for it and that stand neither in its title nor in its text. */
  aliases?: Partial<ByLang<readonly string[]>>;
  /** Rises when the meaning of the clause changes; 1 where absent. */
  version?: number;
  /** Why nothing of the clause can run; absent where an example runs it. */
  excluded?: ByLang;
}

export const EXAMPLE_KINDS = ['applies', 'does-not-apply', 'forbidden'] as const;
export type ExampleKind = (typeof EXAMPLE_KINDS)[number];

/** A query with its input and what must come of it, owned by one clause. */
export interface Example {
  clause: ClauseId;
  /** The point it makes, in words of a URL: `forest`, `two-dice-into-forest`. */
  name: string;
  kind: ExampleKind;
  /** The situation alone; the answer and the reason come from the engine. */
  say: ByLang;
  query: string;
  input: object;
  /** What the answer must hold; values that are not named are free. */
  expect: object;
  /** Exact chances of the ruling by name, as fractions. */
  odds?: Record<string, string>;
  /** Clauses that the steps must cite, in this order; others may stand between. */
  cites: readonly ClauseId[];
  /** The worked case of the shared collection that it is, e.g. 'cca-case-015'. */
  case?: string;
}

export const defineExamples = (examples: readonly Example[]) => examples;

/** What a picture of a hex board shows; the engine says which hexes it lights. */
export type HexQuestion =
  | { what: 'move'; from: string; card?: string; leader?: boolean }
  | { what: 'battle'; from: string; card?: string; moved?: number }
  | { what: 'retreat'; from: string; flags: number; ignores?: number }
  | { what: 'evade'; from: string; attacker: string }
  | { what: 'sight'; from: string; to: string }
  | { what: 'sections'; side: 'bottom' | 'top' };

/** A position drawn beside a clause, with what the engine says of it. */
export interface Picture {
  clause: ClauseId;
  /** The point it makes, in words of a URL. */
  name: string;
  /** The position as the board writes it. */
  position: string;
  ask: HexQuestion;
  /**
   * The hexes that must be lit: where the piece may go, whom it may battle, where its ways end, what breaks
   * the line of sight, what the dotted lines cut.
   */
  expect: readonly string[];
  /** The caption: what is seen and why. */
  say: ByLang;
}

export const definePictures = (pictures: readonly Picture[]) => pictures;

/** An unclear place of the book, the ways to read it, and the one that the engine adopts. */
export interface Ruling {
  /** What is unclear. */
  question: ByLang;
  confidence: 'high' | 'medium' | 'low';
  readings: readonly { key: string; text: ByLang }[];
  adopted: string;
  why: ByLang;
}

export const defineRulings = (rulings: Readonly<Record<string, Ruling>>) => rulings;

export type ChapterEntries = Partial<Record<ClauseId, ClauseEntry>>;

export const defineClauses = (entries: ChapterEntries) => entries;

export interface ChapterEntry {
  number: string;
  /** Folder of the chapter in content/<system>/. */
  room: string;
  slug: ByLang;
  title: ByLang;
  /** How many clauses it has: ids run from 1 to this number. */
  clauses: number;
}

export interface Book {
  key: string;
  title: ByLang;
  edition: ByLang;
  credits: readonly { role: ByLang; name: string }[];
  chapters: readonly ChapterEntry[];
}

export const defineBook = (book: Book) => book;
