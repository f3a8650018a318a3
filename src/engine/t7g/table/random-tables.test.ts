import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Trace } from '../../core/ruling.ts';
import { areEnemies } from '../../plane/table/state.ts';
import { often } from '../../testing/often.ts';
import { BODIES } from './bodies.ts';
import { facing } from './facing.ts';
import { findMove, mayMove } from './legal-move.ts';
import { NOTATION, surveyTable, writeTable } from './notation.ts';
import { INCH, ofInches, TABLE_KINDS } from './scale.ts';
import { linesOf } from './sight.ts';
import { centreOf, centresOf, isTroop, type TableState, type TableUnit } from './state.ts';

const READINGS = { R9: 'a', R11: 'a', R12: 'a', R35: 'a', R114: 'a' } as const;

const UNIT = fc.record({
  x: fc.integer({ min: 200, max: 5200 }),
  y: fc.integer({ min: 200, max: 4000 }),
  heading: fc.integer({ min: 0, max: 359 }),
  kind: fc.constantFrom(...TABLE_KINDS),
  player: fc.constantFrom('bottom' as const, 'top' as const),
});

const WOODS = fc.array(
  fc.record({ x: fc.integer({ min: 2, max: 50 }), y: fc.integer({ min: 2, max: 40 }) }),
  { maxLength: 3 },
);

/** Up to a dozen units that lie on nobody, with woods and lakes, at either scale. */
const TABLE: fc.Arbitrary<TableState> = fc
  .tuple(fc.array(UNIT, { minLength: 2, maxLength: 12 }), WOODS, fc.constantFrom(15, 28))
  .map(([units, woods, scale]) => {
    const text = (all: typeof units) =>
      [
        `t7g1_scale-${scale}`,
        ...woods.map(({ x, y }, i) => `${i % 2 ? 'lake' : 'wood'}-${x}-${y}-${x + 5}-${y + 4}`),
        ...(['bottom', 'top'] as const).flatMap((player) => [
          player,
          ...all.flatMap((one, i) =>
            one.player === player
              ? [
                  `U${i}-${one.x / 100}-${one.y / 100}-${one.heading}-${one.kind}`.replace(
                    '-formation',
                    '',
                  ),
                ]
              : [],
          ),
        ]),
      ].join('_');
    const whole = surveyTable(text(units));
    const wrong = new Set(whole.faults.map(({ with: values }) => values.unit));
    return { ...whole.state, units: whole.state.units.filter(({ name }) => !wrong.has(name)) };
  });

const GO = fc.record({
  right: fc.integer({ min: -60, max: 60 }),
  down: fc.integer({ min: -60, max: 60 }),
});

const shifted = (unit: TableUnit, x: number, y: number): TableUnit => ({
  ...unit,
  x: unit.x + x,
  y: unit.y + y,
});

describe('random tables at both scales', () => {
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

  test('a lawful move pivots 90 degrees at most, ends on nobody, an inch from enemies and within its Speed', () => {
    let legal = 0;
    fc.assert(
      fc.property(TABLE, GO, (table, { right, down }) => {
        for (const mover of table.units.filter(isTroop).slice(0, 4)) {
          const from = centreOf(mover);
          const to = {
            x: Math.round(from.x + ofInches(right / 10)),
            y: Math.round(from.y + ofInches(down / 10)),
          };
          const trace = new Trace();
          const found = findMove(table, mover, { to, order: 'run', readings: READINGS }, trace);
          if (!mayMove(found, trace)) {
            expect(trace.steps.some(({ effect }) => effect?.to === false)).toBe(true);
            continue;
          }
          legal++;
          const { end, far, pivot } = found.path;
          expect(pivot).toBeLessThanOrEqual(905);
          expect(far).toBeLessThanOrEqual(ofInches(found.allowance));
          expect(BODIES.room(end, table)).toBeGreaterThanOrEqual(0);
          const others = table.units.filter(
            (one) => one.name !== mover.name && isTroop(one) && one.kind !== 'artillery',
          );
          expect(BODIES.fits({ ...table, units: [...others, end] }, end)).toBe(true);
          for (const enemy of others.filter((one) => areEnemies(one, mover)))
            for (const { at } of centresOf(enemy))
              for (const own of centresOf(end))
                expect(Math.hypot(at.x - own.at.x, at.y - own.at.y)).toBeGreaterThanOrEqual(
                  INCH - 1,
                );
        }
      }),
      { numRuns: often(120, 500) },
    );
    // Only none would say that nothing was tried.
    expect(legal).toBeGreaterThan(20);
  });

  test('to the rear twice is as before, and a Centre that was is the Front Centre', () =>
    fc.assert(
      fc.property(TABLE, ({ units: [unit] }) => {
        if (!unit) return;
        const { x, y, heading } = facing(facing(unit, 'rear'), 'rear');
        expect([Math.abs(x - unit.x) <= 2, Math.abs(y - unit.y) <= 2, heading]).toEqual([
          true,
          true,
          unit.heading,
        ]);
        const [was, is] = [centreOf(unit, 'left'), centreOf(facing(unit, 'left'))];
        expect(Math.hypot(was.x - is.x, was.y - is.y)).toBeLessThan(2);
      }),
    ));

  test('what is seen does not hang on where the table begins', () =>
    fc.assert(
      fc.property(TABLE, fc.integer({ min: 1, max: 900 }), (table, by) => {
        const [looker, ...rest] = table.units.filter(isTroop);
        const target = rest.find((one) => looker && areEnemies(one, looker));
        if (!looker || !target) return;
        const elsewhere = {
          ...table,
          units: table.units.map((unit) => shifted(unit, by, 2 * by)),
          elements: (table.elements ?? []).map((one) => ({
            ...one,
            points: one.points.map(({ x, y }) => ({ x: x + by, y: y + 2 * by })),
          })),
        };
        const told = (state: TableState, a: TableUnit, b: TableUnit) =>
          linesOf(state, a, b).map(({ centre, visible, far }) => [
            centre,
            visible,
            Math.round(far),
          ]);
        expect(told(elsewhere, shifted(looker, by, 2 * by), shifted(target, by, 2 * by))).toEqual(
          told(table, looker, target),
        );
      }),
      { numRuns: often(100, 400) },
    ));
});
