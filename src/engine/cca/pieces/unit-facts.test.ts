import { describe, expect, test } from 'vitest';
import { put } from '../../core/query.ts';
import { UNITS, type Unit } from '../units.ts';
import { unitFacts } from './unit-facts.ts';

function ruling(draft: object) {
  const reply = put(unitFacts, draft);
  if (!('ruling' in reply)) throw new Error(JSON.stringify(reply.violations));
  return reply.ruling;
}
const told = (draft: object) => ruling(draft).answer as Record<string, unknown>;

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
  const {
    isUnit,
    blocksPerUnit,
    blockSize,
    symbol,
    class: classed,
    ...rest
  } = told({ unit: 'WM' });
  expect([isUnit, blocksPerUnit, blockSize, symbol, classed]).toEqual([
    true,
    2,
    'small',
    'red',
    'heavy',
  ]);
  const { whiteBorder, ...nulls } = rest;
  expect(whiteBorder).toBe(false);
  expect(new Set(Object.values(nulls))).toEqual(new Set([null]));
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

test('each profile is told by the clauses that make it', () => {
  const cited = (draft: object) => ruling(draft).steps.map(({ clause }) => clause);
  expect(cited({ unit: 'WR' })).toEqual([
    'cca-2.8',
    'cca-2.20',
    'cca-8.20',
    'cca-8.19',
    'cca-11.13',
    'cca-11.15',
    'cca-12.3',
    'cca-13.10',
  ]);
  expect(cited({ unit: 'LS' })).toEqual([
    'cca-2.8',
    'cca-2.17',
    'cca-8.15',
    'cca-11.8',
    'cca-10.12',
    'cca-10.18',
    'cca-12.2',
    'cca-13.6',
  ]);
  expect(cited({ unit: 'EL' })).toEqual([
    'cca-2.11',
    'cca-2.21',
    'cca-8.26',
    'cca-8.25',
    'cca-11.26',
    'cca-12.3',
    'cca-13.10',
  ]);
  expect(cited({ unit: 'CH', symbols: 1 })).toEqual([
    'cca-2.12',
    'cca-2.21',
    'cca-8.28',
    'cca-3.3',
    'cca-8.27',
    'cca-11.22',
    'cca-12.2',
    'cca-13.9',
  ]);
  expect(cited({ unit: 'AX' })).toContain('cca-8.17');
  expect(cited({ unit: 'MC' })).toContain('cca-13.8');
  expect(cited({ unit: 'LD' })).toEqual(['cca-2.13', 'cca-8.29', 'cca-13.7']);
  expect(cited({ unit: 'WM' })).toEqual(['cca-2.9', 'cca-2.21']);
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
