import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance, HEXES } from '../../hexes/hex.ts';
import { often } from '../../testing/often.ts';
import { TERRAINS, type Terrain } from '../terrain.ts';
import { lineOfSight, type SightBoard } from './sight.ts';

const HEX = fc.constantFrom(...HEXES);
const SETUP = fc.record({
  from: HEX,
  to: HEX,
  ground: fc.dictionary(HEX, fc.constantFrom(...TERRAINS), { maxKeys: 60 }),
  units: fc.uniqueArray(HEX, { maxLength: 20 }),
});
type Setup = typeof SETUP extends fc.Arbitrary<infer S> ? S : never;

const board = ({ ground, units }: Setup, friendly = false): SightBoard => ({
  terrain: (hex) => (ground[hex] as Terrain | undefined) ?? 'clear',
  occupied: (hex) => units.includes(hex),
  friendly: (hex) => friendly && units.includes(hex),
  fieldworks: () => false,
});

test('who is seen sees, whatever the ground, unless guns fire over friends', () => {
  fc.assert(
    fc.property(SETUP, (setup) => {
      fc.pre(setup.from !== setup.to);
      const there = lineOfSight(setup.from, setup.to, board(setup)).clear;
      expect(lineOfSight(setup.to, setup.from, board(setup)).clear).toBe(there);
    }),
    { numRuns: often(300, 20_000) },
  );
});

test('one unit less never hides anybody, and firing over friends hides nobody', () => {
  fc.assert(
    fc.property(SETUP, (setup) => {
      fc.pre(setup.from !== setup.to);
      const { from, to, units } = setup;
      if (!lineOfSight(from, to, board(setup)).clear) return;
      const fewer = board({ ...setup, units: units.slice(1) });
      expect(lineOfSight(from, to, fewer).clear).toBe(true);
      expect(lineOfSight(from, to, board(setup, true), 'as-artillery').clear).toBe(true);
    }),
    { numRuns: often(300, 20_000) },
  );
});

test('neighbours see each other whatever lies around', () => {
  fc.assert(
    fc.property(SETUP, (setup) => {
      fc.pre(distance(setup.from, setup.to) === 1);
      expect(lineOfSight(setup.from, setup.to, board(setup)).clear).toBe(true);
    }),
    { numRuns: often(30, 1000) },
  );
});
