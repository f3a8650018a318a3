import { keyOf } from '../kept.ts';

/** Where a system keeps the sheets of its reader. */
export const sheetsKey = (system: string) => `sheets/${system}`;

/** Where it keeps his army list. */
export const armyKey = (system: string) => `roster/${system}`;

/** And the one whose place that took, so that a link or a file costs nobody his own. */
export const formerKey = (system: string) => `roster/${system}/former`;

/** Looked up by itself: what else is done with what a device keeps comes when there is something. */
export function hasSheets(system: string): boolean {
  try {
    return [sheetsKey, armyKey].some((of) => localStorage.getItem(keyOf(of(system))) !== null);
  } catch {
    return false;
  }
}
