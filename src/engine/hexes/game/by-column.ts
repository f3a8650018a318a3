import { type Hex, hexAt } from '../hex.ts';

const COLUMNS = 'ABCDEFGHIJKLM';

/** The hex that older texts name by the letter of its column and the number of its row: their G5 is E7. */
export function hexByColumn(name: string): Hex | undefined {
  if (name.length !== 2) return undefined;
  const y = Number(name.charAt(1)) - 1;
  return hexAt({ x: 2 * COLUMNS.indexOf(name.charAt(0)) + (y % 2), y });
}
