import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-17.25': clause('procedure', '8433-8446', ['wab-16.35', 'wab-4.4'], {
    words: 'cadencia de tiro, arqueros en elefante | rate of fire, elephant archers',
  }),
  'wab-17.26': clause('exception', '8449-8453', ['wab-10.60'], {
    words: 'ballestero en elefante, mover y disparar | crossbowman on an elephant, move and shoot',
  }),
  'wab-17.27': clause('modifier', '8456-8458', ['wab-4.42'], {
    words: 'modificador por mover, dotación que dispara | movement modifier, crew shooting',
  }),
  'wab-17.28': clause(
    'procedure',
    '8460-8474',
    ['wab-17.16', 'wab-17.6', 'wab-17.30', 'wab-4.41'],
    {
      words:
        'asignar impactos de disparo, flechas a un elefante | allocate missile hits, arrows at an elephant',
    },
  ),
  'wab-17.29': clause(
    'exception',
    '8482-8490',
    ['wab-17.30', 'wab-17.31', 'wab-17.32', 'wab-17.33', 'wab-7.1'],
    {
      words: 'huir, chequeo de pánico, desmoralización | flee, panic test, break test',
    },
  ),
  'wab-17.30': clause('procedure', '8493-8497', ['wab-17.34'], {
    words: 'chequeo por heridas de disparo | test for missile wounds',
  }),
  'wab-17.31': clause('procedure', '8500-8506', ['wab-17.34'], {
    words: 'elefante sin conductor, mahout muerto | driverless elephant, dead mahout',
  }),
  'wab-17.32': clause('procedure', '8426-8430,8508-8510', ['wab-17.35', 'wab-6.1', 'wab-6.7'], {
    words: 'derrota del elefante, desmoralización | beaten elephant, break test',
  }),
  'wab-17.33': clause('exception', '8512-8515', ['wab-17.9'], {
    words: 'fallar miedo, elefante hindú | failed fear, Asian elephant',
  }),
  'wab-17.34': clause('procedure', '8522-8528', ['wab-17.3', 'wab-17.35'], {
    words: 'descontrolarse, controlar al elefante | out of control, control the elephant',
  }),
  'wab-17.35': clause('procedure', '8531-8539', ['wab-17.36'], {
    words: 'dirección de la estampida, dispersión | direction of a stampede, scatter',
  }),
  'wab-17.36': clause('procedure', '8542-8549', ['wab-17.37', 'wab-2.5'], {
    words: 'desviarse, movimientos obligatorios | turned aside, compulsory moves',
  }),
  'wab-17.37': clause('restriction', '8550-8552', ['wab-2.77', 'wab-19.12'], {
    words: 'detener la estampida, fuera de la mesa | end a stampede, off the table',
  }),
  'wab-17.38': clause('restriction', '8555-8559', ['wab-17.32', 'wab-6.31'], {
    words: 'perseguir a un elefante, alcanzar | pursue an elephant, catch',
  }),
  'wab-17.39': clause('procedure', '8562-8566', ['wab-17.40', 'wab-17.41'], {
    words: 'arrollar amigos, chocar con tropas propias | trample friends, run into its own side',
  }),
  'wab-17.40': clause('procedure', '8566-8569', ['wab-17.39'], {
    words: 'persecución del elefante, dirección | pursuit by an elephant, direction',
  }),
  'wab-17.41': clause('procedure', '8569-8572', ['wab-17.39'], {
    words: 'derrota en estampida, sentido contrario | beaten in a stampede, reverse direction',
  }),
});
