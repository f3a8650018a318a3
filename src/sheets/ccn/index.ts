import unitsEn from '../../i18n/ccn/sheets/units.en.ts';
import unitsEs from '../../i18n/ccn/sheets/units.es.ts';
import { units } from './units.ts';

export const sheets = [
  // Each on one side of paper.
  units,
];

export const words = {
  es: {
    ...unitsEs,
  },
  en: {
    ...unitsEn,
  },
};
