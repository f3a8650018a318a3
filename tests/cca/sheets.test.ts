import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../src/engine/core/clause-ids.ts';
import { ask } from '../../src/engine/index.ts';
import { sheets } from '../../src/sheets/cca/index.ts';
import type { Sheet } from '../../src/sheets/sheet.ts';
import { sheetWords } from '../../src/sheets/words.ts';

const say = await sheetWords('en', 'cca');

function sheet(key: string): Sheet {
  const found = sheets.find((one) => one.key === key);
  if (!found) throw new Error(`No sheet ${key}`);
  return found;
}

/** The rows of a sheet as they read, the first line of each cell alone. */
const rowsOf = (key: string) =>
  sheet(key)
    .parts.flatMap(({ table }) => table?.groups ?? [])
    .flatMap(({ rows }) => rows)
    .map(({ name, cells }) => [
      say(name).replaceAll('**', ''),
      ...cells.map(([line]) => (line ? say(line).replaceAll('**', '') : '')),
    ]);

/** Figures of the book: blocks, move, dice, range, retreat per flag (cca-2.8 to 2.13, 8.15 to 8.29, 11.7, 10.11, 12.2). */
const UNITS: Record<string, string> = {
  'LI Light infantry': '4 2 2 2 2',
  'LS Light slings': '4 2 2 3 2',
  'LB Light bows': '4 2 2 3 2',
  'AX Auxilia': '4 2 3 2 1',
  'WR Warriors': '4 2 3 – 2',
  'MI Medium infantry': '4 1 4 – 1',
  'HI Heavy infantry': '4 1 5 – 1',
  'LC Light cavalry': '3 4 2 2 4',
  'MC Medium cavalry': '3 3 3 – 3',
  'HC Heavy cavalry': '3 2 4 – 2',
  'CH Heavy chariots': '2 2 4 – 2',
  'EL Elephants': '2 2 varies – 1',
};

test.each(Object.entries(UNITS))('the sheet of units gives %s the figures %s', (name, figures) => {
  const row = rowsOf('units').find(([unit]) => unit === name);
  expect(row?.slice(2, 7).join(' ')).toBe(figures);
});

/**
 * Worked out from the clauses: attacking, battling back, low ground (at most 2), uphill (2), from a hill (3, mounted 2),
 * out of a camp (1 fewer), attacked by elephants, fire.
 */
const DICE: Record<string, string> = {
  'LI, LS, and LB': '2 2 2 2 2 1 2 2 / 1',
  'AX Auxilia': '3 3 2 2 3 2 3 2 / 1',
  'WR Warriors, full': '4 4 2 2 3 3 3 –',
  'WR Warriors, with losses': '3 3 2 2 3 2 3 –',
  'MI Medium infantry': '4 4 2 2 3 3 4 –',
  'HI Heavy infantry': '5 5 2 2 3 4 5 –',
  'LC Light cavalry': '2 2 2 2 2 1 2 2 / 1',
  'MC Medium cavalry': '3 3 2 2 2 2 3 –',
  'HC Heavy cavalry': '4 4 2 2 2 3 4 –',
  'CH Heavy chariots': '4 3 2 2 2 3 3 –',
};

test.each(Object.entries(DICE))('the sheet of dice gives %s %s', (name, dice) => {
  const row = rowsOf('dice').find(([unit]) => unit === name);
  expect(row?.slice(1).join(' ')).toBe(dice);
});

describe('the sheet of cards', () => {
  const copies = new Map(rowsOf('cards').map(([name, number]) => [name, Number(number)]));

  test('has the 29 kinds of card, 60 in all', () => {
    expect(copies.size).toBe(29);
    expect([...copies.values()].reduce((sum, number) => sum + number)).toBe(60);
  });

  test('counts the copies of the book', () => {
    expect(copies.get('Order Two Units Center')).toBe(4);
    expect(copies.get('Order Four Units Left')).toBe(1);
    expect(copies.get('Order Light Troops')).toBe(4);
    expect(copies.get('Leadership Any Section')).toBe(3);
    expect(copies.get('Line Command')).toBe(4);
    expect(copies.get('First Strike')).toBe(1);
  });
});

test('the dice of a close combat stand in the order in which the engine reckons them', () => {
  const lines = sheet('dice').parts.find(({ title }) => title === 'dice/close-order')?.lines ?? [];
  const place = (id: ClauseId) => lines.findIndex(({ clauses = [] }) => clauses.includes(id));
  const reply = ask('cca/close-combat', {
    attacker: { unit: 'WR', terrain: 'camp' },
    defender: { unit: 'MI', terrain: 'hill' },
    card: 'clash-of-shields',
  });
  if (!reply || 'violations' in reply) throw new Error(JSON.stringify(reply));
  const changing = reply.ruling.steps.filter(({ effect }) => effect?.on === 'dice');
  // Warriors, 3 dice; at full strength 4; out of the camp 3; uphill 2; with the card 4.
  const first = changing.slice(0, 5);
  expect(first.map(({ effect }) => effect?.to)).toEqual([3, 4, 3, 2, 4]);
  const places = first.slice(1).map(({ clause }) => place(clause));
  expect(places).toEqual([1, 2, 3, 4]);
});
