import combatEn from '../../i18n/wab/sheets/combat.en.ts';
import combatEs from '../../i18n/wab/sheets/combat.es.ts';
import shootingEn from '../../i18n/wab/sheets/shooting.en.ts';
import shootingEs from '../../i18n/wab/sheets/shooting.es.ts';
import { combat } from './combat.ts';
import { shootingSheet } from './shooting.ts';

export const sheets = [shootingSheet, combat];

export const words = {
  es: { ...combatEs, ...shootingEs },
  en: { ...combatEn, ...shootingEn },
};
