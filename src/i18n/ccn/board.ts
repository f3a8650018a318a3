import { type BoardWords, boardWords } from '../board.ts';
import type { Lang } from '../lang.ts';

/** What the board of this game calls otherwise, and what only this game has. */
const es = {
  about:
    'El tablero de 13 por 9 hexágonos: prepara una posición, pregunta qué puede hacer cada unidad y por qué no, o juega una partida a dos con el motor como árbitro. Los valores de las tarjetas nacionales salen de tus hojas.',
  hand: 'Elegir un hexágono',
  attach: 'Líder vinculado a la unidad',
  hex: 'Hexágono {hex}',
  pickHex: 'Elige un hexágono en el tablero para cambiarlo aquí.',
  rampart: 'Fortificación en el lado',
  moveTo: 'Llevar a otro hexágono',
  nowTarget: 'Elige el hexágono de destino.',
  banners: 'Banderas de Victoria',
  goal: 'Banderas de Victoria para ganar',
  pickAny: 'Elige el hexágono desde el que se mira y después otro.',
  moved: 'Hexágonos que ha movido antes',
  tapWhy: 'Toca otro hexágono para saber por qué sí o por qué no.',
  due: 'Debe retirarse {n} {n?hexágono|hexágonos}; puede ignorar hasta {ignorable} {ignorable?bandera|banderas}.',
  bannersOf: '{side}: {n} de {goal} Banderas de Victoria',
  'end.dice-decide': 'Escape: deciden los dados',
  'ask.retire': '¿Por dónde se Retira y Reforma?',
  pickAttacker: 'Elige en el tablero la unidad enemiga que la ataca.',
  startBlocks: 'Bloques con que empieza',
  startsWith: 'empieza con {n}',
  square: 'En cuadro',
  noSquare: 'no',
  token: 'ficha {n}',
  inSquare: 'en cuadro {n}',
  ofBattle: 'Hojas, salidas y objetivos',
  sheet: 'Hoja nacional',
  noSheet: 'ninguna',
  sheetHelp:
    'Sin hoja nacional la infantería y la caballería tiran como dice el reglamento, y la artillería sólo donde el reglamento da sus dados.',
  keptSheets: 'Una de tus hojas',
  nations: 'Copiar una tarjeta nacional',
  exits: 'Puede salir por',
  objectives: 'Objetivos',
  taken: 'Objetivos ya tomados',
  notHexes: 'Aquí hay algo que no es un hexágono del tablero.',
} as const;

/** Every word of this board, in any language. */
export type Words = BoardWords & Record<keyof typeof es, string>;

const en: Record<keyof typeof es, string> = {
  about:
    'The board of 13 by 9 hexes: set a position up, ask what each unit may do and why not, or play a game for two with the engine as referee. The values of national cards come from your sheets.',
  hand: 'Choose a hex',
  attach: 'Leader attached to the unit',
  hex: 'Hex {hex}',
  pickHex: 'Choose a hex of the board to change it here.',
  rampart: 'Fieldworks on the side',
  moveTo: 'Take to another hex',
  nowTarget: 'Choose the hex it goes to.',
  banners: 'Victory Banners',
  goal: 'Victory Banners to win',
  pickAny: 'Choose the hex to look from, and then another.',
  moved: 'Hexes that it has moved before',
  tapWhy: 'Tap another hex to see why or why not.',
  due: 'It has to retreat {n} {n?hex|hexes}; it may ignore up to {ignorable} {ignorable?flag|flags}.',
  bannersOf: '{side}: {n} of {goal} Victory Banners',
  'end.dice-decide': 'Escape: the dice decide',
  'ask.retire': 'Where does it Retire and Reform?',
  pickAttacker: 'Choose the enemy unit that attacks it on the board.',
  startBlocks: 'Blocks that it starts with',
  startsWith: 'starts with {n}',
  square: 'In square',
  noSquare: 'no',
  token: 'token {n}',
  inSquare: 'in square {n}',
  ofBattle: 'Sheets, exits and objectives',
  sheet: 'National sheet',
  noSheet: 'none',
  sheetHelp:
    'Without a national sheet infantry and cavalry roll as the rulebook says, and artillery only where the rulebook gives its dice.',
  keptSheets: 'One of your sheets',
  nations: 'Copy a national card',
  exits: 'May leave over',
  objectives: 'Objectives',
  taken: 'Objectives taken already',
  notHexes: 'Something here is no hex of the board.',
};

/** The words of the board of this game. */
export const words = (lang: Lang): Words => ({ ...boardWords(lang), ...{ es, en }[lang] });
