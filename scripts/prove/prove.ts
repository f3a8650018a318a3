// What of the rules nothing would notice: `npm run prove [system] [subject]`. Each row of every table is changed in memory,
// one change at a time (left out, a fact taken as always or never so, its number one more ...), each number of the tables
// and each default of a field as well, and what runs it is asked again: examples, worked cases and tests of the system.
// Told by clause is what noticed it first; a change that cannot matter stands in tests/<system>/cannot-matter.ts.
// `npm run prove odds [question]` puts the odds against thrown dice instead (odds/prove-odds.ts).
// With --situations each change that nothing noticed is told with a situation that would tell it; what is right there is
// for the book to say, so that no answer is printed.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { standInForTables } from '../../src/engine/core/rows.ts';
import { SYSTEMS } from '../../src/engine/index.ts';
import { MEASURED, readMeasured, rulesDigest } from '../../src/library/measured.ts';
import { type Ask, asksOf } from './asks.ts';
import { inTablesWith, type Mutant, mutantsOf } from './mutants.ts';
import { type Cell, cellsOf, watchCells } from './numbers.ts';
import { proveOdds } from './odds/prove-odds.ts';
import { type Seen, seenIn, touched } from './seen.ts';
import { tellingSituations } from './telling.ts';
import { testsOf } from './tests.ts';

/** What one change came to. */
interface Found {
  /** The clause of a row; the table or the question of a number. */
  of: string;
  name: string;
  /** The ask that noticed it. */
  by: string | undefined;
  /** How many it could matter to. */
  many: number;
  /** The changed row. */
  mutant?: Mutant;
}

/** More tables than any question runs. */
const ENDLESS = 200_000;

const { values: options, positionals } = parseArgs({
  options: { situations: { type: 'boolean' } },
  allowPositionals: true,
});
const [only, subject] = positionals;

const firstOf = (asks: readonly Ask[], numbers: Iterable<number>, before = () => {}) => {
  for (const number of numbers) {
    before();
    const ask = asks[number];
    if (ask?.fault()) return ask.id;
  }
  return undefined;
};

/** The first ask that a changed row makes wrong. */
function noticedBy(asks: readonly Ask[], mutant: Mutant, numbers: Iterable<number>) {
  let runs = 0;
  const stand = inTablesWith(mutant);
  standInForTables((table) => {
    if (++runs > ENDLESS) throw new Error('It would never end.');
    return stand(table);
  });
  const by = firstOf(asks, numbers, () => {
    runs = 0;
  });
  standInForTables();
  return by;
}

/** The first ask that another number, or another default, makes wrong. */
function numberNoticedBy(asks: readonly Ask[], { object, key, read }: Cell, value: unknown) {
  const written = object[key];
  object[key] = value;
  const by = firstOf(asks, read);
  object[key] = written;
  return by;
}

/** The source of the rules of a subject: a row is its own where its sentence stands in it. */
const sourceOf = (system: string) =>
  globSync(`src/engine/${system}/${subject ?? ''}/**/*.ts`)
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

/** Situations that tell what nothing noticed, of the questions that run the changed rows. */
function tellers(system: string, asks: readonly Ask[], seen: Map<string, Seen>, found: Found[]) {
  const open = found.flatMap(({ by, mutant }) => (by || !mutant ? [] : mutant.row));
  const queries = new Set(
    open.flatMap((row) => [...(seen.get(row)?.asks ?? [])].flatMap((n) => asks[n]?.query ?? [])),
  );
  const teller = tellingSituations(system, asks, queries);
  return (mutant: Mutant) => `\n    ${teller(mutant)}`;
}

async function prove(system: string) {
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(0)} s`;
  const asks = [...(await asksOf(system)), ...(await testsOf(system))];
  const cells = await cellsOf(system);
  let number = 0;
  const letGo = watchCells(cells, () => number);
  const seen = seenIn(asks, (one) => {
    number = one;
  });
  letGo();
  console.log(`${system}: ${asks.length} examples, cases and tests recorded in ${seconds()}`);
  const source = subject && sourceOf(system);
  const found: Found[] = [];
  for (const [id, one] of seen) {
    const { clause, say = clause } = one.row;
    if (source && !source.includes(`'${say}'`)) continue;
    for (const mutant of mutantsOf(id, one.row, one.values, [...one.below])) {
      const numbers = touched(mutant, one, seen);
      // Rows that never hold together may stand in any order.
      if (mutant.next && numbers.length === 0) continue;
      const by = noticedBy(asks, mutant, numbers);
      found.push({ of: clause, name: `${id} ${mutant.what}`, by, many: numbers.length, mutant });
    }
  }
  if (!subject)
    for (const one of cells)
      for (const value of one.values) {
        const by = numberNoticedBy(asks, one, value);
        const [of = ''] = one.name.split(' ');
        found.push({ of, name: `${one.name} is ${value}`, by, many: one.read.size });
      }
  console.log(`${found.length} changes in ${seconds()}`);
  return { found, situationOf: options.situations ? tellers(system, asks, seen, found) : () => '' };
}

async function cannotMatter(system: string): Promise<Readonly<Record<string, string>>> {
  const path = `tests/${system}/cannot-matter.ts`;
  return existsSync(path) ? (await import(`../../${path}`)).default : {};
}

/** By clause what noticed its changes, and what nothing noticed. */
function tell(
  found: readonly Found[],
  excused: Readonly<Record<string, string>>,
  situationOf: (mutant: Mutant) => string,
) {
  for (const [of, all] of Map.groupBy(found, (one) => one.of)) {
    const noticers = new Set(all.flatMap(({ by }) => by ?? []));
    const noticed = all.filter(({ by }) => by).length;
    console.log(`${of}: ${noticed} of ${all.length}, by ${[...noticers].slice(0, 3).join('; ')}`);
    for (const { name, by, many, mutant } of all)
      if (!by && !(name in excused))
        console.log(`  nothing noticed\t${name}\t${many}${mutant ? situationOf(mutant) : ''}`);
      else if (by && name in excused) console.log(`  noticed after all\t${name}\t${by}`);
  }
}

if (only === 'odds') await proveOdds(subject);
const systems = only === 'odds' ? [] : only ? [only] : Object.keys(SYSTEMS);
for (const system of systems) {
  const { found, situationOf } = await prove(system);
  const excused = await cannotMatter(system);
  tell(found, excused, situationOf);
  const held = (one: Found) => one.by !== undefined || one.name in excused;
  const noticed = found.filter(held).length;
  console.log(`${system}: ${noticed} of ${found.length} changes noticed`);
  if (noticed < found.length || found.some(({ by, name }) => by && name in excused))
    process.exitCode = 1;
  if (subject) continue;
  const clauses = Map.groupBy(
    found.filter((one) => one.of.startsWith(`${system}-`)),
    (one) => one.of,
  );
  const measured = readMeasured();
  const proof = {
    date: new Date().toISOString().slice(0, 10),
    rules: rulesDigest(system),
    ...{ changes: found.length, noticed },
    /** Of these clauses every change of a row was noticed. */
    held: [...clauses].filter(([, all]) => all.every(held)).map(([id]) => id),
  };
  const proofs = { ...measured.proof, [system]: proof };
  writeFileSync(MEASURED, `${JSON.stringify({ ...measured, proof: proofs }, null, 2)}\n`);
}
