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

/** A change of what a clause means: the version that it made, and why. */
export interface Revision {
  version: number;
  /** The day from which it holds: '2026-12-31'. */
  date: string;
  reason: ByLang;
}

/** What another game has in place of a clause, for players who know that game: its clause, and how it differs. */
export interface Difference extends ByLang {
  than: ClauseId;
}
/** By clause, in content/<system>/differences.ts. */
export type Differences = Readonly<Partial<Record<ClauseId, Difference>>>;

/** What all games decide, each in its own way: the clauses in which it does. */
export interface Topic {
  key: string;
  title: ByLang;
  /** How the games part. */
  lead: ByLang;
  clauses: readonly ClauseId[];
}
export const defineTopics = (topics: readonly Topic[]) => topics;

/** What is registered of one clause beside its text. */
export interface ClauseEntry {
  kind: Kind;
  see: readonly ClauseId[];
  /** Where it only says again what these clauses say: it shares their examples, and runs where they run. */
  restates?: readonly ClauseId[];
  /** Lines of the text from which the clause was written, for those who write it: '745-748,750'. No reader sees them. */
  lines: string;
  /** Doubts that say how the clause is read, e.g. 'R18'; mostly said by the doubts themselves. */
  doubts?: readonly string[];
  /** Words that players type for it and that stand neither in its title nor in its text. */
  aliases?: Partial<ByLang<readonly string[]>>;
  /** Rises when the meaning of the clause changes; 1 where absent. */
  version?: number;
  /** The versions after the first, oldest first. */
  history?: readonly Revision[];
  /** Why nothing of the clause can run; absent where an example runs it. */
  excluded?: ByLang;
}

/** What a picture of a hex board shows; the engine says which hexes it lights. */
export type HexQuestion =
  | { what: 'move'; from: string; card?: string; leader?: boolean }
  | { what: 'battle'; from: string; card?: string; moved?: number }
  | { what: 'retreat'; from: string; flags: number; ignores?: number }
  | { what: 'evade'; from: string; attacker: string }
  | { what: 'retire'; from: string; by: string }
  | { what: 'sight'; from: string; to: string }
  | { what: 'sections'; side: 'bottom' | 'top' }
  | { what: 'advance'; from: string; to: string }
  | { what: 'order'; card: string; from?: string; given?: readonly string[] }
  | { what: 'rampage'; from: string }
  | { what: 'support'; from: string }
  | { what: 'shelter'; from: string }
  | { what: 'helmets'; from: string };

/** A step of a move on a measured table: UD of a straight one, degrees of a turn. */
interface Step {
  go: string;
  amount: number;
}

/** What a picture of a measured table shows; the engine gives the answer that it draws. */
export type PlaneQuestion =
  | { what: 'move'; unit: string; path: readonly Step[]; marching?: boolean }
  /**
   * Straight on, or as `path` begins. `side`: which of those that can be charged, else the one with most dice;
   * `envelop`: with its markers laid.
   */
  | {
      what: 'charge';
      unit: string;
      target: string;
      path?: readonly Step[];
      side?: 'front' | 'left' | 'right' | 'rear';
      envelop?: boolean;
    }
  | { what: 'shot'; unit: string; targets: readonly string[] }
  /** `before`: the position from which this one came, of which the units that have changed are shown too. */
  | { what: 'contacts'; before?: string }
  | { what: 'withdraw'; unit: string; distance: number }
  | { what: 'flight'; unit: string; path: readonly Step[] }
  /** Between cards, each pair by the names of its two units. */
  | { what: 'distance'; between: readonly (readonly [string, string])[] }
  /** Units that may or may not be a line of their own for a Line advance. */
  | { what: 'line'; lines: readonly (readonly string[])[] }
  | { what: 'deployment' }
  /**
   * What a table may be asked of it, by the name of the question. The answer of one stands for itself, those of several
   * by the name of the other unit, or else of the one asked about. `apart`: pairs between whose cards is measured too.
   */
  | {
      what: 'asked';
      all: readonly TableAsked[];
      apart?: readonly (readonly [string, string])[];
      /** What a lesson shows before it is answered: the way, where it is part of the question. */
      told?: 'way';
    };

/** A question of a table about a unit of it, perhaps against another one, with what else is told. */
export interface TableAsked {
  question: string;
  unit: string;
  other?: string;
  told?: Readonly<Record<string, unknown>>;
}

/** A position drawn beside a clause, with what the engine says of it. */
interface Shown<Question extends { what: string }, Expected> {
  clause: ClauseId;
  /** The point it makes, in words of a URL. */
  name: string;
  /** The position as the board writes it. */
  position: string;
  ask: Question;
  /** What its author worked out on paper, and the engine must say. */
  expect: Expected;
  /** The caption: what is seen and why. */
  say: ByLang;
}

