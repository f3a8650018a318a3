import type { Lang } from '../lang.ts';
import { ROSTER, type RosterWords } from '../roster.ts';

/** What the army list of Tercios says besides. */
const es = {
  about:
    'Apunta los perfiles y los puntos de tu libro de ejército, que el reglamento no trae, elige Virtudes y Cualidades según el Nivel de cada Mando y comprueba la lista: enlace, archivo y una hoja impresa.',
  add: 'Añadir un Mando',
  commanders: 'Mandos',
  general: 'Comandante',
  'known.general': 'Comandante de Nivel {n}',
  'known.commander': 'Mando de Nivel {n}',
  level: 'Nivel {n}',
  commanderAt: 'Mando {n}',
  ledBy: 'a las órdenes de {name}',
  nobodyLeads: 'ninguno: del Comandante',
  noSuchCommander: 'Mando {n}, que no está en la lista',
  noPoints: 'faltan sus puntos',
  noLevel: 'falta su Nivel',
  values:
    'Vel {speed} · Com {combat} · Fue {fire} · Dis {discipline} · Cor {courage} · Agu {stamina}',
  defences:
    'Defensas: Inf {infantryDefence} · Cab {cavalryDefence} · Sal {volleysDefence} · Art {artilleryDefence}',
  room: '{label}: {given} de {most}',
  addVirtue: 'Añadir una Virtud',
  addTrait: 'Añadir una Cualidad',
  takenBy: '{trait}, que ya tiene {name}',
  takeOff: 'Quitar {name}',
  automatic: 'Automática: sin tirada.',
  rolls: 'Tirada: {dice} {dice?dado|dados}, éxito con {from} o más.',
  generalOnly: 'Sólo la tiene el Comandante.',
  noEffect: 'El reglamento no llega a decir qué hace Emboscada: no se calcula nada con ella.',
  'reach.self': 'Él mismo.',
  'reach.inside': 'La unidad en la que está.',
  'reach.six': 'A 6″ o menos.',
  'reach.command': 'A distancia de mando y a la vista.',
  'reach.command-automatic': 'A distancia de mando.',
  'reach.sight': 'A la vista, a cualquier distancia.',
  'reach.twelve': 'A la vista y a menos de 12″.',
  'reach.set-up': 'Antes de la partida.',
  answers: 'También dentro de una unidad.',
  guns: 'También sobre artillería.',
  total: 'Total',
  otherFile: 'No es un archivo de lista de ejército de Tercios de Ius Belli.',
  shares: 'Qué parte de las Tropas es qué',
  who: 'Mando o clase',
  cost: 'Puntos',
  part: 'Parte',
};

type Own = Record<keyof typeof es, string>;
export type T7gRosterWords = RosterWords & Own;

const en: Own = {
  about:
    'Write down the profiles and points of your army book, which the rulebook does not have, choose Virtues and Traits by the Level of each Commander, and check the list: link, file and one printed page.',
  add: 'Add a Commander',
  commanders: 'Commanders',
  general: 'General',
  'known.general': 'General of Level {n}',
  'known.commander': 'Commander of Level {n}',
  level: 'Level {n}',
  commanderAt: 'Commander {n}',
  ledBy: 'under {name}',
  nobodyLeads: 'none: the General',
  noSuchCommander: 'Commander {n}, who is not in the list',
  noPoints: 'its points are missing',
  noLevel: 'his Level is missing',
  values:
    'Spd {speed} · Com {combat} · Fire {fire} · Dis {discipline} · Cou {courage} · Sta {stamina}',
  defences:
    'Defences: Inf {infantryDefence} · Cav {cavalryDefence} · Vol {volleysDefence} · Art {artilleryDefence}',
  room: '{label}: {given} of {most}',
  addVirtue: 'Add a Virtue',
  addTrait: 'Add a Trait',
  takenBy: '{trait}, which {name} has',
  takeOff: 'Take off {name}',
  automatic: 'Automatic: no roll.',
  rolls: 'Roll: {dice} {dice?die|dice}, success on {from} or more.',
  generalOnly: 'Only the General has it.',
  noEffect: 'The rulebook never says what Ambush does: nothing is worked out with it.',
  'reach.self': 'Himself.',
  'reach.inside': 'The unit that he is in.',
  'reach.six': 'At 6″ or less.',
  'reach.command': 'At command distance and in sight.',
  'reach.command-automatic': 'At command distance.',
  'reach.sight': 'In sight, at any distance.',
  'reach.twelve': 'In sight and at less than 12″.',
  'reach.set-up': 'Before the game.',
  answers: 'Inside a unit too.',
  guns: 'On artillery too.',
  total: 'Total',
  otherFile: 'This is no file of a Tercios army list of Ius Belli.',
  shares: 'What part of the Troops is what',
  who: 'Commander or kind',
  cost: 'Points',
  part: 'Share',
};

export const armyWords = (lang: Lang): T7gRosterWords => ({ ...ROSTER[lang], ...{ es, en }[lang] });
