import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { activation } from './activation.ts';

const { told, said, faults } = asking(activation);

/** Of 6 faces: 1 always passes, and no morale is below 1. */
test.each([
  [1, '1/6', '11/36'],
  [2, '1/3', '5/9'],
  [3, '1/2', '3/4'],
  [4, '2/3', '8/9'],
  [5, '5/6', '35/36'],
  [6, '1', '1'],
  [9, '1', '1'],
])(
  'with a modified morale of %i: %s, and in flight %s this turn',
  (modifiedMorale, once, twice) => {
    const check = (state: object) => told({ modifiedMorale, ...state });
    const first = { moraleValue: modifiedMorale, passChance: once };
    const may = { checkOnActivation: 'may', chanceThisTurn: once, triesAgain: false };
    const must = { checkOnActivation: 'must', chanceThisTurn: twice, triesAgain: true };
    const justFled = { chanceThisTurn: once, triesAgain: false };
    expect(check({ broken: true })).toMatchObject({ ...first, ...may });
    expect(check({ fleeing: true })).toMatchObject({ ...first, ...must });
    expect(check({ fleeing: true, fledThisTurn: true })).toMatchObject({ ...first, ...justFled });
  },
);

const RALLIED = {
  unitStateAfter: 'steady',
  moveUpToUd: 2.5,
  chargeAllowed: false,
  shotAllowed: true,
  fightAllowed: true,
  freeOrientation: false,
  activeMarker: true,
};
const STILL_BROKEN = { ...RALLIED, unitStateAfter: 'broken', moveUpToUd: 5, chargeAllowed: true };
const ENGAGED = { ...STILL_BROKEN, moveUpToUd: null, chargeAllowed: false, shotAllowed: false };
const RECOVERED = {
  unitStateAfter: 'steady',
  moveUpToUd: 0,
  chargeAllowed: false,
  shotAllowed: false,
  fightAllowed: false,
  freeOrientation: true,
  activeMarker: false,
};
const STILL_FLEEING = {
  ...RECOVERED,
  unitStateAfter: 'fleeing',
  freeOrientation: false,
  activeMarker: true,
};

describe('a Broken unit', () => {
  test.each([
    [{ activationDie: 4 }, { checkPassed: true, unitAfter: RALLIED }],
    [{ activationDie: 5 }, { checkPassed: false, unitAfter: STILL_BROKEN, triesAgain: false }],
    [{ declines: true }, { checkPassed: false, unitAfter: STILL_BROKEN }],
    [{}, { checkPassed: null, unitAfter: null, afterPass: RALLIED, afterFail: STILL_BROKEN }],
    [{ engaged: true }, { checkOnActivation: 'none', passChance: null, unitAfter: ENGAGED }],
  ])('of morale 4 and movement 5, %j', (draft, expected) => {
    expect(told({ broken: true, modifiedMorale: 4, movement: 5, ...draft })).toMatchObject(
      expected,
    );
  });

  test('that does not check is told so', () => {
    const declined = ['onus-7.17', 'onus-7.19/declined', 'onus-7.19'];
    expect(said({ broken: true, modifiedMorale: 4, declines: true })).toEqual(declined);
  });

  test.each([
    [{}, 4],
    [{ generalLost: true }, 2],
    [{ general: 'in-unit', generalMorale: 1 }, 5],
    [{ hero: true, extended: 1 }, 4],
    [{ noOfficers: true }, 3],
    [{ moraleBonus: 1 }, 5],
  ])('of morale 6 with 2 wounds and %j checks against %i', (more, moraleValue) => {
    const draft = { broken: true, morale: 6, wounds: 2, general: 'in-radius', ...more };
    expect(told(draft).moraleValue).toBe(moraleValue);
  });
});

describe('a fleeing unit', () => {
  const failed = { checkPassed: false, unitAfter: STILL_FLEEING, triesAgain: true };
  test.each([
    [{ activationDie: 3 }, { checkPassed: true, unitAfter: RECOVERED, triesAgain: false }],
    [{ activationDie: 4 }, { ...failed, recoversInFlight: null }],
    [{ activationDie: 4, flightDie: 3 }, { recoversInFlight: true }],
    [{ activationDie: 4, flightDie: 4 }, { recoversInFlight: false }],
    [{ activationDie: 4, flightDie: 4, flightMorale: 4 }, { recoversInFlight: true }],
    [
      { activationDie: 4, flightDie: 1, fledThisTurn: true },
      { recoversInFlight: null, triesAgain: false },
    ],
    [{ flightMorale: 4 }, { passChance: '1/2', chanceThisTurn: '5/6' }],
    [
      { engaged: true },
      { checkOnActivation: 'none', unitAfter: { ...STILL_FLEEING, fightAllowed: true } },
    ],
  ])('of morale 3, %j', (draft, expected) => {
    expect(told({ fleeing: true, modifiedMorale: 3, movement: 5, ...draft })).toMatchObject(
      expected,
    );
  });

  test('that recovers is told what it may not do', () => {
    expect(said({ fleeing: true, modifiedMorale: 3, activationDie: 3 })).toEqual([
      'onus-7.20',
      'onus-7.141/activation-passed',
      'onus-7.20/recovered',
      'onus-7.21',
    ]);
  });

  test.each([
    ['a', 4, '2/3'],
    ['b', 2, '1/3'],
  ])('is Broken as well; R14 %s: morale %i', (R14, moraleValue, passChance) => {
    const draft = { fleeing: true, morale: 7, wounds: 3, general: 'in-radius', readings: { R14 } };
    expect(told(draft)).toMatchObject({ moraleValue, passChance });
  });
});

test('a unit in order has nothing to check', () => {
  const unitAfter = { unitStateAfter: 'steady', moveUpToUd: 4, chargeAllowed: true };
  expect(told({ movement: 4 })).toMatchObject({ checkOnActivation: 'none', unitAfter });
});

test.each([
  [{ fleeing: true, extended: 1 }, 'extended', 'fleeing-extended', 'onus-7.183'],
  [{ fleeing: true, declines: true }, 'declines', 'flight-check-compulsory', 'onus-7.20'],
  [
    { broken: true, declines: true, activationDie: 2 },
    'activationDie',
    'declined-yet-rolled',
    undefined,
  ],
])('%j is refused', (draft, ...fault) => expect(faults(draft)).toEqual([fault]));
