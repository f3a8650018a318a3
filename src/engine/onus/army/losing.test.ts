import { describe, expect, test } from 'vitest';
import { answerTo, asking } from '../../testing/ask.ts';
import { leadershipCheck } from './leadership-check.ts';
import { victory } from './victory.ts';

const check = asking(leadershipCheck);
const LOST = { armyValue: 1300, eliminatedValue: 700 };
const told = (draft: object) => check.told({ ...LOST, ...draft });

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
])('Leadership %i holds with %s, and with %s in flight', (leadership, chance, fleeing) => {
  const chanceOf = (draft: object) => told({ leadership, ...draft }).leadershipChance;
  expect([chanceOf({}), chanceOf({ generalState: 'fleeing' })]).toEqual([chance, fleeing]);
});

const AT_ONCE = { leadershipChance: '0', leadershipTotal: null, armyHolds: false, gameOver: true };
const LATER = { leadershipCheckDue: false, checksAt: 'next-own-activation', gameOver: false };

test.each([
  [{ generalState: 'dead', leadership: 12, leadershipDice: [1, 1] }, AT_ONCE],
  [{ generalState: 'wounded', leadership: 12, leadershipDice: [1, 1] }, AT_ONCE],
  [
    { leadership: 6, leadershipDice: [3, 3] },
    { armyHolds: true, gameOver: false },
  ],
  [
    { leadership: 6, leadershipDice: [3, 4] },
    { armyHolds: false, gameOver: true },
  ],
  [{ leadership: 6, leadershipDice: [1, 1] }, { armyHolds: true }],
  [{ checkMoment: 'opponent-turn' }, LATER],
  [{ checkMoment: 'later-in-own-turn' }, LATER],
  [{ checkMoment: 'later-in-own-turn', eliminatedValue: 650 }, { checksAt: 'not-yet' }],
  [{ victoryBy: 'annihilation' }, { leadershipCheckDue: false, checksAt: 'not-yet' }],
])('%j', (draft, expected) => expect(told(draft)).toMatchObject(expected));

test('the chance to hold for several turns is the product', () => {
  const { odds } = check.ruling({ ...LOST, leadership: 6, turnsChecked: 2 });
  expect(odds?.chances['army-holds-each-turn']?.fraction).toBe('25/144');
  expect(odds?.chances['army-withdraws']?.fraction).toBe('7/12');
});

test.each([
  [{ eliminatedValue: 60, fleeingValue: 41 }, [['eliminatedValue', 'more-than-the-army']]],
  [{ eliminatedValue: 60, fleeingValue: 40 }, []],
  [{ leadershipDice: [3] }, [['leadershipDice', 'two-dice']]],
])('%j of an army of 100: %j', (draft, faults) => {
  const found = check.faults({ armyValue: 100, ...draft });
  expect(found.map(([field, problem]) => [field, problem])).toEqual(faults);
});

describe('a side has lost', () => {
  const otherGenerals = (generalState: string) => ({ otherGenerals: [{ generalState }] });
  test.each([
    [{ victoryBy: 'annihilation', unitsInOrder: 0 }, true],
    [{ victoryBy: 'annihilation', unitsInOrder: 1 }, false],
    [{ victoryBy: 'annihilation', surrenders: true }, true],
    [{ victoryBy: 'annihilation', generalState: 'dead' }, false],
    [{ victoryBy: 'general-death', generalState: 'dead' }, true],
    [{ victoryBy: 'general-death', generalState: 'wounded' }, false],
    [{ victoryBy: 'general-death', generalState: 'fleeing' }, false],
    [{ victoryBy: 'general-death', unitsInOrder: 0 }, false],
    [{ victoryBy: 'general-death', generalState: 'dead', ...otherGenerals('dead') }, true],
    [{ victoryBy: 'general-death', generalState: 'dead', ...otherGenerals('fleeing') }, true],
    [{ victoryBy: 'general-death', generalState: 'fleeing', ...otherGenerals('fleeing') }, true],
    [{ victoryBy: 'general-death', generalState: 'dead', ...otherGenerals('wounded') }, false],
    [{ victoryBy: 'general-death', generalState: 'dead', ...otherGenerals('unharmed') }, false],
    [{ victoryBy: 'casualties', checkFailed: true }, true],
    [{ victoryBy: 'casualties', unitsInOrder: 0 }, false],
  ])('%j: %s', (draft, defeated) => {
    const winner = defeated ? 'opponent' : null;
    expect(answerTo(victory, draft)).toEqual({ defeated, gameOver: defeated, winner });
  });
});
