// Before a change of structure: `npm run rulings -- record`. After each step: `npm run rulings -- compare`.
// What the engine answers and says, in both languages, to every example, sample, situation and worked case, and to
// drafts made from them by changing a few fields; the drafts are kept, so that both runs ask the same. An answer may
// grow by a field, and the keys of sentences may change: what is said may not.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Field, Fields } from '../src/engine/core/schema.ts';
import { ask, SYSTEMS } from '../src/engine/index.ts';
import { LANGS } from '../src/i18n/lang.ts';
import { loadTexts } from '../src/i18n/load.ts';
import type { Texts } from '../src/i18n/texts.ts';

const [command = 'compare', file = 'reports/rulings.json.gz'] = process.argv.slice(2);
const CHANGED_DRAFTS = 300;
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
    for (const path of globSync(`tests/${system}/situations/*.ts`).sort()) {
      const { situations } = await import(`../${path}`);
      found.push(...situations());
    }
    for (const path of globSync(`tests/${system}/cases/*.ts`).sort())
      for (const table of Object.values(await import(`../${path}`)))
        if (Array.isArray(table))
          for (const [, , query, draft] of table) found.push({ query, draft });
  }
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
};

/** The same numbers on every run. */
function dice(seed: number) {
  let state = seed;
  return (n: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

function valueFor(field: Field, roll: (n: number) => number): unknown {
  if (field.kind === 'choice') return field.options[roll(field.options.length)];
  if (field.kind === 'flag') return roll(2) === 1;
  if (field.kind === 'count' || field.kind === 'measure')
    return field.min + roll(Math.min(field.max - field.min, 12) + 1);
  if (field.kind === 'list') return field.options.filter(() => roll(3) === 0).slice(0, field.max);
  if (field.kind === 'counts')
    return Array.from({ length: roll(3) }, () => field.min + roll(field.max - field.min + 1));
  return undefined;
}

function changed(fields: Fields, draft: object, roll: (n: number) => number): object {
  const names = Object.keys(fields);
  const name = names[roll(names.length)] ?? '';
  const field = fields[name];
  const was = (draft as Record<string, unknown>)[name];
  if (!field) return draft;
  if (field.kind === 'group')
    return { ...draft, [name]: changed(field.fields, (was ?? {}) as object, roll) };
  if (field.kind === 'groups') {
    const items = Array.isArray(was) && was.length > 0 ? was : [{}];
    const at = roll(items.length);
    const next = items.map((item, i) => (i === at ? changed(field.fields, item, roll) : item));
    return { ...draft, [name]: next };
  }
  const value = valueFor(field, roll);
  return value === undefined ? draft : { ...draft, [name]: value };
}

function* more(known: readonly { query: string; draft: object }[]) {
  for (const query of Object.values(SYSTEMS).flat()) {
    const roll = dice(query.id.length * 7919 + query.id.charCodeAt(query.id.length - 1));
    const own = known.filter((one) => one.query === query.id);
    for (let i = 0; i < CHANGED_DRAFTS; i += 1) {
      let draft = own[roll(own.length)]?.draft ?? query.sample;
      for (let changes = 1 + roll(3); changes > 0; changes -= 1)
        draft = changed(query.fields, draft, roll);
      yield { query: query.id, draft };
    }
  }
}

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

if (command === 'record') {
  const known = await drafts();
  const all = [...known, ...more(known)];
  const asked = all.map(({ query, draft }) => ({ query, draft, told: told(query, draft) }));
  mkdirSync('reports', { recursive: true });
  writeFileSync(file, gzipSync(JSON.stringify(asked)));
  console.log(`${asked.length} answers recorded in ${file}`);
} else {
  if (!existsSync(file)) throw new Error(`There is no ${file}: npm run rulings -- record`);
  const asked: Asked[] = JSON.parse(gunzipSync(readFileSync(file)).toString());
  const other = asked.filter((one) => !asBefore(one.told, told(one.query, one.draft)));
  for (const one of other.slice(0, SHOWN)) {
    console.log(`\n${one.query} ${JSON.stringify(one.draft)}`);
    const [was, is] = [one.told, told(one.query, one.draft)].map((all) => JSON.stringify(all));
    let at = 0;
    while (was?.[at] === is?.[at]) at += 1;
    console.log(`  was ...${was?.slice(Math.max(0, at - 80), at + 240)}`);
    console.log(`  is  ...${is?.slice(Math.max(0, at - 80), at + 240)}`);
  }
  const queries = [...new Set(other.map(({ query }) => query))];
  console.log(`\n${asked.length - other.length} as before, ${other.length} otherwise ${queries}`);
  if (other.length > 0) process.exitCode = 1;
}
