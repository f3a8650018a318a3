import { SYSTEMS } from '../engine/index.ts';
import { historyOf } from './history.ts';
import type { Clause, Library, System } from './library.ts';
import { questionsOf } from './questions.ts';
import { readingId } from './reading-ids.ts';
import type { ByLang } from './registry.ts';
import { REFERENCE } from './text.ts';

/** Markdown with plain ids. */
const markdown = ({ es, en }: ByLang): ByLang => ({
  es: es.replace(REFERENCE, '$1'),
  en: en.replace(REFERENCE, '$1'),
});

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
        text: markdown(text),
        see,
        restates,
        examples: examples.map(({ name }) => name),
        reading: doubts,
        readings: doubts.map((doubt) => readingId(of, doubt)),
        ...(differs && { differs }),
      }),
    );

/** How a book is read where it is unclear, under names that only this book knows: as the JSON API gave it first. */
export const doubtData = ({ doubts }: System) =>
  Object.entries(doubts).map(([id, doubt]) => ({ id, ...doubt }));

const textsOf = ({ chapters }: System): Clause[] => chapters.flatMap(({ texts }) => texts);

/** The questions of a system that take a reading, by their ids. */
const takers = (system: string, doubt: string) =>
  (SYSTEMS[system] ?? [])
    .filter(({ fields: { readings } }) => readings?.kind === 'group' && doubt in readings.fields)
    .map(({ id }) => id);

/** How a book is read where it is unclear: on which clauses it bears, and which questions take another reading. */
export const readingData = (system: System) =>
  Object.entries(system.doubts).map(([doubt, unclear]) => ({
    id: readingId(system.key, doubt),
    ...unclear,
    clauses: textsOf(system)
      .filter(({ doubts = [] }) => doubts.includes(doubt))
      .map(({ id }) => id),
    queries: takers(system.key, doubt),
  }));

/** The versions of each clause, the newest first; a reason says why one took the place of that before. */
export const historyData = (system: System) =>
  textsOf(system).map((clause) => ({
    id: clause.id,
    versions: historyOf(clause).map(({ version, date, reason, title, text }) => ({
      version,
      date: date ?? null,
      reason: reason ?? null,
      title,
      text: markdown(text),
    })),
  }));

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

/** The questions that its checked examples make, as the JSON API gives them. */
export const questionData = async (system: System) =>
  (await questionsOf(system)).map(
    ({ id, clause, kind, query, know, facts, say, ask, options, right, outcome, why }) => ({
      id,
      clause,
      kind,
      query,
      difficulty: { know, facts },
      situation: say,
      question: ask,
      options,
      answer: options[right],
      outcome,
      clauses: why.map((one) => one.clause),
    }),
  );