/**
 * A board of hexes. `expect` are those that are lit: where the piece may go, whom it may battle, where its ways end,
 * what breaks the line of sight, what the dotted lines cut; where the victor may advance and whom he may then attack;
 * where cavalry Retires and Reforms before the unit in `by`; whom the card orders (of a Leadership card, around the leader in `from`; after those in `given`); whom
 * elephants trample; who supports the unit, against whom its ground shelters it, whom the leader helps.
 */
export type HexPicture = Shown<HexQuestion, readonly string[]>;
/** What a lesson asks of a measured table: which value of the answer, the values to choose from, and how each is said. */
interface PlaneQuiz extends ByLang {
  /** Its name in the answer, with a dot between parts: `X.dice`. */
  of: string;
  among: readonly (number | boolean | string)[];
  /** Of numbers, with `{n}`; yes, no and words of an answer go without. */
  tell?: ByLang;
}
/** A measured table. `expect` is what the answer must hold; values that are not named are free. */
export type PlanePicture = Shown<PlaneQuestion, object> & { quiz?: PlaneQuiz };
/** A picture of any board; that of its system tells the kinds apart. */
export type Picture = HexPicture | PlanePicture;

export const definePictures = (pictures: readonly Picture[]) => pictures;
/** The picture by which a game is known: a position in the middle of a battle. */
export const defineFace = (face: Picture) => face;

/** An unclear place of the book, the ways to read it, and the one that the engine adopts. */
export interface Doubt {
  /** Where a reader of the printed book finds it: chapter, heading, step. */
  place: ByLang;
  /** What is unclear. */
  question: ByLang;
  confidence: 'high' | 'medium' | 'low';
  readings: readonly { key: string; text: ByLang }[];
  adopted: string;
  why: ByLang;
}

/** Whether the place could with good reason be read otherwise. */
export const isOpen = ({ confidence, readings }: Doubt): boolean =>
  confidence !== 'high' && readings.length > 1;

/** A doubt as its author writes it. */
export interface DoubtEntry extends Doubt {
  /** The clauses that it bears on, with a space between them. */
  clauses?: string;
}

export const defineDoubts = (doubts: Readonly<Record<string, DoubtEntry>>) => doubts;

/** How often a term is marked in a text: at its first place in each clause, in each text, or not at all. */
export type Marking = 'each' | 'once' | 'never';

/** A word of the game and what it means; the glossary, the marks in the texts and the search come from it. */
export interface Term {
  /** In words of a URL, the same in both languages: `battle-back`. */
  key: string;
  term: ByLang;
  /** Other words for it: of the source, of other books, of players. */
  synonyms: ByLang<readonly string[]>;
  /** What players write for it: `HI`. Several terms may share one. */
  short?: Partial<ByLang<readonly string[]>>;
  /** One or two sentences, 240 characters at most. */
  meaning: ByLang;
  /** The clause that defines it: the search finds it by all these words. */
  clause: ClauseId;
  see?: readonly ClauseId[];
  /**
   * The words of the texts that are marked, where they are others than the term and its plural.
   * With a capital they are matched as they stand, without one also at the start of a sentence.
   */
  forms?: Partial<ByLang<readonly string[]>>;
  /** Phrases of the texts in which those words mean something else. */
  except?: Partial<ByLang<readonly string[]>>;
  /** `each` where absent; `once` for what stands in every other clause. */
  mark?: Marking;
}

export const defineGlossary = (terms: readonly Term[]) => terms;

/** How players talk of a game, beyond the names of its glossary. */
export interface Speech {
  /** Words or phrases that mean the same, that of the book first: `retroceder|recular|irse atrás`. */
  same: readonly string[];
  /** What players of other games ask for, and the book has no rule for. */
  none: readonly string[];
}

export const defineSpeech = (speech: Speech) => speech;

/** One way in which players ask a question of the engine. */
export interface Ask {
  query: string;
  /**
   * Words that ask it, in the forms in which they are typed, of both languages: of one of these ways each group must be
   * there (`dice|dados roll|rolls`), and nothing behind a stroke (`-fire|shoot`).
   */
  ways: readonly string[];
  /** Words that may stand with them and say nothing more. */
  also?: string;
  /** The groups of fields whose units are named, in the order of a plain sentence: who does it, then to whom. */
  who?: readonly string[];
  /** What is said by asking so: `{ kind: 'ranged' }`. */
  given?: Readonly<Record<string, unknown>>;
  /** The value of the answer that is asked for; where absent, whether it is allowed. */
  tells?: string;
}

