import { standInForTables } from '../../src/engine/core/rows.ts';
import type { Ask } from './asks.ts';
import { type AnyRow, type AnyTable, factsOf, type Mutant, rowIds } from './mutants.ts';

/** What a run of all asks has seen of one row. Asks are named by their numbers. */
export interface Seen {
  row: AnyRow;
  /** The kinds of the values that it works on. */
  values: Set<string>;
  /** Where its table was run. */
  asks: Set<number>;
  /** Where it held. */
  held: Set<number>;
  /** The runs of its table in which it held, each with what was asked: one test asks several times. */
  runs: Map<number, number>;
  /** Where just one condition beside the topic kept it from holding, so that it is told as nearly met. */
  near: Set<number>;
  /** By fact: where nothing but this one kept the row from holding, or from being told as nearly met. */
  missed: Map<string, Set<number>>;
  /** The rows that stand next below it. */
  below: Set<string>;
}

type All = Map<string, Seen>;

function of(seen: All, id: string, row: AnyRow): Seen {
  const one = seen.get(id) ?? {
    ...{ row, values: new Set(), missed: new Map(), below: new Set() },
    ...{ asks: new Set(), held: new Set(), runs: new Map(), near: new Set() },
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

/** One run of a table, and the number of what was asked. */
interface Run {
  run: number;
  number: number;
}
let runs = 0;

function look(one: Seen, row: AnyRow, situation: unknown, value: unknown, { run, number }: Run) {
  one.values.add(typeof value);
  one.asks.add(number);
  const failed = row.when
    .map((condition, i) =>
      factsOf(condition).flatMap((fact, k) =>
        safely(() => fact.holds(situation, value)) ? [] : [`${i}.${k}`],
      ),
    )
    .filter((facts) => facts.length > 0);
  if (failed.length === 0) {
    one.held.add(number);
    one.runs.set(run, number);
  }
  if (failed.length === 1 && !failed[0]?.[0]?.startsWith('0.')) one.near.add(number);
  // With one condition more that fails the clause would be told as nearly met.
  if (failed.length > 2) return;
  for (const [only = '', ...more] of failed)
    if (more.length === 0) one.missed.set(only, (one.missed.get(only) ?? new Set()).add(number));
}

/** The topic of a row that has none. */
const ALWAYS = { name: 'always', holds: () => true };

/** The same table, which tells of each row that it is run. */
function watched(seen: All, table: AnyTable, number: number): AnyTable {
  const ids = rowIds(table);
  const now = { run: ++runs, number };
  const rows = table.rows.map((row, at) => {
    const one = of(seen, ids[at] ?? '', row);
    const next = ids[at + 1];
    if (next) one.below.add(next);
    const [topic = ALWAYS, ...others] = row.when;
    const holds = (situation: unknown, value: unknown) => {
      look(one, row, situation, value, now);
      return topic.holds(situation, value);
    };
    return { ...row, when: [{ ...topic, holds }, ...others] };
  });
  return { ...table, rows };
}

/** Asks everything once, and notes what each row saw. */
export function seenIn(asks: readonly Ask[], before: (number: number) => void): All {
  const seen: All = new Map();
  asks.forEach(({ id, fault }, number) => {
    before(number);
    standInForTables((table) => watched(seen, table as never, number) as never);
    const found = fault();
    if (found) throw new Error(`${id} is not answered as it expects: ${found}`);
  });
  standInForTables();
  return seen;
}

/** The asks in which a mutant can matter. */
export function touched(
  { fact, next }: Mutant,
  one: Seen,
  seen: ReadonlyMap<string, Seen>,
): number[] {
  if (fact) return [...(one.missed.get(fact) ?? [])];
  const other = next && seen.get(next)?.runs;
  if (!other) return [...one.held.union(one.near)];
  return [...new Set([...one.runs].flatMap(([run, number]) => (other.has(run) ? [number] : [])))];
}
