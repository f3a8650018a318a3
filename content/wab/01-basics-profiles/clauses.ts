import { clause, defineClauses } from '../../../src/library/clauses.ts';

const THE_BOOK = {
  es: 'Habla del libro y de sus versiones: no hay nada que calcular.',
  en: 'It is about the book and its versions: there is nothing to work out.',
};

const MATERIAL = {
  es: 'Dice qué hay que tener para jugar: no hay nada que calcular.',
  en: 'It says what is needed to play: there is nothing to work out.',
};

const INCHES = {
  es: 'Dice en qué se mide: todas las distancias van así.',
  en: 'It says what distances are told in: all of them are.',
};

const COURTESY = {
  es: 'Es cosa de los jugadores: no hay nada que calcular.',
  en: 'It is up to the players: there is nothing to work out.',
};

export default defineClauses({
  'wab-1.1': clause('definition', '45-61', ['wab-1.2'], {
    excluded: THE_BOOK,
    words: 'errores de traducción, oficial | translation errors, official',
  }),
  'wab-1.2': clause('definition', '353-364', ['wab-1.1'], {
    excluded: THE_BOOK,
    words: 'FAQ, correcciones, versión 2.0 | FAQ, corrections, version 2.0',
  }),
  'wab-1.3': clause('setup', '288-302', [], {
    excluded: MATERIAL,
    words: 'qué necesito, material, componentes | what do I need, equipment',
  }),
  'wab-1.4': clause('definition', '293-296', [], {
    words: 'notación de dados, tirar dados | dice notation, roll dice',
  }),
  'wab-1.5': clause('option', '308-314', ['wab-1.6'], {
    words: 'segunda oportunidad, volver a tirar | second chance, roll again',
  }),
  'wab-1.6': clause('restriction', '314-316', ['wab-1.5'], {
    words: 'repetir dos veces, acumular repeticiones | re-roll twice, stack re-rolls',
  }),
  'wab-1.7': clause('definition', '320-329', [], {
    excluded: INCHES,
    words: 'centímetros, conversión | centimetres, conversion',
  }),
  'wab-1.8': clause('restriction', '332-337', ['wab-1.9', 'wab-3.3', 'wab-4.2'], {
    words: 'premedir, calcular a ojo | premeasure, guess',
  }),
  'wab-1.9': clause('procedure', '336-339', ['wab-1.8', 'wab-3.22', 'wab-4.16'], {
    words: 'carga corta, fuera de alcance | short charge, out of range',
  }),
  'wab-1.10': clause('definition', '342-345', [], {
    excluded: COURTESY,
    words: 'milímetros, buena fe | millimetres, good faith',
  }),
  'wab-1.11': clause('definition', '365-378', ['wab-2.10', 'wab-2.12'], {
    words: 'velocidad, cuánto mueve | speed, how far it moves',
  }),
  'wab-1.12': clause('definition', '381-385', ['wab-5.18'], { words: 'habilidad | skill' }),
  'wab-1.13': clause('definition', '388-392', ['wab-4.39'], { words: 'puntería | aim' }),
  'wab-1.14': clause('definition', '395-400', ['wab-4.51', 'wab-5.26'], {
    words: 'fuerza del elefante | elephant strength',
  }),
  'wab-1.15': clause('definition', '403-406', ['wab-4.51'], { words: 'dureza | hardness' }),
  'wab-1.16': clause('definition', '408-414', ['wab-4.58'], {
    words: 'puntos de vida | lives',
  }),
  'wab-1.17': clause('definition', '417-421', ['wab-5.9'], {
    words: 'rapidez, reflejos | speed of reaction',
  }),
  'wab-1.18': clause('definition', '424-427', ['wab-5.17'], {
    words: 'cuántos golpes | how many blows',
  }),
  'wab-1.19': clause('definition', '429-436', ['wab-1.20'], { words: 'coraje | bravery' }),
  'wab-1.20': clause('procedure', '439-446', ['wab-1.19', 'wab-6.1', 'wab-7.1', 'wab-9.30'], {
    words: 'tirar liderazgo, chequear | morale check',
  }),
  'wab-1.21': clause('definition', '451-454', ['wab-2.51'], {
    words: 'camellos, caballeros | camels, horsemen',
  }),
  'wab-1.22': clause('definition', '457-464', ['wab-5.19', 'wab-1.24'], {
    words: 'caballo, atributos de montura | horse, mount profile',
  }),
  'wab-1.23': clause('profile', '521-522', ['wab-1.22'], {
    restates: ['wab-1.22'],
    words: 'ejemplo de atributos, jinete | example profile, rider',
  }),
  'wab-1.24': clause('procedure', '469-472', ['wab-1.22', 'wab-4.62'], {
    words: 'caballo sin jinete, descabalgado | riderless horse, unhorsed',
  }),
  'wab-1.25': clause('exception', '475-481', ['wab-1.22'], {
    words: 'dotación, catapulta | crew, catapult',
  }),
});
