import { expect, test } from 'vitest';
import type { Example } from '../../src/content/registry.ts';
import { CASES } from '../unit/cases-cca/cases.ts';

const rooms = import.meta.glob<readonly Example[]>('/content/cca/*/examples.ts', {
  eager: true,
  import: 'default',
});

/** The numbers that the worked cases of the shared collection bear: up to 53 all, from then on the odd ones. */
const NUMBERS = Array.from({ length: 419 }, (_, i) => i + 1).filter(
  (number) => number <= 53 || number % 2 === 1,
);

const CASE = /^cca-case-(\d{3})$/;

/** Each case with the places where it is answered: examples by their id, and the table of cases. */
function standing(): Map<number, string[]> {
  const places = new Map<number, string[]>();
  const stands = (number: number, place: string) =>
    places.set(number, [...(places.get(number) ?? []), place]);
  for (const { case: id, clause, name } of Object.values(rooms).flat())
    if (id) stands(Number(CASE.exec(id)?.[1] ?? Number.NaN), `${clause}/${name}`);
  for (const [number] of CASES) stands(number, 'tests/unit/cases-cca');
  return places;
}

test('the collection has 236 worked cases', () => {
  expect(NUMBERS).toHaveLength(236);
});

test('every worked case is an example or stands in tests/unit/cases-cca', () => {
  const places = standing();
  expect(NUMBERS.filter((number) => !places.has(number))).toEqual([]);
});

test('no example and no row claims a case that does not exist', () => {
  const unknown = [...standing()].filter(([number]) => !NUMBERS.includes(number));
  expect(unknown).toEqual([]);
});
