import type { Query } from '../engine/core/query.ts';
import type { Fields } from '../engine/core/schema.ts';
import type { Lang } from './lang.ts';
import { merge, type PartOfMessages, type SystemMessages } from './messages.ts';
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

/** What a page needs to let one query speak: the shared subject, and those that the query speaks of. */
export function excerpt(
  parts: readonly PartOfMessages[],
  readings: Readings,
  query: Query,
  lang: Lang,
): SystemMessages {
  const speaks = ({ queries = {}, uses = [] }: PartOfMessages) =>
    query.id in queries || uses.includes(query.id);
  const fields = new Set(namesOf(query.fields));
  const all = merge(
    ...parts.filter((part, i) => i === 0 || speaks(part)),
    readingMessages(taken(readings, fields), lang),
  );
  return {
    ...all,
    queries: {},
    fields: labels(all.fields, (name) => fields.has(name)),
    answers: labels(all.answers, () => true),
  };
}

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
