import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-2.65': clause('definition', '1346-1352', ['wab-1.42'], {
    words: 'desbandada | rout',
  }),
  'wab-2.66': clause('definition', '1355-1361', ['wab-3.11', 'wab-6.20', 'wab-7.2'], {
    words: 'causas de la huida | causes of flight',
  }),
  'wab-2.67': clause('procedure', '1364-1370', ['wab-3.11', 'wab-6.20'], {
    words: 'momento de la huida | timing of flight',
  }),
  'wab-2.68': clause('procedure', '1373-1380', ['wab-2.78', 'wab-2.79', 'wab-2.84'], {
    words: 'continúa huyendo | keeps running',
  }),
  'wab-2.69': clause('restriction', '1383-1387', ['wab-3.11'], {
    words: 'reaccionar huyendo | react while fleeing',
  }),
  'wab-2.70': clause('exception', '1387-1389', ['wab-7.1', 'wab-2.78'], {
    words: 'pánico al huir | panic while fleeing',
  }),
  'wab-2.71': clause('procedure', '1392-1396', ['wab-3.11', 'wab-3.15', 'wab-6.21'], {
    words: 'tirar huida, cuánto corre | how far it runs',
  }),
  'wab-2.72': clause('exception', '1396-1402', ['wab-2.71', 'wab-2.37', 'wab-2.44', 'wab-2.41'], {
    words: 'huir por el bosque | flee through woods',
  }),
  'wab-2.73': clause('procedure', '1405-1414', ['wab-6.23', 'wab-2.84'], {
    words: 'hacia dónde huye, borde | which way, edge',
  }),
  'wab-2.74': clause('restriction', '1417-1422', ['wab-2.9', 'wab-6.26'], {
    words: 'chocar con el enemigo al huir | run into an enemy',
  }),
  'wab-2.75': clause('procedure', '1425-1428', ['wab-6.49'], {
    words: 'salir del tablero, borde | leave the board, edge',
  }),
  'wab-2.76': clause('definition', '1431-1437', ['wab-6.20', 'wab-6.39'], {
    words: 'rota y alcanzada | broken and caught',
  }),
  'wab-2.77': clause('procedure', '1440-1449', ['wab-2.4', 'wab-2.78'], {
    restates: ['wab-2.4'],
    words: 'momento de reagrupar | when to rally',
  }),
  'wab-2.78': clause('procedure', '1456-1464', ['wab-1.20', 'wab-2.81', 'wab-2.82', 'wab-2.80'], {
    words: 'parar la huida | stop running, recover',
  }),
  'wab-2.79': clause('procedure', '1467-1470', ['wab-2.68', 'wab-2.84'], {
    words: 'fallo al reagrupar | failed rally',
  }),
  'wab-2.80': clause('restriction', '1473-1477', ['wab-9.5'], {
    words: 'pocos, cuatro miniaturas huyen | few, four models flee',
  }),
  'wab-2.81': clause('modifier', '1480-1484', ['wab-2.78', 'wab-7.3'], {
    words: 'mitad de bajas, reagrupar | half losses, rally',
  }),
  'wab-2.82': clause('modifier', '1487-1494', ['wab-2.78'], {
    words: 'enemigo cerca al reagrupar | enemy near, rally',
  }),
  'wab-2.83': clause('procedure', '1497-1503', ['wab-2.5'], {
    restates: ['wab-2.5'],
    words: 'fuera de control | out of control',
  }),
  'wab-2.84': clause('procedure', '1513-1518', ['wab-2.71', 'wab-2.73'], {
    words: 'mover a los que huyen | move fleers',
  }),
  'wab-2.85': clause('procedure', '1521-1526', ['wab-2.5', 'wab-3.20'], {
    words: 'estorbar la carga | block a charge',
  }),
});
