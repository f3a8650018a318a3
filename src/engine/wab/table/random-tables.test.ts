import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Trace } from '../../core/ruling.ts';
import { angleBetween, HALF_TURN } from '../../plane/angle.ts';
import { moved } from '../../plane/moves.ts';
import { cornerOf, outward } from '../../plane/rectangle.ts';
import { areEnemies } from '../../plane/table/state.ts';
import { often } from '../../testing/often.ts';
import { basesOf, partsOf } from './block.ts';
import { apartOf, BODIES, engagedWith } from './bodies.ts';
import { isOpen } from './charges/charge-way.ts';
import { findCharge } from './charges/find-charge.ts';
import { totalOf } from './moves/cost.ts';
import { findMove, mayMove } from './moves/legal-move.ts';
import { motionOf, type Stride } from './moves/stride.ts';
import { NOTATION, surveyTable, writeTable } from './notation.ts';
import { INCH, ofInches, TABLE_KINDS } from './scale.ts';
import { isInArc } from './seeing/sight.ts';
import type { TableState, TableUnit } from './state.ts';
import { standingOf } from './zones.ts';

const BY = 'a' as const;
const READINGS = {
  ...{ R17: BY, R18: BY, R20: BY, R25: BY, R26: BY },
  ...{ R100: BY, R110: BY, R111: BY, R112: BY },
};

const UNIT = fc.record({
  x: fc.integer({ min: 60, max: 400 }),
  y: fc.integer({ min: 60, max: 300 }),
  heading: fc.integer({ min: 0, max: 359 }),
  kind: fc.constantFrom(...TABLE_KINDS.slice(0, 5)),
  models: fc.integer({ min: 1, max: 30 }),
  wide: fc.integer({ min: 1, max: 10 }),
  player: fc.constantFrom('bottom' as const, 'top' as const),
});

/** Up to a dozen units that lie on nobody, with woods and marshes. */
const TABLE: fc.Arbitrary<TableState> = fc
  .tuple(fc.array(UNIT, { minLength: 2, maxLength: 12 }), fc.boolean())
  .map(([units, woods]) => {
    const all = (of: 'bottom' | 'top') =>
      units.flatMap(({ x, y, heading, kind, models, wide, player }, i) =>
        player === of
          ? [
              `U${i}-${x / 10}-${y / 10}-${heading}${kind === 'infantry' ? '' : `-${kind}`}-n${models}-w${wide}`,
            ]
          : [],
      );
    const parts = [
      'wab1_table-48-48',
      ...(woods ? ['wood-10-10-18-16', 'marsh-25-20-32-27', 'wall-20-10-20-30'] : []),
      ...(['bottom', 'top'] as const).flatMap((of) => [of, ...all(of)]),
    ];
    const whole = surveyTable(parts.join('_'));
    const wrong = new Set(whole.faults.map(({ with: values }) => values.unit));
    return { ...whole.state, units: whole.state.units.filter(({ name }) => !wrong.has(name)) };
  });

const STRIDES: fc.Arbitrary<Stride[]> = fc.array(
  fc.record({
    go: fc.constantFrom('forward' as const, 'wheel-left' as const, 'wheel-right' as const),
    amount: fc.integer({ min: 1, max: 40 }).map((tenths) => tenths / 10),
  }),
  { minLength: 1, maxLength: 3 },
);

