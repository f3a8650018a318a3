import { clause, defineClauses } from '../../../src/content/clauses.ts';

export default defineClauses({
  'onus-6.1': clause('setup', '339-341', ['onus-6.3', 'onus-6.2', 'onus-6.7', 'onus-6.15'], {
    es: 'preparar la partida, setup, pasos',
    en: 'set-up, steps, preparación',
  }),
  'onus-6.2': clause('setup', '345', ['onus-12.2'], {
    es: 'tamaño del ejército, bando, principiante, igualdad, army size',
    en: 'army size, side, beginner, facción',
  }),
  'onus-6.3': clause('exception', '347', ['onus-6.7', 'onus-6.23'], {
    rulings: ['R69'],
    es: 'scenario, libro de campañas',
    en: 'escenario, campaign book',
  }),
  'onus-6.4': clause('setup', '349', ['onus-6.5'], {
    es: 'selección, ocultas, aliados',
    en: 'selection, hidden, mercenarios',
  }),
  'onus-6.5': clause('restriction', '351', ['onus-3.8', 'onus-4.10', 'onus-11.6', 'onus-12.13'], {
    rulings: ['R56'],
    es: 'límite de puntos, presupuesto, construir ejército, army list',
    en: 'points limit, budget, army list, building an army',
  }),
  'onus-6.6': clause('definition', '353', ['onus-6.5'], {
    rulings: ['R69'],
    excluded: {
      es: 'Los límites por tipo no figuran en el reglamento: no hay nada que comprobar.',
      en: 'The limits for each type are not in the book: there is nothing to check.',
    },
    es: 'excel, cuántas unidades iguales, tope',
    en: 'excel, how many of a kind, cap',
  }),
  'onus-6.7': clause('victory', '357', ['onus-6.9', 'onus-6.13', 'onus-6.14', 'onus-6.3'], {
    es: 'cómo ganar, objetivo, victory, fin de la partida',
    en: 'how to win, objective, end of the game, victoria',
  }),
  'onus-6.8': clause('definition', '359', ['onus-6.9', 'onus-3.8'], {
    rulings: ['R55'],
    es: 'muertas, en huida, casualties',
    en: 'killed, routed, bajas',
  }),
  'onus-6.9': clause('victory', '359', {
    see: ['onus-6.8', 'onus-6.10', 'onus-6.11', 'onus-6.12', 'onus-7.10'],
    rulings: ['R55'],
    es: 'la mitad, umbral, perder por bajas, half',
    en: 'half, threshold, lose by casualties, bajas',
  }),
  'onus-6.10': clause('exception', '359', ['onus-6.9', 'onus-4.11', 'onus-4.12', 'onus-6.12'], {
    es: 'fallo automático, sin general, no se tira',
    en: 'automatic failure, no general, no roll',
  }),
  'onus-6.11': clause('procedure', '359-360', ['onus-6.9', 'onus-4.7', 'onus-4.12', 'onus-6.12'], {
    es: 'tirada, superar el chequeo, probabilidad, Leadership check',
    en: 'passing the check, odds, chequeo de Liderazgo',
  }),
  'onus-6.12': clause('victory', '361', ['onus-6.11', 'onus-7.10', 'onus-4.12'], {
    es: 'fallar el chequeo, derrota, fin',
    en: 'failing the check, defeat, end',
  }),
  'onus-6.13': clause('victory', '362', ['onus-6.7'], {
    es: 'rendición incondicional, última unidad, fin de la partida',
    en: 'give up, last unit, end of the game',
  }),
  'onus-6.14': clause('victory', '363', ['onus-4.2', 'onus-12.8', 'onus-6.7'], {
    es: 'matar al líder, fin de la partida, assassination',
    en: 'kill the leader, end of the game, derrota',
  }),
  'onus-6.15': clause('setup', '367', ['onus-6.4', 'onus-6.7', 'onus-6.19'], {
    es: 'cuándo desplegar, colocar las tropas, deployment',
    en: 'when to deploy, placing troops, despliegue',
  }),
  'onus-6.16': clause('setup', '371', ['onus-6.18', 'onus-3.7'], {
    rulings: ['R42'],
    es: 'profundidad, distancia inicial, mesa',
    en: 'depth, starting distance, table',
  }),
  'onus-6.17': clause('setup', '372', ['onus-6.16'], {
    rulings: ['R43'],
    es: 'frente, tamaño de la mesa, cuánto ocupa',
    en: 'frontage, table size, front',
  }),
  'onus-6.18': clause('setup', '369,374,382', ['onus-6.16'], {
    rulings: ['R42'],
    es: 'tapete, mat, tamaño, ejemplo de despliegue',
    en: 'playmat, size, example of deployment, tapete',
  }),
  'onus-6.19': clause('procedure', '376', ['onus-6.21', 'onus-6.16'], {
    es: 'quién coloca primero, alternancia, empezar',
    en: 'who places first, alternate, deploying, empate',
  }),
  'onus-6.20': clause('procedure', '376', ['onus-8.6', 'onus-2.10', 'onus-7.59', 'onus-8.4'], {
    rulings: ['R31'],
    es: 'dar la vuelta, empezar en falange, muro, extendida',
    en: 'reveal, start in phalanx, shield wall, formación',
  }),
  'onus-6.21': clause('procedure', '378', ['onus-4.1', 'onus-6.19'], {
    es: 'quién pone el general, segundo, leader',
    en: 'who places the general, second, leader',
  }),
  'onus-6.22': clause('setup', '384', ['onus-5.4', 'onus-4.7'], {
    es: 'mano inicial, cuántas cartas, robar',
    en: 'starting hand, how many cards, draw',
  }),
  'onus-6.23': clause('setup', '386', ['onus-4.7', 'onus-6.3'], {
    es: 'primer turno, first player',
    en: 'first turn, iniciativa',
  }),
});
