import fc from 'fast-check';
import { BODIES } from '../../src/engine/onus/table/body.ts';
import { surveyTable } from '../../src/engine/onus/table/notation.ts';
import type { TableState, TableUnit } from '../../src/engine/onus/table/state.ts';
import { GOES } from '../../src/engine/onus/table/stride.ts';
import { ABILITIES, FORMATIONS, KINDS } from '../../src/engine/onus/units.ts';

/** A table from its notation, which must be without fault. */
export function table(text: string): TableState {
  const { state, faults } = surveyTable(`onus1_${text}`);
  if (faults.length > 0) throw new RangeError(JSON.stringify(faults));
  return state;
}

export function unit(state: TableState, name: string): TableUnit {
  const found = state.units.find((one) => one.name === name);
  if (!found) throw new RangeError(`No ${name}`);
  return found;
}

const flags = fc.record({
  active: fc.boolean(),
  broken: fc.boolean(),
  forcedMarch: fc.boolean(),
  rallied: fc.boolean(),
});

const UNIT = fc
  .record({
    x: fc.integer({ min: 700, max: 10_300 }),
    y: fc.integer({ min: 700, max: 8300 }),
    heading: fc.integer({ min: 0, max: 3599 }),
    player: fc.constantFrom('bottom' as const, 'top' as const),
    kind: fc.constantFrom(...KINDS),
    movement: fc.integer({ min: 0, max: 12 }).map((half) => half / 2),
    range: fc.constantFrom(0, 0, 6, 8.5),
    abilities: fc.subarray([...ABILITIES], { maxLength: 3 }),
    formation: fc.constantFrom(...FORMATIONS, 'none' as const, 'none' as const),
    extended: fc.subarray(['left' as const, 'right' as const]),
    general: fc.constantFrom(null, null, 4),
    flags,
  })
  .map(({ flags: states, ...one }): Omit<TableUnit, 'name'> => {
    const forcedMarch = states.forcedMarch && one.formation === 'none';
    return {
      ...one,
      ...states,
      forcedMarch,
      fleeing: false,
      enveloping: [],
      width: 800,
      depth: 400,
      extended: one.formation === 'none' ? one.extended : [],
    };
  });

/** Tables on which units lie at random, none on another. */
export const TABLE = fc.array(UNIT, { minLength: 2, maxLength: 14 }).map((units): TableState => {
  const state = { width: 11_000, depth: 9000, marker: 200 };
  const laid: TableUnit[] = [];
  units.forEach((one, i) => {
    const named = { ...one, name: `U${i}` };
    const parts = laid.map((other) => ({ name: other.name, card: { ...other, width: 1200 } }));
    const wide = { ...named, width: 1200, extended: [] };
    if (BODIES.overlapped(wide, parts, { ...state, units: laid }).length === 0) laid.push(named);
  });
  return { ...state, units: laid };
});

export const STRIDES = fc
  .array(fc.record({ go: fc.constantFrom(...GOES), amount: fc.integer({ min: 0, max: 30 }) }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((strides) =>
    strides.map(({ go, amount }) => ({
      go,
      amount: /^(turn|rotate)/.test(go) ? amount * 6 : amount / 10,
    })),
  );
