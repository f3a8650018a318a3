import { expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { closeCombat } from './close-combat.ts';

const { told, spared: sparedOf } = asking(closeCombat);
const outOfCamp = (unit: string, terrain: string, more: object = {}) => ({
  attacker: { unit, terrain: 'camp' },
  defender: { unit: 'MI', terrain },
  ...more,
});
const dice = (...combat: Parameters<typeof outOfCamp>) => told(outOfCamp(...combat)).dice;
const spared = (...combat: Parameters<typeof outOfCamp>) => sparedOf(outOfCamp(...combat));

/** Dice by type, less 1 for the camp, and the maximum of 2 of a forest before or after it (R70). */
test.each<[string, number, number, number]>([
  ['LI', 1, 1, 1],
  ['AX', 2, 2, 1],
  ['WR', 3, 2, 1],
  ['MI', 3, 2, 1],
  ['HI', 4, 2, 1],
  ['LC', 1, 1, 1],
  ['MC', 2, 2, 1],
  ['HC', 3, 2, 1],
  ['CH', 3, 2, 1],
  ['EL', 3, 2, 1],
])('%s out of a camp', (unit, open, first, last) => {
  expect(dice(unit, 'clear')).toBe(open);
  expect(dice(unit, 'clear', { readings: { R70: 'b' } })).toBe(open);
  expect(dice(unit, 'forest')).toBe(first);
  expect(dice(unit, 'forest', { readings: { R70: 'b' } })).toBe(last);
});

test('mounted units keep their die by reading b of R71, foot units never', () => {
  const readings = { R71: 'b' };
  expect(dice('HI', 'clear', { readings })).toBe(4);
  expect(dice('HC', 'clear', { readings })).toBe(4);
  expect(dice('EL', 'clear', { readings })).toBe(4);
});

test('no dice less than none: elephants against a lone leader', () => {
  const defender = { unit: 'LD' };
  expect(dice('EL', 'clear', { defender })).toBe(0);
});

test('a card that adds no dice is told where it could have raised a maximum', () => {
  const raised = 'cca-17.12 card-adds-no-dice';
  expect(spared('HI', 'forest', { card: 'mounted-charge' })).toContain(raised);
  expect(spared('HI', 'forest', { card: 'i-am-spartacus' })).not.toContain(raised);
  expect(spared('HI', 'clear', { card: 'mounted-charge' })).not.toContain(raised);
  expect(spared('HI', 'forest')).not.toContain(raised);
  expect(spared('MC', 'forest', { card: 'clash-of-shields', bonus: true })).toContain(raised);
});
