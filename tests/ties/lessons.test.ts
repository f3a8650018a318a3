import { describe, expect, test } from 'vitest';
import { type Finding, put, type Query } from '../../src/engine/core/query.ts';
import { Trace } from '../../src/engine/core/ruling.ts';
import type { Field, Fields } from '../../src/engine/core/schema/field.ts';
import { read } from '../../src/engine/core/schema/read.ts';
import { findQuery } from '../../src/engine/index.ts';
import { often } from '../../src/engine/testing/often.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import { loadTexts } from '../../src/i18n/load.ts';
import { loadLibrary } from '../../src/library/library.ts';
import { questionOf, situation } from '../../src/widgets/learn/question.ts';
import { digits } from './checks.ts';

const { systems, clauses } = await loadLibrary();
const lessons = systems.flatMap(({ key, lessons: all }) =>
  all.map((lesson) => [`${key}: ${lesson.title.en}`, lesson, key] as const),
);
const drills = systems.flatMap(({ key, lessons: all }) =>
  all.flatMap(({ slug, drills: asked }) =>
    asked.map((drill) => [`${slug.en}: ${drill.query}`, drill, key] as const),
  ),
);
const SEEDS = Array.from({ length: often(7, 60) }, (_, seed) => seed * 7919);

function fieldAt(fields: Fields, path: string): Field | undefined {
  const [name = '', ...rest] = path.split('.');
  const field = fields[name];
  const holds = field?.kind === 'group' || field?.kind === 'groups';
  return rest.length > 0 && holds ? fieldAt(field.fields, rest.join('.')) : field;
}

/** Whether a field may be said to be this. */
const takes = (field: Field, value: unknown) => 'value' in read({ it: field }, { it: value });

describe.each(lessons)('%s', (_, lesson, system) => {
  test('has clauses that exist, once each', () => {
    expect(lesson.clauses.filter((id) => !clauses.has(id))).toEqual([]);
    expect(new Set(lesson.clauses).size).toBe(lesson.clauses.length);
  });

  test('has an address of its own in each language, and the same numbers in both', () => {
    const all = systems.find(({ key }) => key === system)?.lessons ?? [];
    for (const lang of LANGS)
      expect(all.filter(({ slug }) => slug[lang] === lesson.slug[lang])).toHaveLength(1);
    expect(digits(lesson.say.es)).toBe(digits(lesson.say.en));
  });
});

/** The same query, which works out each situation once: a seed meets the same ones in every language. */
function remembering(query: Query): Query {
  const known = new Map<string, { found: Finding; told: Trace }>();
  const find = (situation: Parameters<Query['run']>[0]) => {
    const told = new Trace();
    return { found: query.run(situation, told), told };
  };
  return {
    ...query,
    run(situation, trace) {
      const key = JSON.stringify(situation);
      const one = known.get(key) ?? find(situation);
      known.set(key, one);
      trace.steps.push(...one.told.steps);
      trace.notApplied.push(...one.told.notApplied);
      return one.found;
    },
  };
}

describe.each(drills)('%s', (_, drill, system) => {
  const { query: id, vary, most = {}, among = {} } = drill;
  const found = findQuery(id);
  if (!found) throw new Error(`No query ${id}`);
  const query = remembering(found);

  test('varies fields that the query has', () => {
    expect(vary.filter((path) => !fieldAt(query.fields, path))).toEqual([]);
    expect(Object.keys(most).filter((path) => !fieldAt(query.fields, path))).toEqual([]);
  });

  test('chooses among values that its fields take', () => {
    for (const [path, values] of Object.entries(among)) {
      const field = fieldAt(query.fields, path);
      expect(field && values.filter((value) => !takes(field, value)), path).toEqual([]);
    }
  });

  test.each(LANGS)('asks a question from any seed, in %s', async (lang) => {
    const texts = await loadTexts(lang, system);
    for (const seed of SEEDS) {
      const question = questionOf(query, drill, seed, texts);
      if (!question) throw new Error(`no question from seed ${seed}`);
      const { draft, right, options } = question;
      // The answer is the engine's own to just this situation, and one option alone says it.
      const reply = put(query, draft);
      expect('ruling' in reply && texts.brief(reply.ruling)).toBe(right);
      expect(options.filter((option) => option === right)).toHaveLength(1);
      expect(new Set(options).size).toBe(options.length);
      expect(options.length).toBeGreaterThan(1);
      expect(situation(draft, texts).every(({ label, value }) => label && value)).toBe(true);
    }
  });

  test('the same seed asks the same', async () => {
    const texts = await loadTexts('en', system);
    expect(questionOf(query, drill, 42, texts)).toEqual(questionOf(query, drill, 42, texts));
  });

  test('the questions differ', async () => {
    const texts = await loadTexts('en', system);
    const asked = SEEDS.map((seed) => JSON.stringify(questionOf(query, drill, seed, texts)?.draft));
    expect(new Set(asked).size).toBeGreaterThan(4);
  });
});
