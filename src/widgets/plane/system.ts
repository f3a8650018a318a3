import type { ComponentType } from 'preact';
import type { Query } from '../../engine/core/query.ts';
import type { Violation } from '../../engine/core/schema/violation.ts';
import type { Laid, Notation } from '../../engine/plane/table/notation.ts';
import type { Piece } from '../../engine/plane/table/state.ts';
import type { PlaneWords } from '../../i18n/plane.ts';
import type { Speech as DeskSpeech } from '../desk/speech.ts';
import type { DrawnCard, LitSides, Overlay } from './PlaneBoard.tsx';

/** All that a table has to say, in the reader's language, and the system of which it is one. */
export interface Speech<U extends Piece, S extends string, W extends string>
  extends DeskSpeech<keyof PlaneWords | W> {
  system: PlaneSystem<U, S, W>;
}

/** A unit in a form, and what changes of it. */
export interface UnitProps<U extends Piece, S extends string, W extends string> {
  unit: U;
  speech: Speech<U, S, W>;
  set: (more: Partial<U>) => void;
}

/** What is asked about a unit of a table, and what was answered. */
export interface Posed<U extends Piece, S extends string> {
  table: Laid<U, S>;
  query: Query;
  unit: U | undefined;
  target: U | undefined;
  answer: Readonly<Record<string, unknown>>;
}

/** What a measured table takes from its system: `S` are its sizes besides the usual, `W` its words. */
export interface PlaneSystem<U extends Piece, S extends string, W extends string> {
  key: string;
  notation: Notation<U, S>;
  /** What is wrong with a position, each with its place. */
  faults: (text: string) => readonly Violation[];
  /** In what players measure, in tenths of a millimetre. */
  unit: number;
  /** The words for its sizes. */
  sizes: Readonly<Record<S, W>>;
  /** A unit after one at which it points has another name; one that points at nobody. */
  renamed: (unit: U, was: string, now: string) => U;
  alone: (unit: U) => U;
  cards: (table: Laid<U, S>, speech: Speech<U, S, W>) => DrawnCard[];
  lit: (table: Laid<U, S>) => readonly LitSides[];
  /** What a chosen unit reaches. */
  reach: (unit: U) => NonNullable<Overlay['areas']>;
  /** What a unit is, and what is told of it besides. */
  kind: (unit: U, speech: Speech<U, S, W>) => string;
  told: (table: Laid<U, S>, unit: U, speech: Speech<U, S, W>) => readonly string[];
  /** Fields of a unit beside its place, and those below. */
  Fields: ComponentType<UnitProps<U, S, W>>;
  More: ComponentType<UnitProps<U, S, W>>;
  questions: {
    all: readonly Query[];
    /** The question in which a card is dragged along the first step of its way. */
    moves: string;
    overlay: (posed: Posed<U, S>) => Overlay;
  };
}
