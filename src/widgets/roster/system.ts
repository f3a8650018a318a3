import type { ComponentChildren } from 'preact';
import type { ClauseId } from '../../engine/core/clause-ids.ts';
import type { Query } from '../../engine/core/query.ts';
import type { Said } from '../../engine/core/ruling.ts';
import type { Fields } from '../../engine/core/schema/field.ts';
import type { Violation } from '../../engine/core/schema/violation.ts';
import type { RosterWords } from '../../i18n/roster.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Draft } from '../paths.ts';

/** All that an army list has to say, in the reader's language. */
export interface Speech<W> {
  words: RosterWords & Record<'total' | 'otherFile' | 'add', string> & W;
  texts: Texts;
}

/** What is wrong at a field: a value that is none, or what breaks a rule, told as a step of its clause. */
export interface Told extends Violation {
  step?: Said;
}

/** A card of the list, where it stands in it, and its whole army. */
export interface Held {
  card: Draft;
  at: number;
  roster: Draft;
}

/** How a card is filled in. */
export interface Filling extends Held {
  id: string;
  /** By the names of its own fields. */
  wrong: readonly Told[];
  tell: (told: Violation) => ComponentChildren;
  change: (card: Draft) => void;
}

/** One of the lists of an army: its units, its generals. */
export interface CardList {
  /** Its name in the draft: `units`. */
  name: string;
  title: string;
  fields: Fields;
  /** The field by which its cards are called. */
  called: string;
  /** What the button that adds one says, and what it adds; without it all come from the list. */
  blank?: string;
  first?: Draft;
  leads?: boolean;
  /** What can be added besides: its key, its name, and its values. */
  known: readonly { key: string; name: string; values: Draft }[];
  help?: string | undefined;
  /** A card in one line. */
  line: (held: Held) => ComponentChildren;
  /** Its form, where that is not made of its fields alone. */
  form?: (filling: Filling) => ComponentChildren;
  /** Ways from a card to what is done with it. */
  links?: (card: Draft) => readonly { name: string; href: string }[];
  /** The army without one of its cards, where that changes more than this list. */
  without?: (roster: Draft, at: number) => Draft;
}

/** A list that a link carried, or the place at which its text is damaged; undefined where none can be told. */
type Carried = { draft: Draft } | { text: string; at: number } | undefined;

/** What an army list takes from its system. */
export interface RosterSystem<W> {
  key: string;
  query: Query;
  /** What a file of its lists says that it is, and the version of its form. */
  format: string;
  /** What an army says of itself, beside its lists. */
  head: Fields;
  lists: (speech: Speech<W>) => readonly CardList[];
  /** What is behind the `#a=` of a link; undefined while something in the list cannot be written. */
  toLink: (roster: Draft) => Promise<string> | string | undefined;
  fromLink: (text: string) => Promise<Carried> | Carried;
  /** A file whose values contradict each other is not opened either. */
  sound?: boolean;
  /** What breaks a rule, each at its field. */
  faults?: (roster: Draft) => readonly Told[];
  /** The clause that uses a value, by its path: for what is no value at all. */
  usedBy?: (path: string) => ClauseId | undefined;
  /** What is told of the points besides. */
  totals?: (roster: Draft, answer: object, speech: Speech<W>) => ComponentChildren;
  /** The list for paper, where that is no copy of the screen. */
  paper?: (roster: Draft, speech: Speech<W>) => ComponentChildren;
}

export const listOf = (roster: Draft, name: string): readonly Draft[] => {
  const list = roster[name];
  return Array.isArray(list) ? list : [];
};
