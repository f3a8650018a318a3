import type { Next } from '../../../scripts/prove/odds/throwing.ts';

export const D6 = [1, 2, 3, 4, 5, 6];
/** More dice are not thrown at once. */
export const MOST_DICE = 20;

/** Veterans throw all their dice to hit again, hits too, where fewer hit than on average (wab-13.114). */
export const throwsAllAgain = (
  { veteran, rerollsMisses }: Pick<Chain, 'veteran' | 'rerollsMisses'>,
  hits: number,
  { dice, hitsOn }: { dice: number; hitsOn: number },
) => veteran === true && rerollsMisses !== true && 6 * hits < dice * (7 - hitsOn);

export const atLeast = (fallen: readonly (number | string)[], needed: number) =>
  fallen.filter((die) => Number(die) >= needed).length;

interface Chain {
  rolls: number;
  veteran?: boolean | undefined;
  hitsOn: number | null;
  /** Each die to hit that misses is thrown once more. */
  rerollsMisses?: boolean | undefined;
  needsToWound: number | null;
  needsToSave: number | null;
  most: number;
}

/** Dice to hit, to wound and to save, thrown one after the other (wab-4.37, wab-4.51, wab-4.54). */
export const chain = (
  { rolls, hitsOn, rerollsMisses, veteran, needsToWound, needsToSave, most }: Chain,
  chances: (wounds: number) => Record<string, boolean>,
): Next | null => {
  if (rolls > MOST_DICE) return null;
  const ends = (unsaved: number): Next => {
    const unsavedWounds = Math.min(unsaved, most);
    return { chances: chances(unsavedWounds), means: { unsavedWounds }, tables: { unsavedWounds } };
  };
  const saves = (wounds: number): Next =>
    needsToSave === null
      ? ends(wounds)
      : {
          ...{ dice: wounds, faces: D6 },
          next: (fallen) => ends(wounds - atLeast(fallen, needsToSave)),
        };
  const wounds = (hits: number): Next =>
    needsToWound === null
      ? ends(0)
      : { ...{ dice: hits, faces: D6 }, next: (fallen) => saves(atLeast(fallen, needsToWound)) };
  if (hitsOn === null) return wounds(rolls);
  const again = (hits: number): Next => {
    if (throwsAllAgain({ veteran, rerollsMisses }, hits, { dice: rolls, hitsOn }))
      return { ...{ dice: rolls, faces: D6 }, next: (fell) => wounds(atLeast(fell, hitsOn)) };
    return rerollsMisses
      ? {
          ...{ dice: rolls - hits, faces: D6 },
          next: (fallen) => wounds(hits + atLeast(fallen, hitsOn)),
        }
      : wounds(hits);
  };
  return { ...{ dice: rolls, faces: D6 }, next: (fallen) => again(atLeast(fallen, hitsOn)) };
};
