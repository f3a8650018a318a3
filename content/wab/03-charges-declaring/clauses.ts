import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-3.1': clause('procedure', '1527-1534', ['wab-2.1', 'wab-2.61', 'wab-9.4'], {
    words: 'atacar, entrar en combate | attack, get into combat',
  }),
  'wab-3.2': clause('restriction', '1540-1546', ['wab-1.48', 'wab-3.5'], {
    words: 'ver para cargar, línea de visión | see to charge, line of sight',
  }),
  'wab-3.3': clause('definition', '1549-1555', ['wab-2.10', 'wab-1.8', 'wab-3.21'], {
    words: 'hasta dónde | how far',
  }),
  'wab-3.4': clause('restriction', '1558-1563', ['wab-3.32'], {
    words: 'dos enemigos juntos | two enemies side by side',
  }),
  'wab-3.5': clause('procedure', '1568-1570', ['wab-3.2', 'wab-1.48'], {
    words: 'arco de carga | charge arc',
  }),
  'wab-3.6': clause('procedure', '1578-1582', ['wab-2.3'], {
    words: 'responder a una carga | respond to a charge',
  }),
  'wab-3.7': clause('option', '1585-1587', ['wab-3.6'], {
    words: 'quedarse | stand',
  }),
  'wab-3.8': clause('option', '1589-1594', ['wab-3.58', 'wab-3.59'], {
    words: 'salir al encuentro | meet the charge',
  }),
  'wab-3.9': clause('option', '1596-1602', ['wab-4.22', 'wab-4.24', 'wab-4.25', 'wab-3.7'], {
    words: 'disparo defensivo | fire at chargers',
  }),
  'wab-3.10': clause('procedure', '1603-1605', ['wab-7.21', 'wab-4.65'], {
    words: 'carga detenida, asustarse | charge stopped, scared',
  }),
  'wab-3.11': clause('option', '1608-1614', ['wab-2.71', 'wab-2.66'], {
    words: 'escapar de la carga | run from the charge',
  }),
  'wab-3.12': clause('procedure', '1614-1616', ['wab-3.11'], {
    words: 'dos cargas, huir | two chargers, flee',
  }),
  'wab-3.13': clause('option', '1619-1628', ['wab-3.9', 'wab-3.11', 'wab-3.14', 'wab-3.15'], {
    words: 'flechas y a correr | shoot and run',
  }),
  'wab-3.14': clause('exception', '1628-1631', ['wab-3.13', 'wab-3.10'], {
    words: 'carga detenida | charge halted',
  }),
  'wab-3.15': clause('modifier', '1634-1640', ['wab-3.13', 'wab-2.71'], {
    words: 'cuánto huye tras disparar | how far after shooting',
  }),
  'wab-3.16': clause('procedure', '1642-1648', ['wab-3.11', 'wab-3.13', 'wab-6.73', 'wab-7.10'], {
    words: 'alcanzado huyendo | caught fleeing',
  }),
  'wab-3.17': clause('restriction', '1649-1657', ['wab-3.7', 'wab-7.14'], {
    words: 'cargar a quien ya lucha | charge a fighting unit',
  }),
  'wab-3.18': clause('option', '1659-1673', ['wab-3.19'], {
    words: 'carga imposible, farol | impossible charge, bluff',
  }),
  'wab-3.19': clause('procedure', '1676-1681', ['wab-3.18', 'wab-7.23'], {
    words: 'ignoré y llega | ignored but reaches',
  }),
});
