import { describe, expect, test } from 'vitest';
import { distance, HEXES, type Hex, neighbours } from '../hex.ts';
import { reach, type Steps, walk } from './ways.ts';

const FREE: Steps = { most: 2, mayEnter: () => true, mayEnd: () => true, takes: [] };
const ends = (steps: Partial<Steps>) => [...reach('E7', { ...FREE, ...steps }).keys()].sort();
const within = (least: number, most: number) =>
  HEXES.filter((hex) => distance('E7', hex) >= least && distance('E7', hex) <= most).sort();

describe('a piece in E7 on an empty board', () => {
  test('comes to every hex that is near enough, by the shortest way', () => {
    for (const most of [0, 1, 2, 3]) expect(ends({ most })).toEqual(within(1, most));
    for (const [hex, ways] of reach('E7', { ...FREE, most: 3 }))
      expect(ways).toEqual([{ hexes: distance('E7', hex), takes: [] }]);
  });

  test('ends only where it may, after as many hexes as it must', () => {
    expect(ends({ mayEnd: (_, hexes) => hexes === 2 })).toEqual(within(1, 2));
    expect(ends({ mayEnd: (_, hexes) => hexes === 1 })).toEqual(within(1, 1));
    expect(ends({ mayEnd: (hex) => hex === 'E9' })).toEqual(['E9']);
  });

  test('enters only what it may, as the last hex or on its way', () => {
    const ring = neighbours('E7');
    expect(ends({ mayEnter: (hex) => !ring.includes(hex) })).toEqual([]);
    expect(ends({ mayEnter: (hex, _, last) => last || !ring.includes(hex) })).toEqual(within(1, 1));
    expect(ends({ mayEnter: (hex, _, last) => !last || !ring.includes(hex) })).toEqual(
      within(2, 2),
    );
    expect(ends({ mayEnter: (_, hexes) => hexes < 2 })).toEqual(within(1, 1));
    expect(ends({ mayEnter: (hex) => hex === 'E8' || hex === 'E9' })).toEqual(['E8', 'E9']);
  });
});

describe('what can be taken on the way', () => {
  const ways = (to: Hex, takes: readonly Hex[], most: number) =>
    reach('E7', { ...FREE, most, takes }).get(to);

  test('is on the only shortest way, which needs no name', () => {
    expect(ways('E9', ['E8'], 2)).toEqual([{ hexes: 2, takes: ['E8'] }]);
    expect(ways('E9', ['A1'], 2)).toEqual([{ hexes: 2, takes: [] }]);
  });

  test('is not the place where it ends', () => {
    expect(ways('E8', ['E8'], 3)).toEqual([{ hexes: 1, takes: [] }]);
  });

  test('gives each way its name, where several are as short', () => {
    expect(ways('F8', ['E8', 'F7'], 2)).toEqual([
      { hexes: 2, takes: ['E8'], through: 'E8' },
      { hexes: 2, takes: ['F7'], through: 'F7' },
    ]);
  });

  test('is worth a longer way only where that takes more', () => {
    expect(ways('E9', ['E8', 'F8'], 3)).toEqual([
      { hexes: 2, takes: ['E8'] },
      { hexes: 3, takes: ['E8', 'F8'], through: 'E8-F8' },
    ]);
    expect(ways('F8', ['E8', 'F7'], 3)).toEqual([
      { hexes: 2, takes: ['E8'], through: 'E8' },
      { hexes: 2, takes: ['F7'], through: 'F7' },
      { hexes: 3, takes: ['E8', 'F7'], through: 'E8-F7' },
    ]);
  });
});

test('a walk of just so many steps may come back', () => {
  const all = () => true;
  expect([...walk('A1', 0, all)]).toEqual([['A1', new Set([''])]]);
  expect([...walk('A1', 1, all).keys()].sort()).toEqual(['A2', 'B1']);
  expect(walk('A1', 2, all).has('A1')).toBe(true);
  expect(walk('A1', 2, (_, at) => at === 1).size).toBe(0);
});
