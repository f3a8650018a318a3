import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  't7g-2.1': clause('procedure', '225-230', ['t7g-2.2', 't7g-2.12'], {
    words: 'ronda, asalto, alternar | round, alternate, game turn',
  }),
  't7g-2.2': clause('procedure', '232-236', ['t7g-2.3', 't7g-2.4', 't7g-2.5'], {
    words: 'secuencia del turno, estructura | turn sequence, structure',
  }),
  't7g-2.3': clause('procedure', '238-240', ['t7g-7.26'], {
    words: 'recuperar mandos, quitar agotados | recover commanders, refresh',
  }),
  't7g-2.4': clause('procedure', '241-242', ['t7g-2.13', 't7g-6.5', 't7g-6.65'], {
    words: 'repartir cartas, asignar, órdenes ocultas | assign cards, hidden orders, deal orders',
  }),
  't7g-2.5': clause('procedure', '244-246', ['t7g-2.6', 't7g-2.8'], {
    words: 'quién empieza la fase | what comes first',
  }),
  't7g-2.6': clause('procedure', '248-253', ['t7g-2.7', 't7g-7.42', 't7g-6.71'], {
    doubts: ['R152'],
    words: 'quién empieza, tirada, dado, general | who goes first, roll-off, die, leader',
  }),
  't7g-2.7': clause('option', '255-255', ['t7g-2.6'], {
    words: 'empezar, primer jugador, ceder | start, first player, second',
  }),
  't7g-2.8': clause('procedure', '257-266', ['t7g-7.8', 't7g-2.10', 't7g-2.9', 't7g-6.65'], {
    doubts: ['R157'],
    words: "turno de un jugador, vez, cuántas unidades | go, player's activation, how many units",
  }),
  't7g-2.9': clause('option', '266-268', ['t7g-2.8'], {
    words: 'pertenecer, distancia, relación | belong, distance, link',
  }),
  't7g-2.10': clause('restriction', '270-272', ['t7g-2.8'], {
    words: 'orden inverso, antes el mando | reverse order, commander after',
  }),
  't7g-2.11': clause('exception', '273-275', ['t7g-2.8', 't7g-2.12'], {
    doubts: ['R16'],
    words: 'pasar, no quedan unidades | pass, no units left',
  }),
  't7g-2.12': clause('procedure', '277-279', ['t7g-2.1', 't7g-9.3'], {
    words: 'termina, acaba la ronda | ends, end of round',
  }),
  't7g-2.13': clause('procedure', '281-289', ['t7g-2.4', 't7g-2.14'], {
    doubts: ['R17'],
    words: 'mazo, revelar, carta boca arriba | deck, reveal, face up',
  }),
  't7g-2.14': clause(
    'restriction',
    '291-292',
    ['t7g-7.57', 't7g-7.64', 't7g-7.74', 't7g-7.106', 't7g-7.89'],
    { words: 'arrepentirse, sustituir carta | swap card, change of mind' },
  ),
  't7g-2.15': clause('card', '296-303', ['t7g-2.16', 't7g-6.69', 't7g-6.9', 't7g-3.13'], {
    doubts: ['R18', 'R115'],
    words:
      'reorganizar, quitar desorden, girar, mover y disparar | reorganise, remove disorder, turn, move and shoot, rally',
  }),
  't7g-2.16': clause('modifier', '304-306', ['t7g-2.15', 't7g-6.122', 't7g-6.115', 't7g-7.105'], {
    words: 'penalización al tiro, disparo reducido | shooting penalty, reduced shot',
  }),
  't7g-2.17': clause('card', '308-314', ['t7g-5.3', 't7g-5.5', 't7g-1.7'], {
    doubts: ['R19', 'R116', 'R125'],
    words: 'carga, asalto, combate, cargar | charge, attack, combat',
  }),
  't7g-2.18': clause('restriction', '315-320', ['t7g-2.17', 't7g-4.2'], {
    words: 'no ve a nadie, sin línea de visión | sees nobody, no line of sight',
  }),
  't7g-2.19': clause('modifier', '321-322', ['t7g-5.31', 't7g-5.5'], {
    words: 'bonus de carga | charge bonus',
  }),
  't7g-2.20': clause('card', '323-329', ['t7g-6.84', 't7g-6.69'], {
    words: 'marcha, doble velocidad, correr | march, double move, doubling',
  }),
  't7g-2.21': clause('card', '331-335', ['t7g-4.1', 't7g-6.109', 't7g-6.58'], {
    words: 'disparar, tirar, fuego completo | shooting, full fire',
  }),
  't7g-2.22': clause('card', '337-342', ['t7g-6.10', 't7g-6.40', 't7g-2.38'], {
    words: 'recuperar, curar, quitar desgaste, reagrupar | recover, heal, remove wear, rally',
  }),
  't7g-2.23': clause('procedure', '343-348', ['t7g-2.24', 't7g-2.30', 't7g-6.111', 't7g-6.61'], {
    words: 'obedece, automático, sin tirada | obeys, automatic, no roll',
  }),
  't7g-2.24': clause('procedure', '349-352', ['t7g-2.23', 't7g-2.26', 't7g-6.54', 't7g-6.30'], {
    doubts: ['R131', 'R158'],
    words: 'fallar la orden, tirada de orden, desobedecer | fail an order, command roll, disobey',
  }),
  't7g-2.25': clause(
    'modifier',
    '352-356',
    ['t7g-7.10', 't7g-7.13', 't7g-6.11', 't7g-6.88', 't7g-7.107'],
    {
      doubts: ['R20', 'R117', 'R155'],
      words: 'sin general cerca, fuera de mando, solo | no leader near, out of command, alone',
    },
  ),
  't7g-2.26': clause('procedure', '351-360', ['t7g-2.25', 't7g-2.27'], {
    doubts: ['R73'],
    words: 'dados, éxito, tirada, 5 o más | dice, success, roll, 5 or more',
  }),
  't7g-2.27': clause(
    'modifier',
    '362-363',
    ['t7g-2.26', 't7g-5.10', 't7g-7.90', 't7g-7.106', 't7g-7.95', 't7g-7.86'],
    { words: 'modificadores, bonus al chequeo | modifiers, bonus to the check' },
  ),
  't7g-2.28': clause('procedure', '365-371', ['t7g-2.30', 't7g-2.29', 't7g-6.59', 't7g-5.4'], {
    doubts: ['R23', 'R24', 'R25', 'R118', 'R143', 'R144', 'R146', 'R147'],
    words:
      'cuándo puedo reaccionar, enemigo cerca, me cargan | when may a unit react, enemy near, being charged',
  }),
  't7g-2.29': clause('option', '373-374', ['t7g-2.28'], {
    words: 'guardar la carta, opcional | keep the card, optional',
  }),
  't7g-2.30': clause('restriction', '376-377', ['t7g-2.26', 't7g-2.23', 't7g-5.10'], {
    doubts: ['R24', 'R31', 'R75'],
    words: 'tirada para reaccionar, fallar la reacción | roll to react, failed reaction',
  }),
  't7g-2.31': clause(
    'procedure',
    '379-380',
    ['t7g-2.32', 't7g-2.33', 't7g-2.35', 't7g-2.36', 't7g-2.37', 't7g-2.38'],
    { words: 'descubrir, qué puede hacer al reaccionar | show the card, what it may do' },
  ),
  't7g-2.32': clause('procedure', '381-385', ['t7g-2.16', 't7g-6.102', 't7g-3.13'], {
    doubts: ['R27', 'R128', 'R144', 'R145'],
    words: 'girarse, disparar al que carga, encarar | turn to face, shoot the charger',
  }),
  't7g-2.33': clause('procedure', '387-398', ['t7g-2.19', 't7g-6.98', 't7g-2.35'], {
    doubts: ['R28', 'R71', 'R120', 'R121'],
    words: 'contracargar, choque, a medio camino | countercharge, clash, meet half way',
  }),
  't7g-2.34': clause('exception', '393-398', ['t7g-2.33', 't7g-6.100', 't7g-6.94'], {
    doubts: ['R28'],
    words: 'infantería, caballería, contracarga corta | infantry, cavalry, short counter-charge',
  }),
  't7g-2.35': clause('procedure', '400-409', ['t7g-2.33', 't7g-2.19', 't7g-6.41'], {
    doubts: ['R23', 'R29', 'R122', 'R123', 'R144', 'R147'],
    words: 'cortar el paso, emboscar | cut off, block the way',
  }),
  't7g-2.36': clause('procedure', '411-423', ['t7g-6.59', 't7g-6.67', 't7g-2.20'], {
    doubts: ['R30', 'R124', 'R125', 'R128', 'R162'],
    words: 'huir, escapar, evadirse, alejarse | flee, escape, evade, run away',
  }),
  't7g-2.37': clause('procedure', '424-430', ['t7g-6.102', 't7g-6.106', 't7g-6.66'], {
    doubts: ['R26', 'R119', 'R144', 'R145'],
    words: 'fuego defensivo, descarga, a quemarropa | defensive fire, point-blank, stand and shoot',
  }),
  't7g-2.38': clause('modifier', '432-440', ['t7g-1.13', 't7g-5.31'], {
    doubts: ['R109'],
    words: 'aguantar, defenderse, aumento de coraje | stand, brace, courage bonus',
  }),
});
