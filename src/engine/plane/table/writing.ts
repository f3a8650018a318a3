import type { Word } from '../../core/words.ts';
import type { Card, Side } from '../rectangle.ts';
import type { Element } from './elements.ts';
import type { Blame, Fault, Limits } from './reader.ts';
import type { Piece, Table } from './state.ts';

/** A unit on its way from its text. */
export type Draft<U extends Piece> = { -readonly [K in keyof U]: U[K] };

/** What a system says of how a table of its is written. `Size` are the sizes that it has besides. */
export interface Writing<U extends Piece, Size extends string> {
  /** The word with which every position begins. */
  version: string;
  /** Tenths of a millimetre in what lengths are written in, and in what they may be by a letter behind them. */
  length: number;
  letters: Readonly<Record<string, number>>;
  /** What need not be said; how much of each there may be, as it is written. */
  table: Card;
  card: Card;
  sizes: Readonly<Record<Size, number>>;
  limits: Readonly<Record<'table' | 'card' | 'heading' | Size, Limits>>;
  mostUnits: number;
  /** Sizes that are no lengths, with all that they may be. */
  numbers?: Readonly<Partial<Record<Size, readonly number[]>>>;
  /** How large a table is of which nothing is said, where that hangs on other sizes. */
  tableOf?: (sizes: Readonly<Record<Size, number>>) => Card;
  /** The middle of a side by which the place of a unit is told; its centre where there is none. */
  at?: (unit: U) => Side | undefined;
  /** Kinds of terrain by their words: areas, of which two corners make a rectangle, and lines. */
  elements?: Readonly<Record<string, Element['form']>>;
  /** A unit of which nothing is said but where it lies. */
  fresh: (lying: Piece) => U;
  /** Reads one word of a unit into it; what is not understood is told and left out. */
  readWord: (unit: Draft<U>, word: Word, blame: Blame) => void;
  /** What follows from the words of a unit together. */
  settled?: (unit: U, sizes: Readonly<Record<Size, number>>) => U;
  /** The words of a unit, only what is not as usual, in one order. */
  wordsOf: (unit: U) => readonly string[];
  /** What the rules do not let lie on a table together. */
  contradictions: (table: Laid<U, Size>) => readonly Contradiction<U>[];
}

export type Laid<U extends Piece, Size extends string> = Table<U> & Readonly<Record<Size, number>>;
export type Wrong = Omit<Fault, 'at'>;
export type Contradiction<U> = readonly [unit: U, wrong: Wrong];
