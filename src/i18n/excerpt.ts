import type { Query } from '../engine/core/query.ts';
import type { Fields } from '../engine/core/schema.ts';
import { merge, type PartOfMessages, type SystemMessages } from './messages.ts';

const namesOf = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'group' ? [name, ...namesOf(field.fields)] : [name],
  );

/** Labels alone: the long help is for those who have only the schema. */
const labels = (all: SystemMessages['fields'], has: (name: string) => boolean) =>
  Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => has(name))
      .map(([name, { label }]) => [name, { label, help: '' }]),
  );

/** What a page needs to let one query speak: the shared subject, and those that the query speaks of. */
export function excerpt(parts: readonly PartOfMessages[], query: Query): SystemMessages {
  const speaks = ({ queries = {}, uses = [] }: PartOfMessages) =>
    query.id in queries || uses.includes(query.id);
  const all = merge(...parts.filter((part, i) => i === 0 || speaks(part)));
  const fields = new Set(namesOf(query.fields));
  return {
    ...all,
    queries: {},
    fields: labels(all.fields, (name) => fields.has(name)),
    answers: labels(all.answers, () => true),
  };
}
