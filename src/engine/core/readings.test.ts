import { expect, test } from 'vitest';
import { adopted, readings, readingsToC } from './readings.ts';
import { group } from './schema/groups.ts';
import { read } from './schema/read.ts';

const READINGS = readings('R31', 'R32');
const FIELDS = { readings: group({ ...READINGS, ...readings('R50') }) };

test('a reading that nobody chooses is the adopted one', () => {
  expect(read(FIELDS, { readings: { R32: 'b' } })).toEqual({
    value: { readings: { R31: 'a', R32: 'b', R50: 'a' } },
  });
  expect(read(FIELDS, { readings: { R31: 'c' } })).toMatchObject({
    violations: [{ field: 'readings.R31', problem: 'not-an-option' }],
  });
});

test('the adopted readings are the values of their fields', () => {
  expect(adopted(READINGS)).toEqual({ R31: 'a', R32: 'a' });
});

test('a third reading may be chosen where the book allows one', () => {
  const fields = readingsToC('R31', 'R32');
  expect(read(fields, { R32: 'c' })).toEqual({ value: { R31: 'a', R32: 'c' } });
  expect(read(fields, { R31: 'b' })).toEqual({ value: { R31: 'b', R32: 'a' } });
  expect(read(fields, { R31: 'a' })).toEqual({ value: { R31: 'a', R32: 'a' } });
  expect(read(fields, { R31: 'd' })).toMatchObject({ violations: [{ field: 'R31' }] });
});
