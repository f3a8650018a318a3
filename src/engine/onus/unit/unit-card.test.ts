import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { fog } from './fog.ts';
import { protectedFlanks } from './protected-flanks.ts';
import { unitCard } from './unit-card.ts';

describe('a card', () => {
  const { told, cited, faults } = asking(unitCard);

  test.each([
    [
      { attackPrinted: ' 4/3 ', defencePrinted: '5 / 7' },
      {
        handToHandAttack: { toHitValue: 4, toWoundValue: 3 },
        rangedAttack: null,
        defenceValues: { againstHits: 5, againstWounds: 7 },
      },
    ],
    [{ rangedPrinted: '3 (8)' }, { handToHandAttack: null, rangedAttack: { rangeCm: 40 } }],
    [
      { rangedPrinted: '2(6 UD)' },
      { rangedAttack: { toHitValue: 2, toWoundValue: 2, rangeUd: 6, rangeCm: 30, halfRangeUd: 3 } },
    ],
    [{ extended: 1 }, { frontSections: 5, rearSections: 4, flankSections: 2 }],
    [
      { abilities: ['lancers', 'bravery'], blueIcons: ['phalanx', 'square'] },
      { automatic: ['lancers'], mustActivate: ['bravery', 'phalanx', 'square'] },
    ],
    [{ movement: 4 }, { moveUd: null, withinMovement: null, defenceValues: null }],
  ])('%j says %j', (draft, expected) => expect(told(draft)).toMatchObject(expected));

  test('tells no more than stands on it', () => {
    const plain = cited({});
    for (const clause of ['onus-3.2', 'onus-3.3', 'onus-3.4', 'onus-3.10', 'onus-7.59'])
      expect(plain).not.toContain(clause);
  });

  test.each([
    [{ attackPrinted: '4' }, 'attackPrinted', 'not-a-pair', 'onus-3.2'],
    [{ defencePrinted: '5-7' }, 'defencePrinted', 'not-a-pair', 'onus-3.4'],
    [{ rangedPrinted: '3/8' }, 'rangedPrinted', 'not-a-ranged-value', 'onus-3.3'],
  ])('%j cannot be read', (draft, ...fault) => expect(faults(draft)).toEqual([fault]));

  /** Life, wounds, new ones, reinforced; life in all, left, III and I markers. */
  test.each([
    [6, 0, 0, false, 6, 6, 0, 0],
    [6, 4, 0, false, 6, 2, 1, 1],
    [6, 4, 1, false, 6, 1, 1, 2],
    [6, 4, 2, false, 6, 0, 0, 0],
    [6, 4, 5, false, 6, 0, 0, 0],
    [5, 5, 0, true, 7, 2, 1, 2],
    [5, 5, 2, true, 7, 0, 0, 0],
    [9, 6, 0, false, 9, 3, 2, 0],
  ])(
    'of life %i with %i and %i wounds (reinforced %s)',
    (life, wounds, newWounds, reinforced, lifeInAll, lifeRemaining, markersOfThree, markersOfOne) => {
      const isEliminated = lifeRemaining === 0;
      expect(told({ life, wounds, newWounds, reinforced })).toMatchObject({
        ...{ lifeInAll, lifeRemaining, isEliminated, markersOfThree, markersOfOne },
        woundsInAll: wounds + newWounds,
        checksMorale: isEliminated || newWounds === 0 ? false : null,
      });
    },
  );

  test.each([
    [4, 20, 20, 4, true],
    [3, 15, 17, 3.4, false],
    [3.5, 17.5, 17.5, 3.5, true],
  ])('of movement %d goes %d cm; %d cm are %d UD', (movement, movementCm, moveCm, ...found) => {
    const [moveUd, withinMovement] = found;
    const expected = { movementUd: movement, movementCm, moveUd, withinMovement };
    expect(told({ movement, moveCm })).toMatchObject(expected);
  });

  test.each([
    ['cavalry', 30, 30],
    ['camels', 30, 30],
    ['chariots', 6, 6],
    ['onager', null, null],
  ])('of %s stands for %s to %s', (kind, fewestMen, mostMen) => {
    expect(told({ kind })).toMatchObject({ fewestMen, mostMen });
  });
});

describe('in the fog', () => {
  const { told, cited } = asking(fog);
  const path = (...ud: number[]) => ({ fogPath: ud.map((nearestEnemy) => ({ nearestEnemy })) });

  test.each([
    [{}, 'no', false],
    [path(7), 'no', false],
    [path(6), 'no', false],
    [path(5.9), 'at-start', true],
    [path(7, 5.5), 'at-end-of-move', true],
    [path(5, 8), 'at-start', true],
    [{ ...path(7, 3.5, 7), fogDistance: 3 }, 'no', false],
    [{ seenBefore: true, ...path(9) }, 'no', true],
    [{ isShotAt: true }, 'no', false],
    [{ hitsReceived: 2 }, 'when-hit', true],
    [{ scenarioVisible: true }, 'by-scenario', true],
    [{ scenarioVisible: true, ...path(7, 5) }, 'by-scenario', true],
    [{ ...path(5), unitShoots: true }, 'at-start', true],
  ])('%j is turned over: %s', (draft, turnedOver, faceUp) => {
    const known = { identityKnown: faceUp, placeKnown: true, mayHideAgain: false };
    expect(told(draft)).toMatchObject({ turnedOver, faceUp, ...known });
  });

  test.each([
    [{ hitsReceived: 1 }, -1],
    [{}, 0],
    [{ isShotAt: true, ...path(5) }, 0],
  ])('a shot at %j has %i', (draft, modifier) => expect(told(draft).shotModifier).toBe(modifier));

  test.each([
    [{ seenBefore: true, ...path(9) }, true],
    [path(7, 5, 6), true],
    [path(7, 5), false],
    [path(9), false],
  ])('%j: who was seen stays so, however far he goes: %s', (draft, told) => {
    expect(cited(draft).includes('onus-12.18')).toBe(told);
  });
});

describe('flanks', () => {
  const { told, cited } = asking(protectedFlanks);

  test.each([
    [{ leftFriendCm: 0 }, ['left'], 1],
    [{ leftFriendCm: 1.9, rightFriendCm: 1 }, ['left', 'right'], 2],
    [{ leftFriendCm: 2, rightFriendCm: 1 }, ['right'], 1],
    [{ leftFriendCm: 1, inHandToHand: false }, [], 0],
    [{ leftFriendCm: 1, enemyContacts: ['front'] }, ['left'], 1],
    [{ leftFriendCm: 1, enemyContacts: ['rear'] }, [], 0],
  ])('of %j: %j', (draft, flanksProtected, flankMorale) => {
    expect(told(draft)).toMatchObject({ flanksProtected, flankMorale });
    expect(cited(draft).includes('onus-12.24')).toBe(flankMorale > 0);
  });
});
