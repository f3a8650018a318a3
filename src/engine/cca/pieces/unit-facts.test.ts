import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { UNITS, type Unit } from '../units.ts';
import { unitFacts } from './unit-facts.ts';

const { ruling, told, cited } = asking(unitFacts);

type Line = [
  size: string,
  blocks: number,
  symbol: string,
  border: boolean,
  move: number,
  battles: number,
  dice: number | null,
  full: number | null,
  swords: boolean,
  range: number,
  retreat: number,
];

/** Figures, tables 2 and 13; white borders are those of cca-2.18 and cca-2.20. */
const PROFILES: Record<Unit, Line> = {
  LI: ['small', 4, 'green', false, 2, 2, 2, 2, false, 2, 2],
  LS: ['small', 4, 'green', false, 2, 2, 2, 2, false, 3, 2],
  LB: ['small', 4, 'green', false, 2, 2, 2, 2, false, 3, 2],
  AX: ['small', 4, 'green', true, 2, 1, 3, 3, true, 2, 1],
  WR: ['small', 4, 'blue', true, 2, 2, 3, 4, true, 0, 2],
  MI: ['small', 4, 'blue', false, 1, 1, 4, 4, true, 0, 1],
  HI: ['small', 4, 'red', false, 1, 1, 5, 5, true, 0, 1],
  LC: ['medium-size', 3, 'green', false, 4, 4, 2, 2, false, 2, 4],
  MC: ['medium-size', 3, 'blue', false, 3, 3, 3, 3, true, 0, 3],
  HC: ['medium-size', 3, 'red', false, 2, 2, 4, 4, true, 0, 2],
  CH: ['rectangular', 2, 'red', false, 2, 2, 4, 4, true, 0, 2],
  EL: ['large', 2, 'red', false, 2, 2, null, null, true, 0, 1],
};
const FOOT = ['LI', 'LS', 'LB', 'AX', 'WR', 'MI', 'HI'];
const CLASSES: Record<string, string> = { green: 'light', blue: 'medium', red: 'heavy' };
const EVADES: Partial<Record<Unit, readonly string[]>> = {
  LI: UNITS,
  LS: UNITS,
  LB: UNITS,
  LC: UNITS,
  MC: [...FOOT, 'HC', 'CH', 'EL'],
  HC: [...FOOT, 'EL'],
  CH: [...FOOT, 'EL'],
};

describe.each(UNITS)('%s', (unit) => {
  const [size, blocks, symbol, border, move, battles, dice, full, swords, range, retreat] =
    PROFILES[unit];

  test('has the particulars of its line', () => {
    expect(told({ unit })).toEqual({
      isUnit: true,
      blocksPerUnit: blocks,
      blockSize: size,
      symbol,
      whiteBorder: border,
      class: CLASSES[symbol],
      footOrMounted: FOOT.includes(unit) ? 'foot' : 'mounted',
      move,
      moveAndBattle: battles,
      mustBattleFrom: unit === 'WR' ? 2 : null,
      closeDice: dice,
      closeDiceAtFullStrength: full,
      swordsHit: swords,
      fireRange: range,
      fireDice: range > 0 ? 2 : 0,
      fireDiceMoved: range > 0 ? 1 : 0,
      retreatPerFlag: retreat,
      evadesFrom: EVADES[unit] ?? [],
      blocksPlaced: null,
      fullUnits: null,
      blocksOver: null,
    });
  });

  test('takes the blocks of its type and leaves what is over', () => {
    for (let pieces = 0; pieces <= 9; pieces++)
      expect(told({ unit, pieces })).toMatchObject({
        fullUnits: Math.floor(pieces / blocks),
        blocksOver: pieces - blocks * Math.floor(pieces / blocks),
      });
    expect(told({ unit, symbols: 3 })).toMatchObject({ blocksPlaced: 3 * blocks });
  });
});

test('war machines have blocks and a symbol, and nothing else', () => {
  const known = { isUnit: true, blocksPerUnit: 2, blockSize: 'small', whiteBorder: false };
  const found = told({ unit: 'WM' });
  expect(found).toMatchObject({ ...known, symbol: 'red', class: 'heavy' });
  expect(Object.values(found).filter((one) => one !== null)).toHaveLength(6);
});

test('a leader is no unit; alone, he moves and evades', () => {
  expect(told({ unit: 'LD' })).toMatchObject({
    isUnit: false,
    blocksPerUnit: 1,
    blockSize: 'rectangular',
    symbol: null,
    class: null,
    footOrMounted: null,
    move: 3,
    moveAndBattle: null,
    closeDice: null,
    evadesFrom: UNITS,
  });
});

test.each([
  [{ unit: 'WR' }, '2.8 2.20 8.20 8.19 11.13 11.15 12.3 13.10'],
  [{ unit: 'LS' }, '2.8 2.17 8.15 11.8 10.12 10.18 12.2 13.6'],
  [{ unit: 'EL' }, '2.11 2.21 8.26 8.25 11.26 12.3 13.10'],
  [{ unit: 'CH', symbols: 1 }, '2.12 2.21 8.28 3.3 8.27 11.22 12.2 13.9'],
  [{ unit: 'LD' }, '2.13 8.29 13.7'],
  [{ unit: 'WM' }, '2.9 2.21'],
])('%o is told by the clauses that make it', (draft, clauses) => {
  expect(cited(draft)).toEqual(clauses.split(' ').map((number) => `cca-${number}`));
});

test('auxilia are classed by a clause of their own, medium cavalry evades by one', () => {
  expect(cited({ unit: 'AX' })).toContain('cca-8.17');
  expect(cited({ unit: 'MC' })).toContain('cca-13.8');
});

test('the summary says what was asked', () => {
  const say = (draft: object) => ruling(draft).summary.say;
  expect(say({ unit: 'HI' })).toBe('unit/profile');
  expect(say({ unit: 'HI', symbols: 1 })).toBe('unit/placed');
  expect(say({ unit: 'HI', pieces: 1 })).toBe('unit/made');
  expect(say({ unit: 'LD' })).toBe('unit/leader');
  expect(say({ unit: 'WM' })).toBe('unit/no-values');
  expect(ruling({ unit: 'HI', symbols: 2 }).summary.with).toMatchObject({ number: 2, blocks: 8 });
  expect(ruling({ unit: 'HI', pieces: 9 }).summary.with).toMatchObject({ number: 9, units: 2 });
});
