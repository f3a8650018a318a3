import { stored } from '../../../widgets/device.ts';
import { sheetsKey } from '../../../widgets/given/sheets.ts';
import { type Draft, isDraft } from '../../../widgets/paths.ts';

/** The sheets of a reader, as he left them, and which of them is open. */
export interface Kept {
  sheets: readonly Draft[];
  at: number;
}

export const KEY = sheetsKey('ccn');
export const NOTHING: Kept = { sheets: [], at: 0 };

/** What is on the device, as far as it is sheets. */
export function sheetsIn(found: unknown): readonly Draft[] {
  const sheets = isDraft(found) ? found.sheets : [];
  return Array.isArray(sheets) ? sheets.filter(isDraft) : [];
}
export const keptSheets = () => sheetsIn(stored(KEY));

const nameOf = ({ nationName }: Draft, unnamed: string) =>
  (typeof nationName === 'string' && nationName.trim()) || unnamed;

/** Their names, each once: what has no name, or that of one before it, is counted. */
export function namesOf(sheets: readonly Draft[], unnamed: string): string[] {
  const names: string[] = [];
  for (const sheet of sheets) {
    const name = nameOf(sheet, unnamed);
    let own = name;
    for (let n = 2; names.includes(own); n += 1) own = `${name} (${n})`;
    names.push(own);
  }
  return names;
}
