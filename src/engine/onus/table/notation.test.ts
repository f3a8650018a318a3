import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TABLE, table, unit } from '../../../../tests/onus/tables.ts';
import { surveyTable, writeTable } from './notation.ts';

const faultsOf = (text: string) =>
  surveyTable(`onus1_${text}`).faults.map(({ at, problem, clause }) => [
    at - 'onus1_'.length,
    problem,
    ...(clause ? [clause] : []),
  ]);

describe('a position', () => {
  test('says where units lie in cm, or in UD', () => {
    const state = table('bottom_A-55-60.25_B-4u-12u_top_X-55-30_Y-20-20-90.5');
    expect(unit(state, 'A')).toMatchObject({ x: 5500, y: 6025, heading: 0, player: 'bottom' });
    expect(unit(state, 'B')).toMatchObject({ x: 2000, y: 6000 });
    expect(unit(state, 'X')).toMatchObject({ heading: 1800, player: 'top' });
    expect(unit(state, 'Y')).toMatchObject({ heading: 905 });
  });

  test('says what is on a unit', () => {
    const state = table(
      'bottom_A-50-54-m2.5-r8-cavalry-active-broken-extended~left-skirmishers-general~4-wraps~X~left~2' +
        '_top_X-54-50-m5-phalanx',
    );
    expect(unit(state, 'A')).toMatchObject({
      ...{ movement: 2.5, range: 8, kind: 'cavalry', active: true, broken: true, general: 4 },
      ...{ extended: ['left'], abilities: ['skirmishers'], formation: 'none', fleeing: false },
      enveloping: [{ target: 'X', side: 'left', markers: 2 }],
    });
    expect(unit(state, 'X')).toMatchObject({ movement: 5, formation: 'phalanx' });
  });

  test('takes sizes as the players have them, and usual ones if nothing is said', () => {
    expect(table('bottom_A-50-50')).toMatchObject({ width: 11_000, depth: 9000, marker: 200 });
    const own = table('table-180-120_card-6-4_marker-1.5_bottom_A-50-50_B-70-70-card~10~5');
    expect(own).toMatchObject({ width: 18_000, depth: 12_000, marker: 150 });
    expect(unit(own, 'A')).toMatchObject({ width: 600, depth: 400 });
    expect(unit(own, 'B')).toMatchObject({ width: 1000, depth: 500 });
  });

  test.each([
    'bottom_A-50-50-card~10~4',
    'bottom_A-50-50-card~8~5',
    'bottom_A-50-50-card~10~5.5',
    'bottom_A-50-54-m2.5-r8-cavalry-active-phalanx-general~4',
    'bottom_A-54-54-wraps~X~left~2_top_X-50-50',
    'table-100-80_marker-1.5_bottom_A-4u-12-90.5_top_X-50-50',
  ])('is written as it was read: %s', (text) => {
    const { state } = surveyTable(`onus1_${text}`);
    expect(writeTable(state)).toBe(`onus1_${text.replace('4u', '20')}`);
  });

  test('has the abilities of a unit in one order', () => {
    const state = table('bottom_A-50-50-skirmishers-athletes-skirmishers');
    expect(unit(state, 'A').abilities).toEqual(['skirmishers', 'athletes']);
    expect(unit(surveyTable(writeTable(state)).state, 'A').abilities.toSorted()).toEqual([
      'athletes',
      'skirmishers',
    ]);
  });

  test('whoever flees is Broken too', () => {
    expect(unit(table('bottom_A-50-50-fleeing'), 'A').broken).toBe(true);
  });

  test('is written in one way, with letters that an address carries', () => {
    fc.assert(
      fc.property(TABLE, (state) => {
        const text = writeTable(state);
        expect(text).toMatch(/^[A-Za-z0-9._~-]+$/);
        const { state: again, faults } = surveyTable(text);
        expect(faults).toEqual([]);
        expect(writeTable(again)).toBe(text);
        const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
        const bare = ({ abilities: _, ...rest }: (typeof state.units)[number]) => rest;
        expect(again.units.toSorted(byName).map(bare)).toEqual(
          state.units.toSorted(byName).map(bare),
        );
      }),
    );
  });
});

