import { expect, test } from 'vitest';
import { put } from '../../core/query.ts';
import { asking } from '../../testing/ask.ts';
import { fleeingUnit } from './fleeing-unit.ts';

const { told } = asking(fleeingUnit);

test.each([
  ['move', {}, false],
  ['charge', {}, false],
  ['shoot', {}, false],
  ['adopt-formation', {}, false],
  ['extend', {}, false],
  ['fight', {}, false],
  ['fight', { blocked: true }, true],
  ['fight', { underAttack: true }, true],
  ['be-activated', {}, true],
  ['defend', {}, true],
])('a fleeing unit may %s %j: %s', (fleeingAct, draft, allowed) => {
  expect(told({ fleeingAct, ...draft }).allowed).toBe(allowed);
});

/** -2/-2 whatever the side; another enemy takes 1/1 more hand to hand. */
test.each([
  ['on the front', {}, [3, 4]],
  ['on a flank', { unit: { attackedOn: ['flank'] } }, [3, 4]],
  ['by a shot on the rear', { attackedBy: 'shot', unit: { attackedOn: ['rear'] } }, [3, 4]],
  ['with another enemy', { unit: { otherEnemies: 1 } }, [2, 3]],
  ['with a Hero', { unit: { hero: true } }, [4, 5]],
])('attacked %s it defends thus, and does not check', (_, draft, defence) => {
  expect(told({ fleeingAct: 'defend', ...draft })).toMatchObject({ defence, moraleCheck: false });
});

test('artillery never flees', () => {
  const draft = { fleeingAct: 'move', unit: { kind: 'onager' } };
  expect(put(fleeingUnit, draft)).toMatchObject({ violations: [{ clause: 'onus-7.182' }] });
});
