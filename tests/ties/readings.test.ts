import { expect, test } from 'vitest';
import type { Fields } from '../../src/engine/core/schema/field.ts';
import { SYSTEMS } from '../../src/engine/index.ts';
import { loadLibrary } from '../../src/library/library.ts';
import type { DoubtEntry } from '../../src/library/registry.ts';

const { systems, clauses } = await loadLibrary();

const readingsIn = (fields: Fields) => {
  const { readings } = fields;
  return readings?.kind === 'group' ? Object.entries(readings.fields) : [];
};

const taken = Object.entries(SYSTEMS).flatMap(([system, queries]) =>
  queries.flatMap(({ id, fields }) =>
    readingsIn(fields).map(([name, field]) => ({ system, id, name, field })),
  ),
);

test('the queries take readings', () => expect(taken.length).toBeGreaterThan(100));

test.each(taken)('$name of $id is a doubt of the book, with its letters', (one) => {
  const { system, name, field } = one;
  const doubt = systems.find(({ key }) => key === system)?.doubts[name];
  const place = `content/${system}/doubts/`;
  if (!doubt) expect.fail(`${name} is missing in ${place}`);
  const letters = doubt.readings.map(({ key }) => key);
  expect('options' in field && field.options, `the readings in ${place}`).toEqual(letters);
  expect('default' in field && field.default, `the adopted one in ${place}`).toBe(doubt.adopted);
});

const written = import.meta.glob<Record<string, DoubtEntry>>('../../content/*/doubts.ts', {
  eager: true,
  import: 'default',
});

test('a doubt bears on clauses that there are', () => {
  const named = Object.values(written).flatMap((doubts) =>
    Object.values(doubts).flatMap((doubt) => doubt.clauses?.split(' ') ?? []),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((id) => !clauses.has(id))).toEqual([]);
});

test('each reading that can be chosen is told beside a clause', () => {
  const told = new Set(
    [...clauses.values()].flatMap(({ system, doubts = [] }) =>
      doubts.map((name) => `${system} ${name}`),
    ),
  );
  const untold = taken.map(({ system, name }) => `${system} ${name}`);
  expect(untold.filter((doubt) => !told.has(doubt))).toEqual([]);
});
