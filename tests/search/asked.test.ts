import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { put } from '../../src/engine/core/query.ts';
import { findQuery } from '../../src/engine/index.ts';
import { textsAbout } from '../../src/i18n/load.ts';
import { sureMessages } from '../../src/i18n/readings.ts';
import { loadDoubts, loadLibrary } from '../../src/library/library.ts';
import { buildAsks } from '../../src/search/asks/build.ts';
import { answers, draftOf, tell } from '../../src/search/asks/tell.ts';
import { type Asking, isSure, openAsks, understand } from '../../src/search/asks/understand.ts';
import { COMMON, FIGURES } from '../../src/search/common.ts';
import { hangingsOf } from '../../src/widgets/otherwise.ts';
import type { Asked } from './asked.ts';
import { TWISTED } from './twisted.ts';

/** The share of questions that must be right. */
const RIGHT = 0.9;
/** Most bytes of what fills in questions, compressed; it is fetched beside the index. */
const ASKS_LIMIT = 8 * 1024;

const { systems } = await loadLibrary();
const files = globSync('../*/asked.ts', { cwd: import.meta.dirname }).filter(
  (file) => !file.includes('search/'),
);
const written = await Promise.all(
  files.map(async (file) => {
    const key = basename(dirname(file));
    const system = systems.find((one) => one.key === key);
    if (!system) throw new Error(`There is no system ${key}.`);
    const built = await buildAsks(system);
    const list: readonly Asked[] = (await import(file)).default;
    const asking = openAsks(built, COMMON, new Map(Object.entries(FIGURES)));
    return { key, system, built, asking, list };
  }),
);

type Fate = 'right' | 'doubtful' | 'wrong';

/** What the search would show, beside what is right: without an answer it is in doubt, and says so. */
async function fateOf(asking: Asking, one: Asked): Promise<Fate> {
  const understood = understand(asking, one.typed, one.lang);
  const [best] = understood;
  const query = best && findQuery(best.ask.query);
  if (!best || !query || !isSure(understood)) return 'doubtful';
  const texts = await textsAbout(query.id, one.lang);
  if (!tell(query, best, texts)) return 'doubtful';
  const filled = new URLSearchParams(one.fields);
  const draft = JSON.stringify(draftOf(best));
  const hasAll = [...filled].every(([path, value]) => {
    const said = best.filled.find((field) => field.path === path)?.values ?? [];
    return (
      said.map(String).includes(value) ||
      draft.includes(`"${path.split('.').at(-1)}":"${value}"`) ||
      (best.ask.given && String(best.ask.given[path]) === value)
    );
  });
  const told = answers(query, best)?.map(
    (ruling) => (ruling.answer as Record<string, unknown>)[one.asks],
  );
  const isAnswer = told?.every((value) => value === one.answer) ?? false;
  return query.id === one.query && hasAll && isAnswer ? 'right' : 'wrong';
}

describe.each(written)('$key', ({ system, built, asking, list }) => {
  test.each([
    ['may be tuned to', false],
    ['are kept from tuning', true],
  ])('of the questions that %s 90 %% are answered right, and none wrong', async (_, isKept) => {
    const some = list.filter((one) => one.isKept === isKept);
    const fates = await Promise.all(some.map((one) => fateOf(asking, one)));
    const of = (fate: Fate) => some.filter((_, i) => fates[i] === fate).map(({ typed }) => typed);
    expect(some.length).toBeGreaterThanOrEqual(30);
    expect(of('wrong')).toEqual([]);
    expect(
      1 - of('doubtful').length / some.length,
      of('doubtful').join('; '),
    ).toBeGreaterThanOrEqual(RIGHT);
  });

  test('what asks is a query of the engine, and its fields are there', () => {
    for (const { query, given = {}, who = [], tells } of built.asks) {
      const known = findQuery(query);
      expect(known?.id).toBe(query);
      const paths = built.queries[query]?.fields.map(([path]) => path) ?? [];
      for (const path of Object.keys(given)) expect(paths).toContain(path);
      for (const group of who)
        expect(paths.some((path) => path.startsWith(`${group}.`))).toBe(true);
      if (tells) expect(Object.keys(known?.answer ?? {})).toContain(tells);
    }
  });

  test('what players say stands for values that some question takes', () => {
    const names = new Set(
      Object.values(built.queries).flatMap(({ fields }) =>
        fields.flatMap(([path]) => [path, path.slice(path.lastIndexOf('.') + 1)]),
      ),
    );
    const unknown = Object.keys(built.says).filter((said) => !names.has(said.split('=')[0] ?? ''));
    expect(unknown).toEqual([]);
  });

  test('it is small', () => {
    expect(gzipSync(JSON.stringify(built)).length).toBeLessThanOrEqual(ASKS_LIMIT);
  });

  test('a sentence that is turned round gets no answer', async () => {
    const told = await Promise.all(
      (TWISTED[system.key] ?? []).map(async (typed) => {
        const understood = understand(asking, typed, 'en');
        const [best] = understood;
        const query = best && findQuery(best.ask.query);
        if (!best || !query || !isSure(understood)) return [];
        const answer = tell(query, best, await textsAbout(query.id, 'en'));
        return answer ? [`${typed}: ${answer.brief}`] : [];
      }),
    );
    expect(TWISTED[system.key]?.length).toBeGreaterThan(0);
    expect(told.flat()).toEqual([]);
  });
});

test('of an answer that hangs on a reading which is not certain the list tells it', async () => {
  const query = findQuery('cca/ranged-combat');
  const lead = { unit: 'LB', leaderAdjacent: true };
  const terms = sureMessages(await loadDoubts('cca'));
  const texts = (await textsAbout('cca/ranged-combat', 'en')).with({ system: { terms } });
  const told = async (attacker: object) => {
    const reply = query && put(query, { attacker, defender: { unit: 'MI' } });
    return reply && 'ruling' in reply ? hangingsOf(query, [reply.ruling], texts) : undefined;
  };
  const [one, ...more] = (await told(lead)) ?? [];
  expect(one?.id).toBe('cca-R50');
  expect(one?.text).toContain('not certain');
  expect(more).toEqual([]);
  expect(await told({ unit: 'LB' })).toEqual([]);
});
