import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROBLEMS, Reader } from '../../hexes/game/reader.ts';
import { UNITS } from '../units.ts';
import { generalSheet, plainRecord } from './general.ts';
import { NATION_PROBLEMS, parseNation, readNation, writeNation } from './notation.ts';
import { CONDITIONS, HALVES, KNOWN, type NationSheet, type UnitRecord } from './sheet.ts';

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const dice = fc.integer({ min: 0, max: 8 });
const record: fc.Arbitrary<UnitRecord> = fc.record({
  unit: fc.constantFrom(...UNITS),
  startBlocks: fc.integer({ min: 1, max: 8 }),
  nationalFire: fc.integer({ min: -3, max: 3 }),
  fireWhen: fc.constantFrom(...CONDITIONS),
  nationalMelee: fc.integer({ min: -3, max: 3 }),
  meleeWhen: fc.constantFrom(...CONDITIONS),
  guardFlags: optional(fc.integer({ min: 1, max: 2 })),
  nationalFlags: fc.integer({ min: 0, max: 3 }),
  nationalHexes: fc.integer({ min: -2, max: 3 }),
  nationalMove: fc.integer({ min: -3, max: 3 }),
  gunTable: fc.array(
    fc.record({
      tableDice: optional(fc.array(dice, { minLength: 1, maxLength: 4 })),
      closeDice: optional(dice),
    }),
    { maxLength: 8 },
  ),
  general: optional(fc.constantFrom(...KNOWN)),
});
const sheet: fc.Arbitrary<NationSheet> = fc.record({
  nationName: fc.string({ unit: 'grapheme', maxLength: 10 }).map((name) => name.slice(0, 40)),
  half: fc.constantFrom(...HALVES),
  records: fc.array(record, { maxLength: 19 }),
});

describe('a sheet in one word', () => {
  test('can be read by a player', () => {
    const { records } = generalSheet('french', '');
    expect(
      writeNation({
        nationName: 'Grande Armée',
        half: 'up',
        records: [
          ...records.filter(({ unit }) => unit === 'line' || unit === 'old-guard'),
          plainRecord('horse-artillery', {
            startBlocks: 2,
            nationalMelee: -1,
            gunTable: [
              { tableDice: [2, 1, 0], closeDice: 2 },
              { tableDice: [2, 2, 1], closeDice: undefined },
            ],
          }),
        ],
      }),
    ).toBe('Grande~~Arm~e9~e*up*LN4m1izf*OG4g2zf*HA2mn1t210k2t221');
  });

  test('comes back as it was, finished or not', () => {
    fc.assert(
      fc.property(sheet, (one) => {
        expect(parseNation(writeNation(one))).toEqual(one);
      }),
    );
  });

  test('has no sign that a position or an address uses', () => {
    fc.assert(
      fc.property(sheet, (one) => {
        expect(writeNation(one)).toMatch(/^[A-Za-z0-9~*]*$/);
      }),
    );
  });

  test.each<[string, number, string]>([
    ['French', 6, 'unexpected'],
    ['French*sideways', 7, 'nation-value'],
    ['French*up*', 10, 'no-such-unit'],
    ['French*up*ln4', 10, 'no-such-unit'],
    ['French*up*XX4', 10, 'no-such-unit'],
    ['French*up*LN9', 12, 'nation-value'],
    ['French*up*LN4f4', 14, 'nation-value'],
    ['French*up*LN4fn0', 14, 'nation-value'],
    ['French*up*OG4g3', 14, 'nation-value'],
    ['French*up*LN4m1m1', 15, 'said-twice'],
    ['French*up*LN4q', 13, 'nation-value'],
    ['French*up*FA3t1119', 0, 'nation-value'],
    ['French*up*FA3t1111k9', 19, 'nation-value'],
    ['French*up*LN4zx', 14, 'nation-value'],
    ['French*up*LN4_top', 13, 'unexpected'],
    ['~110000~*up', 0, 'nation-name'],
    [`${'a'.repeat(41)}*up`, 0, 'nation-value'],
    ['Fr-ench*up', 2, 'unexpected'],
  ])('%s is wrong at character %i', (text, at, problem) => {
    expect(parseNation(text)).toMatchObject({ at, problem });
    expect([...PROBLEMS, ...NATION_PROBLEMS]).toContain(problem);
  });

  test('as a part of something longer it must hold together', () => {
    const part = (text: string) =>
      Reader.read(text, (reader) => ({ sheet: readNation(reader), at: reader.at }));
    expect(part('French*up*LN4_top')).toMatchObject({ at: 13, sheet: { nationName: 'French' } });
    expect(part('French*up*LN4*FA3')).toEqual({
      at: 14,
      problem: 'nation-contradiction',
      clause: 'ccn-5.106',
      with: { unit: 'foot-artillery' },
    });
    expect(part('French*up*LN4*LN4')).toMatchObject({ at: 14, clause: 'ccn-2.11' });
  });
});
