import type { ComponentType } from 'preact';
import type { ClauseId } from '../../engine/core/clause-ids.ts';
import type { Query } from '../../engine/core/query.ts';
import type { Violation } from '../../engine/core/schema/violation.ts';
import type { Point } from '../../engine/plane/point.ts';
import type { Notation } from '../../engine/plane/table/notation.ts';
import type { Piece } from '../../engine/plane/table/state.ts';
import type { Laid } from '../../engine/plane/table/writing.ts';
import type { PlaneWords } from '../../i18n/plane.ts';
import type { Speech as DeskSpeech } from '../desk/speech.ts';
import type { Draft } from '../paths.ts';
import type { Ground } from './Grounds.tsx';
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

/** A sentence about a table, with the clause that it rests on. */
export interface Remark {
  said: string;
  clause: ClauseId;
}

/** What a measured table takes from its system: `S` are its sizes besides the usual, `W` its words. */
export interface PlaneSystem<U extends Piece, S extends string, W extends string> {
  key: string;
  notation: Notation<U, S>;
  /** What is wrong with a position, each with its place. */
  faults: (text: string) => readonly Violation[];
  /** In what players measure, in tenths of a millimetre. */
  unit: number;
  /** The words for so many of these: `{n} UD`. */
  measure: W;
  /** A position that shows what can be asked. */
  example: string;
  /** The army that its player keeps on the device: whether there is one, and its units, each as often as it has cards. */
  army?: { kept: () => boolean; muster: (table: Laid<U, S>) => Promise<readonly U[]> };
  /** Where the armies deploy. */
  deployment: (table: Laid<U, S>) => NonNullable<Overlay['areas']>;
  /** The words for its sizes. */
  sizes: Readonly<Record<S, W>>;
  /** A unit after one at which it points has another name; one that points at nobody. */
  renamed: (unit: U, was: string, now: string) => U;
  alone: (unit: U) => U;
  /** Its terrain, where it has any. */
  grounds?: (table: Laid<U, S>, speech: Speech<U, S, W>) => readonly Ground[];
  /** The words for a kind of it, and what its rules say of how it lies, where that is no fault. */
  lands?: {
    nameOf: (kind: string, speech: Speech<U, S, W>) => string;
    remarks: (table: Laid<U, S>, speech: Speech<U, S, W>) => readonly Remark[];
  };
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
    /** A word for each of them. */
    words: Readonly<Record<string, W>>;
    /** The question in which a card is dragged to where it means to go. */
    moves: string;
    /** Others in which it is. */
    drags?: readonly string[];
    /** What a drag of a card to a place says there. */
    dragged: (unit: U, to: Point) => Draft;
    /** Whether an answer says yes or no; undefined where it measures. */
    holds: (query: Query, answer: Readonly<Record<string, unknown>>) => boolean | undefined;
    overlay: (posed: Posed<U, S>) => Overlay;
  };
}
