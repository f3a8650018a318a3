import { COMBATANTS, UNITS } from '../../cca/units.ts';

/** Names for units in rows of cases, as the figures of the book class them. */
export const KINDS = {
  UNITS,
  COMBATANTS,
  FOOT: ['LI', 'LS', 'LB', 'AX', 'WR', 'MI', 'HI'],
  LIGHT_FOOT: ['LI', 'LS', 'LB', 'AX'],
  LIGHT: ['LI', 'LS', 'LB', 'AX', 'LC'],
  MEDIUM: ['WR', 'MI', 'MC'],
  HEAVY: ['HI', 'HC', 'CH', 'EL'],
  MOUNTED: ['LC', 'MC', 'HC', 'CH', 'EL'],
  CAVALRY: ['LC', 'MC', 'HC'],
};
