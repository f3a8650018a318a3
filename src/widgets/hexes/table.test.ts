import { expect, test } from 'vitest';
import { HEXES } from '../../systems/cca/hexes.ts';
import { gameOf, played, type Table, tableOf } from './table.ts';

const START = 'cca2_bottom.WR-D5_top.HI-H11_cards.bottom-3C\nseed 7\n';

function opened(log: string, done = Number.POSITIVE_INFINITY): Table {
  const table = tableOf(HEXES, { log, done });
  if ('problem' in table) throw new Error(table.problem);
  return table;
}

test('a game is opened at its end, or as far as it was played', () => {
  const log = `${START}play 3C\norder D5\n`;
  expect(opened(log)).toMatchObject({ done: 2, wrong: null });
  expect(opened(log, 1).done).toBe(1);
  expect(opened(log).states).toHaveLength(3);
});

test('an action after going back erases what came after it', () => {
  const table = { ...opened(`${START}play 3C\norder D5\n`), done: 1 };
  const next = played(HEXES, table, { do: 'end' });
  expect(next.log.actions).toEqual([
    { do: 'play', card: 'order-three-units-center' },
    { do: 'end' },
  ]);
  expect(next).toMatchObject({ done: 2, wrong: null });
  expect(next.states.at(-1)?.phase).toBe('move');
});

test('a game that does not fit stops before its first wrong action', () => {
  const table = opened(`${START}play 3C\nattack D5 H11\nend\n`);
  expect(table).toMatchObject({ done: 1, wrong: { at: 1 } });
  expect(table.wrong?.clause).toMatch(/^cca-/);
  expect(table.states).toHaveLength(2);
});

test('a text that is no game says which line is wrong', () => {
  expect(tableOf(HEXES, { log: `${START}dance D5\n`, done: 0 })).toMatchObject({ line: 3 });
});

test('what is kept of a game opens as the same game', () => {
  const table = opened(`${START}play 3C\norder D5\n`);
  expect(gameOf(HEXES, table)).toEqual({ log: `${START}play 3C\norder D5\n`, done: 2 });
});
