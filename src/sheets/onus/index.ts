import combatEn from '../../i18n/onus/sheets/combat.en.ts';
import combatEs from '../../i18n/onus/sheets/combat.es.ts';
import movementEn from '../../i18n/onus/sheets/movement.en.ts';
import movementEs from '../../i18n/onus/sheets/movement.es.ts';
import { combat } from './combat.ts';
import { movement } from './movement.ts';

export const onus = {
  sheets: [movement, combat],
  words: {
    es: { ...movementEs, ...combatEs },
    en: { ...movementEn, ...combatEn },
  },
};
