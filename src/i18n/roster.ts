import { DESK } from './desk.ts';
import type { Lang } from './lang.ts';

/** What every army list says. */
const es = {
  ...DESK.es,
  title: 'Tu ejército',
  armyLegend: 'El ejército',
  units: 'Unidades',
  choose: 'elegir…',
  addUnit: 'Añadir una unidad',
  edit: 'Cambiar',
  done: 'Listo',
  copy: 'Duplicar',
  remove: 'Quitar',
  unnamed: 'Sin nombre',
  nothing: 'Todavía no hay nadie.',
  noUnits: 'Se suma en cuanto hay una unidad.',
  points: '{n} {n?punto|puntos}',
  each: '{copies} × {name}',
  before: 'Recuperar la lista anterior',
  clear: 'Vaciar la lista',
  print: 'Imprimir',
  badFile: 'El archivo no se ha abierto y la lista sigue como estaba. Esto es lo que no encaja:',
  badLink: 'El enlace está dañado: no se ha podido leer la lista, y la tuya sigue como estaba.',
  noLink: 'No hay enlace mientras un valor esté fuera de lo posible: está marcado en su campo.',
  notJson: 'No es un archivo de lista de ejército: no contiene JSON válido.',
};

export type RosterWords = Record<keyof typeof es, string>;

const en: RosterWords = {
  ...DESK.en,
  title: 'Your army',
  armyLegend: 'The army',
  units: 'Units',
  choose: 'choose…',
  addUnit: 'Add a unit',
  edit: 'Change',
  done: 'Done',
  copy: 'Duplicate',
  remove: 'Take away',
  unnamed: 'No name',
  nothing: 'Nobody yet.',
  noUnits: 'It is added up as soon as there is a unit.',
  points: '{n} {n?point|points}',
  each: '{copies} × {name}',
  before: 'Bring back the list before it',
  clear: 'Clear the list',
  print: 'Print',
  badFile: 'The file was not opened and the list is as it was. This does not fit:',
  badLink: 'The link is damaged: the list could not be read, and yours is as it was.',
  noLink: 'There is no link while a value is out of range: it is marked at its field.',
  notJson: 'This is no file of an army list: it holds no valid JSON.',
};

export const ROSTER: Readonly<Record<Lang, RosterWords>> = { es, en };
