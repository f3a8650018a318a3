import { applies, defineExamples, forbids } from '../../../../src/library/example.ts';

/** The box, the board, the die and what an order is for. */
export const box = defineExamples({
  'cca-2.1/dice': applies('cca/components', {
    es: 'Se cuentan los dados de batalla de la caja, por si falta alguno.',
    en: 'The battle dice of the box are counted, to see whether any is missing.',
    ask: { component: 'battle-dice' },
    gives: { count: 7 },
  }),
  'cca-2.1/printed-total': applies('cca/components', {
    es: 'Se compara el total de bloques que imprime el libro con la suma de los tamaños.',
    en: 'Somebody compares the total of blocks that the book prints with the sum of the sizes.',
    ask: { component: 'blocks' },
    gives: { count: 356, addedUp: 345 },
    cites: ['cca-2.1', 'cca-2.2'],
  }),
  'cca-2.2/medium-blocks': applies('cca/components', {
    es: 'Se cuentan los bloques medianos de caballería, por si falta alguno.',
    en: 'The medium blocks for cavalry are counted, to see whether any is missing.',
    ask: { component: 'medium-blocks' },
    gives: { count: 75 },
  }),
  'cca-2.2/banner-blocks': applies('cca/components', {
    es: 'Se cuentan los bloques negros de los Estandartes de Victoria, por si falta alguno.',
    en: 'The black blocks for the Victory Banners are counted, to see whether any is missing.',
    ask: { component: 'banner-blocks' },
    gives: { count: 16 },
  }),
  'cca-2.3/grid': applies('cca/components', {
    es: 'Se cuentan los hexes del tablero antes de colocar las unidades.',
    en: 'The hexes of the board are counted before the units are placed.',
    ask: { component: 'board' },
    gives: { width: 13, depth: 9, boardSections: 3 },
    case: 341,
  }),
  'cca-2.4/three-sections': applies('cca/components', {
    es: 'Las líneas de puntos parten el tablero, y una carta da órdenes a una de las partes.',
    en: 'The dotted lines divide the board, and a card orders one of its parts.',
    ask: { component: 'board' },
    gives: { dottedLines: 2, boardSections: 3 },
  }),
  'cca-2.4/left-of-one-is-right-of-the-other': applies('cca/sections', {
    es: 'Para el jugador del borde superior, ¿dónde está el hex E2?',
    en: 'Where is hex E2 for the player at the top edge?',
    ask: { hex: 'E2', homeEdge: 'top' },
    gives: { hexSections: ['right'], onDottedLine: false },
    cites: ['cca-3.4', 'cca-2.4'],
  }),
  'cca-2.5/on-the-line': applies('cca/sections', {
    es: 'Una unidad de infantería media está en E5, un hex cortado por la línea de puntos entre la izquierda y el centro, y se juega una carta para el centro.',
    en: 'A medium infantry unit stands in E5, a hex cut by the dotted line between left and centre, and a card for the centre is played.',
    ask: { hex: 'E5', wantedSection: 'centre' },
    gives: { hexSections: ['left', 'centre'], inSection: true },
    cites: ['cca-2.5', 'cca-7.3'],
    case: 59,
  }),
  'cca-2.5/on-the-other-line': applies('cca/sections', {
    es: 'El jugador del borde inferior mira el hex E9.',
    en: 'The player at the bottom edge looks at hex E9.',
    ask: { hex: 'E9' },
    gives: { hexSections: ['centre', 'right'], onDottedLine: true },
  }),
  'cca-2.6/no-order-no-move': forbids('cca/may-move', {
    es: 'Una unidad de caballería media que no ha recibido ninguna orden quiere mover 1 hex.',
    en: 'A medium cavalry unit that has got no order wants to move 1 hex.',
    ask: { unit: 'MC', ordered: false },
    gives: { allowed: false, maxOnPath: 0 },
    cites: ['cca-2.6', 'cca-7.2'],
  }),
  'cca-2.6/no-order-no-battle': applies('cca/may-battle', {
    es: 'Una unidad de infantería pesada sin órdenes tiene un enemigo adyacente y quiere combatir.',
    en: 'A heavy infantry unit without an order has an enemy adjacent and wants to battle.',
    ask: { attacker: { unit: 'HI', ordered: false }, defender: { unit: 'MI' } },
    gives: { allowed: false },
  }),
  'cca-2.7/flags-on-four-dice': applies('cca/dice', {
    es: 'Se tiran 4 dados y se cuentan las banderas.',
    en: '4 dice are rolled and flags are counted.',
    ask: { thrownDice: 4, wantedFaces: ['flag'] },
    gives: { perDie: '1/6', expectedFaces: '2/3' },
    odds: { 'at-least-one-face': '671/1296' },
  }),
  'cca-2.7/six-faces': applies('cca/components', {
    es: 'Un jugador nuevo repasa las caras del dado de batalla antes de tirarlo.',
    en: 'A new player goes through the faces of the battle die before he rolls it.',
    ask: { component: 'battle-dice' },
    gives: { dieFaces: ['green', 'blue', 'red', 'leader', 'flag', 'swords'] },
  }),
});
