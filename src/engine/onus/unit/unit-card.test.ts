import { describe, expect, test } from 'vitest';
import { put, type Query } from '../../core/query.ts';
import { fog } from './fog.ts';
import { protectedFlanks } from './protected-flanks.ts';
import { unitCard } from './unit-card.ts';

function ruling(query: unknown, draft: object) {
  const reply = put(query as Query, draft);
  if (!('ruling' in reply)) throw new Error(JSON.stringify(reply.violations));
  return reply.ruling;
}
const told = (query: unknown, draft: object) => ruling(query, draft).answer;
const cited = (query: unknown, draft: object) =>
  ruling(query, draft).steps.map(({ clause }) => clause);

describe('a card', () => {
  test('says for what each of its values serves', () => {
    const draft = { attackPrinted: ' 4/3 ', rangedPrinted: '3 (8)', defencePrinted: '5 / 7' };
    expect(told(unitCard, draft)).toMatchObject({
      handToHandAttack: { toHitValue: 4, toWoundValue: 3 },
      rangedAttack: { toHitValue: 3, toWoundValue: 3, rangeUd: 8, rangeCm: 40, halfRangeUd: 4 },
      defenceValues: { againstHits: 5, againstWounds: 7 },
    });
    expect(told(unitCard, { rangedPrinted: '2(6 UD)' })).toMatchObject({
      rangedAttack: { toHitValue: 2, rangeUd: 6, rangeCm: 30 },
    });
    expect(told(unitCard, {})).toMatchObject({
      handToHandAttack: null,
      rangedAttack: null,
      defenceValues: null,
    });
  });

  test.each([
    [{ attackPrinted: '4' }, 'attackPrinted', 'not-a-pair', 'onus-3.2'],
    [{ defencePrinted: '5-7' }, 'defencePrinted', 'not-a-pair', 'onus-3.4'],
    [{ rangedPrinted: '3/8' }, 'rangedPrinted', 'not-a-ranged-value', 'onus-3.3'],
  ])('%o cannot be read', (draft, field, problem, clause) => {
    expect(put(unitCard, draft)).toMatchObject({ violations: [{ field, problem, clause }] });
  });

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
      expect(told(unitCard, { life, wounds, newWounds, reinforced })).toMatchObject({
        lifeInAll,
        lifeRemaining,
        isEliminated,
        woundsInAll: wounds + newWounds,
        markersOfThree,
        markersOfOne,
        checksMorale: isEliminated || newWounds === 0 ? false : null,
      });
    },
  );

  test.each([
    [4, 20, 20, 4, true],
    [3, 15, 17, 3.4, false],
    [3.5, 17.5, 17.5, 3.5, true],
  ])(
    'of movement %d goes %d cm; %d cm are %d UD',
    (movement, movementCm, moveCm, moveUd, within) => {
      expect(told(unitCard, { movement, moveCm })).toMatchObject({
        movementUd: movement,
        movementCm,
        moveUd,
        withinMovement: within,
      });
      expect(told(unitCard, { movement })).toMatchObject({ moveUd: null, withinMovement: null });
    },
  );

  test.each([0, 1, 2])('extended by %i has as many sections more in front', (extended) => {
    expect(told(unitCard, { extended })).toMatchObject({
      frontSections: 4 + extended,
      rearSections: 4,
      flankSections: 2,
    });
    expect(cited(unitCard, { extended }).includes('onus-7.59')).toBe(extended > 0);
  });

  test('tells icons that work by themselves from those to be activated', () => {
    const draft = {
      abilities: ['lancers', 'bravery', 'steadfast'],
      blueIcons: ['phalanx', 'square'],
    };
    expect(told(unitCard, draft)).toMatchObject({
      automatic: ['lancers', 'steadfast'],
      mustActivate: ['bravery', 'phalanx', 'square'],
    });
    expect(cited(unitCard, {})).not.toContain('onus-3.10');
  });

  test.each([
    ['infantry', 80, 100],
    ['cavalry', 30, 30],
    ['camels', 30, 30],
    ['elephants', 6, 6],
    ['chariots', 6, 6],
    ['onager', null, null],
  ])('of %s stands for %s to %s', (kind, fewestMen, mostMen) => {
    expect(told(unitCard, { kind })).toMatchObject({ fewestMen, mostMen });
  });
});

describe('in the fog', () => {
  const path = (...ud: number[]) => ({ fogPath: ud.map((nearestEnemy) => ({ nearestEnemy })) });

  test.each([
    [{}, 'no', false],
    [path(7), 'no', false],
    [path(6), 'no', false],
    [path(5.9), 'at-start', true],
    [path(7, 5.5, 6.5), 'in-mid-move', true],
    [path(7, 5.5), 'at-end-of-move', true],
    [path(5, 8), 'at-start', true],
    [{ ...path(7, 3.5, 7), fogDistance: 3 }, 'no', false],
    [{ seenBefore: true, ...path(9) }, 'no', true],
    [{ unitShoots: true }, 'on-shooting', true],
    [{ isShotAt: true }, 'no', false],
    [{ isShotAt: true, hitsReceived: 1 }, 'when-hit', true],
    [{ hitsReceived: 2 }, 'when-hit', true],
    [{ scenarioVisible: true }, 'by-scenario', true],
    [{ scenarioVisible: true, ...path(7, 5) }, 'by-scenario', true],
    [{ ...path(5), unitShoots: true }, 'at-start', true],
  ])('%o is turned over: %s', (draft, turnedOver, faceUp) => {
    expect(told(fog, draft)).toMatchObject({
      turnedOver,
      faceUp,
      identityKnown: faceUp,
      placeKnown: true,
      mayHideAgain: false,
    });
  });

  test.each([
    [{ isShotAt: true }, -1],
    [{ hitsReceived: 1 }, -1],
    [{}, 0],
    [{ isShotAt: true, seenBefore: true }, 0],
    [{ isShotAt: true, ...path(5) }, 0],
  ])('a shot at %o has %i', (draft, shotModifier) => {
    expect(told(fog, draft)).toMatchObject({ shotModifier });
  });

  test('who was seen stays so, however far he goes', () => {
    expect(cited(fog, { seenBefore: true, ...path(9) })).toContain('onus-12.18');
    expect(cited(fog, path(7, 5, 6))).toContain('onus-12.18');
    expect(cited(fog, path(7, 5))).not.toContain('onus-12.18');
    expect(cited(fog, path(9))).not.toContain('onus-12.18');
  });
});

test.each([
  [{}, [], 0],
  [{ leftFriendCm: 0 }, ['left'], 1],
  [{ leftFriendCm: 1.9, rightFriendCm: 1 }, ['left', 'right'], 2],
  [{ leftFriendCm: 2, rightFriendCm: 1 }, ['right'], 1],
  [{ leftFriendCm: 2.5 }, [], 0],
  [{ leftFriendCm: 1, inHandToHand: false }, [], 0],
  [{ leftFriendCm: 1, enemyContacts: ['front'] }, ['left'], 1],
  [{ leftFriendCm: 1, enemyContacts: ['front', 'marker-on-flank'] }, [], 0],
  [{ leftFriendCm: 1, enemyContacts: ['rear'] }, [], 0],
])('flanks of %o: %o', (draft, flanksProtected, flankMorale) => {
  expect(told(protectedFlanks, draft)).toMatchObject({ flanksProtected, flankMorale });
  expect(cited(protectedFlanks, draft).includes('onus-12.24')).toBe(flankMorale > 0);
});
