import { globSync } from 'node:fs';
import type { Field, Fields } from '../../src/engine/core/schema/field.ts';
import { SYSTEMS } from '../../src/engine/index.ts';

/** A number of a table, or the default of a field, and what it may become. */
export interface Cell {
  name: string;
  object: Record<string, unknown>;
  key: string;
  values: readonly unknown[];
  /** The asks that read it. */
  read: Set<number>;
}

function otherDefaults(field: Field): readonly unknown[] {
  if (!('default' in field)) return [];
  if (field.kind === 'flag') return [!field.default];
  if (field.kind === 'choice')
    return field.options.filter((one) => one !== field.default).slice(0, 1);
  if (field.kind !== 'count' || typeof field.default !== 'number') return [];
  const { min, max } = field;
  return [field.default + 1, field.default - 1].filter((one) => one >= min && one <= max);
}

const cell = (name: string, object: object, key: string, values: readonly unknown[]): Cell => ({
  ...{ name, object: object as Record<string, unknown>, key, values, read: new Set() },
});

function* defaultsIn(fields: Fields, path: string): Generator<Cell> {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'group' || field.kind === 'groups')
      yield* defaultsIn(field.fields, `${path}${name}.`);
    const values = otherDefaults(field);
    if (values.length > 0) yield cell(`default of ${path}${name}`, field, 'default', values);
  }
}

/** The numbers of data, not of what has code in it. */
function* numbersIn(data: unknown, path: string, known: WeakSet<object>): Generator<Cell> {
  if (typeof data !== 'object' || data === null || known.has(data)) return;
  known.add(data);
  const plain = Array.isArray(data) || Object.getPrototypeOf(data) === Object.prototype;
  if (!plain || Object.values(data).some((one) => typeof one === 'function')) return;
  for (const [key, one] of Object.entries(data)) {
    if (typeof one === 'number' && !Object.isFrozen(data))
      yield cell(`${path}.${key}`, data, key, [one + 1, one - 1]);
    else yield* numbersIn(one, `${path}.${key}`, known);
  }
}

/** The tables of a system that all of its subjects read, and the defaults of what its questions are asked. */
export async function cellsOf(system: string): Promise<Cell[]> {
  const known = new WeakSet<object>();
  const cells: Cell[] = [];
  for (const path of globSync(`src/engine/${system}/*.ts`).sort()) {
    if (/test|queries|fields/.test(path)) continue;
    for (const [name, data] of Object.entries<unknown>(await import(`../../${path}`)))
      cells.push(...numbersIn(data, `${path} ${name}`, known));
  }
  for (const { id, fields } of SYSTEMS[system] ?? []) cells.push(...defaultsIn(fields, `${id} `));
  // Fields that several questions share are one.
  const fields = new Set<object>();
  return cells.filter(({ object, key }) => {
    if (key !== 'default') return true;
    const isNew = !fields.has(object);
    fields.add(object);
    return isNew;
  });
}

/** Notes who reads a cell, until it is let go. */
export function watchCells(cells: readonly Cell[], number: () => number): () => void {
  for (const { object, key, read } of cells) {
    const value = object[key];
    Object.defineProperty(object, key, {
      configurable: true,
      enumerable: true,
      get: () => {
        read.add(number());
        return value;
      },
    });
  }
  return () => {
    for (const { object, key } of cells)
      Object.defineProperty(object, key, {
        ...{ configurable: true, enumerable: true, writable: true, value: object[key] },
      });
  };
}
