import type { ClauseId } from '../../core/clause-ids.ts';
import { read } from '../../core/schema/read.ts';
import { isArtillery, isCavalry, isGuard, isInfantry, type Unit } from '../units.ts';
import { checkRecord, type NationSheet, RECORD_FIELDS, SHEET_FIELDS } from './sheet.ts';

/** A value of a sheet that the rules use, as it stands on the sheet itself, in a record or in a row of its table. */
export type Value =
  | Exclude<keyof typeof RECORD_FIELDS, 'general'>
  | Exclude<keyof NationSheet, 'records' | 'nationName'>
  | 'tableDice'
  | 'closeDice';

/** What of a card bears on some types alone. */
const ONLY: Partial<Record<Value, (unit: Unit) => boolean>> = {
  nationalFire: isInfantry,
  fireWhen: isInfantry,
  guardFlags: isGuard,
  gunTable: isArtillery,
};
/** Whether the card of such a unit can give this value: nobody is asked for others. */
export const bearsOn = (value: Value, unit: Unit) => ONLY[value]?.(unit) ?? true;

const USED_BY: Record<Value, ClauseId> = {
  half: 'ccn-5.95',
  unit: 'ccn-2.11',
  startBlocks: 'ccn-2.12',
  nationalFire: 'ccn-5.99',
  fireWhen: 'ccn-5.99',
  nationalMelee: 'ccn-5.130',
  meleeWhen: 'ccn-5.130',
  guardFlags: 'ccn-5.194',
  nationalFlags: 'ccn-5.196',
  nationalHexes: 'ccn-5.184',
  nationalMove: 'ccn-5.52',
  gunTable: 'ccn-5.106',
  tableDice: 'ccn-5.106',
  closeDice: 'ccn-5.140',
};
/** Dice in melee stand in a clause of each arm. */
const MELEE = { cavalry: 'ccn-5.133', artillery: 'ccn-5.141' } as const;

/** The clause that uses a value; of dice in melee, that of the arm of the unit. */
/** Whether a name is that of a value of a national card. */
export const isValue = (name: string): name is Value => Object.hasOwn(USED_BY, name);

export function usedBy(value: Value, unit?: Unit): ClauseId {
  const melee = value === 'nationalMelee' || value === 'meleeWhen';
  if (melee && unit && isCavalry(unit)) return MELEE.cavalry;
  if (melee && unit && isArtillery(unit)) return MELEE.artillery;
  return USED_BY[value];
}

/** Every clause that uses a value of a national card, and those that tell of the cards. */
export const CARD_CLAUSES: readonly ClauseId[] = [
  ...(['ccn-1.9', 'ccn-2.13', 'ccn-2.14', 'ccn-3.3'] as const),
  ...new Set([...Object.values(USED_BY), ...Object.values(MELEE)]),
];

const partOf = (draft: unknown, name: string): unknown =>
  typeof draft === 'object' && draft !== null ? Reflect.get(draft, name) : undefined;

/** What of an unfinished sheet can be used: its records that hold together, the first of each type. */
export function soundSheet(draft: unknown): NationSheet {
  const { records: _, ...own } = SHEET_FIELDS;
  const head = { nationName: partOf(draft, 'nationName'), half: partOf(draft, 'half') };
  const found = read(own, head);
  const given = partOf(draft, 'records');
  const records = (Array.isArray(given) ? given : []).flatMap((one) => {
    const record = read(RECORD_FIELDS, one);
    return 'value' in record && checkRecord(record.value).length === 0 ? record.value : [];
  });
  const first = records.filter(
    ({ unit }, i) => records.findIndex((record) => record.unit === unit) === i,
  );
  return { ...('value' in found ? found.value : { nationName: '', half: 'up' }), records: first };
}
