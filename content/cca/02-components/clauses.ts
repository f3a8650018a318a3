import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'cca-2.1': clause('table', '40-51', ['cca-2.2'], {
    words:
      'contenido, componentes, piezas, inventario, box contents | contents, components, pieces, inventory, contenido de la caja',
  }),
  'cca-2.2': clause('table', '49-74', ['cca-2.1', 'cca-2.22', 'cca-2.23'], {
    words:
      'fichas, cuántos bloques, piezas de madera, block sizes | pieces, how many blocks, wooden blocks, tamaños de bloque',
  }),
  'cca-2.3': clause('definition', '76-79', ['cca-2.4'], {
    words:
      'tamaño del tablero, casillas, hexágonos, board size | board size, hexagons, grid, tamaño del tablero',
  }),
  'cca-2.4': clause('definition', '79-83', ['cca-2.5', 'cca-2.3'], {
    words:
      'sectores, zonas, ala izquierda, ala derecha, sections | sectors, zones, left wing, right wing, secciones',
  }),
  'cca-2.5': clause('definition', '83-85', ['cca-2.4', 'cca-7.3'], {
    words:
      'mitad y mitad, hex compartido, dos secciones, straddling hex | shared hex, straddle, split hex, two sections, hex compartido',
  }),
  'cca-2.6': clause('restriction', '87-92', ['cca-7.2'], {
    words: 'activar, activación, sin activar, order | activate, activation, not activated, orden',
  }),
  'cca-2.7': clause('table', '94-104', ['cca-10.20', 'cca-11.41'], {
    words:
      'seis caras, resultados del dado, etiquetas del dado | six sides, die results, die stickers',
  }),
  'cca-2.8': clause('profile', '110-111', ['cca-2.9'], {
    words: 'fuerza completa, cuatro bloques | full strength, four blocks',
  }),
  'cca-2.9': clause('profile', '113-114', ['cca-2.15', 'cca-2.21']),
  'cca-2.10': clause('profile', '116-117', ['cca-2.11', 'cca-2.12', 'cca-8.26', 'cca-8.28'], {
    words: 'fuerza completa, tres bloques | full strength, three blocks',
  }),
  'cca-2.11': clause('profile', '119-120', ['cca-8.25', 'cca-11.26'], {
    words: 'fuerza completa, dos bloques, elephant | el, full strength, two blocks, elefantes',
  }),
  'cca-2.12': clause('profile', '122-123', ['cca-8.27', 'cca-11.22'], {
    words:
      'ch, carros de guerra, fuerza completa, dos bloques, chariot | ch, full strength, two blocks, war chariots, carros',
  }),
  'cca-2.13': clause('profile', '125-126', ['cca-8.29', 'cca-15.4']),
  'cca-2.14': clause('definition', '133-138', ['cca-19.2', 'cca-19.5'], {
    words: 'pegatinas, color, adhesivos, stickers | stickers, colour, color, pegatinas, etiquetas',
  }),
  'cca-2.15': clause('definition', '140-142', ['cca-2.9'], {
    excluded: {
      es: 'El reglamento no dice de qué unidades se trata: no hay nada que consultar.',
      en: 'The book does not say which units these are: there is nothing to look up.',
    },
    words:
      'ampliaciones, suplementos, unidades sin usar, ampliación | modules to come, unused units, add-ons, expansiones',
  }),
  'cca-2.16': clause('definition', '144-145', ['cca-4.2'], {
    excluded: {
      es: 'Dice cómo se preparan unas piezas: no hay decisión que tomar con ellas.',
      en: 'It says how some pieces are prepared: there is no decision to take with them.',
    },
    words:
      'puntos de victoria, marcador, pegatinas, victory banner | victory points, markers, stickers, estandarte de victoria',
  }),
  'cca-2.17': clause('profile', '180-182', ['cca-10.21', 'cca-11.42', 'cca-2.18'], {
    words:
      'símbolo ligero, honderos, arqueros, il, green circle | light symbol, slingers, archers, lc, círculo verde',
  }),
  'cca-2.18': clause('profile', '184-185', ['cca-8.17', 'cca-2.17'], {
    words: 'ax, auxilia, símbolo ligero | ax, auxiliaries, light symbol, auxiliares',
  }),
  'cca-2.19': clause('profile', '187-188', ['cca-10.22', 'cca-11.43', 'cca-2.20'], {
    words: 'símbolo medio, im, cm, blue triangle | medium symbol, mi, mc, triángulo azul',
  }),
  'cca-2.20': clause('profile', '190-191', ['cca-8.20', 'cca-2.19'], {
    words:
      'wr, warriors, símbolo medio, bárbaros, white border | wr, warband, medium symbol, barbarians, guerreros',
  }),
  'cca-2.21': clause('profile', '193-195', ['cca-10.23', 'cca-11.44'], {
    words: 'símbolo pesado, ip, cp, red square | heavy symbol, hi, hc, cuadrado rojo, símbolo rojo',
  }),
  'cca-2.22': clause('table', '196-206', ['cca-2.2'], {
    words:
      'roma, ejército romano, dotación, siracusa, roman blocks | rome, roman army, block mix, syracuse, dotación romana',
  }),
  'cca-2.23': clause('table', '210-223', ['cca-2.2'], {
    words:
      'cartago, ejército cartaginés, dotación, carthaginian blocks | carthage, carthaginian army, block mix, dotación cartaginesa',
  }),
});
