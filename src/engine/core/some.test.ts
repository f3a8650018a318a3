import { expect, test } from 'vitest';
import { choice, count, flag, group, hexes, list, requiredChoice, requiredHex } from './schema.ts';
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
