import breakingEn from '../../i18n/wab/sheets/breaking.en.ts';
import breakingEs from '../../i18n/wab/sheets/breaking.es.ts';
import combatEn from '../../i18n/wab/sheets/combat.en.ts';
import combatEs from '../../i18n/wab/sheets/combat.es.ts';
import movementEn from '../../i18n/wab/sheets/movement.en.ts';
import movementEs from '../../i18n/wab/sheets/movement.es.ts';
import panicEn from '../../i18n/wab/sheets/panic.en.ts';
import panicEs from '../../i18n/wab/sheets/panic.es.ts';
import shootingEn from '../../i18n/wab/sheets/shooting.en.ts';
import shootingEs from '../../i18n/wab/sheets/shooting.es.ts';
import { breaking } from './breaking.ts';
import { combat } from './combat.ts';
import { movement } from './movement.ts';
import { panicSheet } from './panic.ts';
import { shootingSheet } from './shooting.ts';

export const sheets = [movement, shootingSheet, combat, breaking, panicSheet];

export const words = {
  es: { ...breakingEs, ...combatEs, ...movementEs, ...panicEs, ...shootingEs },
  en: { ...breakingEn, ...combatEn, ...movementEn, ...panicEn, ...shootingEn },
};
