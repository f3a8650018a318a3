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
const drafts = (vary: readonly string[], most = {}, among = {}) =>
  Array.from({ length: 200 }, (_, seed) =>
    someDraft(FIELDS, { vary, most, among }, { random: seed }),
  );

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

/** Every value that comes up, once, in order. */
const all = <T>(values: readonly T[]) => [...new Set(values)].sort();
const of = <T>(name: keyof typeof FIELDS, most?: object) =>
  drafts([name], most).map((draft) => draft[name] as T);

test('lists have one thing or more, up to three, and each that they may have comes up', () => {
  const faces = of<string[]>('faces');
  expect(all(faces.map(({ length }) => length))).toEqual([1, 2, 3]);
  expect(all(faces.flat())).toEqual(['blue', 'red']);
  expect(faces.some(([one, two]) => one === two)).toBe(true);
  const skills = of<string[]>('skills');
  expect(all(skills.map(({ length }) => length))).toEqual([1, 2, 3]);
  expect(all(skills.flat())).toEqual(['deadly', 'ram', 'terror']);
  const hexes = of<string[]>('forests');
  expect(all(hexes.map(({ length }) => length)).at(-1)).toBe(3);
  expect(new Set(hexes.flat()).size).toBeGreaterThan(100);
});

test('dice are one or more, up to their most, and each may fall as it likes', () => {
  const dice = of<number[]>('dice');
  expect(all(dice.map(({ length }) => length))).toEqual([1, 2, 3, 4]);
  expect(all(dice.flat())).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a measure is whole, within its limits and within what is asked for', () => {
  expect(all(of<number>('distance'))).toEqual([1, 2, 3]);
  expect(all(of<number>('distance', { distance: 2 }))).toEqual([1, 2]);
  expect(all(of<number>('blocks', { blocks: 99, distance: 2 }))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9,
  ]);
});

test('what a group or a list has inside is asked for by its whole path', () => {
  for (const draft of drafts(['moved', 'value', 'units.value'])) {
    expect(draft.enemy).toEqual({ unit: 'WR' });
    expect(draft.units).toBeUndefined();
  }
  for (const { units } of drafts(['units'])) {
    expect([1, 2]).toContain((units as object[]).length);
    for (const unit of units as object[]) expect(unit).toEqual({ unit: 'WR' });
  }
});

test('a group of which nothing is said stays out', () => {
  const fields = { card: group({ name: choice(['none', 'rally'], 'none') }) };
  expect(someDraft(fields, { vary: [] }, { random: 1 })).toEqual({});
  expect(someDraft(fields, { vary: ['card.name'] }, { random: 1 })).toMatchObject({
    card: { name: expect.stringMatching(/none|rally/) },
  });
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
  const lists = drafts(['units', 'units.value', 'name']).map((draft) => {
    expect('name' in draft).toBe(false);
    const { units } = draft;
    return units as { unit: string; value: number }[];
  });
  expect([...new Set(lists.map(({ length }) => length))].sort()).toEqual([1, 2]);
  const values = new Set(lists.flat().map(({ value }) => value));
  expect([...values].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(lists.flat().every(({ unit }) => unit === 'WR')).toBe(true);
});

test('a field takes one of the values that are given for it, whether or not it is said to vary', () => {
  const among = { blocks: [2, 4], faces: [['red'], ['red', 'blue']], 'units.value': [7] };
  const some = drafts(['units'], {}, among);
  expect(all(some.map(({ blocks }) => blocks))).toEqual([2, 4]);
  expect(all(some.map(({ faces }) => JSON.stringify(faces)))).toEqual([
    '["red","blue"]',
    '["red"]',
  ]);
  for (const { units } of some)
    for (const unit of units as object[]) expect(unit).toEqual({ unit: 'WR', value: 7 });
});

test('of a list of things there are as many as are allowed', () => {
  for (const { units } of drafts(['units'], { units: 1 })) expect(units).toHaveLength(1);
});
