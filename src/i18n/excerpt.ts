import type { Query } from '../engine/core/query.ts';
import type { Fields } from '../engine/core/schema/field.ts';
import type { Lang } from './lang.ts';
import {
  type CommonMessages,
  merge,
  ofQuery,
  type PartOfMessages,
  type SystemMessages,
} from './messages.ts';
import { type Readings, readingMessages } from './readings.ts';

const namesOf = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'group' || field.kind === 'groups' ? [name, ...namesOf(field.fields)] : [name],
  );

/** The entries of a section that are needed. */
const only = (section: Record<string, string>, has: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(section).filter(([key]) => has(key)));

/** Labels alone: the long help is for those who have only the schema. */
const labels = (all: SystemMessages['fields'], has: (name: string) => boolean) =>
  Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => has(name))
      .map(([name, { label }]) => [name, { label, help: '' }]),
  );

/** Those that a question takes. */
const taken = (readings: Readings, fields: ReadonlySet<string>): Readings =>
  Object.fromEntries(Object.entries(readings).filter(([id]) => fields.has(id)));

type Says = (text: string) => boolean;

/** Whether a word may be put in a sentence: `forest:the` is a form of `forest`, `terrain.forest` that of a field. */
function saysTerm(term: string, says: Says) {
  const [word = ''] = term.split(':');
  const dot = word.indexOf('.');
  return says(word) || (dot >= 0 && says(word.slice(0, dot)) && says(word.slice(dot + 1)));
}

/** All that a system says in a language. */
interface Speaking {
  parts: readonly PartOfMessages[];
  readings: Readings;
  lang: Lang;
}

const SENTENCES = ['steps', 'because', 'summaries', 'briefs', 'problems'] as const;

/** What a page needs to let one query speak: the messages and words of its system that it may ever say. */
export function excerpt(
  { parts, readings, lang }: Speaking,
  query: Query,
  says: Says,
): SystemMessages {
  const all = ofQuery(merge(...parts), query.id);
  const fields = new Set(namesOf(query.fields));
  const unclear = merge(readingMessages(taken(readings, fields), lang));
  const sentences = Object.fromEntries(
    SENTENCES.map((section) => [section, only(all[section], says)]),
  );
  return {
    ...all,
    ...sentences,
    queries: {},
    game: {},
    fields: labels({ ...all.fields, ...unclear.fields }, (name) => fields.has(name)),
    answers: labels(all.answers, says),
    terms: { ...only(all.terms, (term) => saysTerm(term, says)), ...unclear.terms },
  };
}

/** Of what all systems say, what a form may: problems with a command or a clause are not among it. */
export const commonExcerpt = (common: CommonMessages, says: Says): CommonMessages => ({
  ...common,
  problems: only(common.problems, says),
});

/** What a page needs to let a whole game speak: its own subject, and what the rules say to its actions. */
export function gameExcerpt(
  parts: readonly PartOfMessages[],
  { steps, words }: { steps: readonly string[]; words: readonly string[] },
): SystemMessages {
  const all = merge(...parts);
  const own = merge(...parts.filter(({ game }) => game !== undefined));
  const isWord = (term: string) => words.includes(term.split(':')[0] ?? '');
  return {
    ...own,
    terms: { ...only(all.terms, isWord), ...own.terms },
    steps: { ...only(all.steps, (key) => steps.includes(key)), ...own.steps },
  };
}
