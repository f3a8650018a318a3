import cardsEn from '../../i18n/ccn/sheets/cards.en.ts';
import cardsEs from '../../i18n/ccn/sheets/cards.es.ts';
import terrainEn from '../../i18n/ccn/sheets/terrain.en.ts';
import terrainEs from '../../i18n/ccn/sheets/terrain.es.ts';
import unitsEn from '../../i18n/ccn/sheets/units.en.ts';
import unitsEs from '../../i18n/ccn/sheets/units.es.ts';
import { cards } from './cards.ts';
import { terrain } from './terrain.ts';
import { units } from './units.ts';

/** Each on one side of paper. */
export const sheets = [units, terrain, cards];

export const words = {
  es: { ...unitsEs, ...terrainEs, ...cardsEs },
  en: { ...unitsEn, ...terrainEn, ...cardsEn },
};
