import { describe, expect, test } from 'vitest';
import { table, unit } from '../../../../tests/onus/tables.ts';
import { draftOf, type Go, pathFaults, stridesOf, wayOf } from './stride.ts';

describe('a step on the table in the words of the rules', () => {
  test.each<[Go, object]>([
    ['forward', { does: 'forward', ud: 2 }],
    ['back', { does: 'back', ud: 2 }],
    ['left', { does: 'sideways', ud: 2 }],
    ['right', { does: 'sideways', ud: 2 }],
    ['forward-left', { does: 'diagonal', ud: 2 }],
    ['back-right', { does: 'diagonal', ud: 2 }],
    ['turn-on-rear-left', { does: 'turn', degrees: 2, corner: 'rear-left', sense: 'left' }],
    ['turn-on-front-right', { does: 'turn', degrees: 2, corner: 'front-right', sense: 'right' }],
    ['rotate-left', { does: 'rotate', degrees: 2 }],
    ['dissolve', { does: 'dissolve' }],
    ['extend-left', { does: 'extend', sections: 1 }],
    ['shorten-right', { does: 'shorten', sections: 1 }],
    ['square', { does: 'adopt', into: 'square' }],
  ])('%s', (go, does) => expect(draftOf({ go, amount: 2 })).toEqual(does));
});

describe('what a unit changes on the spot', () => {
  test.each<[string, Go, object]>([
    ['', 'extend-left', { extended: ['left'] }],
    ['', 'extend-right', { extended: ['right'] }],
    ['-extended~left', 'extend-left', { extended: ['left'] }],
    ['-extended~left', 'extend-right', { extended: ['left', 'right'] }],
    ['-extended~left-extended~right', 'shorten-left', { extended: ['right'] }],
    ['-extended~left-extended~right', 'shorten-right', { extended: ['left'] }],
    ['', 'phalanx', { formation: 'phalanx' }],
    ['', 'rhomboid', { formation: 'rhomboid' }],
    ['-square', 'dissolve', { formation: 'none' }],
  ])('%s, %s', (words, go, changed) => {
    const state = table(`bottom_A-50-50${words}`);
    const mover = unit(state, 'A');
    const { end } = wayOf(state, mover, [{ go, amount: 0 }]);
    expect(end).toEqual({ ...mover, ...changed });
  });

  test('what it envelops stays behind', () => {
    const state = table('bottom_A-54-54-wraps~X~left~2_top_X-50-50');
    const { end } = wayOf(state, unit(state, 'A'), [{ go: 'back', amount: 1 }]);
    expect(end).toMatchObject({ y: 5900, enveloping: [] });
  });
});

test('a step without an amount is 1 UD, a quarter turn or half a turn about the middle', () => {
  const path = (['left', 'turn-on-front-left', 'rotate-left', 'extend-left'] as const).map(
    (go) => ({
      go,
      amount: undefined,
    }),
  );
  expect(stridesOf(path).map(({ amount }) => amount)).toEqual([1, 90, 180, 90]);
  expect(stridesOf([{ go: 'left', amount: 0 }])).toEqual([{ go: 'left', amount: 0 }]);
  expect(
    pathFaults([...path, { go: 'rotate-left', amount: 360 }, { go: 'left', amount: 60 }]),
  ).toEqual([]);
  expect(pathFaults([...path, { go: 'left', amount: 60.1 }])).toEqual([
    { field: 'path.4.amount', problem: 'too-far', with: { ud: 60.1, most: 60 } },
  ]);
});
