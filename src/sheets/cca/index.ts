import cardsEn from '../../i18n/cca/sheets/cards.en.ts';
import cardsEs from '../../i18n/cca/sheets/cards.es.ts';
import diceEn from '../../i18n/cca/sheets/dice.en.ts';
import diceEs from '../../i18n/cca/sheets/dice.es.ts';
import terrainEn from '../../i18n/cca/sheets/terrain.en.ts';
import terrainEs from '../../i18n/cca/sheets/terrain.es.ts';
import turnEn from '../../i18n/cca/sheets/turn.en.ts';
import turnEs from '../../i18n/cca/sheets/turn.es.ts';
import unitsEn from '../../i18n/cca/sheets/units.en.ts';
import unitsEs from '../../i18n/cca/sheets/units.es.ts';
import { cards } from './cards.ts';
import { dice } from './dice.ts';
import { terrain } from './terrain.ts';
import { turn } from './turn.ts';
import { units } from './units.ts';

export const sheets = [units, terrain, cards, dice, turn];

export const words = {
  es: { ...unitsEs, ...terrainEs, ...cardsEs, ...diceEs, ...turnEs },
  en: { ...unitsEn, ...terrainEn, ...cardsEn, ...diceEn, ...turnEn },
};
