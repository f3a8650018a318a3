import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { once } from '../src/engine/core/once.ts';
import { moduleOf } from '../src/library/engine-source.ts';
import { queryPlaces } from '../src/library/query-source.ts';

/**
 * Which modules of the engine are sent in one file. Each question is fetched by itself, with all that its rules import:
 * a file for each set of questions that share something would be 150 files of 0.5 KB, of which one question needs 20.
 * So files are joined as long as that makes the questions lighter, and the heavy ones above all; the heaviest bring all
 * that they need in a file of their own.
 */

/** What a file costs beside its source: headers, its name where it is imported, being compressed by itself. */
const FILE = 700;
/** What is sent of a byte of source without comments and types. */
const SENT = 0.29;
/** The bar is for each question, not for their sum; yet those over it in any case must not make the others heavy. */
const weigh = (bytes: number) => (bytes / 10_000) ** 6;

/** Modules that are sent together. */
interface Chunk {
  /** The core, a family or a system: a chunk is of one of them, so that each system can be taken by itself. */
  room: string;
  modules: readonly string[];
  bytes: number;
}

/** Chunks, with what each of them loads, itself included, and what each question loads. */
interface Plan {
  chunks: readonly Chunk[];
  loads: ReadonlyMap<Chunk, ReadonlySet<Chunk>>;
  questions: readonly ReadonlySet<Chunk>[];
}

/** What every form needs of the engine, whatever is asked in it. */
const FORM = ['query', 'start', 'fraction'].map((name) => `src/engine/core/${name}.ts`);

const importsOf = (module: string) =>
  [...(moduleOf(module)?.imported.values() ?? [])].map(({ file }) => file);

function reached<T>(from: T, next: (one: T) => Iterable<T>, found = new Set<T>()): Set<T> {
  if (found.has(from)) return found;
  found.add(from);
  for (const one of next(from)) reached(one, next, found);
  return found;
}

function planOf(chunks: readonly Chunk[], asked: readonly string[]): Plan {
  const chunkOf = new Map(chunks.flatMap((one) => one.modules.map((module) => [module, one])));
  const chunksOf = (modules: readonly string[]) => modules.flatMap((one) => chunkOf.get(one) ?? []);
  const next = new Map(chunks.map((one) => [one, chunksOf(one.modules.flatMap(importsOf))]));
  const loads = new Map(chunks.map((one) => [one, reached(one, (of) => next.get(of) ?? [])]));
  const loadedBy = (one: Chunk) => [...(loads.get(one) ?? [])];
  return {
    chunks,
    loads,
    questions: asked.map((one) => new Set(chunksOf([one, ...FORM]).flatMap(loadedBy))),
  };
}

const sum = (chunks: Iterable<Chunk>) => {
  let all = 0;
  for (const { bytes } of chunks) all += bytes + FILE;
  return all;
};

/** How much more the questions weigh if two chunks are one; nothing is won where no question loads both. */
function costOf({ loads, questions }: Plan, a: Chunk, b: Chunk): number {
  if (!questions.some((loaded) => loaded.has(a) && loaded.has(b))) return 0;
  let cost = 0;
  for (const loaded of questions) {
    if (!loaded.has(a) && !loaded.has(b)) continue;
    const now = sum(loaded);
    const more = loads.get(loaded.has(a) ? b : a)?.difference(loaded) ?? [];
    cost += weigh(now + sum(more) - FILE) - weigh(now);
  }
  return cost;
}

/** Chunks that import each other could not be run one after the other. */
function isCircle({ loads }: Plan, a: Chunk, b: Chunk): boolean {
  const leads = (from: Chunk, to: Chunk) =>
    [...(loads.get(from) ?? [])].some(
      (one) => one !== from && one !== to && loads.get(one)?.has(to),
    );
  return leads(a, b) || leads(b, a);
}

const roomOf = (module = '') => module.split('/')[2] ?? '';

const joined = (chunks: readonly Chunk[]): Chunk => ({
  room: chunks[0]?.room ?? '',
  modules: chunks.flatMap(({ modules }) => modules),
  bytes: chunks.reduce((all, { bytes }) => all + bytes, 0),
});

