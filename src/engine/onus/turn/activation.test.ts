import { describe, expect, test } from 'vitest';
import { put } from '../../core/query.ts';
import { activation } from './activation.ts';

function ruling(draft: object) {
  const reply = put(activation, draft);
  if (!('ruling' in reply)) throw new Error(JSON.stringify(reply.violations));
  return reply.ruling;
}
const told = (draft: object) => ruling(draft).answer;
const said = (draft: object) => ruling(draft).steps.map(({ say }) => say);

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
  'with a modified morale of %i a unit passes with %s, and a fleeing one this turn with %s',
  (modifiedMorale, once, twice) => {
    expect(told({ broken: true, modifiedMorale })).toMatchObject({
      checkOnActivation: 'may',
      moraleValue: modifiedMorale,
      passChance: once,
      chanceThisTurn: once,
    });
    expect(told({ fleeing: true, modifiedMorale })).toMatchObject({
      checkOnActivation: 'must',
      passChance: once,
      chanceThisTurn: twice,
      triesAgain: true,
    });
    expect(told({ fleeing: true, modifiedMorale, fledThisTurn: true })).toMatchObject({
      chanceThisTurn: once,
      triesAgain: false,
    });
  },
);

test('another morale in the flight phase has its own chance', () => {
  expect(told({ fleeing: true, modifiedMorale: 3, flightMorale: 4 })).toMatchObject({
    passChance: '1/2',
    chanceThisTurn: '5/6',
  });
});

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
  const unit = { broken: true, modifiedMorale: 4, movement: 5 };

  test('rallies with up to 4 and then moves half, without a charge', () => {
    expect(told({ ...unit, activationDie: 4 })).toMatchObject({
      checkPassed: true,
      unitAfter: RALLIED,
    });
    expect(said({ ...unit, activationDie: 4 })).toContain('onus-7.18');
  });

  test('with 5 stays Broken and moves as far as it likes', () => {
    expect(told({ ...unit, activationDie: 5 })).toMatchObject({
      checkPassed: false,
      unitAfter: STILL_BROKEN,
      triesAgain: false,
    });
  });

  test('need not check', () => {
    expect(told({ ...unit, declines: true })).toMatchObject({
      checkPassed: false,
      unitAfter: STILL_BROKEN,
    });
    expect(said({ ...unit, declines: true })).toEqual([
      'onus-7.17',
      'onus-7.19/declined',
      'onus-7.19',
    ]);
  });

  test('that has not rolled yet has both before it', () => {
    expect(told(unit)).toMatchObject({
      unitAfter: null,
      checkPassed: null,
      afterPass: RALLIED,
      afterFail: STILL_BROKEN,
    });
  });

  test('checks only if it is not engaged', () => {
    expect(told({ ...unit, engaged: true })).toMatchObject({
      checkOnActivation: 'none',
      passChance: null,
      unitAfter: {
        ...STILL_BROKEN,
        moveUpToUd: null,
        chargeAllowed: false,
        shotAllowed: false,
      },
    });
  });

  test('has its morale worked out where that was not told', () => {
    const draft = { broken: true, morale: 6, wounds: 2, general: 'in-radius' };
    expect(told(draft)).toMatchObject({ moraleValue: 4, passChance: '2/3' });
    expect(told({ ...draft, generalLost: true })).toMatchObject({ moraleValue: 2 });
    expect(told({ ...draft, general: 'in-unit', generalMorale: 1 })).toMatchObject({
      moraleValue: 5,
    });
    expect(told({ ...draft, hero: true, extended: 1 })).toMatchObject({ moraleValue: 4 });
    expect(told({ ...draft, noOfficers: true })).toMatchObject({ moraleValue: 3 });
    expect(told({ ...draft, moraleBonus: 1 })).toMatchObject({ moraleValue: 5 });
  });
});

describe('a fleeing unit', () => {
  const unit = { fleeing: true, modifiedMorale: 3, movement: 5 };

  test('recovers with up to 3 and does nothing more', () => {
    expect(told({ ...unit, activationDie: 3 })).toMatchObject({
      checkPassed: true,
      unitAfter: RECOVERED,
      triesAgain: false,
    });
    expect(said({ ...unit, activationDie: 3 })).toEqual([
      'onus-7.20',
      'onus-7.141/activation-passed',
      'onus-7.20/recovered',
      'onus-7.21',
    ]);
  });

  test('with 4 flees on and tries again in the flight phase', () => {
    const failed = { ...unit, activationDie: 4 };
    expect(told(failed)).toMatchObject({
      checkPassed: false,
      unitAfter: STILL_FLEEING,
      triesAgain: true,
      recoversInFlight: null,
    });
    expect(told({ ...failed, flightDie: 3 })).toMatchObject({ recoversInFlight: true });
    expect(told({ ...failed, flightDie: 4 })).toMatchObject({ recoversInFlight: false });
    expect(told({ ...failed, flightDie: 4, flightMorale: 4 })).toMatchObject({
      recoversInFlight: true,
    });
    expect(told({ ...failed, flightDie: 1, fledThisTurn: true })).toMatchObject({
      recoversInFlight: null,
      triesAgain: false,
    });
  });

  test('is Broken as well, and R14 says whether its flight counts', () => {
    const draft = { fleeing: true, morale: 7, wounds: 3, general: 'in-radius' };
    expect(told(draft)).toMatchObject({ moraleValue: 4, passChance: '2/3' });
    expect(told({ ...draft, readings: { R14: 'b' } })).toMatchObject({ moraleValue: 2 });
  });

  test('that is blocked in combat does not check', () => {
    expect(told({ ...unit, engaged: true })).toMatchObject({
      checkOnActivation: 'none',
      unitAfter: { unitStateAfter: 'fleeing', fightAllowed: true, moveUpToUd: 0 },
    });
  });
});

test('a unit in order has nothing to check', () => {
  expect(told({ movement: 4 })).toMatchObject({
    checkOnActivation: 'none',
    unitAfter: { unitStateAfter: 'steady', moveUpToUd: 4, chargeAllowed: true },
  });
});

test.each([
  [{ fleeing: true, extended: 1 }, 'fleeing-extended'],
  [{ fleeing: true, declines: true }, 'flight-check-compulsory'],
  [{ broken: true, declines: true, activationDie: 2 }, 'declined-yet-rolled'],
])('%o is refused', (draft, problem) => {
  expect(put(activation, draft)).toHaveProperty('violations.0.problem', problem);
});
