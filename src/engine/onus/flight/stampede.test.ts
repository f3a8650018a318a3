import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { stampede } from './stampede.ts';

const { told } = asking(stampede);
const horse = { kind: 'cavalry' };

describe('who checks', () => {
  test.each([
    ['cavalry at 2 UD', { unit: horse }, true],
    ['cavalry at 4 UD', { unit: horse, distanceToActivated: 4 }, true],
    ['cavalry at 4.1 UD', { unit: horse, distanceToActivated: 4.1 }, false],
    ['elephants', { unit: { kind: 'elephants' } }, true],
    ['camels', { unit: { kind: 'camels' } }, true],
    ['chariots', { unit: { kind: 'chariots' } }, true],
    ['infantry', {}, false],
    ['an onager', { unit: { kind: 'onager' } }, false],
    ['infantry with animals', { animals: 'yes' }, true],
    ['the activated unit (R50)', { unit: horse, isActivated: true }, false],
  ])('%s', (_, draft, mustCheck) => {
    expect(told(draft).mustCheck).toBe(mustCheck);
  });
});

/** 7 - 2 = 5: a 6 fails. */
describe('with what morale', () => {
  test.each([
    ['cavalry', { unit: horse }, 5, '1/6'],
    ['wounded cavalry', { unit: { ...horse, wounds: 2 } }, 3, '1/2'],
    ['Broken chariots', { unit: { kind: 'chariots', broken: true } }, 4, '1/3'],
    ['infantry with animals', { animals: 'yes' }, 7, '0'],
    ['cavalry in forced march (R14)', { unit: { ...horse, forcedMarch: true } }, 5, '1/6'],
    ['cavalry near its general', { unit: { ...horse, general: 'in-radius' } }, 6, '0'],
    ['extended cavalry', { unit: { ...horse, extended: 2 } }, 3, '1/2'],
    ['cavalry with little left', { unit: { ...horse, wounds: 9 } }, 1, '5/6'],
  ])('%s', (_, draft, moraleValue, chanceToFail) => {
    expect(told(draft)).toMatchObject({ moraleValue, chanceToFail });
  });
});

describe('what comes of it', () => {
  const fails = { moraleDie: 6 };
  test.each([
    ['normal', {}, {}, 'fleeing', 'at-once'],
    ['Broken', { broken: true }, {}, 'fleeing', 'at-once'],
    ['fleeing', { broken: true, fleeing: true }, {}, 'fleeing', 'at-once'],
    ['blocked', {}, { blocked: true }, 'fleeing', 'when-unblocked'],
    ['Steadfast (R82)', { abilities: ['steadfast'] }, {}, 'broken', 'none'],
    [
      'Steadfast, its player wishes',
      { abilities: ['steadfast'] },
      { steadfastFlees: true },
      'fleeing',
      'at-once',
    ],
  ])('%s cavalry that fails', (_, unit, draft, fate, flightMove) => {
    const answer = told({ unit: { ...horse, ...unit }, ...draft, ...fails });
    expect(answer).toMatchObject({ fate, flightMove });
  });

  test('whoever passes stays as it was', () => {
    expect(told({ unit: { ...horse, broken: true }, moraleDie: 1 })).toMatchObject({
      fate: 'broken',
      flightMove: 'none',
    });
  });

  test('the activated unit acts normally', () => {
    expect(told({ isActivated: true })).toMatchObject({
      activatedMayMove: true,
      activatedMayCharge: true,
      activatedMayShoot: true,
      activatedMayFight: true,
    });
  });
});
