import breakingEn from '../../i18n/wab/sheets/breaking.en.ts';
import breakingEs from '../../i18n/wab/sheets/breaking.es.ts';
import combatEn from '../../i18n/wab/sheets/combat.en.ts';
import combatEs from '../../i18n/wab/sheets/combat.es.ts';
import shootingEn from '../../i18n/wab/sheets/shooting.en.ts';
import shootingEs from '../../i18n/wab/sheets/shooting.es.ts';
import { breaking } from './breaking.ts';
import { combat } from './combat.ts';
import { shootingSheet } from './shooting.ts';

export const sheets = [shootingSheet, combat, breaking];

export const words = {
  es: { ...breakingEs, ...combatEs, ...shootingEs },
  en: { ...breakingEn, ...combatEn, ...shootingEn },
};
