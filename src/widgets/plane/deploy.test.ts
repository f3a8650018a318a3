import { expect, test } from 'vitest';
import type { Piece } from '../../engine/plane/table/state.ts';
import { deployed } from './deploy.ts';

const unit = (name: string): Piece => ({
  ...{ name, player: 'bottom', x: 0, y: 0, heading: 0, width: 800, depth: 400 },
});
const table = (units: readonly Piece[] = []) => ({ width: 11000, depth: 9000, units });

test('an army lies in a line before its edge, a centimetre apart, each with a name of its own', () => {
  const army = deployed([unit('Legi'), unit('Legi'), unit('Sagi')], 'bottom', table(), 60);
  expect(army.map(({ name, x, y, heading }) => [name, x, y, heading])).toEqual([
    ['Legi1', 4600, 7750, 0],
    ['Legi2', 5500, 7750, 0],
    ['Sagi1', 6400, 7750, 0],
  ]);
});

test('at the upper edge it looks down, and the other army stays where it is', () => {
  const other = { ...unit('A1'), x: 5000, y: 6000 };
  const army = deployed([unit('A')], 'top', table([other]), 60);
  expect(army[0]).toBe(other);
  expect(army[1]).toMatchObject({ name: 'A2', player: 'top', x: 5500, y: 1250, heading: 1800 });
});

test('what finds no room in a row stands behind it; there are never more than the table holds', () => {
  const army = deployed(
    Array.from({ length: 20 }, () => unit('A')),
    'bottom',
    table(),
    15,
  );
  expect(army).toHaveLength(15);
  // 12 cards of 8 cm with 1 cm between them have room on 110 cm.
  expect(new Set(army.slice(0, 12).map(({ y }) => y))).toEqual(new Set([7500]));
  expect(new Set(army.slice(12).map(({ y }) => y))).toEqual(new Set([8000]));
});
