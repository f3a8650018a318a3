import combatEn from '../../i18n/wab/sheets/combat.en.ts';
import combatEs from '../../i18n/wab/sheets/combat.es.ts';
import { combat } from './combat.ts';

export const sheets = [combat];

export const words = {
  es: combatEs,
  en: combatEn,
};