/** How the questions of the engine are asked in words. */
export interface Asks {
  asks: readonly Ask[];
  /**
   * Words for a unit, or for whoever asks, where units have no types by which they are told apart: of two, one does
   * something to the other.
   */
  things?: string;
  /** What players say for the value of a field, `#` being a number: `{ 'moved=#': 'moved # hexes|mueve # hexes' }`. */
  says: Readonly<Record<string, string>>;
}

export const defineAsks = (asks: Asks) => asks;

export type ChapterEntries = Partial<Record<ClauseId, ClauseEntry>>;

/** A part of a chapter that is too long for one page. */
export interface PartEntry {
  /** Folder of the part in content/<system>/, named after that of its chapter: `07-turn-movement`. */
  room: string;
  /** The signs at its head, as `headpiece` of src/book/marks reads them: `LB hex hex -HI`. */
  head?: string;
  slug: ByLang;
  title: ByLang;
  /** The numbers of its clauses, single ones and ranges, in order: `[[149, 174], 210]`. */
  clauses: readonly (number | readonly [from: number, to: number])[];
}

export interface ChapterEntry {
  number: string;
  /** Folder of the chapter in content/<system>/. */
  room: string;
  /** As that of a part. */
  head?: string;
  slug: ByLang;
  title: ByLang;
  /** How many clauses it has: ids run from 1 to this number. */
  clauses: number;
  /** Where one page would be too heavy: each part has a page of its own, and the chapter lists them. */
  parts?: readonly PartEntry[];
}

/** What a player does in a turn, step by step, and what he counts: for the page that lies beside a real game. */
export interface TableGuide {
  /** A step of the turn with the clauses that rule it. */
  turn: readonly { clauses: readonly ClauseId[]; say: ByLang }[];
  /** The sides, in the order in which they take their turns. */
  sides: readonly ByLang[];
  /**
   * What each side counts, from 0, with what wins where that is fixed by the players. Points, which come in
   * hundreds, are typed; the rest is counted one by one.
   */
  counters: readonly { key: string; say: ByLang; goal?: number; points?: boolean }[];
  /** The dice of the game: signs or plain numbers; and which questions take what was rolled, in which of their fields. */
  dice: {
    faces: readonly (string | number)[];
    most: number;
    resolve: readonly { query: string; field: string }[];
  };
}

export const defineTable = (guide: TableGuide) => guide;

/** A short lesson: some clauses in the order in which they are best learned, and what to practise. */
export interface Lesson {
  /** Its name in the address. */
  slug: ByLang;
  title: ByLang;
  /** What it is about and why it matters, in a few sentences. */
  say: ByLang;
  clauses: readonly ClauseId[];
  /** Situations that are made up, besides those of the checked examples of its clauses. */
  drills: readonly Drill[];
}

/** Situations of a query that differ in some fields, by path, among values that players meet. */
export interface Drill {
  query: string;
  among: Readonly<Record<string, readonly unknown[]>>;
  /** The situation, every value in it: `{attacker.unit}` is the word of that field. */
  say: ByLang;
}

export const defineLessons = (lessons: readonly Lesson[]) => lessons;

/** What a friend would say who teaches a clause: why it matters, in one or two sentences. */
export type Ideas = Readonly<Partial<Record<ClauseId, ByLang>>>;

export const defineIdeas = (ideas: Ideas) => ideas;

/** What is asked of an example's situation: the question, and the answers that may stand beside each other. */
export interface Asked extends ByLang {
  /** Keys of answers that leave no room for each other; one that ends in a stroke stands for all that begin so. */
  of: readonly string[];
  /** The value that an example must be about, where the answer would say what others are not asked for. */
  about?: string;
  /** Situations that tell the answer, by their English. */
  unless?: RegExp;
  /** How an answer reads as one to choose, by its key, where the engine's own words tell more than is asked. */
  tell?: Readonly<Record<string, ByLang>>;
}

/** By query. */
export type Questions = Readonly<Record<string, readonly Asked[]>>;

export const defineQuestions = (questions: Questions) => questions;

/** What tells the games apart, in the order in which it is told. */
export const FACTS = ['era', 'scale', 'ground', 'players', 'time'] as const;
export type Fact = (typeof FACTS)[number];

export interface Book {
  key: string;
  title: ByLang;
  /** Its first sentence is short and names the edition: citations take it over. */
  edition: ByLang;
  credits: readonly { role: ByLang; name: string }[];
  /** What one asks of a game before one plays it, as far as its sources tell. */
  facts?: Record<Fact, ByLang>;
  /** What of the book is here, where it is not all of it. */
  extent?: ByLang;
  chapters: readonly ChapterEntry[];
}

export const defineBook = (book: Book) => book;
