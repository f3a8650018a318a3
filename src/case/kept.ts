import { store, stored } from '../widgets/device.ts';
import { type CaseFile, caseIn, NO_CASE, withLinks } from './file.ts';

export const KEY = 'case';

/** The case on this device; an empty one where there is none. */
export const keptCase = (): CaseFile => caseIn(stored(KEY)) ?? NO_CASE;

/** How many pieces of evidence there are after these are added; undefined where the browser keeps nothing. */
export function addToCase(links: readonly string[]): number | undefined {
  const next = withLinks(keptCase(), links);
  return store(KEY, next) ? next.entries.length : undefined;
}
