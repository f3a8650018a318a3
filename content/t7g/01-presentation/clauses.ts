import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  't7g-1.1': clause('option', '15-27', ['t7g-1.3'], {
    excluded: {
      es: 'Recomienda miniaturas y deja elegirlas: no hay cifra que calcular.',
      en: 'It recommends miniatures and leaves the choice open: there is no number to work out.',
    },
    words: '6mm, figuras, fabricante, escala | 6mm, figures, manufacturer, scale',
  }),
  't7g-1.2': clause('definition', '29-42', ['t7g-6.1', 't7g-7.1'], {
    excluded: {
      es: 'Da nombre a las dos clases de unidad: sus reglas están en los capítulos de cada una.',
      en: 'It names the two classes of unit: their rules stand in the chapter of each.',
    },
    words: 'pieza, ficha, regimiento, clases de unidad | piece, stand, regiment, classes of unit',
  }),
  't7g-1.3': clause('table', '44-64', ['t7g-1.1'], {
    doubts: ['R13'],
    words: 'peana, tamaño de base, cm, frente y fondo | base size, stand, cm, footprint',
  }),
  't7g-1.4': clause('option', '66-75', ['t7g-1.3'], {
    excluded: {
      es: 'Deja el número de figuras a cada cual: nada del juego depende de él.',
      en: 'It leaves the number of figures to each player: nothing in the game depends on it.',
    },
    words: 'cuántas figuras, densidad | how many models, density',
  }),
  't7g-1.5': clause('definition', '77-79', ['t7g-1.6', 't7g-7.6'], {
    doubts: ['R164'],
    words: 'puntos cardinales, punto central | cardinal points, midpoint',
  }),
  't7g-1.6': clause('procedure', '81-84', ['t7g-1.5', 't7g-4.9', 't7g-5.5', 't7g-4.2'], {
    words: 'medición, desde dónde se mide | measurement, where to measure from',
  }),
  't7g-1.7': clause('restriction', '86-89', ['t7g-2.17', 't7g-2.33', 't7g-5.23'], {
    doubts: ['R11', 'R12', 'R114', 'R116', 'R153'],
    words:
      'pegarse, acercarse, separación mínima, contacto | closing in, minimum separation, contact',
  }),
  't7g-1.8': clause(
    'definition',
    '91-101',
    ['t7g-1.9', 't7g-1.10', 't7g-1.11', 't7g-1.12', 't7g-1.13', 't7g-1.14'],
    {
      doubts: ['R1'],
      excluded: {
        es: 'Nombra los seis Valores, que traen las listas de ejército: lo que hace cada uno está en su propia cláusula.',
        en: 'It names the six Values, which come from army lists: what each of them does stands in its own clause.',
      },
      words:
        'perfil, atributos, estadísticas, características | profile, stats, attributes, characteristics',
    },
  ),
  't7g-1.9': clause('definition', '103-103', ['t7g-3.5', 't7g-1.18'], {
    words: 'movimiento, pulgadas, cuánto mueve | movement, inches, how far it moves',
  }),
  't7g-1.10': clause('definition', '105-105', ['t7g-5.13'], {
    restates: ['t7g-5.13'],
    words: 'cuerpo a cuerpo, ataque, lucha, melé | melee, close combat, attack dice, hand-to-hand',
  }),
  't7g-1.11': clause('definition', '107-107', ['t7g-4.10', 't7g-6.104'], {
    restates: ['t7g-4.10'],
    words: 'potencia de fuego, disparar, tiro | firepower, missile',
  }),
  't7g-1.12': clause('definition', '109-110', ['t7g-2.26', 't7g-4.20'], {
    restates: ['t7g-2.26', 't7g-4.20'],
    words: 'veteranía, instrucción de la tropa, moral | training, morale, experience',
  }),
  't7g-1.13': clause('definition', '112-114', ['t7g-4.12', 't7g-5.14'], {
    restates: ['t7g-4.12', 't7g-5.14'],
    words: 'salvación, aguantar el daño, moral | saving throw, save, nerve',
  }),
  't7g-1.14': clause('definition', '116-118', ['t7g-1.28', 't7g-4.16', 't7g-4.18'], {
    words:
      'resistencia, puntos de vida, cuánto desgaste soporta | endurance, hit points, how much wear it takes',
  }),
  't7g-1.15': clause(
    'modifier',
    '119-126',
    ['t7g-1.18', 't7g-1.19', 't7g-1.20', 't7g-1.21', 't7g-1.24'],
    { words: 'bonus, penalización, modificador | bonus, penalty, modifier' },
  ),
  't7g-1.16': clause('definition', '128-129', ['t7g-1.15'], {
    excluded: {
      es: 'Explica un signo: las calculadoras preguntan cuántos aumentos y reducciones hay.',
      en: 'It explains a sign: calculators ask how many Increases and Decreases there are.',
    },
    words: 'símbolos, más y menos, signo | symbols, signs, plus sign',
  }),
  't7g-1.17': clause('modifier', '131-132', ['t7g-1.18', 't7g-1.19', 't7g-1.20', 't7g-1.21'], {
    doubts: ['R8'],
    words: 'compensar, cancelar, neto | offset, net, balance',
  }),
  't7g-1.18': clause('modifier', '134-138', ['t7g-1.17', 't7g-1.22'], {
    doubts: ['R10'],
    words: 'sumar la mitad, redondeo | add half, rounding',
  }),
  't7g-1.19': clause('modifier', '140-142', ['t7g-1.17', 't7g-1.22'], {
    doubts: ['R8'],
    words: 'bonus doble, máximo, tope | double bonus, maximum, cap',
  }),
  't7g-1.20': clause('modifier', '144-145', ['t7g-1.17', 't7g-1.22'], {
    doubts: ['R10'],
    words: 'penalización, restar la mitad, redondeo | subtract half, rounding',
  }),
  't7g-1.21': clause('modifier', '147-148', ['t7g-1.17', 't7g-1.22'], {
    doubts: ['R8', 'R9'],
    words: 'penalización doble, mínimo | double penalty, minimum',
  }),
  't7g-1.22': clause('table', '150-161', ['t7g-1.18', 't7g-1.19', 't7g-1.20', 't7g-1.21'], {
    doubts: ['R10'],
    words: 'tabla de valores, cuánto es aumentado | value table, how much is increased',
  }),
  't7g-1.23': clause('definition', '163-167', ['t7g-4.10', 't7g-5.13'], {
    doubts: ['R84'],
    words: 'armadura, defensa contra | armour, defence against',
  }),
  't7g-1.24': clause('restriction', '169-169', ['t7g-1.15'], {
    words: 'fija, inmutable | fixed, constant',
  }),
  't7g-1.25': clause('definition', '175-183', ['t7g-1.23', 't7g-4.11', 't7g-5.13'], {
    words: 'número objetivo, impactar | target number, to hit',
  }),
  't7g-1.26': clause('definition', '185-194', ['t7g-1.27', 't7g-1.29', 't7g-7.26'], {
    words: 'fichas, contadores, tokens | tokens, counters, chits',
  }),
  't7g-1.27': clause('definition', '196-200', ['t7g-1.28', 't7g-2.23'], {
    words: 'daño, heridas, intacta, sin bajas | damage, wounds, intact, unhurt',
  }),
  't7g-1.28': clause('modifier', '202-204', ['t7g-1.14', 't7g-6.93', 't7g-7.79', 't7g-1.27'], {
    doubts: ['R52', 'R69'],
    words: 'agotada, exhausta, desgaste máximo | worn out, tired, maximum wear',
  }),
  't7g-1.29': clause('modifier', '206-215', ['t7g-4.14', 't7g-5.16', 't7g-6.63', 't7g-2.15'], {
    doubts: ['R52'],
    words: 'desorganizada | disorganised, disorder marker',
  }),
  't7g-1.30': clause('definition', '217-224', ['t7g-9.5', 't7g-2.13'], {
    excluded: {
      es: 'Enumera lo que hace falta para jugar: no hay nada que calcular.',
      en: 'It lists what is needed to play: there is nothing to work out.',
    },
    words: 'material, componentes, tablero, metro | components, equipment, board, ruler',
  }),
});
