import { describe, expect, test } from 'vitest';
import { put } from '../../core/query.ts';
import { leadershipCheck } from './leadership-check.ts';
import { victory } from './victory.ts';

function check(draft: object) {
  const reply = put(leadershipCheck, { armyValue: 1300, eliminatedValue: 700, ...draft });
  if (!('ruling' in reply)) throw new Error(JSON.stringify(reply.violations));
  return reply.ruling;
}
const told = (draft: object) => check(draft).answer;

test.each([
  [1300, 500, 150, false],
  [1300, 500, 151, true],
  [1300, 0, 651, true],
  [1301, 650, 0, false],
  [1301, 651, 0, true],
])(
  'an army of %i that lost %i and has %i fleeing must be checked: %s',
  (armyValue, eliminatedValue, fleeingValue, due) => {
    expect(told({ armyValue, eliminatedValue, fleeingValue })).toMatchObject({
      casualties: eliminatedValue + fleeingValue,
      halfValue: armyValue / 2,
      leadershipCheckDue: due,
      checksAt: due ? 'now' : 'not-yet',
    });
  },
);

/** Figures, section 8: 2 dice at most the Leadership. */
test.each([
  [1, '0', '0'],
  [2, '1/36', '0'],
  [3, '1/12', '1/36'],
  [4, '1/6', '1/12'],
  [5, '5/18', '1/6'],
  [6, '5/12', '5/18'],
  [7, '7/12', '5/12'],
  [8, '13/18', '7/12'],
  [9, '5/6', '13/18'],
  [10, '11/12', '5/6'],
  [11, '35/36', '11/12'],
  [12, '1', '35/36'],
])(
  'Leadership %i holds with %s, and with %s while its general flees',
  (leadership, chance, fleeing) => {
    expect(told({ leadership })).toMatchObject({ leadershipChance: chance });
    expect(told({ leadership, generalState: 'fleeing' })).toMatchObject({
      leadershipChance: fleeing,
    });
  },
);

test.each(['dead', 'wounded'])(
  'with a %s general the check is lost without a roll',
  (generalState) => {
    expect(told({ leadership: 12, generalState, leadershipDice: [1, 1] })).toMatchObject({
      leadershipChance: '0',
      leadershipTotal: null,
      armyHolds: false,
      gameOver: true,
    });
  },
);

test.each([
  [[3, 3], true],
  [[3, 4], false],
  [[1, 1], true],
])('the dice %o against Leadership 6 hold: %s', (leadershipDice, armyHolds) => {
  expect(told({ leadership: 6, leadershipDice })).toMatchObject({
    armyHolds,
    gameOver: !armyHolds,
  });
});

test('the chance to hold for several turns is the product', () => {
  const { odds } = check({ leadership: 6, turnsChecked: 2 });
  expect(odds?.chances['army-holds-each-turn']?.fraction).toBe('25/144');
  expect(odds?.chances['army-withdraws']?.fraction).toBe('7/12');
});

test.each(['opponent-turn', 'later-in-own-turn'])('%s: the check waits', (checkMoment) => {
  expect(told({ checkMoment })).toMatchObject({
    leadershipCheckDue: false,
    checksAt: 'next-own-activation',
    gameOver: false,
  });
  expect(told({ checkMoment, eliminatedValue: 650 })).toMatchObject({ checksAt: 'not-yet' });
});

test('with another victory condition there is no check', () => {
  expect(told({ victoryBy: 'annihilation' })).toMatchObject({
    leadershipCheckDue: false,
    checksAt: 'not-yet',
  });
});

test('casualties beyond the army and half a roll are refused', () => {
  const faults = (draft: object) => {
    const reply = put(leadershipCheck, { armyValue: 100, ...draft });
    return 'violations' in reply ? reply.violations.map(({ problem }) => problem) : [];
  };
  expect(faults({ eliminatedValue: 60, fleeingValue: 41 })).toEqual(['more-than-the-army']);
  expect(faults({ eliminatedValue: 60, fleeingValue: 40 })).toEqual([]);
  expect(faults({ leadershipDice: [3] })).toEqual(['two-dice']);
});

describe('a side has lost', () => {
  test.each([
    [{ victoryBy: 'annihilation', unitsInOrder: 0 }, true],
    [{ victoryBy: 'annihilation', unitsInOrder: 1 }, false],
    [{ victoryBy: 'annihilation', surrenders: true }, true],
    [{ victoryBy: 'annihilation', generalState: 'dead' }, false],
    [{ victoryBy: 'general-death', generalState: 'dead' }, true],
    [{ victoryBy: 'general-death', generalState: 'wounded' }, false],
    [{ victoryBy: 'general-death', generalState: 'fleeing' }, false],
    [{ victoryBy: 'general-death', unitsInOrder: 0 }, false],
    [{ victoryBy: 'casualties', checkFailed: true }, true],
    [{ victoryBy: 'casualties', unitsInOrder: 0 }, false],
  ])('%o: %s', (draft, defeated) => {
    expect(put(victory, draft)).toHaveProperty('ruling.answer', {
      defeated,
      gameOver: defeated,
      winner: defeated ? 'opponent' : null,
    });
  });

  test.each([
    ['dead', 'dead', true],
    ['dead', 'fleeing', true],
    ['fleeing', 'fleeing', true],
    ['dead', 'wounded', false],
    ['dead', 'unharmed', false],
  ])('by the death of two generals, %s and %s: %s', (generalState, other, defeated) => {
    const draft = {
      victoryBy: 'general-death',
      generalState,
      otherGenerals: [{ generalState: other }],
    };
    expect(put(victory, draft)).toHaveProperty('ruling.answer.defeated', defeated);
  });

  test('in a scenario its own conditions decide', () => {
    expect(put(victory, { victoryBy: 'scenario' })).toHaveProperty('ruling.answer.defeated', null);
  });
});
