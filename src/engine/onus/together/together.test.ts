import { describe, expect, test } from 'vitest';
import { answerTo, asking } from '../../testing/ask.ts';
import { complementary } from './complementary.ts';
import { faultOf } from './line.ts';
import { lineAdvance } from './line-advance.ts';

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
  const advance = (more: object = {}, second: object = {}) =>
    answerTo(lineAdvance, {
      lineUnits: [
        { lineName: 'A', movement: 4 },
        { lineName: 'B', movement: 3, ...second },
      ],
      ...more,
    });
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
  test.each([
    ['costs 2 cards', { cardsInHand: 4 }, { cardsDiscarded: 2, cardsLeft: 2, unitsActivated: 2 }],
    ['counts as an order', {}, { countsAsOrder: true }],
    ['does not by reading R57 b', { readings: { R57: 'b' } }, { countsAsOrder: false }],
    ['may end in a charge', {}, { mayCharge: true, lineMayShoot: true }],
    ['may not if it goes back', { lineDirection: 'back' }, { mayCharge: false }],
  ])('%s', (_, more, answer) => {
    expect(advance(more)).toMatchObject(answer);
  });
});

describe('complementary units', () => {
  const { told: stack } = asking(complementary);
  const SEPARATING = { stackAct: 'separate' };
  const IDLE = { activatedUnit: 'none' };
  test.each([
    ['stacked', {}, true, 4, true],
    ['deployed askew', { stackAct: 'deploy', wellAligned: false }, false, 4, true],
    ['separating', SEPARATING, true, 3, false],
    ['separating in part', { ...SEPARATING, leavesOverlap: true }, false, 4, true],
    ['separating idle', { ...SEPARATING, ...IDLE }, false, 4, true],
    ['separating in flight', { ...SEPARATING, ...IDLE, byFlight: true }, true, 3, false],
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
    const principal = { wounds: 1 };
    const hurt = { principal, auxiliary: { wounds: 2, life: 4 }, woundsSuffered: 2 };
    const both = { principalEliminated: false, auxiliaryWounds: 4, auxiliaryEliminated: true };
    expect(stack(hurt)).toMatchObject({ principalWounds: 3, ...both });
    const alone = { principalWounds: 3, auxiliaryWounds: 2 };
    expect(stack({ ...hurt, together: false })).toMatchObject(alone);
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
    const apart = { attackUsed: null, defenceUsed: null };
    expect(stack(units)).toMatchObject({ attackUsed: [5, 2], defenceUsed: [6, 7] });
    expect(stack({ ...units, together: false })).toMatchObject(apart);
  });
});
