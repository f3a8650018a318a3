import { expect, test } from 'vitest';
import { fits } from './sections.ts';

test('nobody needs no order, and nobody is ordered where there is none', () => {
  expect(fits([], {})).toBe(true);
  expect(fits([['left']], {})).toBe(false);
  expect(fits([['left']], { left: 0, centre: 3 })).toBe(false);
});

test('each takes one of the orders of his section', () => {
  expect(fits([['left'], ['left']], { left: 2 })).toBe(true);
  expect(fits([['left'], ['left']], { left: 1, centre: 1 })).toBe(false);
  expect(fits([['left'], ['right']], { left: 1, right: 1 })).toBe(true);
});

test('whoever stands on a line leaves the order to who has no other', () => {
  expect(fits([['left', 'centre'], ['left']], { left: 1, centre: 1 })).toBe(true);
  expect(
    fits(
      [
        ['left', 'centre'],
        ['left', 'centre'],
      ],
      { left: 1, centre: 1 },
    ),
  ).toBe(true);
  expect(fits([['left', 'centre'], ['left'], ['centre']], { left: 1, centre: 1 })).toBe(false);
});
