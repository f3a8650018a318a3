import type { Lang } from '../lang.ts';
import { ROSTER, type RosterWords } from '../roster.ts';

/** What the page of unit cards of Ancient Battles says besides. */
const es = {
  title: 'Tu ejército',
  about:
    'Compra un ejército de Los Bárbaros, de Roma Imperial Temprana o de una lista tuya y mira qué incumple, cláusula por cláusula; o apunta fichas de unidad sueltas. Las calculadoras y la mesa toman de aquí tus unidades. Va en un enlace, en un archivo o en una hoja impresa.',
  whichList: 'Lista de ejército',
  'list.cards': 'Ninguna: fichas de unidad sueltas',
  'list.barbarians': 'Los Bárbaros (500 a.C. - 500 d.C.)',
  'list.early-imperial-rome': 'Roma Imperial Temprana (30 a.C. - 280 d.C.)',
  'list.own': 'Una lista tuya, de un archivo',
  armyLegend: 'Las fichas',
  add: 'O de lo que trae el reglamento',
  knownHelp:
    'Son los ejemplos de atributos del reglamento. Lo demás es lo corriente, para que pongas lo tuyo.',
  noUnits: 'Se suma en cuanto hay una unidad.',
  profile:
    'M {movement} · HA {weaponSkill} · HP {ballisticSkill} · F {strength} · R {toughness} · H {woundsEach} · I {initiative} · A {attacks} · L {leadership}',
  block: '{models} × {wide} de frente',
  models: '{models} {models?miniatura|miniaturas}',
  save: 'salva a {save}+',
  unsaved: 'sin salvación',
  total: 'Recuento',
  fight: 'Combatir',
  shoot: 'Disparar',
  clear: 'Vaciar las fichas',
  otherFile: 'No es un archivo de fichas de Batallas de la Antigüedad de Ius Belli.',
  badFile:
    'El archivo no se ha abierto y las fichas siguen como estaban. Esto es lo que no encaja:',
  badLink:
    'El enlace está dañado: no se han podido leer las fichas, y las tuyas siguen como estaban.',
  notJson: 'No es un archivo de fichas: no contiene JSON válido.',
  before: 'Recuperar las fichas anteriores',
  'known.mounted-warrior': 'Guerrero a caballo',
  'known.war-wagon': 'Vagón de guerra',
  'known.tabor-defenders': 'Defensores de un tabor',
  'known.light-chariots': 'Carros ligeros',
  'known.indian-elephant': 'Elefante indio',
  'known.catapult': 'Catapulta',
  'known.bolt-thrower': 'Balista',
  'known.cannon': 'Cañón',
  'known.organ-gun': 'Cañón órgano',
};

/** The lists of armies, and cards of none. */
export type ListKind = 'cards' | 'barbarians' | 'early-imperial-rome' | 'own';

type Own = Record<keyof typeof es, string>;
export type WabRosterWords = RosterWords & Own;

const en: Own = {
  title: 'Your army',
  about:
    'Buy an army of the Barbarians, of Early Imperial Rome or of a list of your own and see what breaks a rule, clause by clause; or write down unit cards by themselves. Calculators and the table take your units from here. It travels in a link, a file or one printed page.',
  whichList: 'Army list',
  'list.cards': 'None: unit cards by themselves',
  'list.barbarians': 'The Barbarians (500 BC - AD 500)',
  'list.early-imperial-rome': 'Early Imperial Rome (30 BC - AD 280)',
  'list.own': 'A list of your own, from a file',
  armyLegend: 'The cards',
  add: 'Or from what the rulebook has',
  knownHelp:
    'These are the sample profiles of the rulebook. All else is ordinary, for you to put yours.',
  noUnits: 'It is added up as soon as there is a unit.',
  profile:
    'M {movement} · WS {weaponSkill} · BS {ballisticSkill} · S {strength} · T {toughness} · W {woundsEach} · I {initiative} · A {attacks} · Ld {leadership}',
  block: '{models}, {wide} wide',
  models: '{models} {models?model|models}',
  save: 'saves on {save}+',
  unsaved: 'no save',
  total: 'In all',
  fight: 'Fight',
  shoot: 'Shoot',
  clear: 'Clear the cards',
  otherFile: 'This is no file of unit cards of Ancient Battles of Ius Belli.',
  badFile: 'The file was not opened and the cards are as they were. This does not fit:',
  badLink: 'The link is damaged: the cards could not be read, and yours are as they were.',
  notJson: 'This is no file of unit cards: it holds no valid JSON.',
  before: 'Bring back the cards before them',
  'known.mounted-warrior': 'Mounted warrior',
  'known.war-wagon': 'War wagon',
  'known.tabor-defenders': 'Tabor defenders',
  'known.light-chariots': 'Light chariots',
  'known.indian-elephant': 'Indian elephant',
  'known.catapult': 'Catapult',
  'known.bolt-thrower': 'Bolt thrower',
  'known.cannon': 'Cannon',
  'known.organ-gun': 'Organ gun',
};

export const rosterWords = (lang: Lang): WabRosterWords => ({
  ...ROSTER[lang],
  ...{ es, en }[lang],
});
