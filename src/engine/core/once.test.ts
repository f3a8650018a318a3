import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('what is asked again is not worked out again, even where there was no answer', () => {
  const work = vi.fn((one: string) => (one === 'none' ? undefined : one.length));
  const lengthOf = once(work);
  expect([lengthOf('four'), lengthOf('none'), lengthOf('four'), lengthOf('none')]).toEqual([
    4,
    undefined,
    4,
    undefined,
  ]);
  expect(work).toHaveBeenCalledTimes(2);
});

test('what has the same key is the same', () => {
  const sum = once(
    (one: number, other: number) => one + other,
    (one, other) => `${one} ${other}`,
  );
  expect([sum(1, 2), sum(1, 3), sum(1, 2)]).toEqual([3, 4, 3]);
});
