import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-16.23': clause('procedure', '8013-8020', ['wab-16.27', 'wab-5.8', 'wab-5.9'], {
    words: 'quién golpea primero, ataques de la dotación | who strikes first, crew attacks',
  }),
  'wab-16.24': clause('definition', '8027-8033', ['wab-10.22', 'wab-16.25'], {
    words: 'lanza desde un carro, bono a la carga | spear from a chariot, charge bonus',
  }),
  'wab-16.25': clause('procedure', '8036-8040', ['wab-16.24'], {
    words: 'armas mezcladas en un carro | mixed weapons in a chariot',
  }),
  'wab-16.26': clause('procedure', '8043-8054', ['wab-15.22', 'wab-15.19'], {
    words: 'alinearse, carros fuera de alcance | line up, chariots out of reach',
  }),
  'wab-16.27': clause(
    'procedure',
    '8060-8072',
    ['wab-16.28', 'wab-16.29', 'wab-16.30', 'wab-5.40'],
    {
      words: 'choque, arrollar, impactos a la carga | crash, trample, charge impacts',
    },
  ),
  'wab-16.28': clause('modifier', '8075-8078', ['wab-16.27'], {
    words: 'fuerza de los impactos, 1D3 | strength of impact hits, 1D3',
  }),
  'wab-16.29': clause('modifier', '8081-8086', ['wab-16.27', 'wab-16.28'], {
    words: 'carro falcado, choque, sobrevive | crash, survive the impact',
  }),
  'wab-16.30': clause('procedure', '8087-8095', ['wab-10.35', 'wab-16.27', 'wab-5.37'], {
    words: 'picas, carga frontal de carros | pikes, frontal chariot charge',
  }),
  'wab-16.31': clause('option', '8098-8114', ['wab-16.32', 'wab-16.34'], {
    words: 'dejar pasar, esquivar carros | let them through, dodge chariots',
  }),
  'wab-16.32': clause('procedure', '8116-8121', ['wab-16.33', 'wab-3.7'], {
    words: 'reacción de mantenerse, chequeo para abrir filas | hold reaction, test to open ranks',
  }),
  'wab-16.33': clause('procedure', '8124-8131', ['wab-16.32', 'wab-2.9'], {
    words: 'atravesar la unidad, evitar el choque | pass through the unit, avoid the impact',
  }),
  'wab-16.34': clause('restriction', '8134-8137', ['wab-16.31'], {
    words: 'carro con cuchillas por el costado | scythed chariot from the side',
  }),
  'wab-16.35': clause('procedure', '8140-8152', ['wab-17.25'], {
    words:
      'cadencia de tiro, arqueros en carro, arco largo | rate of fire, chariot archers, longbow',
  }),
  'wab-16.36': clause('exception', '8155-8159', ['wab-10.60', 'wab-4.42'], {
    words: 'ballestero en carro, mover y disparar | crossbowman in a chariot, move and shoot',
  }),
  'wab-16.37': clause('modifier', '8162-8164', ['wab-4.42'], {
    words: 'modificador por mover, dotación que dispara | movement modifier, crew shooting',
  }),
  'wab-16.38': clause('modifier', '8167-8176', ['wab-4.47', 'wab-4.46', 'wab-15.12'], {
    restates: ['wab-4.47'],
    words: 'blanco difícil, carros en movimiento | hard target, moving chariots',
  }),
  'wab-16.39': clause('definition', '8179-8181', ['wab-4.41'], {
    words: 'tamaño del carro, bono al disparo | size of a chariot, shooting bonus',
  }),
  'wab-16.40': clause('procedure', '8184-8199', ['wab-16.41', 'wab-16.42', 'wab-4.54'], {
    words: 'tirada de salvación por armadura | armour saving throw',
  }),
  'wab-16.41': clause('procedure', '8202-8206', ['wab-16.40'], {
    words:
      'dotación con y sin armadura, auriga sin escudo | crew with and without armour, driver without a shield',
  }),
  'wab-16.42': clause('restriction', '8209-8211', ['wab-11.4'], {
    words: 'límite de salvación, caballos con barda | limit of the save, barded horses',
  }),
  'wab-16.43': clause('procedure', '8217-8221', ['wab-16.44', 'wab-2.71', 'wab-6.37'], {
    words: 'distancia de huida, distancia de persecución | flight distance, pursuit distance',
  }),
  'wab-16.44': clause('procedure', '8221-8223', ['wab-16.43', 'wab-2.71', 'wab-6.37'], {
    words: 'distancia de huida de carros ligeros | flight distance of light chariots',
  }),
});
