import { expect, test } from 'vitest';
import { put } from '../../core/query.ts';
import { closeCombat } from './close-combat.ts';

function combat(unit: string, terrain: string, more: object = {}) {
  const reply = put(closeCombat, {
    attacker: { unit, terrain: 'camp' },
    defender: { unit: 'MI', terrain },
    ...more,
  });
  if (!('ruling' in reply)) throw new Error(JSON.stringify(reply.violations));
  const { answer, steps, notApplied } = reply.ruling;
  return { dice: 'dice' in answer ? answer.dice : undefined, steps, notApplied };
}

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
  expect(combat(unit, 'clear').dice).toBe(open);
  expect(combat(unit, 'clear', { readings: { R70: 'b' } }).dice).toBe(open);
  expect(combat(unit, 'forest').dice).toBe(first);
  expect(combat(unit, 'forest', { readings: { R70: 'b' } }).dice).toBe(last);
});

test('mounted units keep their die by reading b of R71, foot units never', () => {
  const readings = { R71: 'b' };
  expect(combat('HI', 'clear', { readings }).dice).toBe(4);
  expect(combat('HC', 'clear', { readings }).dice).toBe(4);
  expect(combat('EL', 'clear', { readings }).dice).toBe(4);
});

test('no dice less than none: elephants against a lone leader', () => {
  const defender = { unit: 'LD' };
  expect(combat('EL', 'clear', { defender }).dice).toBe(0);
});

const spared = (unit: string, terrain: string, more: object) =>
  combat(unit, terrain, more).notApplied.map(({ clause, because }) => `${clause} ${because}`);

test('a card that adds no dice is told where it could have raised a maximum', () => {
  const raised = 'cca-17.12 card-adds-no-dice';
  expect(spared('HI', 'forest', { card: 'mounted-charge' })).toContain(raised);
  expect(spared('HI', 'forest', { card: 'i-am-spartacus' })).not.toContain(raised);
  expect(spared('HI', 'clear', { card: 'mounted-charge' })).not.toContain(raised);
  expect(spared('HI', 'forest', {})).not.toContain(raised);
  expect(spared('MC', 'forest', { card: 'clash-of-shields', bonus: true })).toContain(raised);
});
