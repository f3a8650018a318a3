import type { Lang } from '../i18n/lang.ts';
import { cca } from './cca/index.ts';
import { onus } from './onus/index.ts';
import type { Sheet } from './sheet.ts';

/** The sheets of a system, in the order in which its index lists them, and the words in which they speak. */
export interface SystemSheets {
  sheets: readonly Sheet[];
  words: Record<Lang, Readonly<Record<string, string>>>;
}

/** By system; one that has no sheets is not there. */
export const SHEETS: Readonly<Record<string, SystemSheets>> = { cca, onus };
