import { describe, expect, test } from 'vitest';
import { valueAt } from '../../src/book/picture-questions.ts';
import { drawingOf } from '../../src/book/pictures.ts';
import { loadLibrary } from '../../src/library/library.ts';
import { digits } from './checks.ts';

const { clauses, systems } = await loadLibrary();
const pictures = [
  ...systems.flatMap(({ face }) => face ?? []),
  ...[...clauses.values()].flatMap((clause) => clause.pictures),
];

test('every picture has a name of its own', () => {
  const names = pictures.map(({ clause, name }) => `${clause}-${name}`);
  expect(new Set(names).size).toBe(names.length);
});

test('no clause has more than two', () => {
  for (const { id, pictures: own } of clauses.values())
    expect(own.length, id).toBeLessThanOrEqual(2);
});

describe.each(pictures.map((picture) => [`${picture.clause}/${picture.name}`, picture] as const))(
  '%s',
  (_, picture) => {
    test('shows what its author worked out', async () => {
      const { found } = await drawingOf(picture);
      if (Array.isArray(picture.expect))
        expect([...(found as readonly string[])].sort()).toEqual([...picture.expect].sort());
      else {
        expect(Object.keys(picture.expect)).not.toEqual([]);
        expect(found).toMatchObject(picture.expect);
      }
    });

    test('is a drawing that stands alone', async () => {
      const svg = (await drawingOf(picture)).svg();
      expect(svg).toMatch(/^<svg[^>]*><style><!\[CDATA\[[\s\S]*<\/svg>$/);
      const tags = svg.replace(/<!\[CDATA\[[\s\S]*?\]\]>/, '').match(/<[^>]*>/g) ?? [];
      // A browser draws nothing at all of a file in which an attribute has no value.
      for (const tag of tags) expect(tag).toMatch(/^<\/?[a-z]+( [\w:-]+="[^"]*")*\s*\/?>$/i);
    });

    test('its caption names the same places and numbers in both languages', () => {
      const { es, en } = picture.say;
      expect(digits(es)).toBe(digits(en));
    });
  },
);

const asking = pictures.flatMap((picture) =>
  'quiz' in picture && picture.quiz
    ? [[`${picture.clause}/${picture.name}`, picture.quiz, picture.expect] as const]
    : [],
);
test.each(asking)(
  '%s is asked for what its author worked out',
  (_, { of, among, es, en }, told) => {
    expect(among).toContain(valueAt(told, of));
    expect(digits(es)).toBe(digits(en));
  },
);
