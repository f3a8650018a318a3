import { describe, expect, test } from 'vitest';
import { read } from '../../core/schema/read.ts';
import { generalIn, generalSheet, plainRecord } from './general.ts';
import { checkSheet, KNOWN, SHEET_FIELDS, type UnitRecord } from './sheet.ts';
import { valuesOf } from './values.ts';

const row = (...tableDice: number[]) => ({ tableDice, closeDice: undefined });
const sheetOf = (...records: UnitRecord[]) =>
  ({ nationName: 'Mine', half: 'down', records }) as const;
const FOOT = [row(1, 1, 1, 1), row(2, 2, 1, 1), row(3, 3, 2, 1)];
const HORSE = [row(1, 1, 0), row(2, 1, 1), row(3, 1, 1)];

describe('what contradicts itself', () => {
  const faults = (...records: UnitRecord[]) =>
    checkSheet(sheetOf(...records)).map(({ field, problem, clause }) => [field, problem, clause]);

  test.each<[string, UnitRecord, string | undefined, string?, string?]>([
    [
      'line with dice on a condition',
      plainRecord('line', { startBlocks: 4, nationalMelee: 1, meleeWhen: 'against-infantry' }),
      undefined,
    ],
    [
      'artillery with a table',
      plainRecord('foot-artillery', { startBlocks: 3, gunTable: FOOT }),
      undefined,
    ],
    [
      'a table that grows with the distance',
      plainRecord('foot-artillery', { startBlocks: 1, gunTable: [row(1, 2, 3, 4)] }),
      undefined,
    ],
    [
      'horse artillery with dice to 4 hexes',
      plainRecord('horse-artillery', { startBlocks: 3, gunTable: HORSE }),
      undefined,
    ],
    [
      'horse artillery with melee dice for 1 block',
      plainRecord('horse-artillery', {
        startBlocks: 1,
        gunTable: [{ ...row(1, 1, 0), closeDice: 2 }],
      }),
      undefined,
    ],
    [
      'foot artillery with dice to 4 hexes',
      plainRecord('foot-artillery', { startBlocks: 3, gunTable: HORSE }),
      'gunTable',
      'table-lacks-distance',
      'ccn-5.106',
    ],
    [
      'no table',
      plainRecord('guard-foot-artillery', { startBlocks: 3 }),
      'gunTable',
      'artillery-without-table',
      'ccn-5.106',
    ],
    [
      'a row too few',
      plainRecord('foot-artillery', { startBlocks: 4, gunTable: FOOT }),
      'gunTable',
      'table-lacks-blocks',
      'ccn-5.106',
    ],
    [
      'a row too many',
      plainRecord('foot-artillery', { startBlocks: 2, gunTable: FOOT }),
      'gunTable',
      'table-beyond-blocks',
      'ccn-2.12',
    ],
    [
      'melee dice that the book prints',
      plainRecord('horse-artillery', {
        startBlocks: 2,
        gunTable: [row(1, 1, 0), { ...row(2, 1, 1), closeDice: 3 }],
      }),
      'gunTable',
      'melee-dice-are-printed',
      'ccn-5.141',
    ],
    [
      'a table of infantry',
      plainRecord('line', { startBlocks: 3, gunTable: FOOT }),
      'gunTable',
      'table-of-artillery-only',
      'ccn-5.106',
    ],
    [
      'cavalry that fires',
      plainRecord('light-lancers', { startBlocks: 3, nationalFire: 1 }),
      'nationalFire',
      'cavalry-does-not-fire',
      'ccn-5.74',
    ],
    [
      'artillery with dice beside its table',
      plainRecord('foot-artillery', { startBlocks: 3, gunTable: FOOT, nationalFire: 1 }),
      'nationalFire',
      'fires-by-its-table',
      'ccn-5.106',
    ],
    [
      'a condition of no dice in fire',
      plainRecord('line', { startBlocks: 4, fireWhen: 'not-moved' }),
      'fireWhen',
      'condition-without-dice',
      'ccn-5.99',
    ],
    [
      'a condition of no dice in melee',
      plainRecord('line', { startBlocks: 4, meleeWhen: 'not-moved' }),
      'meleeWhen',
      'condition-without-dice',
      'ccn-2.11',
    ],
    [
      'line that ignores flags as a guard',
      plainRecord('line', { startBlocks: 4, guardFlags: 1 }),
      'guardFlags',
      'flags-of-guard-only',
      'ccn-5.194',
    ],
    [
      'a move of less than nothing',
      plainRecord('line', { startBlocks: 4, nationalMove: -2 }),
      'nationalMove',
      'moves-less-than-none',
      'ccn-5.52',
    ],
    ['a move of nothing', plainRecord('line', { startBlocks: 4, nationalMove: -1 }), undefined],
  ])('%s', (_, record, field, ...about) => {
    expect(faults(record)).toEqual(field ? [[`records.0.${field}`, ...about]] : []);
  });

  test('two records of one type', () => {
    const line = plainRecord('line', { startBlocks: 4 });
    expect(faults(line, line)).toEqual([['records.1.unit', 'unit-has-record', 'ccn-2.11']]);
  });

  test.each(KNOWN)('nothing in what is generally known of the %s', (nation) => {
    const sheet = generalSheet(nation, nation);
    expect(checkSheet(sheet)).toEqual([]);
    expect(read(SHEET_FIELDS, sheet)).toEqual({ value: sheet });
  });
});

