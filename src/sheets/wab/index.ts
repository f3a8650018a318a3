import armsEn from '../../i18n/wab/sheets/arms.en.ts';
import armsEs from '../../i18n/wab/sheets/arms.es.ts';
import listsEn from '../../i18n/wab/sheets/army-lists.en.ts';
import listsEs from '../../i18n/wab/sheets/army-lists.es.ts';
import breakingEn from '../../i18n/wab/sheets/breaking.en.ts';
import breakingEs from '../../i18n/wab/sheets/breaking.es.ts';
import combatEn from '../../i18n/wab/sheets/combat.en.ts';
import combatEs from '../../i18n/wab/sheets/combat.es.ts';
import formationsEn from '../../i18n/wab/sheets/formations.en.ts';
import formationsEs from '../../i18n/wab/sheets/formations.es.ts';
import machinesEn from '../../i18n/wab/sheets/machines.en.ts';
import machinesEs from '../../i18n/wab/sheets/machines.es.ts';
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
import victoryEn from '../../i18n/wab/sheets/victory.en.ts';
import victoryEs from '../../i18n/wab/sheets/victory.es.ts';
import { arms } from './arms.ts';
import { barbarians, rome } from './army-lists.ts';
import { breaking } from './breaking.ts';
import { combat } from './combat.ts';
import { formations } from './formations.ts';
import { machines } from './machines.ts';
import { movement } from './movement.ts';
import { panicSheet } from './panic.ts';
import { psychology } from './psychology.ts';
import { shootingSheet } from './shooting.ts';
import { turn } from './turn.ts';
import { vehiclesSheet } from './vehicles.ts';
import { victorySheet } from './victory.ts';

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
  machines,
  victorySheet,
  barbarians,
  rome,
];

export const words = {
  es: {
    ...armsEs,
    ...breakingEs,
    ...combatEs,
    ...formationsEs,
    ...listsEs,
    ...machinesEs,
    ...movementEs,
    ...panicEs,
    ...psychologyEs,
    ...shootingEs,
    ...turnEs,
    ...vehiclesEs,
    ...victoryEs,
  },
  en: {
    ...armsEn,
    ...breakingEn,
    ...combatEn,
    ...formationsEn,
    ...listsEn,
    ...machinesEn,
    ...movementEn,
    ...panicEn,
    ...psychologyEn,
    ...shootingEn,
    ...turnEn,
    ...vehiclesEn,
    ...victoryEn,
  },
};
