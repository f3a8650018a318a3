import { FIRST_DISTANCE, printsMelee, RECORD_FIELDS } from '../../../engine/ccn/nations/sheet.ts';
import { isArtillery, PROFILES, UNITS, type Unit } from '../../../engine/ccn/units.ts';
import { type Draft, isDraft } from '../../../widgets/paths.ts';
import { wholeOf } from '../../../widgets/typed.ts';

/** A table of artillery while it is filled in: cells may be empty or hold what is no number. */
export interface Row {
  tableDice: readonly unknown[];
  closeDice: unknown;
}

const rowOf = (given: unknown): Row => {
  const row = isDraft(given) ? given : {};
  return { tableDice: Array.isArray(row.tableDice) ? row.tableDice : [], closeDice: row.closeDice };
};
export const rowsOf = ({ gunTable }: Draft): readonly Row[] =>
  Array.isArray(gunTable) ? gunTable.map(rowOf) : [];

export const gunOf = ({ unit }: Draft): Unit | undefined =>
  UNITS.find((one) => one === unit && isArtillery(one));

/** The rows to show: one for each number of blocks, and all that were filled in. */
export function shownRows(card: Draft): readonly Row[] {
  const rows = rowsOf(card);
  const { startBlocks } = card;
  const { max } = RECORD_FIELDS.startBlocks;
  const blocks = typeof startBlocks === 'number' && startBlocks <= max ? startBlocks : 1;
  return Array.from({ length: Math.max(1, blocks, rows.length) }, (_, i) => rows[i] ?? rowOf({}));
}

/** The distances to show, from the nearest to which artillery fires. */
export function distancesOf(card: Draft): readonly number[] {
  const gun = gunOf(card);
  const range = gun ? PROFILES[gun].range : FIRST_DISTANCE - 1;
  const cells = rowsOf(card).map(({ tableDice }) => tableDice.length);
  const many = Math.max(range - FIRST_DISTANCE + 1, ...cells);
  return Array.from({ length: many }, (_, i) => FIRST_DISTANCE + i);
}

/** Must the card say its dice in melee with so many blocks? */
export const asksMelee = (card: Draft, blocks: number) => {
  const gun = gunOf(card);
  return gun !== undefined && !printsMelee(gun, blocks);
};

const isBlank = (cell: unknown) => cell === undefined || cell === '';
function trimmed<T>(list: readonly T[], blank: (one: T) => boolean): readonly T[] {
  const last = list.findLastIndex((one) => !blank(one));
  return list.slice(0, last + 1);
}
const writeRow = ({ tableDice, closeDice }: Row): Draft => ({
  ...(tableDice.length > 0 && { tableDice }),
  ...(!isBlank(closeDice) && { closeDice }),
});
const isEmpty = (row: Row) => Object.keys(writeRow(row)).length === 0;

/** The card with something typed into a cell of its table: at a place of the row, or in melee. */
export function withCell(card: Draft, at: number, place: number | 'melee', text: string): Draft {
  const cell = text.trim() === '' ? '' : wholeOf(text);
  const rows = shownRows(card).map((row, i) => {
    if (i !== at) return row;
    if (place === 'melee') return { ...row, closeDice: cell };
    const dice = Array.from(
      { length: Math.max(place + 1, row.tableDice.length) },
      (_, j) => row.tableDice[j] ?? '',
    );
    return { ...row, tableDice: trimmed(dice.with(place, cell), isBlank) };
  });
  const { gunTable: _, ...others } = card;
  const table = trimmed(rows, isEmpty).map(writeRow);
  return table.length > 0 ? { ...others, gunTable: table } : others;
}