describe('random tables', () => {
  test('are written in one way', () =>
    fc.assert(
      fc.property(TABLE, (table) => {
        const text = writeTable(table);
        const { state, faults } = surveyTable(text);
        expect(faults.filter(({ problem }) => problem !== 'overlap')).toEqual([]);
        expect(NOTATION.write(state)).toBe(text);
      }),
      { numRuns: often(60, 300) },
    ));

  test('the bases of a block lie within it, as many as it has models', () =>
    fc.assert(
      fc.property(TABLE, ({ units }) => {
        for (const unit of units) {
          const bases = basesOf(unit);
          expect(bases).toHaveLength(unit.models);
          const area = (all: readonly { width: number; depth: number }[]) =>
            all.reduce((sum, { width, depth }) => sum + width * depth, 0);
          expect(area(partsOf(unit))).toBeCloseTo(area(bases), 6);
        }
      }),
      { numRuns: often(60, 300) },
    ));

  test('a wheel keeps its corner, and the other one goes as far as it says', () =>
    fc.assert(
      fc.property(TABLE, fc.integer({ min: 1, max: 40 }), ({ units: [unit] }, tenths) => {
        const motion = unit && motionOf({ go: 'wheel-right', amount: tenths / 10 }, unit);
        if (!unit || motion?.kind !== 'turn') return;
        const end = moved(unit, motion);
        const [was, is] = [cornerOf(unit, 'front-right'), cornerOf(end, 'front-right')];
        expect(Math.hypot(was.x - is.x, was.y - is.y)).toBeLessThan(2);
        const along = (motion.angle * Math.PI * unit.width) / HALF_TURN;
        // Angles are tenths of a degree.
        expect(Math.abs(along - ofInches(tenths / 10))).toBeLessThan(unit.width / 1000 + 1);
      }),
      { numRuns: often(60, 300) },
    ));

  test('a lawful move ends on nobody, an inch from enemies and within what it may spend', () => {
    let legal = 0;
    fc.assert(
      fc.property(TABLE, STRIDES, (table, strides) => {
        for (const mover of table.units.slice(0, 4)) {
          const found = findMove(table, mover, { strides, pace: 'normal', readings: READINGS });
          const trace = new Trace();
          if (!mayMove(found, trace)) {
            expect(trace.steps.some(({ effect }) => effect?.to === false)).toBe(true);
            continue;
          }
          legal++;
          const { end } = found.way;
          expect(BODIES.fits(table, end)).toBe(true);
          for (const enemy of table.units.filter((one) => areEnemies(one, mover)))
            expect(apartOf(end, enemy)).toBeGreaterThanOrEqual(
              Math.min(INCH, apartOf(mover, enemy)) - 1,
            );
        }
      }),
      { numRuns: often(80, 400) },
    );
    // Only none would say that nothing was tried.
    expect(legal).toBeGreaterThan(20);
  });

  test('a charge that gets there lines up on the side from which it came, touches, and is paid for', () => {
    let reached = 0;
    fc.assert(
      fc.property(TABLE, (table) => {
        const [unit, target] = table.units;
        if (!unit || !target || !areEnemies(unit, target)) return;
        const charge = findCharge(table, unit, target, READINGS);
        const { way, standing, most } = charge;
        if (!charge.reaches || !way || !isOpen(way)) return;
        reached++;
        const { end, cost } = way;
        expect(angleBetween(end.heading, outward(target, standing.side))).toBe(HALF_TURN);
        expect(engagedWith({ ...table, units: [end, target] }, end)).toHaveLength(1);
        // Rounding in rough ground lets it go half an inch farther at most, twice as dear.
        expect(totalOf(cost)).toBeLessThanOrEqual(ofInches(most + 2) + 2);
        expect(way.fighting.own).toBeGreaterThan(0);
      }),
      { numRuns: often(120, 600) },
    );
    expect(reached).toBeGreaterThan(0);
  });

  test('what is seen and which side is charged do not hang on where the table begins', () =>
    fc.assert(
      fc.property(TABLE, fc.integer({ min: 1, max: 500 }), ({ units: [unit, target] }, by) => {
        if (!unit || !target) return;
        const shifted = (one: TableUnit) => ({ ...one, x: one.x + by, y: one.y + 2 * by });
        const told = (a: TableUnit, b: TableUnit) => [
          isInArc(a, b),
          standingOf(a, b, READINGS).side,
        ];
        expect(told(shifted(unit), shifted(target))).toEqual(told(unit, target));
      }),
      { numRuns: often(100, 400) },
    ));
});
