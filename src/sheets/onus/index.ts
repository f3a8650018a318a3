import chargeEn from '../../i18n/onus/sheets/charge.en.ts';
import chargeEs from '../../i18n/onus/sheets/charge.es.ts';
import combatEn from '../../i18n/onus/sheets/combat.en.ts';
import combatEs from '../../i18n/onus/sheets/combat.es.ts';
import movementEn from '../../i18n/onus/sheets/movement.en.ts';
import movementEs from '../../i18n/onus/sheets/movement.es.ts';
import shootingEn from '../../i18n/onus/sheets/shooting.en.ts';
import shootingEs from '../../i18n/onus/sheets/shooting.es.ts';
import turnEn from '../../i18n/onus/sheets/turn.en.ts';
import turnEs from '../../i18n/onus/sheets/turn.es.ts';
import { charge } from './charge.ts';
import { combat } from './combat.ts';
import { movement } from './movement.ts';
import { shooting } from './shooting.ts';
import { turn } from './turn.ts';

export const sheets = [turn, movement, charge, combat, shooting];

export const words = {
  es: { ...turnEs, ...movementEs, ...chargeEs, ...combatEs, ...shootingEs },
  en: { ...turnEn, ...movementEn, ...chargeEn, ...combatEn, ...shootingEn },
};
