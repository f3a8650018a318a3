import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'ccn-2.1': clause('table', '104-117', ['ccn-2.2', 'ccn-8.1', 'ccn-8.24'], {
    words:
      'componentes, piezas, inventario, qué trae el juego | components, pieces, inventory, box contents',
  }),
  'ccn-2.2': clause('table', '115-126', ['ccn-2.1'], {
    words:
      'cuántos bloques, piezas de madera, piezas de sobra, recambio | how many blocks, wooden pieces, extra pieces',
  }),
  'ccn-2.3': clause('table', '130-140', {
    words:
      'milímetros, distinguir líder y artillería, grandes, pequeños | dimensions, millimetres, tell leaders from artillery, large, small',
  }),
  'ccn-2.4': clause('definition', '146-149', ['ccn-2.5'], {
    words: 'casillas, tamaño, casilla | size, playing area',
  }),
  'ccn-2.5': clause('definition', '149-154', ['ccn-2.6', 'ccn-8.42'], {
    words: 'zonas, alas, sectores, línea de puntos | zones, wings, sectors, dotted line, centre',
  }),
  'ccn-2.6': clause('definition', '154-157', ['ccn-5.8', 'ccn-5.22'], {
    words: 'hexágono compartido, dos secciones | shared hex, two sections',
  }),
  'ccn-2.7': clause('definition', '163-169', ['ccn-7.1'], {
    words: 'hexágonos de terreno, mapa, colocar | terrain hexes, map, place',
  }),
  'ccn-2.8': clause('restriction', '171-178', {
    restates: ['ccn-5.13'],
    words: 'activar, para qué sirven las cartas, inactiva | activate, what cards are for, inactive',
  }),
  'ccn-2.9': clause('table', '180-187', ['ccn-5.110', 'ccn-5.145'], {
    words:
      'seis caras, símbolos, adhesivos del dado, probabilidad | six faces, symbols, die stickers, odds',
  }),
  'ccn-2.10': clause('table', '188-197', ['ccn-2.9'], {
    words:
      'adhesivos, fondo del símbolo, reconocer símbolos | color, stickers, background, recognise symbols',
  }),
  'ccn-2.11': clause('definition', '202-224', {
    see: [
      'ccn-2.12',
      'ccn-5.52',
      'ccn-5.99',
      'ccn-5.130',
      'ccn-5.133',
      'ccn-5.141',
      'ccn-5.184',
      'ccn-5.196',
    ],
    words:
      'códigos, nación, ventajas nacionales, ficha nacional, hoja nacional | codes, nation, national advantages, army card',
  }),
  'ccn-2.12': clause('definition', '213-218', ['ccn-2.11'], {
    words: 'cuántos bloques tiene, fuerza completa, tamaño | how many blocks, full strength, size',
  }),
  'ccn-2.13': clause('definition', '226-233', ['ccn-2.11'], {
    words: 'ayuda, resumen, chuleta, referencia | aid, summary, cheat sheet',
  }),
  'ccn-2.14': clause('definition', '236-240', ['ccn-5.25', 'ccn-2.12'], {
    words:
      'cuántos bloques, composición, fuerza inicial | how many blocks, composition, starting strength',
  }),
  'ccn-2.15': clause('definition', '242-246', ['ccn-5.31'], {
    words: 'jefe, napoleón, wellington | napoleon, wellington, chief',
  }),
  'ccn-2.16': clause('definition', '254-261', {
    words: 'pegatina, reconocer unidades, adhesivo | sticker, recognise units',
  }),
  'ccn-2.17': clause('definition', '262-269', {
    words:
      'trompeta, pegatina, rifles, reconocer unidades | horn, sticker, riflemen, recognise units',
  }),
  'ccn-2.18': clause('definition', '270-276', {
    words: 'pegatina, reconocer unidades, jinetes | sticker, recognise units, horse',
  }),
  'ccn-2.19': clause('definition', '277-282', {
    words:
      'artillería a caballo, cañón, pegatina, reconocer unidades | mounted guns, sticker, recognise units',
  }),
  'ccn-2.20': clause('definition', '283-288', {
    words:
      'pegatina, reconocer unidades, sin símbolo, ulanos | sticker, recognise units, no symbol, uhlans',
  }),
  'ccn-2.21': clause('definition', '290-320', ['ccn-2.2'], {
    words: 'británicos, portugueses, franceses, pegatinas, ingleses | stickers, english, color',
  }),
  'ccn-2.22': clause('definition', '322-327', ['ccn-6.15'], {
    words: 'marcador, formar cuadro, llevar la cuenta | marker, form square, keep track of',
  }),
  'ccn-2.23': clause('table', '331-334', ['ccn-4.2'], {
    words:
      'puntos de victoria, marcador, contar banderas | victory points, markers, counting banners',
  }),
});