/** The pairs worth joining, the best first. */
function pairsOf(plan: Plan): (readonly [Chunk, Chunk])[] {
  const found = plan.chunks.flatMap((a, i) =>
    plan.chunks
      .slice(i + 1)
      .filter(({ room }) => room === a.room)
      .map((b) => ({ pair: [a, b] as const, cost: costOf(plan, a, b) }))
      .filter(({ cost }) => cost < 0),
  );
  return found.sort((a, b) => a.cost - b.cost).map(({ pair }) => pair);
}

/** So many pairs are joined before all is weighed again. */
const AT_ONCE = 6;

/** The best pairs joined, each chunk once; the same plan where nothing is won any more. */
function better(plan: Plan, asked: readonly string[]): Plan {
  let made = plan;
  let left = AT_ONCE;
  for (const [a, b] of pairsOf(plan)) {
    if (left === 0) break;
    if (!made.loads.has(a) || !made.loads.has(b) || isCircle(made, a, b)) continue;
    const rest = made.chunks.filter((one) => one !== a && one !== b);
    made = planOf([...rest, joined([a, b])], asked);
    left -= 1;
  }
  return made;
}

/** The source of a module without comments and types: each question that imports it asks for it. */
const lengthOf = once(
  (module: string) =>
    transformSync(readFileSync(module, 'utf8'), { loader: 'ts', minify: true }).code.length,
);

const alone = (module: string): Chunk => ({
  room: roomOf(module),
  modules: [module],
  bytes: SENT * lengthOf(module),
});

/** Modules that the same questions load, together. */
function apart(asked: readonly string[]): Chunk[] {
  const reach = asked.map(
    (module) => new Set([module, ...FORM].flatMap((one) => [...reached(one, importsOf)])),
  );
  const all = new Set(reach.flatMap((modules) => [...modules]));
  const alike = Map.groupBy([...all].map(alone), (one) => {
    const [module = ''] = one.modules;
    return `${one.room} ${reach.map((modules) => Number(modules.has(module))).join('')}`;
  });
  return [...alike.values()].map(joined);
}

function joinedFor(asked: readonly string[]): Plan {
  let plan = planOf(apart(asked), asked);
  for (let next = better(plan, asked); next !== plan; next = better(plan, asked)) plan = next;
  return plan;
}

/** A question with more source than this, minified, would not be below the bar with what it shares. */
const MOST = 45_000;
const isHeavy = (modules: ReadonlySet<string>) =>
  [...modules].reduce((all, module) => all + lengthOf(module), 0) > MOST;

/** The heaviest questions share too little with the rest: each brings all that it needs, and weighs on no other. */
function best(): { plan: Plan; lone: readonly string[] } {
  const all = [...new Set([...queryPlaces().values()].map(({ file }) => file))];
  const lone = all.filter((module) => isHeavy(reached(module, importsOf)));
  return { plan: joinedFor(all.filter((module) => !lone.includes(module))), lone };
}

let found: ReturnType<typeof best> | undefined;
/** Worked out once: several parts of a build ask for it. */
const planned = () => {
  found ??= best();
  return found;
};

/** The modules of questions that bring all that they need in one file. */
export const loneModules = (): readonly string[] => planned().lone;

/** What each calculator brings of the core, whatever is asked in it. */
export const formModules = (): readonly string[] =>
  planned().plan.chunks.flatMap(({ modules }) =>
    modules.some((one) => FORM.includes(one)) ? modules : [],
  );

const nameOf = (chunk: Chunk) => {
  const [, , , ...rest] = chunk.modules[0]?.replace('.ts', '').split('/') ?? [];
  return `${chunk.room}.${rest.join('-')}`;
};

/** What several questions share, chunk by chunk, each after those that it imports. */
export function engineChunks() {
  const { chunks, loads, questions } = planned().plan;
  return chunks
    .filter((one) => questions.filter((loaded) => loaded.has(one)).length > 1)
    .sort((a, b) => (loads.get(a)?.size ?? 0) - (loads.get(b)?.size ?? 0))
    .map((one) => ({ name: nameOf(one), modules: one.modules }));
}
