import { describe, expect, test } from 'vitest';
import type { AnswerField, AnswerFields } from '../../../src/engine/core/answer.ts';
import type { Query } from '../../../src/engine/core/query.ts';
import type { Odds } from '../../../src/engine/core/ruling.ts';
import { QUERIES, SYSTEMS } from '../../../src/engine/index.ts';
import { LANGS } from '../../../src/i18n/lang.ts';
import { loadParts } from '../../../src/i18n/load.ts';
import { merge, ofQuery, type SystemMessages } from '../../../src/i18n/messages.ts';
import { situationsOf } from './situations.ts';

/** Names and words that have no text. */
const nameless = ({ answers }: SystemMessages, name: string) => (name in answers ? [] : [name]);
const wordless = ({ terms }: SystemMessages, name: string, words: readonly string[]) =>
  words
    .map((word) => `${name}.${word}`)
    .filter((term, i) => !(term in terms) && !((words[i] ?? '') in terms));

/** A word of the engine's own, in place of which a reader gets a text. */
const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z][a-z-]*$/.test(value);

function untold(texts: SystemMessages, name: string, field: AnswerField): string[] {
  switch (field.kind) {
    case 'word':
    case 'number-or-word':
      return wordless(texts, name, field.options);
    case 'by-word':
      return field.options.flatMap((word) => [
        ...wordless(texts, name, [word]),
        ...untold(texts, word, field.of),
      ]);
    case 'many':
    case 'maybe':
      return untold(texts, name, field.of);
    case 'part':
      return untoldIn(texts, field.fields);
    default:
      return [];
  }
}

const untoldIn = (texts: SystemMessages, fields: AnswerFields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    ...nameless(texts, name),
    ...untold(texts, name, field),
  ]);

/** What an answer holds that its schema does not know. */
function unknown(value: unknown, field: AnswerField | undefined, path: string): string[] {
  if (!field) return [path];
  if (field.kind === 'maybe') return value === null ? [] : unknown(value, field.of, path);
  if (field.kind === 'many')
    return (value as readonly unknown[]).flatMap((one) => unknown(one, field.of, path));
  if (field.kind === 'by-word')
    return Object.entries(value as object).flatMap(([word, one]) =>
      field.options.includes(word) ? unknown(one, field.of, path) : [`${path}.${word}`],
    );
  if (field.kind === 'part') return unknownIn(value as object, field.fields, `${path}.`);
  if (field.kind === 'number-or-word' && typeof value === 'number') return [];
  if (field.kind === 'word' || field.kind === 'number-or-word')
    return field.options.includes(value as string) ? [] : [`${path} ${value}`];
  const type = { yes: 'boolean', number: 'number', text: 'string' }[field.kind];
  return typeof value === type ? [] : [`${path} ${value}`];
}

const unknownIn = (values: object, fields: AnswerFields, path = ''): string[] =>
  Object.entries(values).flatMap(([name, value]) => unknown(value, fields[name], path + name));

/** Names of odds that the query does not declare. */
function undeclared(query: Query, odds: Odds | undefined): string[] {
  if (!odds) return [];
  const { outcomes = [], ...parts } = odds;
  const named = (['chances', 'means', 'tables'] as const).flatMap((part) =>
    Object.keys(parts[part]).filter((name) => !query.odds?.[part]?.includes(name)),
  );
  const ends = outcomes.flatMap(({ outcome }) => Object.keys(outcome));
  return [...named, ...ends.filter((name) => !query.odds?.outcomes?.includes(name))];
}

describe.each(Object.keys(SYSTEMS))('%s', async (system) => {
  const queries = SYSTEMS[system] ?? [];
  const both = await Promise.all(
    LANGS.map(async (lang) => ({ lang, all: merge(...(await loadParts(lang, system))) })),
  );
  const situations = Map.groupBy(situationsOf(system), ({ query }) => query);

  test.each(queries.map((query) => [query.id, query] as const))(
    '%s: every value, word and chance of its answer has a text',
    (id, { answer = {}, odds = {} }) => {
      const names = Object.values(odds).flat();
      for (const { lang, all } of both) {
        const texts = ofQuery(all, id);
        const missing = [
          ...untoldIn(texts, answer),
          ...names.flatMap((one) => nameless(texts, one)),
        ];
        expect(missing, `write these in src/i18n/${system}/*.${lang}.ts`).toEqual([]);
      }
    },
  );

  test.each(queries.map((query) => [query.id, query] as const))(
    '%s answers what its schema says',
    (id, query) => {
      const faults = (situations.get(id) ?? []).flatMap(({ draft, reply }) => {
        if (!('ruling' in reply)) return [];
        const { answer, odds } = reply.ruling;
        const strange = [...unknownIn(answer, query.answer), ...undeclared(query, odds)];
        return strange.map((one) => `${one} in ${JSON.stringify(draft)}`);
      });
      expect(faults).toEqual([]);
    },
  );

  test.each(queries.map((query) => [query.id, query] as const))(
    '%s: what a clause changes has a text before and after',
    (id) => {
      const changed = (situations.get(id) ?? []).flatMap(({ reply }) =>
        'ruling' in reply ? reply.ruling.steps.flatMap(({ effect }) => effect ?? []) : [],
      );
      const missing = both.flatMap(({ lang, all }) =>
        changed.flatMap(({ on, from, to }) =>
          wordless(ofQuery(all, id), on, [from, to].flat().filter(isWord)).map(
            (one) => `${one} in ${lang}`,
          ),
        ),
      );
      expect([...new Set(missing)]).toEqual([]);
    },
  );
});

test('every query has a schema of its answer', () => {
  const loose = QUERIES.filter(({ answer }) => !answer).map(({ id }) => id);
  expect(loose).toEqual([]);
});
