import { describe, expect, test } from 'vitest';
import type { Example } from '../../src/library/example.ts';
import { casesOf } from './worked-cases.ts';

const rooms = import.meta.glob<readonly Example[]>('/content/*/*/examples.ts', {
  eager: true,
  import: 'default',
});

const fromTo = (first: number, last: number, step = 1) =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, i) => first + i * step);

/** The numbers that the worked cases of each collection bear: at first all, from then on the odd ones. */
const COLLECTIONS: Record<string, { numbers: readonly number[]; many: number }> = {
  cca: { numbers: [...fromTo(1, 53), ...fromTo(55, 419, 2)], many: 236 },
  ccn: { numbers: [...fromTo(1, 21), ...fromTo(101, 501, 2)], many: 222 },
  onus: { numbers: [...fromTo(1, 59), ...fromTo(101, 401, 2)], many: 210 },
};

/** Each case with the places where it is answered: examples by their id, and the tables of cases. */
function standing(system: string): Map<number, string[]> {
  const id = new RegExp(`^${system}-case-(\\d{3})$`);
  const places = new Map<number, string[]>();
  const stands = (number: number, place: string) =>
    places.set(number, [...(places.get(number) ?? []), place]);
  for (const [path, examples] of Object.entries(rooms)) {
    if (!path.startsWith(`/content/${system}/`)) continue;
    for (const { case: one, clause, name } of examples)
      if (one) stands(Number(id.exec(one)?.[1] ?? Number.NaN), `${clause}/${name}`);
  }
  for (const [number] of casesOf(system)) stands(number, `tests/${system}/cases`);
  return places;
}

describe.each(Object.entries(COLLECTIONS))('%s', (system, { numbers, many }) => {
  const places = standing(system);

  test(`the collection has ${many} worked cases`, () => {
    expect(new Set(numbers).size).toBe(many);
  });

  test(`every worked case is an example or stands in tests/${system}/cases`, () => {
    expect(numbers.filter((number) => !places.has(number))).toEqual([]);
  });

  test('no example and no row claims a case that does not exist', () => {
    expect([...places].filter(([number]) => !numbers.includes(number))).toEqual([]);
  });
});
