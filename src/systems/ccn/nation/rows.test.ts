import { describe, expect, test } from 'vitest';
import { asksMelee, distancesOf, shownRows, withCell } from './rows.ts';

const FOOT = { unit: 'foot-artillery', startBlocks: 3 };
const HORSE = { unit: 'horse-artillery', startBlocks: 2 };

describe('a table of artillery that is filled in', () => {
  test('has a row for each number of blocks and a column for each distance', () => {
    expect(shownRows(FOOT)).toHaveLength(3);
    expect(distancesOf(FOOT)).toEqual([2, 3, 4, 5]);
    expect(distancesOf(HORSE)).toEqual([2, 3, 4]);
    expect(shownRows({ unit: 'foot-artillery' })).toHaveLength(1);
    expect(shownRows({ ...FOOT, startBlocks: '3x' })).toHaveLength(1);
    expect(shownRows({ ...FOOT, startBlocks: 900 })).toHaveLength(1);
  });

  test('shows all that was filled in, also where it does not belong', () => {
    const gunTable = [{ tableDice: [1, 1, 1, 1] }, {}, { tableDice: [3] }];
    expect(shownRows({ ...HORSE, gunTable })).toHaveLength(3);
    expect(distancesOf({ ...HORSE, gunTable })).toEqual([2, 3, 4, 5]);
    expect(distancesOf({ unit: 'line', gunTable })).toEqual([2, 3, 4, 5]);
  });

  test('asks for dice in melee where the book has none', () => {
    expect([1, 2, 3, 4].filter((blocks) => asksMelee(FOOT, blocks))).toEqual([4]);
    expect([1, 2, 3, 4].filter((blocks) => asksMelee(HORSE, blocks))).toEqual([1, 4]);
    expect(asksMelee({ unit: 'line' }, 4)).toBe(false);
  });

  test('takes what is typed, a number or not, and keeps the place of a gap', () => {
    const one = withCell(FOOT, 1, 2, '3');
    expect(one).toEqual({ ...FOOT, gunTable: [{}, { tableDice: ['', '', 3] }] });
    expect(withCell(one, 1, 0, '2x').gunTable).toEqual([{}, { tableDice: ['2x', '', 3] }]);
    expect(withCell(HORSE, 0, 'melee', '2').gunTable).toEqual([{ closeDice: 2 }]);
  });

  test('is gone when its last cell is emptied', () => {
    const one = withCell(withCell(FOOT, 0, 1, '2'), 0, 'melee', '1');
    expect(withCell(one, 0, 1, ' ')).toEqual({ ...FOOT, gunTable: [{ closeDice: 1 }] });
    expect(withCell(withCell(one, 0, 1, ''), 0, 'melee', '')).toEqual(FOOT);
  });
});
