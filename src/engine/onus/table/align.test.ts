import { describe, expect, test } from 'vitest';
import { table, unit } from '../../../../tests/onus/tables.ts';
import { alignOn, envelopable, freeAtEnds } from './align.ts';
import { struckBy, without } from './struck.ts';

// A looks up and covers 46 to 54, in sections of 2 cm.
describe('front sections without contact at each end', () => {
  test.each([
    ['nobody', 'bottom_A-50-54-extended~left_top_X-50-40', 0, 0],
    ['half to the right', 'bottom_A-50-54_top_X-54-50', 2, 0],
    ['half to the left', 'bottom_A-50-54_top_X-46-50', 0, 2],
    ['all', 'bottom_A-50-54_top_X-50-50', 0, 0],
    [
      'markers at both ends beyond the enemy',
      'bottom_A-50-54-extended~left-extended~right_top_X-50-50',
      1,
      1,
    ],
    ['a marker that touches him too', 'bottom_A-50-54-extended~right_top_X-52-50', 1, 0],
    ['a marker at the other end', 'bottom_A-50-54-extended~left_top_X-52-50', 2, 0],
    ['a friend before it does not count', 'bottom_A-50-54_F-46-50_top_X-54-50', 2, 0],
    ['nor an enemy at its flank', 'bottom_A-50-54_top_X-54-50_Y-44-54-90', 2, 0],
  ])('%s', (_, text, left, right) => {
    const state = table(text);
    expect(freeAtEnds(state, unit(state, 'A'))).toEqual({ left, right });
  });
});

// X looks down and covers 46 to 54 of 48 to 52: its left is on the right of the screen.
describe('which sections of an enemy can be enveloped', () => {
  test.each([
    ['around his flank', 'bottom_A-54-54_top_X-50-50', { left: 2 }],
    ['around flank and rear', 'bottom_A-56-54-extended~right_top_X-50-50', { rear: 2, left: 2 }],
    ['the other way', 'bottom_A-44-54-extended~left_top_X-50-50', { right: 2, rear: 2 }],
    ['as far as nobody lies in the way', 'bottom_A-56-54_top_X-50-50_Y-58-46.5', { left: 1 }],
    ['the other way too', 'bottom_A-44-54_top_X-50-50_Y-42-46.5', { right: 1 }],
    ['as far as the table reaches', 'bottom_A-56-6-extended~right_top_X-50-2', { left: 2 }],
    [
      'around both corners',
      'bottom_A-50-54-extended~left-extended~right_top_X-50-50',
      { right: 1, left: 1 },
    ],
    ['nobody with what is in contact', 'bottom_A-50-54_top_X-50-50', {}],
  ])('%s', (_, text, sides) => {
    const state = table(text);
    const found = envelopable(state, unit(state, 'A'), unit(state, 'X'), 'front');
    expect(found).toEqual(
      Object.entries(sides).map(([side, markers]) => ({ target: 'X', side, markers })),
    );
  });
});

test('an aligned unit tells what of it fights, and whom else', () => {
  const state = table('bottom_A-52-60_top_X-50-50_Y-58-50');
  const aligned = alignOn(state, { ...unit(state, 'A'), y: 5400 }, unit(state, 'X'), 'front');
  // 3 sections on X, which ends at 54, and 1 on Y beside it.
  expect(aligned).toMatchObject({
    ...{ side: 'front', adapted: false, dice: 3, alsoEngages: ['Y'], envelops: [] },
    ...{ end: { x: 5200, y: 5400 }, touches: [{ own: 'front', other: 'front', sections: 3 }] },
  });
  const closed = table('bottom_A-50-70_B-50-54_top_X-50-50');
  expect(alignOn(closed, unit(closed, 'A'), unit(closed, 'X'), 'front')).toBeUndefined();
});

describe('markers of an enemy', () => {
  test('are left out, all or those that envelop', () => {
    const state = table('bottom_F-50-60_top_X-44-56-extended~left-wraps~F~left~1');
    const without1 = (what: 'all' | 'enveloping') => {
      const { state: bare, unit: of } = without(state, unit(state, 'X'), what);
      expect(unit(bare, 'X')).toEqual(of);
      expect(unit(bare, 'F')).toEqual(unit(state, 'F'));
      return [of.extended, of.enveloping];
    };
    expect(without1('all')).toEqual([[], []]);
    expect(without1('enveloping')).toEqual([['left'], []]);
  });

  // Both of X lie at flanks on the right: that of F from 48 to 50, that of G, 2 cm wide, from 52 to 54.
  test('at another enemy are not cut off', () => {
    const state = table(
      'bottom_A-49-70-card~2~4_F-44-60_G-51-60-card~2~4_top_X-50-56-wraps~F~right~1-wraps~G~right~1',
    );
    const contact = { ...unit(state, 'A'), y: 6000 };
    const run = { contact, run: 1000, end: contact };
    expect(struckBy(state, unit(state, 'X'), run)).toEqual({ markers: 1, cutOff: 0 });
  });

  // They lie at the left of F, from 44 to 46: the first from 58 to 60, the second from 60 to 62.
  test.each([
    ['the first and what is beyond it', 5900, { markers: 1, cutOff: 1 }],
    ['the second alone', 6100, { markers: 1, cutOff: 0 }],
    ['none', 6300, { markers: 0, cutOff: 0 }],
  ])('are struck in a row: %s', (_, y, expected) => {
    const state = table('bottom_A-36-70-90-card~2~4_F-50-60_top_X-44-56-wraps~F~left~2');
    const contact = { ...unit(state, 'A'), x: 4300, y };
    const run = { contact, run: 500, end: contact };
    expect(struckBy(state, unit(state, 'X'), run)).toEqual(expected);
  });

  // F is 4 cm wide, from 48 to 52: X, before it, has a section free at each end, and envelops both of its flanks.
  test('around its other corner are not cut off', () => {
    const state = table(
      'bottom_A-44-70_F-50-60-card~4~4_top_X-50-56-wraps~F~left~1-wraps~F~right~1',
    );
    const [charger, target] = [unit(state, 'A'), unit(state, 'X')];
    const struck = (x: number) => {
      const contact = { ...charger, x, y: 6000 };
      return struckBy(state, target, { contact, run: 1000, end: contact });
    };
    // From 40 to 48 it meets the one at the left of F, from 46 to 48; from 52 to 60 the one at its right.
    expect(struck(4400)).toEqual({ markers: 1, cutOff: 0 });
    expect(struck(5600)).toEqual({ markers: 1, cutOff: 0 });
    expect(struck(4100)).toEqual({ markers: 0, cutOff: 0 });
  });
});
