import { standInForTables } from '../../src/engine/core/rows.ts';
import type { Ask } from './asks.ts';
import { type AnyRow, type AnyTable, factsOf, type Mutant, rowIds } from './mutants.ts';

/** What a run of all asks has seen of one row. Asks are named by their numbers. */
export interface Seen {
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

/** Asks everything once, and notes what each row saw. */
export function seenIn(asks: readonly Ask[], before: (number: number) => void): typeof seen {
  asks.forEach(({ id, fault }, number) => {
    before(number);
    standInForTables((table) => watched(table as never, number) as never);
    const found = fault();
    if (found) throw new Error(`${id} is not answered as it expects: ${found}`);
  });
  standInForTables();
  return seen;
}

/** The asks in which a mutant can matter. */
export function touched({ fact, next }: Mutant, { held, missed }: Seen): number[] {
  if (fact) return [...(missed.get(fact) ?? [])];
  const other = next && seen.get(next)?.held;
  return other ? [...held].filter((one) => other.has(one)) : [...held];
}