describe('what is wrong with a position', () => {
  test.each([
    ['A-5-5', [[0, 'no-side-yet']]],
    ['bottom_A-5', [[7, 'no-place']]],
    ['bottom_A-x-5', [[7, 'no-place']]],
    ['bottom_4A-5-5', [[7, 'no-such-part']]],
    ['bottom_A-50-50-brave', [[15, 'no-such-word']]],
    ['bottom_A-50-50-m21', [[15, 'out-of-range']]],
    ['bottom_A-50-50-400', [[15, 'out-of-range']]],
    ['table-10-90_bottom_A-5-5', [[6, 'out-of-range']]],
    ['bottom_A-50-50_A-70-70', [[15, 'name-taken']]],
    ['bottom_A-50-50-square-phalanx', [[22, 'two-formations', 'onus-8.4']]],
    ['bottom_A-50-50-square-extended~left', [[7, 'formation-extended', 'onus-7.64']]],
    ['bottom_A-50-50-square-square', []],
    ['bottom_A-50-50-card~1~5', [[15, 'out-of-range']]],
    ['bottom_A-50-50-general', [[15, 'out-of-range']]],
    ['bottom_A-50-54-wraps~X_top_X-50-50', [[15, 'no-such-word']]],
    ['bottom_A-54-54-wraps~X~left~9_top_X-50-50', [[15, 'out-of-range']]],
    ['bottom_A-54-54-wraps~X~left~2_top_X-50-50', []],
    // What is wrong with a side is said before there are too many markers.
    ['bottom_A-50-54-wraps~X~left~3_top_X-50-50', [[7, 'more-markers-than-side', 'onus-3.9']]],
    ['bottom_A-50-50-extended~left-fleeing', [[7, 'fleeing-extended', 'onus-7.183']]],
    ['bottom_A-50-50-square-fleeing', [[7, 'fleeing-formed', 'onus-7.183']]],
    ['bottom_A-50-50-ballista-fleeing', [[7, 'artillery-flees', 'onus-7.182']]],
    ['bottom_A-50-50-square-forced', [[7, 'forced-formed', 'onus-7.43']]],
    ['bottom_A-3.9-50', [[7, 'off-the-table', 'onus-7.185']]],
    ['bottom_A-4-50', []],
    ['bottom_A-4-50-extended~left', [[7, 'off-the-table', 'onus-7.185']]],
    ['bottom_A-50-50_B-57.9-50', [[15, 'overlap', 'onus-7.33']]],
    // Less than 1 mm: nobody sees it.
    ['bottom_A-50-50_B-57.91-50', []],
    ['bottom_A-50-50_B-58-50', []],
    ['bottom_A-50-50-wraps~X~left', [[7, 'no-such-target']]],
    ['bottom_A-50-50-wraps~B~left_B-50-70', [[7, 'target-is-friend']]],
    ['bottom_A-50-55-wraps~X~left_top_X-50-50', [[7, 'envelops-without-front', 'onus-7.91']]],
    ['bottom_A-50-54-wraps~X~left_top_X-50-50', [[7, 'more-markers-than-free', 'onus-7.92']]],
    ['bottom_A-50-54-wraps~X~left~3_top_X-56-50', [[7, 'more-markers-than-side', 'onus-3.9']]],
  ])('%s', (text, faults) => expect(faultsOf(text)).toEqual(faults));

  test.each([
    ['bottom_A-50-50-square-phalanx', { unit: 'A' }],
    ['bottom_A-50-50-square-forced', { unit: 'A' }],
    ['bottom_A-50-50-general', { word: '', least: 0, most: 60 }],
    ['bottom_A-54-54-wraps~X_top_X-50-50', { word: '', words: ['front', 'right', 'rear', 'left'] }],
    ['bottom_A-50-50-wraps~X~left', { unit: 'A', other: 'X' }],
    ['bottom_A-50-54-wraps~X~left~3_top_X-50-50', { unit: 'A', other: 'X', most: 2 }],
    ['bottom_A-50-54-wraps~X~left_top_X-50-50', { unit: 'A', most: 0 }],
    ['bottom_A-3-50', { unit: 'A', mm: 10 }],
  ])('%s names %o', (text, values) => {
    expect(surveyTable(`onus1_${text}`).faults.map((fault) => fault.with)).toEqual([values]);
  });

  test('names the words that there are', () => {
    const [fault] = surveyTable('onus1_bottom_A-50-50-brave').faults;
    const words = ['cavalry', 'active', 'shieldwall', 'extended~left', 'skirmishers'];
    expect(fault?.with).toEqual({ word: 'brave', words: expect.arrayContaining(words) });
  });

  test('half a size is no size', () => {
    expect(unit(surveyTable('onus1_bottom_A-50-50-card~10').state, 'A')).toMatchObject({
      ...{ width: 800, depth: 400 },
    });
  });

  test('does not keep the rest from being read', () => {
    const { state, faults } = surveyTable('onus1_bottom_A-50-50-quick-active_B-1_C-70-70');
    expect(faults).toHaveLength(2);
    expect(state.units.map(({ name, active }) => [name, active])).toEqual([
      ['A', true],
      ['C', false],
    ]);
  });

  test('is said of any text, and nothing is thrown', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'onus1_botmAX-. 9~*wrap') }), (text) => {
        const { state } = surveyTable(`onus1_bottom_${text}`);
        expect(surveyTable(writeTable(state)).state.units).toHaveLength(state.units.length);
      }),
    );
    expect(surveyTable('cca2_bottom').faults).toMatchObject([{ problem: 'not-a-position' }]);
  });
});
