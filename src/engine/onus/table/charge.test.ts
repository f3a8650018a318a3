import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TABLE, unit } from '../../../../tests/onus/tables.ts';
import { Trace } from '../../core/ruling.ts';
import { overlap } from '../../plane/distance.ts';
import { areEnemies, replaced, withinTable } from '../../plane/table/state.ts';
import { often } from '../../testing/often.ts';
import { alignOn } from './align.ts';
import { approaches } from './approach.ts';
import { BODIES, body, enveloper, obstacles } from './body.ts';
import { judgeMove } from './legal-move.ts';
import { DIVISION } from './state.ts';

const NEAR = 2500;

/** Charges of the first unit of random tables at each enemy near it. */
const CHARGES = TABLE.map((state) => {
  const [first] = state.units;
  if (!first) return { state, unit: undefined, targets: [] };
  const mover = { ...first, active: true, movement: 4, rallied: false };
  const on = replaced(state, mover);
  const near = on.units.filter(
    (other) => areEnemies(mover, other) && Math.hypot(other.x - mover.x, other.y - mover.y) < NEAR,
  );
  return { state: on, unit: mover, targets: near };
});

test('whatever way is found is legal, touches the enemy and nobody else', () => {
  let found = 0;
  fc.assert(
    fc.property(CHARGES, ({ state, unit: mover, targets }) => {
      if (!mover) return;
      for (const target of targets)
        for (const { strides, contact, sides } of approaches(state, mover, target)) {
          found++;
          const judged = judgeMove(state, mover, { strides, toCharge: true }, new Trace());
          expect(judged.allowed).toBe(true);
          expect(judged.used).toBeLessThanOrEqual(judged.allowance);
          // A turn may graze it by less than can be measured.
          expect(overlap(contact, target).close).toBe(true);
          expect(sides).toHaveLength(1);
          const enemies = judged.way.endsOn.filter((name) => areEnemies(mover, unit(state, name)));
          expect(enemies).toEqual([]);
        }
    }),
    { numRuns: often(40, 150) },
  );
  expect(found).toBeGreaterThan(10);
});

test('whoever has aligned lies on nobody, faces the side, and envelops no more than is free', () => {
  let found = 0;
  fc.assert(
    fc.property(CHARGES, ({ state, unit: mover, targets }) => {
      if (!mover) return;
      for (const target of targets)
        for (const { contact, sides } of approaches(state, mover, target))
          for (const side of sides) {
            const aligned = alignOn(state, contact, target, side);
            if (!aligned) continue;
            found++;
            const { end, dice, envelops, touches } = aligned;
            expect(BODIES.overlapped(end, obstacles(state, mover), state)).toEqual([]);
            for (const part of body(end, state.marker))
              expect(withinTable(part, state)).toBeGreaterThanOrEqual(0);
            expect(touches).toContainEqual(expect.objectContaining({ own: 'front', other: side }));
            const markers = envelops.reduce((sum, one) => sum + one.markers, 0);
            expect(dice + markers).toBeLessThanOrEqual(DIVISION.front + mover.extended.length);
            for (const one of envelops) expect(one.markers).toBeLessThanOrEqual(DIVISION[one.side]);
            expect(envelops.map((one) => one.side)).not.toContain(side);
          }
    }),
    { numRuns: often(40, 150) },
  );
  expect(found).toBeGreaterThan(10);
});

test('a marker lies flat against the section that it envelops', () => {
  const target = { x: 0, y: 0, heading: 450, width: 800, depth: 400, name: 'X' } as never;
  for (const side of ['front', 'right', 'rear', 'left'] as const)
    for (let steps = 0; steps < DIVISION[side]; steps++)
      for (const clockwise of [true, false]) {
        const marker = enveloper('A', target, { side, steps, clockwise }, 200);
        expect(overlap(marker, target).margin).toBeLessThanOrEqual(1);
      }
});
