import { expect, test } from 'vitest';
import { hexes, requiredHex } from '../hexes/fields.ts';
import { choice, flag, list, requiredChoice } from './schema/choices.ts';
import { group, groups } from './schema/groups.ts';
import { text } from './schema/names.ts';
import { count, measure, optionalCounts } from './schema/numbers.ts';
import { someDraft } from './some.ts';

const FIELDS = {
  unit: requiredChoice(['LI', 'HI']),
  to: requiredHex(),
  blocks: count(1, 9, 4),
  card: choice(['none', 'rally'], 'none'),
  first: flag(),
  faces: list(['red', 'blue'], 7),
  forests: hexes(113),
  enemy: group({ unit: requiredChoice(['WR']), moved: count(0, 4, 0) }),
  distance: measure(0.5, 3.5, 1),
  dice: optionalCounts(1, 6, 4),
  skills: list(['terror', 'ram', 'deadly'], 3),
  name: text(20),
  units: groups({ unit: requiredChoice(['WR']), value: count(1, 9, 5) }, 2),
};
const drafts = (vary: readonly string[], most = {}) =>
  Array.from({ length: 200 }, (_, seed) => someDraft(FIELDS, { vary, most }, { random: seed }));

test('what must be said is said, and nothing else unless it may vary', () => {
  for (const draft of drafts([]))
    expect(Object.keys(draft).sort()).toEqual(['enemy', 'to', 'unit']);
});

test('every value of a field that varies comes up, none beyond its limits', () => {
  const values = (
    of: (draft: Record<string, unknown>) => unknown,
    ...args: [string[], object?]
  ) => [...new Set(drafts(...args).map(of))];
  expect(values(({ blocks }) => blocks, ['blocks']).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(values(({ blocks }) => blocks, ['blocks'], { blocks: 3 }).sort()).toEqual([1, 2, 3]);
  expect(values(({ card }) => card, ['card']).sort()).toEqual(['none', 'rally']);
  expect(values(({ first }) => first, ['first']).sort()).toEqual([false, true]);
  expect(values(({ enemy }) => (enemy as { moved: number }).moved, ['enemy.moved']).sort()).toEqual(
    [0, 1, 2, 3, 4],
  );
});

test('lists are short, and hexes stand in them once', () => {
  for (const draft of drafts(['faces', 'forests'])) {
    const { faces, forests } = draft as { faces: string[]; forests: string[] };
    expect(faces.length).toBeGreaterThan(0);
    expect(faces.length).toBeLessThanOrEqual(3);
    expect(new Set(forests).size).toBe(forests.length);
  }
});

test('measures, numbered dice and ticked lists keep to their limits', () => {
  for (const draft of drafts(['distance', 'dice', 'skills'])) {
    const { distance, dice, skills } = draft as Record<string, number[]> & { distance: number };
    expect([1, 2, 3]).toContain(distance);
    expect(dice?.length).toBeLessThanOrEqual(4);
    for (const die of dice ?? []) expect([1, 2, 3, 4, 5, 6]).toContain(die);
    expect(new Set(skills).size).toBe(skills?.length);
  }
});

test('things of a list vary in what is named of them; a text stays unsaid', () => {
  const lists = drafts(['units', 'units.value', 'name']).map(({ units, name }) => {
    expect(name).toBeUndefined();
    return units as { unit: string; value: number }[];
  });
  expect([...new Set(lists.map(({ length }) => length))].sort()).toEqual([1, 2]);
  const values = new Set(lists.flat().map(({ value }) => value));
  expect([...values].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(lists.flat().every(({ unit }) => unit === 'WR')).toBe(true);
});
