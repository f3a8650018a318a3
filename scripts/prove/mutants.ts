import type { Condition, Row, Table } from '../../src/engine/core/rows.ts';

export type AnyRow = Row<unknown, unknown>;
export type AnyTable = Table<unknown, unknown>;
type AnyCondition = Condition<unknown, unknown>;

/** One change of one row, in every table in which the row stands. */
export interface Mutant {
  row: string;
  clause: string;
  what: string;
  /** The fact that is taken as always so: `1.0`. */
  fact?: string;
  /** The row with which it changes places. */
  next?: string;
  rows: (rows: readonly AnyRow[], at: number) => readonly AnyRow[];
}

const ids = new WeakMap<object, readonly string[]>();

/**
 * The names of a table's rows: what is worked out, and the sentence; a number where the sentence stands in it again.
 * Tables that are made anew for each question have the same names each time.
 */
export function rowIds(table: AnyTable): readonly string[] {
  const known = ids.get(table);
  if (known) return known;
  const count = new Map<string, number>();
  const all = table.rows.map(({ clause, say = clause }) => {
    const name = `${table.on} ${say}`;
    const before = count.get(name) ?? 0;
    count.set(name, before + 1);
    return before === 0 ? name : `${name} #${before + 1}`;
  });
  ids.set(table, all);
  return all;
}

export const factsOf = (condition: AnyCondition): readonly AnyCondition[] =>
  condition.facts ?? [condition];

/** The same conditions, one fact of one of them taken as always true or as never. */
const taken = (when: readonly AnyCondition[], at: number, fact: number, as: boolean) =>
  when.map((condition, i) => {
    if (i !== at) return condition;
    const facts = factsOf(condition).map((one, k) =>
      k === fact ? { ...one, holds: () => as } : one,
    );
    return {
      ...condition,
      facts,
      holds: (situation: unknown, value: unknown) =>
        facts.every((one) => one.holds(situation, value)),
    };
  });

const changed = (by: (row: AnyRow) => Partial<AnyRow>) => (rows: readonly AnyRow[], at: number) =>
  rows.map((row, i) => (i === at ? { ...row, ...by(row) } : row));

const applied = (change: (value: unknown) => unknown) =>
  changed((row) => ({ apply: (value, situation) => change(row.apply?.(value, situation)) }));

const changesNothing = changed(() => ({ apply: (value) => value }));
const turnedRound = applied((value) => (typeof value === 'boolean' ? !value : value));
const plus = (by: number) => applied((value) => (typeof value === 'number' ? value + by : value));

/** What a row may become: `values` are the kinds of value that it was seen to work on, `below` the rows after it. */
export function mutantsOf(
  id: string,
  row: AnyRow,
  values: ReadonlySet<string>,
  below: readonly string[],
): Mutant[] {
  const made: Omit<Mutant, 'row' | 'clause'>[] = [
    { what: 'left out', rows: (rows, at) => rows.filter((_, i) => i !== at) },
  ];
  row.when.forEach((condition, i) => {
    factsOf(condition).forEach(({ name }, k) => {
      for (const as of [true, false])
        made.push({
          what: `${name} (${i}.${k}) is ${as ? 'always' : 'never'} so`,
          ...(as && { fact: `${i}.${k}` }),
          rows: changed((one) => ({ when: taken(one.when, i, k, as) })),
        });
    });
  });
  if (row.apply) {
    made.push({ what: 'changes nothing', rows: changesNothing });
    if (values.has('number'))
      made.push({ what: '1 more', rows: plus(1) }, { what: '1 less', rows: plus(-1) });
    if (values.has('boolean')) made.push({ what: 'turned round', rows: turnedRound });
  }
  if (row.unless?.length)
    made.push({ what: 'switches nothing off', rows: changed(() => ({ unless: [] })) });
  for (const next of below)
    made.push({
      what: `after ${next}`,
      next,
      rows: (rows, at) =>
        rows.map((one, i) => (i === at ? rows[at + 1] : i === at + 1 ? rows[at] : one) ?? one),
    });
  return made.map((one) => ({ row: id, clause: row.clause, ...one }));
}

/** The table as it is once a row of it is changed. */
export function inTablesWith({
  row,
  rows,
  next,
}: Mutant): <S, V>(table: Table<S, V>) => Table<S, V> {
  const made = new WeakMap<object, AnyTable>();
  const changed = (table: AnyTable): AnyTable => {
    const ids = rowIds(table);
    const at = ids.indexOf(row);
    if (at < 0 || (next && ids[at + 1] !== next)) return table;
    return { ...table, rows: rows(table.rows, at) };
  };
  return (written) => {
    const table = written as unknown as AnyTable;
    const one = made.get(table) ?? changed(table);
    made.set(table, one);
    return one as never;
  };
}
