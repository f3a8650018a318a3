import { describe, expect, test } from 'vitest';
import type { Example } from '../../src/library/example.ts';
import { casesOf } from './worked-cases.ts';

const rooms = import.meta.glob<readonly Example[]>('/content/*/*/examples.ts', {
  eager: true,
  import: 'default',
});

const fromTo = (first: number, last: number, step = 1) =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, i) => first + i * step);

interface Collection {
  numbers: readonly (number | string)[];
  many: number;
  /** Of a system whose questions do not answer them all yet, how many are: it only grows, until all are. */
  answered?: number;
}

/** Those that the book works out itself. */
const ofBook = (last: number) => fromTo(1, last).map((one) => `b${String(one).padStart(2, '0')}`);

/** The numbers that the worked cases of each collection bear: at first all, from then on the odd ones. */
const COLLECTIONS: Record<string, Collection> = {
  cca: { numbers: [...fromTo(1, 53), ...fromTo(55, 419, 2)], many: 236 },
  ccn: { numbers: [...fromTo(1, 21), ...fromTo(101, 501, 2)], many: 222 },
  onus: { numbers: [...fromTo(1, 59), ...fromTo(101, 401, 2)], many: 210 },
  t7g: { numbers: [...ofBook(12), ...fromTo(1, 499, 2)], many: 262 },
  // 47 asks whether other bases are forbidden: a clause of which nothing runs.
  wab: {
    numbers: [...fromTo(1, 31), ...fromTo(33, 443, 2), ...fromTo(500, 528), ...fromTo(529, 791, 2)],
    many: 398,
    answered: 397,
  },
};

/** Each case with the places where it is answered: examples by their id, and the tables of cases. */
function standing(system: string): Map<number | string, string[]> {
  const id = new RegExp(`^${system}-case-(\\d{3})$`);
  const places = new Map<number | string, string[]>();
  const stands = (number: number | string, place: string) =>
    places.set(number, [...(places.get(number) ?? []), place]);
  for (const [path, examples] of Object.entries(rooms)) {
    if (!path.startsWith(`/content/${system}/`)) continue;
    for (const { case: one, clause, name } of examples)
      if (one) stands(Number(id.exec(one)?.[1] ?? Number.NaN), `${clause}/${name}`);
  }
  for (const [number] of casesOf(system)) stands(number, `tests/${system}/cases`);
  return places;
}

describe.each(Object.entries(COLLECTIONS))('%s', (system, { numbers, many, answered = many }) => {
  const places = standing(system);

  test(`the collection has ${many} worked cases`, () => {
    expect(new Set(numbers).size).toBe(many);
  });

  test(`of its worked cases ${answered} are examples or stand in tests/${system}/cases`, () => {
    const missing = numbers.filter((number) => !places.has(number));
    expect(missing.length, `${missing}`).toBe(many - answered);
  });

  test('no example and no row claims a case that does not exist', () => {
    expect([...places].filter(([number]) => !numbers.includes(number))).toEqual([]);
  });
});
