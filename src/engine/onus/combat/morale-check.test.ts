import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';

const { told } = asking('onus/morale-check');

/** Figures, section 18. */
const FAILS: [number, string][] = [
  [1, '5/6'],
  [2, '2/3'],
  [3, '1/2'],
  [4, '1/3'],
  [5, '1/6'],
  [6, '0'],
  [9, '0'],
];

describe.each(FAILS)('morale %i', (morale, chance) => {
  test(`fails with ${chance}`, () => {
    expect(told({ unit: { morale } })).toMatchObject({ moraleValue: morale, chanceToFail: chance });
  });

  test.each([1, 2, 3, 4, 5, 6])('against a %i', (moraleDie) => {
    const passed = moraleDie === 1 || moraleDie <= morale;
    expect(told({ unit: { morale }, moraleDie })).toMatchObject({
      passed,
      fate: passed ? 'steady' : 'broken',
    });
  });
});

test('morale below 1 is 1, and a 1 passes', () => {
  const unit = { morale: 3, wounds: 5 };
  expect(told({ unit, moraleDie: 1 })).toMatchObject({ moraleValue: 1, passed: true });
  expect(told({ unit, moraleDie: 2 })).toMatchObject({ passed: false, moraleModifier: -5 });
});

describe('what a failed check makes of a unit', () => {
  const steadfast = ['steadfast'];
  test.each<[string, object, string]>([
    ['hand-to-hand', {}, 'broken'],
    ['hand-to-hand', { broken: true }, 'fleeing'],
    ['hand-to-hand', { broken: true, abilities: steadfast }, 'broken'],
    ['hand-to-hand', { broken: true, kind: 'ballista' }, 'eliminated'],
    ['shot', {}, 'broken'],
    ['shot', { broken: true }, 'fleeing'],
    ['trample', {}, 'broken'],
    ['trample', { broken: true }, 'fleeing'],
    ['activation', {}, 'broken'],
    ['activation', { fleeing: true }, 'fleeing'],
    ['flight', {}, 'fleeing'],
    ['stampede', {}, 'fleeing'],
    ['stampede', { broken: true }, 'fleeing'],
    ['stampede', { abilities: steadfast }, 'broken'],
  ])('%s of %j: %s', (cause, unit, fate) => {
    expect(told({ cause, unit: { morale: 2, ...unit }, moraleDie: 6 })).toMatchObject({
      passed: false,
      ifFailed: fate,
      fate,
    });
  });

  test('a Steadfast one flees if its player wishes', () => {
    const unit = { abilities: steadfast, broken: true, morale: 2 };
    expect(told({ unit, steadfastFlees: true, moraleDie: 6 })).toMatchObject({ fate: 'fleeing' });
  });
});

test.each([
  ['infantry', 0],
  ['cavalry', -2],
  ['camels', -2],
  ['elephants', -2],
  ['chariots', -2],
])('a Stampede takes from %s: %i', (kind, moraleModifier) => {
  expect(told({ cause: 'stampede', unit: { kind } })).toMatchObject({ moraleModifier });
});

test.each([
  ['hand-to-hand', -3],
  ['trample', -3],
  ['shot', -2],
  ['activation', 0],
  ['stampede', 0],
])('%s on flank and rear costs %i, besides Broken', (cause, sides) => {
  const unit = { broken: true, attackedOn: ['flank', 'rear'] };
  expect(told({ cause, unit })).toMatchObject({ moraleModifier: sides - 1 });
});

test('R14: by b the -2 of a fleeing unit counts when it recovers', () => {
  const input = { cause: 'flight', unit: { morale: 7 } };
  expect(told(input)).toMatchObject({ moraleValue: 6, chanceToFail: '0' });
  expect(told({ ...input, readings: { R14: 'b' } })).toMatchObject({
    moraleValue: 4,
    chanceToFail: '1/3',
  });
});
