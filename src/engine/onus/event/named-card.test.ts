import { describe, expect, test } from 'vitest';
import { put } from '../../core/query.ts';
import { answerTo } from '../../testing/ask.ts';
import { ambush } from './ambush.ts';
import { namedCard } from './named-card.ts';
import { promotion } from './promotion.ts';
import { wind } from './wind.ts';

test.each([
  ['ambush', { half: 'event', icons: null, woundsDealt: 1 }],
  [
    'throw-javelins',
    { half: 'event', icons: ['sword', 'shield'], chargesOnly: true, javelinDice: 4 },
  ],
  ['wind-changes', { half: 'event', reachUd: 1 }],
  ['veterans-and-elites', { half: 'event' }],
  ['resist', { half: 'event', icons: ['shield'], defenceBonus: 1, moraleBonus: 2 }],
  ['reinforce-unit', { half: 'order', cardType: 'health', woundsHealed: 2 }],
  ['skirmish', { half: 'order', cardType: 'activation', activatedUnits: 1 }],
  ['stampede', { half: 'order', activatedUnits: 1, radiusUd: 4, mountedMorale: -2 }],
])('the source tells of %s', (name, facts) => {
  expect(answerTo(namedCard, { namedCard: name })).toMatchObject(facts);
});

describe('Ambush', () => {
  test.each([
    ['a unit in normal state', {}, 'broken', [3, 2]],
    ['a Broken one', { broken: true }, 'broken', [3, 2]],
    ['one with 2 wounds: 3 now', { wounds: 2 }, 'broken', [2, 1]],
    ['a fleeing one', { broken: true, fleeing: true }, 'fleeing', [3, 2]],
    ['one without officers', { noOfficers: true }, 'broken', [2, 1]],
  ])('%s with attack 4/3', (_, defender, fate, attackAfter) => {
    const answer = answerTo(ambush, { defender: { hit: 4, wound: 3, ...defender } });
    expect(answer).toMatchObject({ woundsDealt: 1, fate, attackAfter, combatFollows: true });
  });

  /** 7 less its wound, less being Broken: 5; each wound of the dice takes 1 more. */
  test.each([
    [{}, 0, 5, '1/6'],
    [{}, 2, 3, '1/2'],
    [{ wounds: 1, general: 'in-radius' }, 0, 5, '1/6'],
    [{ attackedOn: ['flank'] }, 0, 4, '1/3'],
  ])('a defender %j with %i wounds of the dice checks', (defender, woundsOnDefender, m, p) => {
    const answer = { moraleValue: m, chanceToFail: p };
    expect(answerTo(ambush, { defender, woundsOnDefender })).toMatchObject(answer);
  });

  test('eliminates a unit with its last life', () => {
    expect(answerTo(ambush, { defender: { life: 4, wounds: 3 } })).toMatchObject({
      fate: 'eliminated',
      combatFollows: false,
      checkers: [],
    });
  });

  test.each([
    [0, 0, ['defender']],
    [1, 0, ['attacker', 'defender']],
    [2, 0, ['attacker']],
    [2, 1, ['attacker', 'defender']],
    [2, 2, ['defender']],
  ])('%i wounds on the attacker and %i on the defender', (a, d, checkers) => {
    const wounds = { woundsOnAttacker: a, woundsOnDefender: d };
    expect(answerTo(ambush, wounds).checkers).toEqual(checkers);
  });
});

describe('The wind changes', () => {
  test.each([
    ['short', {}, 1, 4],
    ['long', { originalTarget: 'long' }, 1, 2],
    ['out of range', { originalTarget: 'out-of-range' }, 0, 0],
    ['at half the range', { shotRange: 8, originalTargetAt: 4 }, 1, 4],
    ['beyond half', { shotRange: 8, originalTargetAt: 4.1 }, 1, 2],
    ['at the whole range', { shotRange: 8, originalTargetAt: 8 }, 1, 2],
    ['beyond the range', { shotRange: 8, originalTargetAt: 8.1 }, 0, 0],
    [
      'at half, by reading b of R8',
      { shotRange: 8, originalTargetAt: 4, readings: { R8: 'b' } },
      1,
      2,
    ],
    ['a unit at 0.9 UD', { nearestOwnUnitAt: 0.9 }, 1, 4],
    ['none nearer than 1 UD', { nearestOwnUnitAt: 1 }, 0, 0],
  ])('%s', (_, draft, attacks, dice) => {
    expect(answerTo(wind, draft)).toMatchObject({ attacks, dice, originalIsShot: false });
  });

  test.each([
    [{ shotRange: 8 }, 'originalTargetAt'],
    [{ originalTargetAt: 3 }, 'shotRange'],
  ])('%j is half of what is needed', (draft, field) => {
    expect(put(wind, draft)).toMatchObject({ violations: [{ field }] });
  });
});

test.each([
  ['normal', 'veteran', true, false],
  ['veteran', 'elite', true, true],
  ['elite', 'elite', true, true],
])(
  'Veterans and Elites makes %s %s',
  (rankBefore, rankAfter, mayDiscardRandom, hasEliteOptions) => {
    expect(answerTo(promotion, { rankBefore, hit: 3, wound: 3 })).toEqual({
      rankAfter,
      attackAfter: [3, 3],
      mayDiscardRandom,
      hasEliteOptions,
    });
  },
);
