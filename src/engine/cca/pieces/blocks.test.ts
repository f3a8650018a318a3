import { describe, expect, test } from 'vitest';
import { defaults } from '../../core/answer.ts';
import { answerTo, asking } from '../../testing/ask.ts';
import { type BlockType, blockMix } from './blocks.ts';
import { components } from './components.ts';

const mix = (army: string, troops?: string) => answerTo(blockMix, { army, troops });

/** Figures, table 13: blocks and units of each type, Roman and Carthaginian. */
const TYPES: Record<BlockType, [number, number, number, number]> = {
  LI: [24, 6, 16, 4],
  LB: [8, 2, 4, 1],
  LS: [4, 1, 12, 3],
  AX: [24, 6, 20, 5],
  WR: [8, 2, 12, 3],
  MI: [32, 8, 12, 3],
  HI: [16, 4, 16, 4],
  WM: [4, 2, 0, 0],
  LC: [9, 3, 24, 8],
  MC: [18, 6, 9, 3],
  HC: [3, 1, 12, 4],
  CH: [2, 1, 4, 2],
  EL: [4, 2, 6, 3],
  LD: [3, 0, 3, 0],
};

describe.each(Object.entries(TYPES))('%s', (type, [roman, romanUnits, punic, punicUnits]) => {
  test('has the blocks of the lists', () => {
    const lists = (blocksInAll: number, fullUnits: number, blockColour: string) => ({
      blocksInAll,
      fullUnits,
      leaderBlocks: type === 'LD' ? blocksInAll : 0,
      blockColour,
    });
    const grey = lists(roman, romanUnits, 'grey');
    expect(mix('rome', type)).toEqual(grey);
    expect(mix('syracuse', type)).toEqual(grey);
    expect(mix('carthage', type)).toEqual(lists(punic, punicUnits, 'dark-brown'));
  });
});

test('the groups add up', () => {
  expect(mix('rome', 'foot')).toMatchObject({ blocksInAll: 116, fullUnits: 29, leaderBlocks: 0 });
  expect(mix('rome', 'mounted')).toMatchObject({ blocksInAll: 36, fullUnits: 13 });
  expect(mix('rome')).toMatchObject({ blocksInAll: 159, fullUnits: 44, leaderBlocks: 3 });
  expect(mix('carthage', 'foot')).toMatchObject({ blocksInAll: 92, fullUnits: 23 });
  expect(mix('carthage', 'mounted')).toMatchObject({ blocksInAll: 55, fullUnits: 20 });
  const all = { blocksInAll: 150, fullUnits: 43, leaderBlocks: 3 };
  expect(mix('carthage', 'all')).toMatchObject(all);
});

test('units are told by the clauses of their size, and only where there are any', () => {
  const cited = (army: string, troops: string) =>
    asking(blockMix).cited({ army, troops }).join(' ').replaceAll('cca-', '');
  expect(cited('carthage', 'mounted')).toBe('2.14 2.23 2.10 2.12 2.11');
  expect(cited('carthage', 'WM')).toBe('2.14 2.23');
  expect(cited('syracuse', 'WM')).toBe('2.14 2.22 2.9');
});

test.each([
  ['board', { count: 1, width: 13, depth: 9, dottedLines: 2, boardSections: 3 }],
  ['terrain-tiles', { count: 45 }],
  ['command-cards', { count: 60 }],
  ['battle-dice', { count: 7, dieFaces: ['green', 'blue', 'red', 'leader', 'flag', 'swords'] }],
  ['label-sheets', { count: 5 }],
  ['reference-sheets', { count: 2 }],
  ['rule-book', { count: 1 }],
  ['blocks', { count: 356, addedUp: 345 }],
  ['small-blocks', { count: 232 }],
  ['banner-blocks', { count: 16 }],
  ['medium-blocks', { count: 75 }],
  ['large-blocks', { count: 10 }],
  ['rectangular-blocks', { count: 12 }],
])('the box: %s', (component, answer) => {
  expect(answerTo(components, { component })).toEqual({
    ...defaults(components.answer),
    ...answer,
  });
});
