/** What /search/<system>.json holds: short rows, because it is fetched at a table without signal. */

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
 * Aliases, and the names of the terms that the clause defines, are joined by a vertical bar;
 * `cited` counts the clauses that name this one.
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

export interface SearchFile {
  system: string;
  chapters: ChapterRow[];
  /** Names of the kinds of clauses in Spanish and English. */
  kinds: [es: string, en: string][];
  clauses: ClauseRow[];
  sections: SectionRow[];
  /** Words that tell no clause from another, with blanks between them. */
  common: string;
  /** What a folded word means as well: the figure of a number. */
  figures: Record<string, string>;
  /** Folded abbreviation to the terms that it stands for. */
  abbreviations: Record<string, string[]>;
  /** The other words of the texts, Spanish and English: a line of words, and a line of their clauses. */
  prose: [es: string, en: string];
}

/** A header on the list of systems: it names only those on the device, as there is no network. */
export const ONLY_TAKEN = 'X-Only-Taken';
