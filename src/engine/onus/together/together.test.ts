import { describe, expect, test } from 'vitest';
import { put, type Query } from '../../core/query.ts';
import { complementary } from './complementary.ts';
import { faultOf } from './line.ts';
import { lineAdvance } from './line-advance.ts';

function told(query: unknown, draft: object) {
  const reply = put(query as Query, draft);
  if ('violations' in reply) throw new Error(JSON.stringify(reply.violations));
  return reply.ruling.answer as Record<string, unknown>;
}

const link = (leftUnit: string, rightUnit: string, gapUd = 0.5) => ({ leftUnit, rightUnit, gapUd });

describe('a line', () => {
  const LINKS = [link('A', 'B'), link('B', 'C'), link('C', 'D'), link('A', 'Y'), link('Y', 'C')];
  test.each([
    ['ABCD', undefined],
    ['DCBA', undefined],
    ['AYCD', undefined],
    ['AB', undefined],
    ['BCD', undefined],
    ['ABYCD', 'same-flank'],
    ['AC', 'unlinked'],
    ['ABD', 'unlinked'],
    ['A', 'too-few'],
    ['', 'too-few'],
  ])('%s: %s', (names, fault) => {
    expect(faultOf([...names], LINKS)?.fault).toBe(fault);
  });
  test.each([
    [0.99, undefined],
    [1, 'too-far'],
  ])('a gap of %d UD: %s', (gap, fault) => {
    expect(faultOf(['A', 'B'], [link('A', 'B', gap)])?.fault).toBe(fault);
  });
});

describe('a line advance', () => {
  const PAIR = [
    { lineName: 'A', movement: 4 },
    { lineName: 'B', movement: 3 },
  ];
  const advance = (more: object = {}, second: object = {}) =>
    told(lineAdvance, { lineUnits: [PAIR[0], { ...PAIR[1], ...second }], ...more });
  test.each([
    ['forward', {}, {}, 3],
    ['sideways', { lineDirection: 'sideways' }, {}, 1.5],
    ['back, with Skirmishers', { lineDirection: 'back' }, { abilities: ['skirmishers'] }, 2],
    ['with a Phalanx', {}, { formation: 'phalanx' }, 1.5],
    ['with one that shoots', {}, { toShoot: true }, 1.5],
    ['with one that turns first', {}, { turnsFirst: true }, 2],
    ['no farther than they want', { udWanted: 2 }, {}, 3],
    ['with a Square', {}, { formation: 'square' }, 0],
    ['farther than the slowest', { udWanted: 3.5 }, {}, null],
    ['diagonally with a Phalanx', { lineDirection: 'diagonal' }, { formation: 'phalanx' }, null],
    ['with an engaged unit', {}, { engaged: true }, null],
    ['with 1 card', { cardsInHand: 1 }, {}, null],
    ['in two directions', { sameDirection: false }, {}, null],
    ['back into contact', { lineDirection: 'back', toCharge: true }, {}, null],
  ])('%s', (_, more, second, lineUd) => {
    expect(advance(more, second)).toMatchObject({ lineUd, allowed: lineUd !== null });
  });
  test('costs 2 cards and counts as an order, but not by reading R57 b', () => {
    expect(advance({ cardsInHand: 4 })).toMatchObject({
      cardsDiscarded: 2,
      cardsLeft: 2,
      countsAsOrder: true,
      unitsActivated: 2,
    });
    expect(advance({ readings: { R57: 'b' } }).countsAsOrder).toBe(false);
  });
  test('may end in a charge only if it goes forward', () => {
    expect(advance()).toMatchObject({ mayCharge: true, lineMayShoot: true });
    expect(advance({ lineDirection: 'back' })).toMatchObject({ mayCharge: false });
  });
});

describe('complementary units', () => {
  const stack = (draft: object) => told(complementary, draft);
  test.each([
    ['stacked', {}, true, 4, true],
    ['deployed askew', { stackAct: 'deploy', wellAligned: false }, false, 4, true],
    ['separating', { stackAct: 'separate' }, true, 3, false],
    ['separating in part', { stackAct: 'separate', leavesOverlap: true }, false, 4, true],
    ['separating idle', { stackAct: 'separate', activatedUnit: 'none' }, false, 4, true],
    [
      'separating in flight',
      { stackAct: 'separate', activatedUnit: 'none', byFlight: true },
      true,
      3,
      false,
    ],
    ['apart', { together: false }, true, 3, false],
    ['joining again', { stackAct: 'rejoin', together: false }, false, 3, false],
    ['shooting without missiles', { stackAct: 'shoot', auxiliaryShoots: false }, false, 4, true],
    ['throwing', { stackAct: 'throw-javelins' }, true, 4, true],
  ])('%s', (_, draft, allowed, principalMovement, stacked) => {
    expect(stack({ principal: { movement: 3 }, ...draft })).toMatchObject({
      allowed,
      principalMovement,
      stacked,
    });
  });
  test('both take the damage while they are together, the principal alone afterwards', () => {
    const units = { principal: { wounds: 1 }, auxiliary: { wounds: 2, life: 4 } };
    expect(stack({ ...units, woundsSuffered: 2 })).toMatchObject({
      principalWounds: 3,
      auxiliaryWounds: 4,
      auxiliaryEliminated: true,
      principalEliminated: false,
    });
    expect(stack({ ...units, woundsSuffered: 2, together: false })).toMatchObject({
      principalWounds: 3,
      auxiliaryWounds: 2,
    });
  });
  test.each([
    ['principal', true],
    ['auxiliary', false],
    ['none', false],
  ])('activating %s makes both active: %s', (activatedUnit, bothActive) => {
    expect(stack({ stackAct: 'activate', activatedUnit }).bothActive).toBe(bothActive);
  });
  test('fight with the values of the principal, and apart with their own', () => {
    const units = { principal: { hit: 5, wound: 2, dodge: 6, armour: 7 } };
    expect(stack(units)).toMatchObject({ attackUsed: [5, 2], defenceUsed: [6, 7] });
    expect(stack({ ...units, together: false })).toMatchObject({
      attackUsed: null,
      defenceUsed: null,
    });
  });
});
