import { describe, expect, test } from 'vitest';
import { NO_MARKS } from '../../src/book/marks/hexes.ts';
import { askedOfPicture } from '../../src/book/picture-questions.ts';
import { type Finding, put, type Query } from '../../src/engine/core/query.ts';
import { Trace } from '../../src/engine/core/ruling.ts';
import type { Field, Fields } from '../../src/engine/core/schema/field.ts';
import { read } from '../../src/engine/core/schema/read.ts';
import { ask, findQuery } from '../../src/engine/index.ts';
import { often } from '../../src/engine/testing/often.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import { loadParts, loadTexts, textsAbout } from '../../src/i18n/load.ts';
import { merge } from '../../src/i18n/messages.ts';
import { answerOf, askedOf, differ } from '../../src/library/asked.ts';
import { loadLibrary } from '../../src/library/library.ts';
import { chainsOf, questionsOf } from '../../src/library/questions.ts';
import type { Ideas } from '../../src/library/registry.ts';
import { replyTo } from '../../src/library/replies.ts';
import { madeOf } from '../../src/widgets/learn/made.ts';
import { digits } from './checks.ts';

const { systems, clauses } = await loadLibrary();
const taught = systems.filter(({ lessons }) => lessons.length > 0);
const lessons = systems.flatMap(({ key, lessons: all }) =>
  all.map((lesson) => [`${key}: ${lesson.title.en}`, lesson, key] as const),
);
const drills = systems.flatMap(({ key, lessons: all, questions }) =>
  all.flatMap(({ slug, drills: made }) =>
    made.map((drill) => [`${slug.en}: ${drill.query}`, drill, key, questions] as const),
  ),
);
const SEEDS = Array.from({ length: often(7, 60) }, (_, seed) => seed * 7919);
const FIVE = 5;

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

  test('asks of its pictures what the engine answers', async () => {
    for (const [picture] of lesson.clauses.map((id) => clauses.get(id)?.pictures ?? [])) {
      const question = picture && (await askedOfPicture(picture));
      if (!question) {
        expect(picture && `${picture.clause}-${picture.name} asks nothing`).toBeUndefined();
        continue;
      }
      const { ask, options, right } = question;
      expect(digits(ask.es)).toBe(digits(ask.en));
      expect(options.length, ask.en).toBeGreaterThan(1);
      expect(options[right], ask.en).toBeDefined();
      for (const lang of LANGS) {
        expect(ask[lang]).not.toMatch(/[{}]|undefined/);
        expect(new Set(options.map((one) => one[lang])).size, ask[lang]).toBe(options.length);
      }
    }
  });

  test('says of every screen why it matters, with no number that its clause has not', () => {
    const all: Ideas = systems.find(({ key }) => key === system)?.ideas ?? {};
    for (const id of lesson.clauses) {
      const idea = all[id];
      if (!idea) throw new Error(`${id} has no sentences`);
      expect(digits(idea.es), id).toBe(digits(idea.en));
      for (const lang of LANGS) {
        const { title, text } = clauses.get(id) ?? {};
        const known = digits(`${title?.[lang]} ${text?.[lang]}`).split(' ');
        expect(
          digits(idea[lang])
            .split(' ')
            .filter((one) => one && !known.includes(one)),
          id,
        ).toEqual([]);
      }
    }
  });

  test('has questions for a round', async () => {
    const own = systems.find(({ key }) => key === system);
    const stock = own ? await questionsOf(own) : [];
    const some = stock.filter(({ clause }) => lesson.clauses.some((id) => id === clause));
    // A book of text alone has no examples: its rounds are made up.
    const asks = stock.length === 0 || some.length > 0;
    const made = lesson.drills.length > 0 ? FIVE : 0;
    expect(asks && some.length + made).toBeGreaterThan(FIVE - 1);
  });
});

