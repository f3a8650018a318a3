/** What /search/<system>.<lang>.json holds, as columns: short rows, because it is fetched at a table without signal. */

import type { Lang } from '../i18n/lang.ts';
import type { ToolKind } from '../i18n/search-tools.ts';

/** Number, slug and title in Spanish and English; of a part of a chapter its slug, and its own title too. */
export type ChapterRow = [
  number: string,
  slugEs: string,
  slugEn: string,
  titleEs: string,
  titleEn: string,
  partEs?: string,
  partEn?: string,
];

/**
 * Aliases, and the terms that the clause defines, are joined by a vertical bar, the names of a term by a semicolon;
 * `cited` counts the clauses that name this one; -1 where it only says again what another says.
 */
export type ClauseRow = [
  chapter: number,
  number: string,
  kind: number,
  titleEs: string,
  titleEn: string,
  aliasesEs: string,
  aliasesEn: string,
  cited: number,
  termsEs: string,
  termsEn: string,
];

/** A heading of a chapter and the first clause below it; the next heading ends it. */
export type SectionRow = [clause: number, es: string, en: string];

/**
 * What is no clause: its addresses below the system, the English one only where it differs; title and line; names
 * that are joined by a vertical bar.
 */
export type ToolRow = [
  kind: ToolKind,
  pathEs: string,
  pathEn: string,
  titleEs: string,
  titleEn: string,
  lineEs: string,
  lineEn: string,
  namesEs: string,
  namesEn: string,
];

/** An unclear place of the book and the first clause that it concerns; its question where its reading is open. */
export type DoubtRow = [id: string, clause: number, es: string, en: string];

export interface SearchFile {
  system: string;
  /** The name of the game. */
  title: { es: string; en: string };
  paths: Record<Lang, Paths>;
  chapters: ChapterRow[];
  /** Names of the kinds of clauses in Spanish and English. */
  kinds: [es: string, en: string][];
  clauses: ClauseRow[];
  sections: SectionRow[];
  tools: ToolRow[];
  /** The keys of the terms of the glossary in the order of their clauses, with blanks between them. */
  terms: string;
  doubts: DoubtRow[];
  /** Words that tell no clause from another, with blanks between them. */
  common: string;
  /** What a folded word means as well: the figure of a number. */
  figures: Record<string, string>;
  /** Folded abbreviation to the terms that it stands for. */
  abbreviations: Record<string, string[]>;
  /** Words that mean the same to players, that of the book first, each group joined by vertical bars. */
  same: string[];
  /** What players ask of other games and this one has no rule for. */
  none: string[];
  /** How players ask, Spanish and English: a line a clause, what is asked between commas, without words that tell nothing. */
  spoken: [es: string, en: string];
  /** The other words of the texts, Spanish and English: a line of words, and a line of their clauses. */
  prose: [es: string, en: string];
}

/** Below which paths the site has what a system is searched for: its pages, its glossary, the cards of its readings. */
export type Paths = [system: string, glossary: string, cards: string];

/** What can wait: the first hits come from the rest of the index, which is fetched alone on a slow line. */
const LATER = ['tools', 'terms', 'doubts', 'same', 'none', 'spoken', 'prose'] as const;
export type Later = Pick<SearchFile, (typeof LATER)[number]>;
const EMPTY: Later = {
  tools: [],
  terms: '',
  doubts: [],
  same: [],
  none: [],
  spoken: ['', ''],
  prose: ['', ''],
};

/** Where rows have words of one language; a row has them in both, Spanish before English. */
const WORDS = {
  chapters: [1, 3, 5],
  clauses: [3, 5, 8],
  sections: [1],
  tools: [3, 5, 7],
  doubts: [2],
} as const;
const ROWS = Object.keys(WORDS) as (keyof typeof WORDS)[];
/** A text for each language. */
const TEXTS = ['spoken', 'prose'] as const;

type Rows = readonly (readonly (string | number)[])[];
const changed = (
  file: SearchFile,
  rowsOf: (name: keyof typeof WORDS) => Rows,
  textsOf: (name: (typeof TEXTS)[number]) => readonly string[],
): SearchFile =>
  ({
    ...file,
    ...Object.fromEntries(ROWS.map((name) => [name, rowsOf(name)])),
    ...Object.fromEntries(TEXTS.map((name) => [name, textsOf(name)])),
  }) as SearchFile;

/** An index as far as one language goes: the words of the other are left out. */
export const inLanguage = (file: SearchFile, lang: Lang): SearchFile =>
  changed(
    file,
    (name) => {
      const foreign = WORDS[name].map((at) => (lang === 'es' ? at + 1 : at));
      return (file[name] as Rows).map((row) =>
        row.map((value, at) => (foreign.some((one) => one === at) ? '' : value)),
      );
    },
    (name) => file[name].map((text, at) => (at === (lang === 'es' ? 0 : 1) ? text : '')),
  );

/** What travels of an index: its rows are columns, since what is alike packs best side by side. */
export type Sent = Partial<Record<keyof SearchFile, unknown>>;

function columns(rows: Rows): (string | number)[][] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ''));
}
const rowsOf = (sent: Rows): Rows =>
  (sent[0] ?? []).map((_, row) => sent.map((column) => column[row] ?? ''));

const inTables = <To>(file: object, turn: (rows: Rows) => Rows): To =>
  Object.fromEntries(
    Object.entries(file).map(([name, value]) => [
      name,
      ROWS.some((one) => one === name) ? turn(value as Rows) : value,
    ]),
  ) as To;

export const sent = (file: Partial<SearchFile>): Sent => inTables(file, columns);
/** What was sent, with its rows again. */
export const received = <File extends Partial<SearchFile>>(file: Sent): File =>
  inTables(file, rowsOf);

/** An index in one language, in parts, as they travel: what the first hits need, and the rest. */
export function inParts(file: SearchFile, lang: Lang): { first: Sent; later: Sent } {
  const own = inLanguage(file, lang);
  const later = Object.fromEntries(LATER.map((name) => [name, own[name]]));
  return { first: sent({ ...own, ...EMPTY }), later: sent(later) };
}

/** The whole of an index again, of what it has in either language. */
export const wholeOf = (one: SearchFile, other: SearchFile): SearchFile =>
  changed(
    one,
    (name) =>
      (one[name] as Rows).map((row, i) =>
        row.map((value, at) => (value === '' ? ((other[name] as Rows)[i]?.[at] ?? '') : value)),
      ),
    (name) => one[name].map((text, at) => text || (other[name][at] ?? '')),
  );

/** A header on the list of systems: it names only those on the device, as there is no network. */
export const ONLY_TAKEN = 'X-Only-Taken';
