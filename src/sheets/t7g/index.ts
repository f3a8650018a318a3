import chancesEn from '../../i18n/t7g/sheets/chances.en.ts';
import chancesEs from '../../i18n/t7g/sheets/chances.es.ts';
import combatEn from '../../i18n/t7g/sheets/combat.en.ts';
import combatEs from '../../i18n/t7g/sheets/combat.es.ts';
import commandersEn from '../../i18n/t7g/sheets/commanders.en.ts';
import commandersEs from '../../i18n/t7g/sheets/commanders.es.ts';
import horseEn from '../../i18n/t7g/sheets/horse.en.ts';
import horseEs from '../../i18n/t7g/sheets/horse.es.ts';
import shootingEn from '../../i18n/t7g/sheets/shooting.en.ts';
import shootingEs from '../../i18n/t7g/sheets/shooting.es.ts';
import traitsEn from '../../i18n/t7g/sheets/traits.en.ts';
import traitsEs from '../../i18n/t7g/sheets/traits.es.ts';
import troopsEn from '../../i18n/t7g/sheets/troops.en.ts';
import troopsEs from '../../i18n/t7g/sheets/troops.es.ts';
import turnEn from '../../i18n/t7g/sheets/turn.en.ts';
import turnEs from '../../i18n/t7g/sheets/turn.es.ts';
import { combat } from './combat.ts';
import { commanders } from './commanders.ts';
import { horseAndGuns } from './horse-and-guns.ts';
import { shooting } from './shooting.ts';
import { traits } from './traits.ts';
import { troops } from './troops.ts';
import { turn } from './turn.ts';

export const sheets = [turn, shooting, combat, troops, horseAndGuns, commanders, traits];

export const words = {
  es: {
    ...chancesEs,
    ...combatEs,
    ...commandersEs,
    ...horseEs,
    ...shootingEs,
    ...traitsEs,
    ...troopsEs,
    ...turnEs,
  },
  en: {
    ...chancesEn,
    ...combatEn,
    ...commandersEn,
    ...horseEn,
    ...shootingEn,
    ...traitsEn,
    ...troopsEn,
    ...turnEn,
  },
};