describe('what a sheet says of a unit', () => {
  const french = generalSheet('french', 'French');
  const british = generalSheet('british', 'British');
  const mine = sheetOf(
    plainRecord('foot-artillery', { startBlocks: 3, gunTable: FOOT }),
    plainRecord('horse-artillery', {
      startBlocks: 2,
      gunTable: [{ ...row(1, 1, 0), closeDice: 2 }, row(2, 1, 1)],
    }),
  );
  const dice = (...asked: Parameters<typeof valuesOf>) => {
    const { nationalDice, artilleryDice } = valuesOf(...asked);
    return [nationalDice, artilleryDice];
  };

  test.each<[string, Parameters<typeof valuesOf>, number?, number?]>([
    [
      'French line at infantry in melee',
      [french, 'line', { roll: 'melee', opponentArm: 'infantry' }],
      1,
    ],
    [
      'French line at cavalry in melee',
      [french, 'line', { roll: 'melee', opponentArm: 'cavalry' }],
      0,
    ],
    ['French line at nobody knows whom', [french, 'line', { roll: 'melee' }]],
    ['French line that fires', [french, 'line', { roll: 'fire' }], 0],
    ['British line that stands and fires', [british, 'line', { roll: 'fire', moved: 0 }], 1],
    ['British line that moved and fires', [british, 'line', { roll: 'fire', moved: 1 }], 0],
    ['French line, no roll', [french, 'line']],
    [
      'foot artillery at full strength',
      [mine, 'foot-artillery', { roll: 'fire', distance: 2 }],
      0,
      3,
    ],
    [
      'foot artillery with 2 blocks',
      [mine, 'foot-artillery', { roll: 'fire', blocks: 2, distance: 4 }],
      0,
      1,
    ],
    ['foot artillery too far away', [mine, 'foot-artillery', { roll: 'fire', distance: 6 }], 0],
    ['foot artillery of nobody knows where', [mine, 'foot-artillery', { roll: 'fire' }], 0],
    [
      'the last block of horse artillery in melee',
      [mine, 'horse-artillery', { roll: 'melee', blocks: 1 }],
      0,
      2,
    ],
    ['horse artillery with 2 blocks in melee', [mine, 'horse-artillery', { roll: 'melee' }], 0],
    ['a unit of which it does not speak', [mine, 'line', { roll: 'fire' }]],
  ])('dice of %s', (_, asked, national, table) => {
    expect(dice(...asked)).toEqual([national, table]);
  });

  test('its other values, and which of them are only generally known', () => {
    expect(valuesOf(french, 'old-guard')).toEqual({
      nation: 'other-rounds-up',
      blocks: 4,
      guardFlags: 2,
      nationalFlags: 0,
      nationalHexes: 0,
      nationalMove: 0,
      general: ['blocks', 'guardFlags'],
    });
    expect(valuesOf(mine, 'old-guard')).toEqual({ nation: 'other-rounds-down', general: [] });
  });

  test('a value that somebody changed is his own', () => {
    const [line] = french.records;
    expect(line?.unit).toBe('line');
    expect(line && generalIn(line)).toEqual(['startBlocks', 'nationalMelee', 'meleeWhen']);
    expect(generalIn({ ...line, startBlocks: 5 })).toEqual(['nationalMelee', 'meleeWhen']);
    expect(generalIn({ ...line, startBlocks: '4x', nationalMelee: 0 })).toEqual(['meleeWhen']);
    expect(generalIn({ ...line, general: undefined })).toEqual([]);
    expect(generalIn({ ...line, general: 'roman' })).toEqual([]);
    expect(generalIn({ ...line, unit: 'cuirassiers' })).toEqual([]);
  });
});
