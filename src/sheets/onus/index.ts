import combatEn from '../../i18n/onus/sheets/combat.en.ts';
import combatEs from '../../i18n/onus/sheets/combat.es.ts';
import { combat } from './combat.ts';

export const onus = {
  sheets: [combat],
  words: { es: { ...combatEs }, en: { ...combatEn } },
};
