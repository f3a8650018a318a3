import { describe, expect, test } from 'vitest';
import { generalSheet } from '../../../engine/ccn/nations/general.ts';
import { fileOf } from '../../../widgets/desk/file.ts';
import { FORMAT, fromFile, fromLink, linkOf, notationOf, plain } from './carried.ts';
import { namesOf, sheetsIn } from './kept.ts';

const LINE = { unit: 'line', startBlocks: 4 };
const SHEET = { nationName: 'Grande Armée', records: [{ ...LINE, nationalMelee: 1 }] };

describe('a sheet as a file', () => {
  test('comes back as it was, finished or not', () => {
    const unfinished = { ...SHEET, records: [{ unit: 'light', startBlocks: '5x' }, {}] };
    for (const sheet of [SHEET, unfinished, {}])
      expect(fromFile(fileOf(FORMAT, sheet))).toEqual({ draft: sheet, violations: [] });
  });

  test.each<[string, object]>([
    ['records.0.colour', { records: [{ ...LINE, colour: 'blue' }] }],
    ['army', { army: 'French' }],
    ['records', { records: 'line' }],
    ['records.1', { records: [LINE, 'light'] }],
    ['records.0.gunTable', { records: [{ ...LINE, gunTable: Array(9).fill({}) }] }],
  ])('with something strange at %s it is not opened', (field, draft) => {
    expect(fromFile(JSON.stringify({ format: FORMAT, ...draft }))).toMatchObject({
      violations: [{ field }],
    });
  });

  test.each([
    ['not json', 'notJson'],
    ['"text"', 'otherFile'],
    ['{"records":[]}', 'otherFile'],
    ['{"format":"ius-belli/onus-army/1"}', 'otherFile'],
  ])('%s is none', (text, problem) => {
    expect(fromFile(text)).toEqual({ problem });
  });
});

describe('a sheet as a link', () => {
  test('comes back with the same meaning', () => {
    const notation = notationOf(SHEET);
    expect(notation).toBe('Grande~~Arm~e9~e*up*LN4m1');
    const found = fromLink(linkOf(notation ?? ''));
    expect(found && 'sheet' in found && plain(found.sheet)).toEqual(SHEET);
  });

  test('is none while a value cannot be understood', () => {
    expect(notationOf({ ...SHEET, records: [{ ...LINE, startBlocks: '4x' }] })).toBeUndefined();
    expect(notationOf({ records: [{ unit: 'light' }] })).toBeUndefined();
  });

  test('says where it is damaged, and leaves other addresses alone', () => {
    expect(fromLink('#n=French*up*XX4')).toEqual({ text: 'French*up*XX4', at: 10 });
    expect(fromLink('#top')).toBeUndefined();
    expect(fromLink('')).toBeUndefined();
  });

  test('of general knowledge stays marked', () => {
    const sheet = { ...generalSheet('french', 'France') };
    expect(fromLink(linkOf(notationOf(sheet) ?? ''))).toEqual({ sheet });
  });
});

test('what it comes to by itself is not written down', () => {
  const { records: [line] = [] } = plain({ ...generalSheet('french', 'France') }) as {
    records?: object[];
  };
  expect(line).toEqual({
    ...LINE,
    nationalMelee: 1,
    meleeWhen: 'against-infantry',
    general: 'french',
  });
  expect(plain({ nationName: '', half: 'up', records: [] })).toEqual({});
  expect(plain({ half: 'sideways', records: 'x' })).toEqual({ half: 'sideways', records: 'x' });
});

test('sheets have their names, each once', () => {
  const names = ['France', ' France ', '', undefined, 3, 'France (2)'];
  expect(
    namesOf(
      names.map((nationName) => ({ nationName })),
      'No name',
    ),
  ).toEqual(['France', 'France (2)', 'No name', 'No name (2)', 'No name (3)', 'France (2) (2)']);
});

test('of what lies on the device only sheets are taken', () => {
  expect(sheetsIn({ sheets: [SHEET, 'x', null], at: 0 })).toEqual([SHEET]);
  for (const found of [null, 'x', [], { sheets: {} }]) expect(sheetsIn(found)).toEqual([]);
});
