import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { passThrough } from './pass-through.ts';

const { told } = asking(passThrough);

/** Figures table 12: the unit in the way, and whether it is passed in normal movement and in flight. */
describe('units that may be passed through', () => {
  test.each([
    ['an enemy', { side: 'enemy' }, false, false],
    ['a Broken enemy', { side: 'enemy', broken: true }, false, false],
    ['a friend', {}, true, true],
    ['a friend in Shield Wall', { formation: 'shield-wall' }, false, false],
    ['a friend in Square', { formation: 'square' }, false, false],
    ['an engaged friend', { engaged: true }, false, true],
    ['a fleeing friend', { fleeing: true, broken: true }, true, true],
    ['elephants', { kind: 'elephants' }, true, true],
    ['fleeing elephants', { kind: 'elephants', fleeing: true, broken: true }, false, false],
  ])('%s', (_, passed, normally, inFlight) => {
    const mover = { fleeing: true, broken: true };
    expect(told({ passed }).allowed).toBe(normally);
    expect(told({ mover, passed, gait: 'flight' }).allowed).toBe(inFlight);
    expect(told({ passed, gait: 'withdrawal' }).allowed).toBe(false);
  });
  test('none at all by a unit in special formation', () => {
    expect(told({ mover: { formation: 'arrowhead' } }).allowed).toBe(false);
  });
  test('by reading R24 b flight stops at an engaged friend', () => {
    const draft = { gait: 'flight', passed: { engaged: true }, readings: { R24: 'b' } };
    expect(told({ ...draft, mover: { fleeing: true } }).allowed).toBe(false);
  });
});

/** Figures table 12: states before and after. */
test.each([
  ['normal', 'normal', 'normal', 'normal'],
  ['normal', 'broken', 'broken', 'broken'],
  ['normal', 'fleeing', 'broken', 'fleeing'],
  ['broken', 'normal', 'broken', 'broken'],
  ['fleeing', 'normal', 'fleeing', 'broken'],
  ['broken', 'broken', 'broken', 'broken'],
  ['broken', 'fleeing', 'broken', 'fleeing'],
  ['fleeing', 'broken', 'fleeing', 'broken'],
])('a %s unit passes through a %s one: %s and %s', (mover, passed, moverState, passedState) => {
  const state = (name: string) => ({ broken: name !== 'normal', fleeing: name === 'fleeing' });
  const gait = mover === 'fleeing' ? 'flight' : 'movement';
  expect(told({ gait, mover: state(mover), passed: state(passed) })).toMatchObject({
    moverState,
    passedState,
  });
});

describe('room to end beyond, with the other unit 1 UD ahead and clear at 3.5', () => {
  const AHEAD = { udToUnit: 1, udToClear: 3.5 };
  const SHORT = { udAvailable: 3 };
  const ACTIVE = { passed: { alsoActive: true } };
  const IDLE = { ...SHORT, mover: { active: false } };
  test.each([
    ['4 UD are enough', { udAvailable: 4 }, true, 4, false],
    ['3.5 UD are just enough', { udAvailable: 3.5 }, true, 3.5, false],
    ['3 UD are not', SHORT, false, 1, false],
    ['1 UD does not reach it', { udAvailable: 1 }, true, 1, false],
    ['a friend that moves away later', { ...SHORT, movesAway: true }, false, 1, false],
    ['an active one', { ...SHORT, ...ACTIVE }, false, 1, false],
    ['an active one that moves away', { ...SHORT, ...ACTIVE, movesAway: true }, true, 3, true],
    ['the same, by an idle unit', { ...IDLE, ...ACTIVE, movesAway: true }, false, 1, false],
    ['flight', { udAvailable: 3, gait: 'flight', mover: { fleeing: true } }, false, 1, false],
  ])('%s', (_, draft, allowed, farthestUd, overlapsForNow) => {
    expect(told({ ...AHEAD, ...draft })).toMatchObject({ allowed, farthestUd, overlapsForNow });
  });
  test('a unit that it does not reach leaves it as it is', () => {
    expect(told({ ...AHEAD, udAvailable: 1, passed: { broken: true } }).moverState).toBe('normal');
  });
  test.each([
    [{ passed: {} }, null],
    [{ udToUnit: 2 }, 2],
    [{ udToUnit: 2, udAvailable: 1 }, 1],
    [{ udAvailable: 1 }, null],
  ])('with %j told of an enemy it comes %s UD far', (draft, farthestUd) => {
    expect(told({ passed: { side: 'enemy' }, ...draft }).farthestUd).toBe(farthestUd);
  });
});
