import type { Ordinary } from '../../../hexes/game/notation.ts';
import type { Setting } from '../state.ts';

/** A battle of which nothing is said yet. */
export const EMPTY_SETTING: Setting = {
  sheets: { bottom: null, top: null },
  exits: { bottom: [], top: [] },
  objectives: [],
  taken: [],
};

/**
 * What a position means where it does not say otherwise. The book has no battle in it: it says that 5 to 9 banners are
 * usual (ccn-4.1), and of hands nothing.
 */
export const ORDINARY: Ordinary = {
  command: { bottom: 5, top: 5 },
  goal: 6,
  active: 'bottom',
};
