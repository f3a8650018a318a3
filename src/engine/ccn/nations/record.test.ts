import { describe, expect, test } from 'vitest';
import { UNITS, type Unit } from '../units.ts';
import { plainRecord } from './general.ts';
import { bearsOn, CARD_CLAUSES, soundSheet, usedBy, type Value } from './record.ts';
import { checkRecord, type UnitRecord } from './sheet.ts';

const row = (...tableDice: number[]) => ({ tableDice, closeDice: undefined });
/** Something that the card might say, by the name of the value. */
const SAID: Partial<Record<Value, Partial<UnitRecord>>> = {
  nationalFire: { nationalFire: 1 },
  nationalMelee: { nationalMelee: 1 },
  guardFlags: { guardFlags: 1 },
  nationalFlags: { nationalFlags: 1 },
  nationalHexes: { nationalHexes: 1 },
  nationalMove: { nationalMove: 1 },
  gunTable: { gunTable: [row(1, 1, 1, 1)] },
};

describe('what the card of a type can say', () => {
  test.each(UNITS)(
    'of %s nothing is left out that it may say, and nothing asked that it may not',
    (unit) => {
      for (const [value, said] of Object.entries(SAID)) {
        const faults = checkRecord(plainRecord(unit, { startBlocks: 1, ...said }));
        const blamed = faults.some(({ field }) => field === value);
        expect([value, bearsOn(value as Value, unit)]).toEqual([value, !blamed]);
      }
    },
  );
});

test.each<[Value, Unit | undefined, string]>([
  ['half', undefined, 'ccn-5.95'],
  ['startBlocks', 'line', 'ccn-2.12'],
  ['nationalFire', 'line', 'ccn-5.99'],
  ['nationalMelee', 'line', 'ccn-5.130'],
  ['nationalMelee', 'cuirassiers', 'ccn-5.133'],
  ['meleeWhen', 'light-lancers', 'ccn-5.133'],
  ['nationalMelee', 'foot-artillery', 'ccn-5.141'],
  ['guardFlags', 'old-guard', 'ccn-5.194'],
  ['nationalMove', 'cuirassiers', 'ccn-5.52'],
])('%s of %s is used by its clause', (value, unit, clause) => {
  expect(usedBy(value, unit)).toBe(clause);
  expect(CARD_CLAUSES).toContain(clause);
});

describe('what of an unfinished sheet can be used', () => {
  const line = { unit: 'line', startBlocks: 4 };
  const units = (...records: unknown[]) =>
    soundSheet({ nationName: 'Mine', half: 'down', records }).records.map(({ unit }) => unit);

  test('the records that hold together, the first of each type', () => {
    expect(units(line, { unit: 'light' }, { unit: 'rifle', startBlocks: '3x' })).toEqual(['line']);
    expect(units({ ...line, guardFlags: 1 }, line)).toEqual(['line']);
    expect(soundSheet({ records: [line, { ...line, startBlocks: 5 }] }).records).toEqual([
      plainRecord('line', { startBlocks: 4 }),
    ]);
    expect(units('line', null)).toEqual([]);
  });

  test('its name and how it rounds', () => {
    expect(soundSheet({ nationName: 'Mine', half: 'down' })).toEqual({
      ...{ nationName: 'Mine', half: 'down', records: [] },
    });
    for (const strange of [undefined, null, 'Mine', 3, [], { half: 'sideways', records: {} }])
      expect(soundSheet(strange)).toEqual({ nationName: '', half: 'up', records: [] });
  });
});
