import { each, problems } from '../../core/problems.ts';
import { choice, optionalChoice, requiredChoice } from '../../core/schema/choices.ts';
import { groups, rare } from '../../core/schema/groups.ts';
import { text } from '../../core/schema/names.ts';
import { count, optionalCount, optionalCounts, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { MOST_BLOCKS } from '../combat/combat.ts';
import {
  isArtillery,
  isCavalry,
  isGuard,
  isHorseArtillery,
  PROFILES,
  UNITS,
  type Unit,
} from '../units.ts';

/**
 * What stands on the national card of an army, as its player copies it: the book does not print the cards (R3, R4).
 * A unit of which it says nothing has no record.
 */
const NAME = 40;
export const MOST_DICE = 8;
/** Artillery never fires at an adjacent hex (ccn-5.76), so its table begins with this distance. */
export const FIRST_DISTANCE = 2;
const LAST_DISTANCE = 5;
export const DISTANCES = LAST_DISTANCE - FIRST_DISTANCE + 1;

/** When the dice of a card count. */
export const CONDITIONS = [
  'always',
  'against-infantry',
  'against-cavalry',
  'against-artillery',
  'not-moved',
] as const;
/** Nations of whose cards something is generally known, though the book does not print it. */
export const KNOWN = ['french', 'british'] as const;
export const HALVES = ['up', 'down'] as const;

/** Dice of artillery with so many blocks: at each distance from 2 on, and in melee where the book prints none. */
const TABLE_ROW = {
  tableDice: optionalCounts(0, MOST_DICE, DISTANCES),
  closeDice: rare(optionalCount(0, MOST_DICE)),
};

export const RECORD_FIELDS = {
  unit: requiredChoice(UNITS),
  startBlocks: requiredCount(1, MOST_BLOCKS),
  nationalFire: count(-3, 3, 0),
  fireWhen: choice(CONDITIONS, 'always'),
  nationalMelee: count(-3, 3, 0),
  meleeWhen: choice(CONDITIONS, 'always'),
  guardFlags: optionalCount(1, 2),
  nationalFlags: rare(count(0, 3, 0)),
  nationalHexes: rare(count(-2, 3, 0)),
  nationalMove: rare(count(-3, 3, 0)),
  /** The first row is for 1 block. */
  gunTable: groups(TABLE_ROW, MOST_BLOCKS),
  /** Its values are those that are generally known of this nation, as far as nobody changed them. */
  general: rare(optionalChoice(KNOWN)),
};
export type UnitRecord = Values<typeof RECORD_FIELDS>;
export type TableRow = UnitRecord['gunTable'][number];

export const SHEET_FIELDS = {
  nationName: text(NAME),
  half: choice(HALVES, 'up'),
  records: groups(RECORD_FIELDS, UNITS.length),
};
export type NationSheet = Values<typeof SHEET_FIELDS>;

export const recordOf = (sheet: NationSheet, unit: Unit): UnitRecord | undefined =>
  sheet.records.find((record) => record.unit === unit);

/** The dice of its table that artillery needs at least: one for each distance to which it fires. */
const distancesOf = (unit: Unit) => PROFILES[unit].range - FIRST_DISTANCE + 1;
/** What the book prints: 2 or 3 blocks of any artillery, and the last block of foot artillery. */
export const printsMelee = (unit: Unit, blocks: number) =>
  blocks <= 3 && !(blocks === 1 && isHorseArtillery(unit));

const isGun = ({ unit }: UnitRecord) => isArtillery(unit);
const withUnit = ({ unit }: UnitRecord) => ({ unit });
const shortRow = ({ unit, gunTable }: UnitRecord) =>
  gunTable.findIndex(({ tableDice = [] }) => tableDice.length < distancesOf(unit));
const printed = ({ unit, gunTable }: UnitRecord) =>
  gunTable.findIndex(({ closeDice }, i) => closeDice !== undefined && printsMelee(unit, i + 1));

/** What contradicts itself in the record of one type of unit. */
export const checkRecord = problems<UnitRecord>(
  [
    'gunTable',
    'artillery-without-table',
    'ccn-5.106',
    (record) => isGun(record) && record.gunTable.length === 0,
    withUnit,
  ],
  [
    'gunTable',
    'table-lacks-blocks',
    'ccn-5.106',
    ({ unit, gunTable, startBlocks }) =>
      isArtillery(unit) && gunTable.length > 0 && gunTable.length < startBlocks,
    ({ unit, gunTable, startBlocks }) => ({ unit, rows: gunTable.length, blocks: startBlocks }),
  ],
  [
    'gunTable',
    'table-beyond-blocks',
    'ccn-2.12',
    ({ unit, gunTable, startBlocks }) => isArtillery(unit) && gunTable.length > startBlocks,
    ({ unit, gunTable, startBlocks }) => ({ unit, rows: gunTable.length, blocks: startBlocks }),
  ],
  [
    'gunTable',
    'table-lacks-distance',
    'ccn-5.106',
    (record) => isGun(record) && shortRow(record) >= 0,
    (record) => ({
      unit: record.unit,
      blocks: shortRow(record) + 1,
      range: PROFILES[record.unit].range,
    }),
  ],
  [
    'gunTable',
    'melee-dice-are-printed',
    'ccn-5.141',
    (record) => isGun(record) && printed(record) >= 0,
    (record) => ({ unit: record.unit, blocks: printed(record) + 1 }),
  ],
  [
    'gunTable',
    'table-of-artillery-only',
    'ccn-5.106',
    (record) => !isGun(record) && record.gunTable.length > 0,
    withUnit,
  ],
  [
    'nationalFire',
    'cavalry-does-not-fire',
    'ccn-5.74',
    ({ unit, nationalFire }) => isCavalry(unit) && nationalFire !== 0,
    withUnit,
  ],
  [
    'nationalFire',
    'fires-by-its-table',
    'ccn-5.106',
    (record) => isGun(record) && record.nationalFire !== 0,
    withUnit,
  ],
  [
    'fireWhen',
    'condition-without-dice',
    'ccn-5.99',
    ({ nationalFire, fireWhen }) => nationalFire === 0 && fireWhen !== 'always',
  ],
  [
    'meleeWhen',
    'condition-without-dice',
    'ccn-2.11',
    ({ nationalMelee, meleeWhen }) => nationalMelee === 0 && meleeWhen !== 'always',
  ],
  [
    'guardFlags',
    'flags-of-guard-only',
    'ccn-5.194',
    ({ unit, guardFlags }) => guardFlags !== undefined && !isGuard(unit),
    withUnit,
  ],
  [
    'nationalMove',
    'moves-less-than-none',
    'ccn-5.52',
    ({ unit, nationalMove }) => PROFILES[unit].moves + nationalMove < 0,
    ({ unit }) => ({ unit, hexes: PROFILES[unit].moves }),
  ],
);

/** Every record that speaks of a unit of which one above it speaks. */
const twice = ({ records }: NationSheet) =>
  records.flatMap(({ unit }, i) =>
    records.findIndex((record) => record.unit === unit) < i
      ? [
          {
            field: `records.${i}.unit`,
            problem: 'unit-has-record',
            with: { unit },
            clause: 'ccn-2.11' as const,
          },
        ]
      : [],
  );

export const checkSheet = problems<NationSheet>(twice, each('records', checkRecord));
