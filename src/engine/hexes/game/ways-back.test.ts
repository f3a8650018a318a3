import { expect, test } from 'vitest';
import type { Hex } from '../hex.ts';
import { waysFrom } from './ways-back.ts';

type Event = Parameters<typeof waysFrom>[0]['events'][number];
interface Stand {
  tasks: readonly { task: string }[];
  events: readonly Event[];
  next?: readonly Stand[];
}
const waysOf = (stand: Stand) => waysFrom<Stand>(stand, ({ next = [] }) => next, ['E7']);
const moved = (from: Hex, to: Hex | null): Event => ({ event: 'moved', from, to });
const ended = (...events: Event[]): Stand => ({ tasks: [], events });

test('who has nothing more to decide stands where he has come to', () => {
  const stand = ended(moved('E7', 'D7'), moved('D7', 'C7'), moved('I1', 'I2'), {
    event: 'rolled',
    why: 'flags',
  });
  expect(waysOf(stand)).toEqual([{ path: ['E7', 'D7', 'C7'], lost: 0, end: 'stands' }]);
  const passed: Event = { event: 'passed', from: 'E7', to: 'D7' };
  expect(waysOf(ended(passed))).toEqual([{ path: ['E7'], lost: 0, end: 'stands' }]);
});

test('only his own blocks, lost where he ends, are those that the way costs', () => {
  const lost = (hex: Hex, blocks: number): Event => ({ event: 'lost', hex, blocks });
  const other: Event = { event: 'hit', hex: 'D7', blocks: 9 };
  const stand = ended(moved('E7', 'D7'), lost('D7', 1), lost('D7', 2), lost('I1', 4), other);
  expect(waysOf(stand)).toEqual([{ path: ['E7', 'D7'], lost: 3, end: 'stands' }]);
});

test('he leaves the board, is eliminated, or dice decide', () => {
  const end = (...events: Event[]) => waysOf(ended(...events)).map((way) => way.end);
  expect(end(moved('E7', null))).toEqual(['left-the-board']);
  expect(end(moved('I1', null))).toEqual(['stands']);
  expect(end({ event: 'passed', from: 'E7', to: null })).toEqual(['stands']);
  expect(end({ event: 'eliminated', hex: 'E7' })).toEqual(['eliminated']);
  expect(end({ event: 'eliminated', hex: 'I1' })).toEqual(['stands']);
  expect(end({ event: 'lost', hex: 'E7', blocks: 1 })).toEqual(['stands']);
  expect(end({ event: 'rolled', why: 'escape' })).toEqual(['dice-decide']);
  expect(end({ event: 'told', why: 'escape' })).toEqual(['stands']);
});

test('while he has a choice each way goes on from where he is', () => {
  const [left, right] = [ended(moved('D7', 'C7')), ended(moved('D7', 'C8'))];
  const asked = { tasks: [{ task: 'retreat' }], events: [moved('E7', 'D7')], next: [left, right] };
  expect(waysOf(asked).map(({ path }) => path)).toEqual([
    ['E7', 'D7', 'C7'],
    ['E7', 'D7', 'C8'],
  ]);
});
