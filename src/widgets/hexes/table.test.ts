import { expect, test } from 'vitest';
import { HEXES } from '../../systems/cca/hexes.ts';
import type { Game } from './system.ts';
import {
  decided,
  decidedAgain,
  gameOf,
  played,
  skippedSince,
  type Table,
  tableOf,
} from './table.ts';

const START = 'cca2_bottom.WR-D5_top.HI-H11_cards.bottom-3C\nseed 7\n';

function opened(log: string, done = Number.POSITIVE_INFINITY): Table {
  const table = tableOf(HEXES, { log, done });
  if ('unread' in table) throw new Error(table.unread.problem);
  return table;
}

test('a game is opened at its end, or as far as it was played', () => {
  const log = `${START}play 3C\norder D5\n`;
  expect(opened(log)).toMatchObject({ done: 2, wrong: null });
  expect(opened(log, 1).done).toBe(1);
  expect(opened(log).states).toHaveLength(3);
});

const last = ({ states, done }: Table) => states[done] as Game;

test('an action after going back erases what came after it', () => {
  const table = { ...opened(`${START}play 3C\norder D5\nend\n`), done: 1 };
  const next = played(HEXES, table, [{ do: 'order', hex: 'D5' }]);
  expect(next.log.actions.slice(0, 2)).toEqual([
    { do: 'play', card: 'order-three-units-center' },
    { do: 'order', hex: 'D5' },
  ]);
});

test('steps in which nothing can be done end by themselves, and the log has them', () => {
  const table = opened(`${START}play 3C\n`);
  // Nobody has an order: nobody moves, nobody fights, and the other side is to play a card.
  const next = played(HEXES, table, [{ do: 'end' }]);
  expect(next.log.actions.slice(1)).toEqual([{ do: 'end' }, { do: 'end' }, { do: 'end' }]);
  expect(last(next)).toMatchObject({ phase: 'play', active: 'top' });
  expect(skippedSince(HEXES, next, 1)).toEqual(['move', 'battle']);
  // One unit may get an order, and when it has it there is no other: the step is over.
  const ordered = played(HEXES, table, [{ do: 'order', hex: 'D5' }]);
  expect(last(ordered).phase).toBe('move');
  expect(skippedSince(HEXES, ordered, 1)).toEqual([]);
});

test('a step back takes the last decision with all that followed by itself, and forth again', () => {
  const table = opened(`${START}play 3C\n`);
  const next = played(HEXES, table, [{ do: 'end' }]);
  expect(next.done).toBe(4);
  expect(decided(HEXES, next)).toBe(1);
  expect(decidedAgain(HEXES, { ...next, done: 1 })).toBe(4);
  expect(decidedAgain(HEXES, { ...next, done: 0 })).toBe(1);
  expect(decided(HEXES, { ...next, done: 0 })).toBe(0);
});

test('a game that does not fit stops before its first wrong action', () => {
  const table = opened(`${START}play 3C\nattack D5 H11\nend\n`);
  expect(table).toMatchObject({ done: 1, wrong: { at: 1 } });
  expect(table.wrong?.clause).toMatch(/^cca-/);
  expect(table.states).toHaveLength(2);
});

test('a damaged game is played as far as it can be read', () => {
  const table = opened(`${START}play 3C\ndance D5\norder D5\n`);
  expect(table).toMatchObject({ done: 1, problem: { line: 4, problem: 'no-such-action' } });
  expect(gameOf(HEXES, table).log).toBe(`${START}play 3C\n`);
});

test('a text that is no game says which line is wrong', () => {
  const log = START.replace('seed', 'sad');
  expect(tableOf(HEXES, { log, done: 0 })).toMatchObject({ unread: { line: 2 } });
});

test('what is kept of a game opens as the same game', () => {
  const table = opened(`${START}play 3C\norder D5\n`);
  expect(gameOf(HEXES, table)).toEqual({ log: `${START}play 3C\norder D5\n`, done: 2 });
});