describe.each(taught)('the questions of $key', (system) => {
  test('are asked in ways that its queries and their answers know', async () => {
    const briefs = Object.keys(merge(...(await loadParts('en', system.key))).briefs);
    const isBrief = (key: string) =>
      briefs.some((one) => (key.endsWith('/') ? one.startsWith(key) : one === key));
    for (const [query, asked] of Object.entries(system.questions)) {
      expect(findQuery(query), query).toBeDefined();
      expect(
        asked.flatMap(({ of }) => of.filter((key) => !isBrief(key))),
        query,
      ).toEqual([]);
    }
  });

  test('have one right answer, which is the engine’s, and others that are not', async () => {
    const examples = new Map(
      system.chapters
        .flatMap(({ texts }) => texts.flatMap(({ examples: own }) => own))
        .map((one) => [`${one.clause}/${one.name}`, one]),
    );
    for (const { id, query, options, right, say, ask, why } of await questionsOf(system)) {
      const example = examples.get(id);
      const reply = example && replyTo(example);
      if (!reply || !('ruling' in reply)) throw new Error(`${id} is not answered`);
      const asked = askedOf(system.questions[query], reply.ruling.summary, example.expect);
      if (!asked) throw new Error(`${id} is not asked`);
      expect(options.length, id).toBeGreaterThan(1);
      expect(options.length, id).toBeLessThan(6);
      expect(why.length, id).toBeGreaterThan(0);
      for (const lang of LANGS) {
        const answer = answerOf(reply.ruling, asked, await textsAbout(query, lang));
        const words = options.map((one) => one[lang]);
        expect(words[right], id).toBe(answer);
        expect(
          words.filter((one, i) => i !== right && !differ(one, answer)),
          id,
        ).toEqual([]);
        expect(new Set(words).size, id).toBe(words.length);
        expect(say[lang] && ask[lang], id).toBeTruthy();
      }
    }
  });

  test('have answers in the order of their numbers, in both languages', async () => {
    for (const { id, options } of await questionsOf(system))
      for (const lang of LANGS) {
        const firsts = options.flatMap((one) => /^\d+/.exec(one[lang])?.[0] ?? []).map(Number);
        expect(firsts, id).toEqual([...firsts].sort((a, b) => a - b));
      }
  });
});

const chains = systems.flatMap((system) =>
  system.chains.map((chain) => [`${system.key}: ${chain.title.en}`, chain, system] as const),
);

test.each(taught)('$key has a story, where it has examples', async (system) => {
  const stock = await questionsOf(system);
  expect(system.chains.length > 0).toBe(stock.length > 0);
});

describe.each(chains)('%s', (_, { slug, steps }, system) => {
  test('is answered as its author worked out, for the reasons that he gives', () => {
    for (const { query, input, expect: told, cites, say } of steps) {
      const reply = ask(query, input);
      if (!reply || !('ruling' in reply)) throw new Error(say.en);
      expect(reply.ruling.answer, say.en).toMatchObject(told);
      const cited = reply.ruling.steps.map(({ clause }) => clause);
      expect(
        cites.filter((id) => !cited.includes(id)),
        say.en,
      ).toEqual([]);
      expect(digits(say.es)).toBe(digits(say.en));
    }
  });

  test('asks at every step', async () => {
    const questions = (await chainsOf(system)).get(slug) ?? [];
    expect(questions).toHaveLength(steps.length);
    for (const { options, right, why } of questions) {
      expect(options.length).toBeGreaterThan(1);
      expect(right).toBeGreaterThan(-1);
      expect(why.length).toBeGreaterThan(0);
    }
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

describe.each(drills)('%s', (_, drill, system, questions) => {
  const { query: id, among, say } = drill;
  const found = findQuery(id);
  if (!found) throw new Error(`No query ${id}`);
  const query = remembering(found);
  const asked = questions[id] ?? [];

  test('chooses among values that its fields take', () => {
    for (const [path, values] of Object.entries(among)) {
      const field = fieldAt(query.fields, path);
      expect(field && values.filter((value) => !takes(field, value)), path).toEqual([]);
    }
  });

  test.each(LANGS)('says every value that it chooses, in %s', (lang) =>
    expect(Object.keys(among).filter((path) => !say[lang].includes(`{${path}`))).toEqual([]),
  );

  test.each(LANGS)('asks a question from any seed, in %s', async (lang) => {
    const texts = await loadTexts(lang, system);
    for (const seed of SEEDS) {
      const question = madeOf(query, drill, asked, { random: seed }, texts, NO_MARKS);
      if (!question) throw new Error(`no question from seed ${seed}`);
      const { draft, right, options, say: told, why } = question;
      // The answer is the engine's own to just this situation, and no other option goes with it.
      const reply = put(query, draft);
      if (!('ruling' in reply)) throw new Error(`no ruling from seed ${seed}`);
      const group = askedOf(asked, reply.ruling.summary);
      expect(group && answerOf(reply.ruling, group, texts)).toBe(options[right]);
      const answer = options[right] ?? '';
      expect(options.filter((one, i) => i !== right && !differ(one, answer))).toEqual([]);
      expect(options.length).toBeGreaterThan(1);
      expect(told).not.toMatch(/[{}]|undefined/);
      expect(why.length).toBeGreaterThan(0);
    }
  });

  test('the same seed asks the same', async () => {
    const texts = await loadTexts('en', system);
    const make = () => madeOf(query, drill, asked, { random: 42 }, texts, NO_MARKS);
    expect(make()).toEqual(make());
  });

  test('the questions differ', async () => {
    const texts = await loadTexts('en', system);
    const all = SEEDS.map(
      (random) => madeOf(query, drill, asked, { random }, texts, NO_MARKS)?.say,
    );
    expect(new Set(all).size).toBeGreaterThan(4);
  });
});
