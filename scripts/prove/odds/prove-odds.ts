// Exact odds against thrown dice: `npm run prove odds [query]`. Of each question with odds, situations by chance are thrown
// through by the rules, die by die, as tests/<system>/throws.ts tells it; chi-square says whether the odds are those.
import { existsSync, writeFileSync } from 'node:fs';
import type { Query } from '../../../src/engine/core/query.ts';
import { SYSTEMS } from '../../../src/engine/index.ts';
import { MEASURED, readMeasured, rulesDigest } from '../../../src/library/measured.ts';
import { type Agreement, compare } from './agreement.ts';
import { type Situation, situationsOf } from './situations.ts';
import { type Thrower, throwOften } from './throwing.ts';

const SITUATIONS = 100;
const THROWS = 100_000;

/**
 * So unlikely must it be to be looked at twice, and so unlikely again with other dice to be told. A run compares some
 * 20,000 numbers: by chance alone it tells one in less than a thousand runs, also where few throws are expected and
 * chi-square is generous.
 */
const DOUBTFUL = 1e-4;
const WRONG = 1e-6;

export const SEED = 20_261_119;

/** The throwers of a system, by the ids of its questions. */
export async function throwersOf(system: string): Promise<Readonly<Record<string, Thrower>>> {
  const path = `tests/${system}/throws.ts`;
  return existsSync(path) ? (await import(/* @vite-ignore */ `../../../${path}`)).default : {};
}

interface Fault extends Agreement {
  draft: Situation['draft'];
}
interface Proved {
  situations: number;
  throws: number;
  numbers: number;
  worst: Agreement;
  faults: Fault[];
}

/** Throws the situations of a question through, and compares. */
export function throwQuery(
  thrower: Thrower,
  situations: readonly Situation[],
  throws: number,
): Proved {
  const proved: Proved = {
    ...{ situations: 0, throws, numbers: 0, faults: [] },
    worst: { name: 'none', p: 1, told: '' },
  };
  for (const [i, { draft, odds }] of situations.entries()) {
    const first = thrower(draft, odds);
    if (!first) continue;
    proved.situations += 1;
    const thrown = (seed: number) => compare(odds, throwOften(first, throws, seed));
    const found = thrown(SEED + i);
    proved.numbers += found.length;
    const again = found.some(({ p }) => p < DOUBTFUL) ? thrown(~SEED - i) : [];
    for (const [j, one] of found.entries()) {
      const { p } = again[j] ?? one;
      const wrong = one.p < DOUBTFUL && p < WRONG;
      if (wrong) proved.faults.push({ ...one, draft });
      if (!(proved.worst.p <= one.p)) proved.worst = one;
    }
  }
  return proved;
}

function tell({ id }: Query, proved: Proved, seconds: number) {
  const { situations, throws, numbers, worst, faults } = proved;
  console.log(
    `${id}: ${situations} situations, ${throws.toLocaleString('en')} throws each, ${numbers} numbers; worst p ${worst.p.toExponential(1)} (${worst.name}); ${seconds.toFixed(0)} s of a processor`,
  );
  for (const { name, told, draft } of faults)
    console.log(`  ${name}: ${told}\t${JSON.stringify(draft)}`);
}

const MICRO = 1e6;
/** Throws one question through, and tells what came of it. */
async function prove(query: Query): Promise<Proved> {
  const start = process.cpuUsage().user;
  const [system = ''] = query.id.split('/');
  const thrower = (await throwersOf(system))[query.id];
  if (!thrower) throw new Error(`tests/${system}/throws.ts does not throw ${query.id}.`);
  const proved = throwQuery(thrower, await situationsOf(query, SITUATIONS, SEED), THROWS);
  tell(query, proved, (process.cpuUsage().user - start) / MICRO);
  return proved;
}

/** Written down where all questions of a system were thrown. */
function keep(system: string, rules: string, all: readonly Proved[]) {
  const sum = (of: (one: Proved) => number) => all.reduce((total, one) => total + of(one), 0);
  const measured = readMeasured();
  const thrown = {
    date: new Date().toISOString().slice(0, 10),
    rules,
    ...{ questions: all.length, throws: THROWS },
    situations: sum(({ situations }) => situations),
    numbers: sum(({ numbers }) => numbers),
    wrong: sum(({ faults }) => faults.length),
  };
  const odds = { ...measured.odds, [system]: thrown };
  writeFileSync(MEASURED, `${JSON.stringify({ ...measured, odds }, null, 2)}\n`);
}

/** All questions with odds, or those of a system, or those of which the name has these letters. */
export async function proveOdds(only = ''): Promise<void> {
  for (const [system, queries] of Object.entries(SYSTEMS)) {
    const rules = rulesDigest(system);
    const open = queries.filter(({ odds }) => odds);
    const asked = open.filter(({ id }) => id.includes(only));
    const proved: Proved[] = [];
    for (const query of asked) proved.push(await prove(query));
    if (proved.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
    if (asked.length === open.length && asked.length > 0) keep(system, rules, proved);
  }
}
