import type { ComponentChildren } from 'preact';
import type { ClauseId } from '../../engine/core/clause-ids.ts';
import type { Query } from '../../engine/core/query.ts';
import type { Said } from '../../engine/core/ruling.ts';
import type { Fields } from '../../engine/core/schema/field.ts';
import type { Violation } from '../../engine/core/schema/violation.ts';
import type { Lang } from '../../i18n/lang.ts';
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
  /** In a sentence, where it breaks no rule of the book. */
  said?: string;
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

/** What can be added to a list: its key, its name, its values, and under what heading it stands. */
interface Known {
  key: string;
  name: string;
  values: Draft;
  group?: string;
}

/** One of the lists of an army: its units, its generals. */
export interface CardList {
  /** Its name in the draft: `units`. */
  name: string;
  title: string;
  fields: Fields;
  /** The field by which its cards are called, and what one is called that says nothing there. */
  called: string;
  nameOf?: (card: Draft) => string | undefined;
  /** What the button that adds one says, and what it adds; without it all come from the list. */
  blank?: string;
  first?: Draft;
  leads?: boolean;
  /** What can be added besides. */
  known: readonly Known[];
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

/** How a list stands in what a device keeps, where that holds lists of several kinds. */
export interface View {
  shown: (kept: Draft) => Draft;
  /** What is kept, with the list in its place; it is the one that counts from here on. */
  kept: (list: Draft, before: Draft) => Draft;
}

/** What an army list takes from its system; one with more words stands for one with fewer. */
export interface RosterSystem<W> {
  key: string;
  query: Query;
  /** What a file of its lists says that it is, and the version of its form. */
  format: string;
  /** What an army says of itself, beside its lists. */
  head: Fields;
  /** The same, where it depends on what is said. */
  headOf?: (roster: Draft) => Fields;
  lists(speech: Speech<W>, roster: Draft): readonly CardList[];
  /** Where a device keeps more than the list under its key, or not in its form. */
  view?(speech: Speech<W>): View;
  /** What may stand in a file, where that is not all that its query takes. */
  inFile?: Fields;
  /** What stays when the list is cleared. */
  cleared?: (roster: Draft) => Draft;
  /** What is told below what the army says of itself. */
  below?(roster: Draft, speech: Speech<W>): ComponentChildren;
  /** Its words, where the page has others for another kind of list. */
  words?: (lang: Lang) => Speech<W>['words'];
  /** Other questions whose words it needs. */
  also?: readonly string[];
  /** What is behind the `#a=` of a link; undefined while something in the list cannot be written. */
  toLink: (roster: Draft) => Promise<string> | string | undefined;
  fromLink: (text: string) => Promise<Carried> | Carried;
  /** A file whose values contradict each other is not opened either. */
  sound?: boolean;
  /** What breaks a rule, each at its field. */
  faults?(roster: Draft, speech: Speech<W>): readonly Told[];
  /** The clause that uses a value, by its path: for what is no value at all. */
  usedBy?: (path: string) => ClauseId | undefined;
  /** What is told of the points besides. */
  totals?(roster: Draft, answer: object, speech: Speech<W>): ComponentChildren;
  /** The list for paper, where that is no copy of the screen. */
  paper?(roster: Draft, speech: Speech<W>, wrong: readonly Told[]): ComponentChildren;
}

export const listOf = (roster: Draft, name: string): readonly Draft[] => {
  const list = roster[name];
  return Array.isArray(list) ? list : [];
};

/** A list with all that it has to say. */
export interface Ready<W> {
  system: RosterSystem<W>;
  speech: Speech<W>;
}

/** Lists of several kinds, of which one page keeps one at a time. */
export interface Kinds<W> {
  key: string;
  /** Each by its name: how its links begin, what its files say that they are, and what it takes, fetched when wanted. */
  kinds: Readonly<
    Record<string, { link: string; format: string; load: () => Promise<RosterSystem<W>> }>
  >;
  words: (lang: Lang) => Speech<W>['words'];
  /** Between which lists a reader chooses: its kind, and what it then says of itself. */
  choices: (words: Speech<W>['words']) => readonly Choice[];
  /** The key of the one that a kept list is of. */
  chosen: (kept: Draft) => string;
  label: (words: Speech<W>['words']) => string;
}
interface Choice {
  key: string;
  name: string;
  kind: string;
  says: Draft;
}
