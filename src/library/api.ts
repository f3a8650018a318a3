import type { Library, System } from './library.ts';
import { REFERENCE } from './text.ts';

/** Clauses as the JSON API gives them; the text is Markdown with plain ids. */
export const clauseData = ({ clauses }: Library, system?: string) =>
  [...clauses.values()]
    .filter((clause) => !system || clause.system === system)
    .map(
      ({
        id,
        system: of,
        chapter,
        kind,
        version,
        title,
        text,
        see,
        restates = [],
        examples,
        doubts = [],
        differs,
      }) => ({
        id,
        system: of,
        chapter: chapter.number,
        kind,
        version,
        title,
        text: { es: text.es.replace(REFERENCE, '$1'), en: text.en.replace(REFERENCE, '$1') },
        see,
        restates,
        examples: examples.map(({ name }) => name),
        reading: doubts,
        ...(differs && { differs }),
      }),
    );

/** How a book is read where it is unclear, as the JSON API gives it. */
export const doubtData = ({ doubts }: System) =>
  Object.entries(doubts).map(([id, doubt]) => ({ id, ...doubt }));

/** The glossary of a system as the JSON API gives it. */
export const termData = ({ glossary }: System) =>
  glossary.map(({ key, term, synonyms, short = {}, meaning, clause, see = [] }) => ({
    key,
    term,
    synonyms,
    short: { es: short.es ?? [], en: short.en ?? [] },
    meaning,
    clause,
    see,
  }));
