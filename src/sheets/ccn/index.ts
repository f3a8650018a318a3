import cardsEn from '../../i18n/ccn/sheets/cards.en.ts';
import cardsEs from '../../i18n/ccn/sheets/cards.es.ts';
import combatEn from '../../i18n/ccn/sheets/combat.en.ts';
import combatEs from '../../i18n/ccn/sheets/combat.es.ts';
import terrainEn from '../../i18n/ccn/sheets/terrain.en.ts';
import terrainEs from '../../i18n/ccn/sheets/terrain.es.ts';
import turnEn from '../../i18n/ccn/sheets/turn.en.ts';
import turnEs from '../../i18n/ccn/sheets/turn.es.ts';
import unitsEn from '../../i18n/ccn/sheets/units.en.ts';
import unitsEs from '../../i18n/ccn/sheets/units.es.ts';
import { cards } from './cards.ts';
import { combat } from './combat.ts';
import { terrain } from './terrain.ts';
import { turn } from './turn.ts';
import { units } from './units.ts';

/** Each on one side of paper. */
export const sheets = [units, terrain, cards, combat, turn];

export const words = {
  es: { ...unitsEs, ...terrainEs, ...cardsEs, ...combatEs, ...turnEs },
  en: { ...unitsEn, ...terrainEn, ...cardsEn, ...combatEn, ...turnEn },
};
