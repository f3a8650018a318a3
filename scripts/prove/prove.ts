// What of the rules nothing would notice: `npm run prove cca`. Each row of every table is changed in memory, one change at
// a time (left out, a fact taken as always or never so, its number one more ...), and what runs that row is asked again:
// the examples and the worked cases of the system. Printed is what none of them noticed, with how many it could matter to.
import { standInForTables } from '../../src/engine/core/rows.ts';
import { type Ask, asksOf, differs } from './asks.ts';
import { type AnyRow, type AnyTable, factsOf, type Mutant, mutantsOf, rowIds } from './mutants.ts';

/** What a run of all asks has seen of one row. Asks are named by their numbers. */
interface Seen {
  row: AnyRow;
  /** The kinds of the values that it works on. */
  values: Set<string>;
  /** Where it held. */
  held: Set<number>;
  /** By fact: where nothing but this one kept the row from holding. */
  missed: Map<string, Set<number>>;
  /** The rows that stand next below it. */
  below: Set<string>;
}

const [system] = process.argv.slice(2);
if (!system) throw new Error('Say which system: npm run prove <system>');
const asks = await asksOf(system);
const seen = new Map<string, Seen>();

function of(id: string, row: AnyRow): Seen {
  const one = seen.get(id) ?? {
    ...{ row, values: new Set(), held: new Set(), missed: new Map(), below: new Set() },
  };
  seen.set(id, one);
  return one;
}

/** A fact may rely on those before it. */
function safely(holds: () => boolean): boolean {
  try {
    return holds();
  } catch {
    return false;
  }
}

function look(one: Seen, row: AnyRow, situation: unknown, value: unknown, number: number) {
  one.values.add(typeof value);
  const failed = row.when.flatMap((condition, i) =>
    factsOf(condition).flatMap((fact, k) =>
      safely(() => fact.holds(situation, value)) ? [] : [`${i}.${k}`],
    ),
  );
  const [only, ...more] = failed;
  if (only === undefined) one.held.add(number);
  else if (more.length === 0) one.missed.set(only, (one.missed.get(only) ?? new Set()).add(number));
}

/** The same table, which tells of each row that it is run. */
function watched(table: AnyTable, number: number): AnyTable {
  const ids = rowIds(table);
  const rows = table.rows.map((row, at) => {
    const one = of(ids[at] ?? '', row);
    const next = ids[at + 1];
    if (next) one.below.add(next);
    return {
      ...row,
      with: (situation: unknown, value: unknown, after: () => unknown) => {
        look(one, row, situation, value, number);
        return row.with?.(situation, value, after) ?? {};
      },
    };
  });
  return { ...table, rows };
}

function record() {
  asks.forEach((ask, number) => {
    standInForTables((table) => watched(table as never, number) as never);
    const fault = differs(ask);
    if (fault) throw new Error(`${ask.id} is not answered as it expects: ${fault}`);
  });
  standInForTables();
}

/** The asks in which a mutant can matter. */
function touched({ fact, next }: Mutant, { held, missed }: Seen): number[] {
  if (fact) return [...(missed.get(fact) ?? [])];
  const other = next && seen.get(next)?.held;
  return other ? [...held].filter((one) => other.has(one)) : [...held];
}

/** More tables than any question runs. */
const ENDLESS = 200_000;

/** The first ask that a mutant makes wrong. */
function noticedBy(
  { row, rows, next }: Mutant,
  numbers: readonly number[],
): [Ask, string] | undefined {
  const made = new WeakMap<object, AnyTable>();
  let runs = 0;
  const changed = (table: AnyTable): AnyTable => {
    const ids = rowIds(table);
    const at = ids.indexOf(row);
    if (at < 0 || (next && ids[at + 1] !== next)) return table;
    return { ...table, rows: rows(table.rows, at) };
  };
  standInForTables((written) => {
    if (++runs > ENDLESS) throw new Error('It would never end.');
    const table = written as unknown as AnyTable;
    const one = made.get(table) ?? changed(table);
    made.set(table, one);
    return one as never;
  });
  for (const number of numbers) {
    runs = 0;
    const ask = asks[number];
    const found = ask && differs(ask);
    if (found) return [ask, found];
  }
  return undefined;
}

const start = performance.now();
const seconds = () => ((performance.now() - start) / 1000).toFixed(0);
record();
console.log(`${asks.length} asks recorded in ${seconds()} s`);
let all = 0;
const unnoticed: [Mutant, number][] = [];
for (const [id, one] of seen)
  for (const mutant of mutantsOf(id, one.row, one.values, [...one.below])) {
    const numbers = touched(mutant, one);
    // Rows that never hold together may stand in any order.
    if (mutant.next && numbers.length === 0) continue;
    all += 1;
    if (!noticedBy(mutant, numbers)) unnoticed.push([mutant, numbers.length]);
  }
standInForTables();
for (const [{ row, what }, many] of unnoticed) console.log(`${row}\t${what}\t${many}`);
console.log(`${all} mutants of ${seen.size} rows, ${unnoticed.length} unnoticed, ${seconds()} s`);
