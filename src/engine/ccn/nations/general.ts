import type { Unit } from '../units.ts';
import { KNOWN, type NationSheet, type UnitRecord } from './sheet.ts';

type Known = (typeof KNOWN)[number];
type Said = Partial<Omit<UnitRecord, 'unit' | 'general'>> & { startBlocks: number };

/**
 * What public pages say of later printings: not from the book, unverified and incomplete (figures.md 23). Dice and flags
 * that the book itself gives to the type are not repeated. Nobody has it who does not ask for it.
 */
const GENERAL: Record<Known, Partial<Record<Unit, Said>>> = {
  french: {
    line: { startBlocks: 4, nationalMelee: 1, meleeWhen: 'against-infantry' },
    militia: { startBlocks: 4 },
    light: { startBlocks: 4 },
    grenadier: { startBlocks: 4 },
    'old-guard': { startBlocks: 4, guardFlags: 2 },
    'young-guard': { startBlocks: 4, guardFlags: 1 },
  },
  british: {
    line: { startBlocks: 4, nationalFire: 1, fireWhen: 'not-moved' },
    light: { startBlocks: 5 },
    rifle: { startBlocks: 3 },
    grenadier: { startBlocks: 4 },
    'guard-grenadier': { startBlocks: 5, guardFlags: 2 },
    'light-cavalry': { startBlocks: 3 },
    'heavy-cavalry': { startBlocks: 3 },
    'guard-heavy-cavalry': { startBlocks: 3, guardFlags: 2 },
  },
};

/** A record that says no more than how many blocks the unit starts with. */
export const plainRecord = (unit: Unit, said: Said): UnitRecord => ({
  unit,
  nationalFire: 0,
  fireWhen: 'always',
  nationalMelee: 0,
  meleeWhen: 'always',
  guardFlags: undefined,
  nationalFlags: 0,
  nationalHexes: 0,
  nationalMove: 0,
  gunTable: [],
  general: undefined,
  ...said,
});

/** The starting sheet of a nation, every record of it marked as generally known. Both round half up (ccn-5.95). */
export const generalSheet = (nation: Known, nationName: string): NationSheet => ({
  nationName,
  half: 'up',
  records: Object.entries(GENERAL[nation]).map(([unit, said]) => ({
    ...plainRecord(unit as Unit, said),
    general: nation,
  })),
});

type Value = Exclude<keyof UnitRecord, 'unit' | 'general'>;

/** The values of a record, finished or not, that are only generally known and that nobody has changed. */
export function generalIn(record: Partial<Record<keyof UnitRecord, unknown>>): readonly Value[] {
  const nation = KNOWN.find((one) => one === record.general);
  const known: Partial<Record<string, Said>> = nation ? GENERAL[nation] : {};
  const said = Object.entries(known[String(record.unit)] ?? {}) as [Value, unknown][];
  return said.filter(([value, is]) => record[value] === is).map(([value]) => value);
}
