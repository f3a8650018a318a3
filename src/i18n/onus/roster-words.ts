import type { Lang } from '../lang.ts';
import { ROSTER, type RosterWords } from '../roster.ts';

/** What the army list of ONUS! says besides. */
const es = {
  about:
    'Apunta los valores de tus cartas, suma los puntos con el general y sus rangos, y llévate la lista en un enlace o en un archivo.',
  generals: 'Generales',
  add: 'O de lo que menciona el reglamento',
  addGeneral: 'Añadir un general',
  knownHelp:
    'El reglamento no trae cartas de unidad: sólo menciona estos valores. Los demás son corrientes, para que pongas los de tu carta.',
  missingValue: 'falta su valor',
  attack: 'Ataque {hit}/{wound}',
  ranged: 'A distancia {strength} ({range})',
  defence: 'Defensa {dodge}/{armour}',
  rest: 'Moral {morale} · Vida {life} · {movement} UD',
  leads: 'Liderazgo {leadership} · radio {radius} UD · +{percent} %',
  total: 'Valor',
  fightWith: 'Combatir',
  shootWith: 'Disparar',
  otherFile: 'No es un archivo de lista de ejército de ONUS! de Ius Belli.',
  'known.legionaries': 'Legionarios',
  'known.cataphracts': 'Catafractos a camello',
  'known.archers': 'Arqueros',
  'known.romans': 'Romanos (ejemplo de combate)',
  'known.romans-shot-at': 'Romanos (ejemplo de disparo)',
  'known.dacians': 'Dacios',
  'known.mercenaries': 'Mercenarios',
  'known.triarii': 'Triarii',
  'known.punic-cavalry': 'Caballería púnica',
  'known.trajan': 'Trajano',
};

type Own = Record<keyof typeof es, string>;
export type OnusRosterWords = RosterWords & Own;

const en: Own = {
  about:
    'Write down the values of your cards, add up the points with general and ranks, and take the list along as a link or a file.',
  generals: 'Generals',
  add: 'Or from what the rulebook mentions',
  addGeneral: 'Add a general',
  knownHelp:
    'The rulebook has no unit cards: it mentions these values alone. The others are ordinary ones, for you to put those of your card.',
  missingValue: 'its value is missing',
  attack: 'Attack {hit}/{wound}',
  ranged: 'Ranged {strength} ({range})',
  defence: 'Defence {dodge}/{armour}',
  rest: 'Morale {morale} · Life {life} · {movement} UD',
  leads: 'Leadership {leadership} · radius {radius} UD · +{percent} %',
  total: 'Value',
  fightWith: 'Fight',
  shootWith: 'Shoot',
  otherFile: 'This is no file of an ONUS! army list of Ius Belli.',
  'known.legionaries': 'Legionaries',
  'known.cataphracts': 'Camel Cataphracts',
  'known.archers': 'Archers',
  'known.romans': 'Romans (example of combat)',
  'known.romans-shot-at': 'Romans (example of shooting)',
  'known.dacians': 'Dacians',
  'known.mercenaries': 'Mercenaries',
  'known.triarii': 'Triarii',
  'known.punic-cavalry': 'Punic cavalry',
  'known.trajan': 'Trajan',
};

export const rosterWords = (lang: Lang): OnusRosterWords => ({
  ...ROSTER[lang],
  ...{ es, en }[lang],
});
