import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'onus-6.1': clause('setup', '339-341', ['onus-6.3', 'onus-6.2', 'onus-6.7', 'onus-6.15'], {
    words: 'preparar la partida, setup, pasos | set-up, steps, preparación',
  }),
  'onus-6.2': clause('setup', '345', ['onus-12.2'], {
    words:
      'tamaño del ejército, bando, principiante, igualdad, army size | army size, side, beginner, facción',
  }),
  'onus-6.3': clause('exception', '347', ['onus-6.7', 'onus-6.23'], {
    words: 'scenario, libro de campañas | escenario, campaign book',
  }),
  'onus-6.4': clause('setup', '349', ['onus-6.5'], {
    words: 'selección, ocultas, aliados | selection, hidden, mercenarios',
  }),
  'onus-6.5': clause('restriction', '351', ['onus-3.8', 'onus-4.10', 'onus-11.6', 'onus-12.13'], {
    words:
      'límite de puntos, presupuesto, construir ejército, army list | points limit, budget, army list, building an army',
  }),
  'onus-6.6': clause('definition', '353', ['onus-6.5'], {
    excluded: {
      es: 'Los límites por tipo no figuran en el reglamento: no hay nada que comprobar.',
      en: 'The limits for each type are not in the book: there is nothing to check.',
    },
    words: 'excel, cuántas unidades iguales, tope | excel, how many of a kind, cap',
  }),
  'onus-6.7': clause('victory', '357', ['onus-6.9', 'onus-6.13', 'onus-6.14', 'onus-6.3'], {
    words:
      'cómo ganar, objetivo, victory, fin de la partida | how to win, objective, end of the game, victoria',
  }),
  'onus-6.8': clause('definition', '359', ['onus-6.9', 'onus-3.8'], {
    words: 'muertas, en huida, casualties | killed, routed, bajas',
  }),
  'onus-6.9': clause('victory', '359', {
    see: ['onus-6.8', 'onus-6.10', 'onus-6.11', 'onus-6.12', 'onus-7.10'],
    words: 'la mitad, umbral, perder por bajas, half | half, threshold, lose by casualties, bajas',
  }),
  'onus-6.10': clause('exception', '359', ['onus-6.9', 'onus-4.11', 'onus-4.12', 'onus-6.12'], {
    words: 'fallo automático, sin general, no se tira | automatic failure, no general, no roll',
  }),
  'onus-6.11': clause('procedure', '359-360', ['onus-6.9', 'onus-4.7', 'onus-4.12', 'onus-6.12'], {
    words:
      'tirada, superar el chequeo, probabilidad, Leadership check | passing the check, odds, chequeo de Liderazgo',
  }),
  'onus-6.12': clause('victory', '361', ['onus-6.11', 'onus-7.10', 'onus-4.12'], {
    words: 'fallar el chequeo, derrota, fin | failing the check, defeat, end',
  }),
  'onus-6.13': clause('victory', '362', ['onus-6.7'], {
    words:
      'rendición incondicional, última unidad, fin de la partida | give up, last unit, end of the game',
  }),
  'onus-6.14': clause('victory', '363', ['onus-4.2', 'onus-12.8', 'onus-6.7'], {
    words:
      'matar al líder, fin de la partida, assassination | kill the leader, end of the game, derrota',
  }),
  'onus-6.15': clause('setup', '367', ['onus-6.4', 'onus-6.7', 'onus-6.19'], {
    words:
      'cuándo desplegar, colocar las tropas, deployment | when to deploy, placing troops, despliegue',
  }),
  'onus-6.16': clause('setup', '371', ['onus-6.18', 'onus-3.7'], {
    words: 'profundidad, distancia inicial, mesa | depth, starting distance, table',
  }),
  'onus-6.17': clause('setup', '372', ['onus-6.16'], {
    words: 'frente, tamaño de la mesa, cuánto ocupa | frontage, table size, front',
  }),
  'onus-6.18': clause('setup', '369,374,382', ['onus-6.16'], {
    words:
      'tapete, mat, tamaño, ejemplo de despliegue | playmat, size, example of deployment, tapete',
  }),
  'onus-6.19': clause('procedure', '376', ['onus-6.21', 'onus-6.16'], {
    words:
      'quién coloca primero, alternancia, empezar | who places first, alternate, deploying, empate',
  }),
  'onus-6.20': clause('procedure', '376', ['onus-8.6', 'onus-2.10', 'onus-7.59', 'onus-8.4'], {
    words:
      'dar la vuelta, empezar en falange, muro, extendida | reveal, start in phalanx, shield wall, formación',
  }),
  'onus-6.21': clause('procedure', '378', ['onus-4.1', 'onus-6.19'], {
    words: 'quién pone el general, segundo, leader | who places the general, second, leader',
  }),
  'onus-6.22': clause('setup', '384', ['onus-5.4', 'onus-4.7'], {
    words: 'mano inicial, cuántas cartas, robar | starting hand, how many cards, draw',
  }),
  'onus-6.23': clause('setup', '386', ['onus-4.7', 'onus-6.3'], {
    words: 'primer turno, first player | first turn, iniciativa',
  }),
});
