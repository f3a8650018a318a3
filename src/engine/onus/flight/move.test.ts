import { describe, expect, test } from 'vitest';
import { put } from '../../core/query.ts';
import { asking } from '../../testing/ask.ts';
import { flightMove } from './move.ts';

const { told } = asking(flightMove);
const meets = (met: object, more: object = {}) => told({ movement: 4, onTheWay: [met], ...more });

/** Figures table 12, column of the flight move. */
describe('what a fleeing unit passes through', () => {
  test.each([
    ['a friend', {}, true, 'broken'],
    ['a Broken friend', { broken: true }, true, 'broken'],
    ['a fleeing friend', { fleeing: true }, true, 'fleeing'],
    ['an engaged friend (R24)', { engagedThere: true }, true, 'broken'],
    ['a friend with a crossed corner', { cornerCrossed: true }, true, 'broken'],
    ['a friend in Square', { formation: 'square' }, false, 'steady'],
    ['a Broken friend in Phalanx', { formation: 'phalanx', broken: true }, false, 'broken'],
    ['fleeing elephants', { kind: 'elephants', fleeing: true }, false, 'fleeing'],
    ['friendly elephants', { kind: 'elephants' }, true, 'broken'],
    ['an enemy', { whose: 'enemy' }, false, 'steady'],
    ['a fleeing enemy', { whose: 'enemy', fleeing: true }, false, 'fleeing'],
  ])('%s', (_, met, mayPass, fate) => {
    expect(meets(met).passages).toMatchObject([{ mayPass, fate }]);
  });

  test('by reading b of R24 an engaged friend is an obstacle', () => {
    const answer = meets({ engagedThere: true }, { readings: { R24: 'b' } });
    expect(answer.passages).toMatchObject([{ mayPass: false, fate: 'steady' }]);
  });

  test('friends that were Broken before are not counted as broken by it', () => {
    const onTheWay = [{}, { broken: true }, { fleeing: true }, {}];
    expect(told({ onTheWay }).friendsBroken).toBe(2);
  });
});

/** A friend whose card is touched after 2 UD and behind it after 3.5. */
describe('where it stops', () => {
  const friend = { contactAt: 2, clearAt: 3.5 };
  test.each([
    ['beyond it with 4 UD', 4, 4, 'movement-spent'],
    ['just beyond it with 3.5', 3.5, 3.5, 'movement-spent'],
    ['before contact with 3', 3, 2, 'before-contact'],
    ['short of it with 2', 2, 2, 'movement-spent'],
    ['short of it with 1.5', 1.5, 1.5, 'movement-spent'],
  ])('%s', (_, movement, movedUd, stop) => {
    expect(told({ movement, onTheWay: [friend] })).toMatchObject({ movedUd, stop });
  });

  test('a unit that it would stop before is not broken', () => {
    const answer = told({ movement: 3, onTheWay: [friend] });
    expect(answer).toMatchObject({ friendsBroken: 0, goesOnNextPhase: true });
  });

  test('it goes round an obstacle with its whole movement, or stops before it', () => {
    const enemy = { whose: 'enemy', contactAt: 1 };
    expect(meets(enemy)).toMatchObject({ movedUd: 4, stop: 'movement-spent' });
    expect(meets({ ...enemy, wayRound: false })).toMatchObject({
      movedUd: 1,
      stop: 'before-contact',
    });
    expect(meets({ whose: 'enemy', wayRound: false }).movedUd).toBeNull();
  });

  test('what stands behind the place where it stops is not reached', () => {
    const onTheWay = [{ contactAt: 3 }, { whose: 'enemy', wayRound: false, contactAt: 1 }];
    const { passages } = told({ movement: 4, onTheWay });
    expect(passages).toMatchObject([{ passage: 'stops-before' }, { passage: 'not-reached' }]);
  });
});

describe('how far it moves', () => {
  test.each([
    ['its whole movement', { movement: 6 }, 6, 6],
    ['less 1 UD a turn (R79)', { movement: 6, flightTurns: 2 }, 4, 4],
    ['turns are free by reading b', { movement: 6, flightTurns: 2, readings: { R79: 'b' } }, 6, 6],
    ['2 of them sideways', { movement: 4, flightSideways: 2 }, 4, 2],
    ['nothing after too many turns', { movement: 1, flightTurns: 3 }, 0, 0],
    ['nothing if blocked', { blocked: true }, 0, 0],
  ])('%s', (_, draft, movedUd, straightUd) => {
    expect(told(draft)).toMatchObject({ movedUd, straightUd });
  });

  test('beyond the edge it is eliminated', () => {
    expect(told({ movement: 3, edgeAt: 2.5 })).toMatchObject({
      eliminated: true,
      stop: 'edge',
      movedUd: 2.5,
    });
    expect(told({ movement: 3, edgeAt: 3 })).toMatchObject({ eliminated: false, movedUd: 3 });
  });

  test('not if a unit stops it before the edge', () => {
    const onTheWay = [{ whose: 'enemy', wayRound: false, contactAt: 1 }];
    expect(told({ edgeAt: 2, onTheWay })).toMatchObject({ eliminated: false, movedUd: 1 });
  });
});

describe('elephants', () => {
  const elephants = { kind: 'elephants', movement: 5 };
  test.each([
    ['a friend', {}],
    ['a friend in Square', { formation: 'square' }],
    ['an enemy', { whose: 'enemy' }],
    ['other fleeing elephants', { kind: 'elephants', fleeing: true }],
  ])('trample %s', (_, met) => {
    const { passages } = told({ ...elephants, onTheWay: [met] });
    expect(passages).toMatchObject([{ mayPass: true, passage: 'tramples', fate: 'trampled' }]);
  });

  test('stop before one that they cannot cross completely', () => {
    const onTheWay = [{ contactAt: 3, clearAt: 5.5 }];
    expect(told({ ...elephants, onTheWay })).toMatchObject({
      movedUd: 3,
      passages: [{ mayPass: false, passage: 'stops-before' }],
    });
  });

  test('do not move sideways', () => {
    expect(told(elephants).sidewaysAllowed).toBe(false);
    expect(told({}).sidewaysAllowed).toBe(true);
  });
});

test.each([
  [{ movement: 3, flightTurns: 1, flightSideways: 2.5 }, 'flightSideways'],
  [{ onTheWay: [{ contactAt: 2, clearAt: 2 }] }, 'onTheWay.0.clearAt'],
])('%j contradicts itself', (draft, field) => {
  expect(put(flightMove, draft)).toMatchObject({ violations: [{ field }] });
});
