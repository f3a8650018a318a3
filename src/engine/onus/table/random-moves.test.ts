import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STRIDES, TABLE, unit } from '../../../../tests/onus/tables.ts';
import { Trace } from '../../core/ruling.ts';
import { replaced, withinTable } from '../../plane/table/state.ts';
import { often } from '../../testing/often.ts';
import { BODIES, body, obstacles } from './body.ts';
import { judgeMove } from './legal-move.ts';

describe('random moves', () => {
  const forbidding = (trace: Trace) =>
    trace.steps.filter(({ effect, say }) => effect?.to === false || /over$|\//.test(say));

  test('that are legal end on nobody, on the table and within the allowance; others cite a clause', () => {
    let legal = 0;
    fc.assert(
      fc.property(TABLE, STRIDES, fc.boolean(), (state, strides, forcedMarch) => {
        for (const one of state.units.slice(0, 4)) {
          const trace = new Trace();
          const mover = { ...one, active: true };
          const on = replaced(state, mover);
          const found = judgeMove(on, mover, { strides, forcedMarch }, trace);
          if (!found.allowed) {
            expect(forbidding(trace).length, JSON.stringify(strides)).toBeGreaterThan(0);
            continue;
          }
          legal++;
          const { end } = found.way;
          expect(BODIES.overlapped(end, obstacles(on, mover), on)).toEqual([]);
          for (const part of body(end, on.marker))
            expect(withinTable(part, on)).toBeGreaterThanOrEqual(0);
          expect(found.used).toBeLessThanOrEqual(found.allowance);
          expect(found.passed.every((name) => unit(on, name).player === mover.player)).toBe(true);
        }
      }),
      { numRuns: often(80, 300) },
    );
    // About 130 of them are; only none would say that nothing was tried.
    expect(legal).toBeGreaterThan(20);
  });

  test('do not become legal by going farther in the same direction', () => {
    fc.assert(
      fc.property(TABLE, fc.integer({ min: 1, max: 30 }), (state, tenths) => {
        const [one] = state.units;
        if (!one) return;
        const mover = { ...one, active: true };
        const way = (ud: number) =>
          judgeMove(
            replaced(state, mover),
            mover,
            { strides: [{ go: 'forward', amount: ud }] },
            new Trace(),
          );
        const [less, more] = [way(tenths / 10), way(tenths / 10 + 0.3)];
        expect(more.passed.length + Number(!more.allowed)).toBeGreaterThanOrEqual(
          Math.min(1, less.passed.length),
        );
        for (const { name, close } of less.way.met)
          if (!close) expect(more.way.met.some((one) => one.name === name)).toBe(true);
      }),
    );
  });
});
