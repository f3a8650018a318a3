import armsEn from '../../i18n/wab/sheets/arms.en.ts';
import armsEs from '../../i18n/wab/sheets/arms.es.ts';
import breakingEn from '../../i18n/wab/sheets/breaking.en.ts';
import breakingEs from '../../i18n/wab/sheets/breaking.es.ts';
import combatEn from '../../i18n/wab/sheets/combat.en.ts';
import combatEs from '../../i18n/wab/sheets/combat.es.ts';
import formationsEn from '../../i18n/wab/sheets/formations.en.ts';
import formationsEs from '../../i18n/wab/sheets/formations.es.ts';
import movementEn from '../../i18n/wab/sheets/movement.en.ts';
import movementEs from '../../i18n/wab/sheets/movement.es.ts';
import panicEn from '../../i18n/wab/sheets/panic.en.ts';
import panicEs from '../../i18n/wab/sheets/panic.es.ts';
import psychologyEn from '../../i18n/wab/sheets/psychology.en.ts';
import psychologyEs from '../../i18n/wab/sheets/psychology.es.ts';
import shootingEn from '../../i18n/wab/sheets/shooting.en.ts';
import shootingEs from '../../i18n/wab/sheets/shooting.es.ts';
import turnEn from '../../i18n/wab/sheets/turn.en.ts';
import turnEs from '../../i18n/wab/sheets/turn.es.ts';
import vehiclesEn from '../../i18n/wab/sheets/vehicles.en.ts';
import vehiclesEs from '../../i18n/wab/sheets/vehicles.es.ts';
import { arms } from './arms.ts';
import { breaking } from './breaking.ts';
import { combat } from './combat.ts';
import { formations } from './formations.ts';
import { movement } from './movement.ts';
import { panicSheet } from './panic.ts';
import { psychology } from './psychology.ts';
import { shootingSheet } from './shooting.ts';
import { turn } from './turn.ts';
import { vehiclesSheet } from './vehicles.ts';

export const sheets = [
  turn,
  movement,
  shootingSheet,
  combat,
  breaking,
  panicSheet,
  psychology,
  arms,
  formations,
  vehiclesSheet,
];

export const words = {
  es: {
    ...armsEs,
    ...breakingEs,
    ...combatEs,
    ...formationsEs,
    ...movementEs,
    ...panicEs,
    ...psychologyEs,
    ...shootingEs,
    ...turnEs,
    ...vehiclesEs,
  },
  en: {
    ...armsEn,
    ...breakingEn,
    ...combatEn,
    ...formationsEn,
    ...movementEn,
    ...panicEn,
    ...psychologyEn,
    ...shootingEn,
    ...turnEn,
    ...vehiclesEn,
  },
};
