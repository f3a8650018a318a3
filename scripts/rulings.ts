// Before a change of structure: `npm run rulings -- record`. After each step: `npm run rulings -- compare`.
// What the engine answers and says, in both languages, to every example, sample, situation and worked case, and to
// drafts that differ from them in one field; the drafts are kept, so that both runs ask the same. An answer may
// grow by a field, and the keys of sentences may change: what is said may not.
import { createReadStream, createWriteStream, existsSync, globSync, mkdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { ask, SYSTEMS } from '../src/engine/index.ts';
import { LANGS } from '../src/i18n/lang.ts';
import { loadTexts } from '../src/i18n/load.ts';
import type { Texts } from '../src/i18n/texts.ts';
import { around } from '../tests/ties/drafts.ts';

const [command = 'compare', file = 'reports/rulings.json.gz'] = process.argv.slice(2);
const VARIED = 30;
const SHOWN = 12;

interface Asked {
  query: string;
  draft: object;
  told: Told;
}

const drafts = async () => {
  const found: { query: string; draft: object }[] = [];
  for (const [system, queries] of Object.entries(SYSTEMS)) {
    for (const { id, sample } of queries) found.push({ query: id, draft: sample });
    for (const path of globSync(`content/${system}/*/examples.ts`).sort()) {
      const { default: examples } = await import(`../${path}`);
      for (const { query, input } of examples) found.push({ query, draft: input });
    }
    for (const path of globSync(`tests/${system}/situations.ts`)) {
      const { default: situations } = await import(`../${path}`);
      for (const [query, drafts] of Object.entries<object[]>(situations))
        found.push(...drafts.map((draft) => ({ query, draft })));
    }
    for (const path of globSync(`tests/${system}/cases/*.ts`).sort())
      for (const table of Object.values(await import(`../${path}`)))
        if (Array.isArray(table))
          for (const [, , query, draft] of table) found.push({ query, draft });
  }
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
};

/** What differs from a query's sample, and from as many of its other drafts, in one field. */
const varied = (known: readonly { query: string; draft: object }[]) =>
  Object.values(SYSTEMS)
    .flat()
    .flatMap(({ id, fields }) =>
      known
        .filter(({ query }) => query === id)
        .slice(0, VARIED)
        .flatMap(({ draft }) => around(fields, draft).map((one) => ({ query: id, draft: one }))),
    );

const texts = new Map<string, Texts[]>();
for (const system of Object.keys(SYSTEMS))
  texts.set(system, await Promise.all(LANGS.map((lang) => loadTexts(lang, system))));

/** Some combinations of words have no sentence, where no situation of a player says them. */
function said(say: () => string) {
  try {
    return say();
  } catch {
    return 'no sentence';
  }
}

interface Told {
  answer?: unknown;
  /** All else: clauses, effects, chances and sentences. */
  rest: string;
}

function told(query: string, draft: object): Told {
  const reply = ask(query, draft);
  if (!reply) return { rest: 'no such query' };
  const both = texts.get(query.split('/')[0] ?? '') ?? [];
  if ('violations' in reply) {
    const rest = reply.violations.map(({ field, clause, ...one }) => ({
      field,
      clause,
      texts: both.map((text) => said(() => text.problem({ field, ...one }))),
    }));
    return { rest: JSON.stringify(rest) };
  }
  const { answer, summary, steps, notApplied, odds } = reply.ruling;
  const rest = {
    summary: both.map((text) => [
      said(() => text.summary(summary)),
      said(() => text.brief(reply.ruling)),
    ]),
    steps: steps.map((step) => ({
      clause: step.clause,
      effect: step.effect,
      texts: both.map((text) => said(() => text.step(step))),
    })),
    notApplied: notApplied.map((one) => ({
      clause: one.clause,
      texts: both.map((text) => said(() => text.because(one))),
    })),
    odds,
  };
  return { answer: JSON.parse(JSON.stringify(answer)), rest: JSON.stringify(rest) };
}

/** Whether all that was told is still told; new fields may stand beside it. */
function holds(was: unknown, is: unknown): boolean {
  if (Array.isArray(was))
    return (
      Array.isArray(is) && was.length === is.length && was.every((one, i) => holds(one, is[i]))
    );
  if (typeof was !== 'object' || was === null) return was === is;
  if (typeof is !== 'object' || is === null) return false;
  return Object.entries(was).every(([key, one]) =>
    holds(one, (is as Record<string, unknown>)[key]),
  );
}

const asBefore = (was: Told, is: Told) => was.rest === is.rest && holds(was.answer, is.answer);

/** A line for each answer: all of them are more than one string can hold. */
function* lines(asked: readonly { query: string; draft: object }[]) {
  for (const { query, draft } of asked)
    yield `${JSON.stringify({ query, draft, told: told(query, draft) })}\n`;
}

async function record() {
  const known = await drafts();
  const all = [...known, ...varied(known)];
  mkdirSync('reports', { recursive: true });
  await pipeline(Readable.from(lines(all)), createGzip(), createWriteStream(file));
  console.log(`${all.length} answers recorded in ${file}`);
}

function show({ query, draft, told: before }: Asked) {
  console.log(`\n${query} ${JSON.stringify(draft)}`);
  const [was, is] = [before, told(query, draft)].map((all) => JSON.stringify(all));
  let at = 0;
  while (was?.[at] === is?.[at]) at += 1;
  console.log(`  was ...${was?.slice(Math.max(0, at - 80), at + 240)}`);
  console.log(`  is  ...${is?.slice(Math.max(0, at - 80), at + 240)}`);
}

async function compare() {
  if (!existsSync(file)) throw new Error(`There is no ${file}: npm run rulings -- record`);
  let same = 0;
  const other: Asked[] = [];
  for await (const line of createInterface(createReadStream(file).pipe(createGunzip()))) {
    const one: Asked = JSON.parse(line);
    if (asBefore(one.told, told(one.query, one.draft))) same += 1;
    else other.push(one);
  }
  for (const one of other.slice(0, SHOWN)) show(one);
  const queries = [...new Set(other.map(({ query }) => query))];
  console.log(`\n${same} as before, ${other.length} otherwise ${queries}`);
  if (other.length > 0) process.exitCode = 1;
}

await (command === 'record' ? record() : compare());
