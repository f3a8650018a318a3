import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-2.1': clause('procedure', '796-801', ['wab-3.1', 'wab-3.70'], {
    words: 'anunciar carga, empezar la fase | announce a charge, begin the phase',
  }),
  'wab-2.2': clause('restriction', '801-803', ['wab-2.1', 'wab-2.6'], {
    words: 'furia, carga obligatoria | frenzy, compulsory charge',
  }),
  'wab-2.3': clause('procedure', '805-806', ['wab-3.6'], {
    words: 'responder a la carga | answer a charge',
  }),
  'wab-2.4': clause('procedure', '808-811', ['wab-2.77', 'wab-2.78'], {
    words: 'rehacer, detener la huida | recover, stop the rout',
  }),
  'wab-2.5': clause('procedure', '813-818', ['wab-2.83', 'wab-3.71'], {
    words: 'estampida, mover huidos | stampede, move fleers',
  }),
  'wab-2.6': clause('exception', '820-821', ['wab-2.5', 'wab-2.7'], {
    words: 'momento de la carga con furia | timing of a frenzied charge',
  }),
  'wab-2.7': clause('procedure', '822-826', ['wab-3.20'], {
    words: 'mover a la carga | move chargers',
  }),
  'wab-2.8': clause('procedure', '827-827', ['wab-2.11', 'wab-9.23'], {
    words: 'mover las demás | other moves',
  }),
  'wab-2.9': clause('restriction', '833-840', ['wab-2.52', 'wab-2.74', 'wab-6.41'], {
    words: 'acercarse, separación | come close, gap',
  }),
  'wab-2.10': clause('definition', '850-855', ['wab-1.11', 'wab-2.12'], {
    words: 'velocidad, cuánto mueve con armadura | speed, move in armour',
  }),
  'wab-2.11': clause('procedure', '858-865', ['wab-2.10', 'wab-2.46', 'wab-3.3'], {
    words: 'mover menos, movimiento normal | move less, normal move',
  }),
  'wab-2.12': clause('table', '868-893', ['wab-2.10', 'wab-2.13'], {
    words: 'penalización por armadura, lento | armour penalty, slow',
  }),
  'wab-2.13': clause('exception', '895-900', ['wab-2.12'], {
    words: 'broquel, escudo pequeño | small shield',
  }),
  'wab-2.14': clause('restriction', '918-924', ['wab-2.15'], {
    words: 'mover recto, de lado | straight ahead, sideways',
  }),
  'wab-2.15': clause('definition', '927-930', ['wab-2.16', 'wab-2.21', 'wab-2.25', 'wab-2.27'], {
    words: 'girar, qué maniobras hay | turn, which manoeuvres',
  }),
  'wab-2.16': clause('procedure', '931-940', ['wab-2.18', 'wab-3.26'], {
    words: 'girar, bisagra, rueda | turn',
  }),
  'wab-2.17': clause('procedure', '945-947', ['wab-2.16'], {
    restates: ['wab-2.16'],
    words: 'ejemplo de giro | example of a wheel',
  }),
  'wab-2.18': clause('restriction', '949-953', ['wab-2.16', 'wab-3.25'], {
    words: 'girar dos veces, zigzag | wheel twice, zigzag',
  }),
  'wab-2.19': clause('procedure', '956-965', ['wab-2.16'], {
    words: 'filas traseras al girar | rear ranks when turning',
  }),
  'wab-2.20': clause('restriction', '972-980', ['wab-2.19'], {
    words: 'colisión, atravesar | collision, pass through',
  }),
  'wab-2.21': clause('procedure', '983-1000', ['wab-2.22', 'wab-2.23'], {
    words: 'dar la vuelta, girar atrás | turn round, face the rear',
  }),
  'wab-2.22': clause('procedure', '1003-1013', ['wab-2.21'], {
    words: 'coste de girar | cost of turning',
  }),
  'wab-2.23': clause('exception', '1015-1023', ['wab-2.22', 'wab-2.24', 'wab-1.38'], {
    words: 'caballería ligera gira gratis | light cavalry free turns',
  }),
  'wab-2.24': clause('restriction', '1026-1030', ['wab-2.23', 'wab-2.26'], {
    words: 'girar gratis marchando | free turn while marching',
  }),
  'wab-2.25': clause('procedure', '1031-1039', ['wab-2.26', 'wab-2.53', 'wab-2.86'], {
    words: 'ampliar frente, ensanchar, añadir filas | widen, deepen, add ranks',
  }),
  'wab-2.26': clause('exception', '1051-1055', ['wab-2.25', 'wab-2.24', 'wab-1.38'], {
    words: 'orden abierto cambia filas | open order changes ranks',
  }),
  'wab-2.27': clause('procedure', '1058-1062', ['wab-2.28', 'wab-2.29', 'wab-2.31'], {
    words: 'girar y formar | reshape, turn and form',
  }),
  'wab-2.28': clause('restriction', '1065-1069', ['wab-2.27', 'wab-8.17'], {
    words: 'tambor, corneta | drummer, horn',
  }),
  'wab-2.29': clause('procedure', '1072-1080', ['wab-2.30', 'wab-1.20'], {
    words: 'fallo al reformar | failed reform',
  }),
  'wab-2.30': clause('modifier', '1083-1087', ['wab-2.29'], {
    words: 'enemigo cerca, penalización | enemy near, penalty',
  }),
  'wab-2.31': clause('procedure', '1090-1097', ['wab-2.27', 'wab-1.30', 'wab-8.1'], {
    words: 'cómo se reforma, colocar | how to reform, place',
  }),
  'wab-2.32': clause('restriction', '1100-1105', ['wab-2.27'], {
    words: 'mover tras reformar | move after a reform',
  }),
  'wab-2.33': clause('procedure', '1132-1133', ['wab-2.29', 'wab-2.30'], {
    restates: ['wab-2.29', 'wab-2.30'],
    words: 'ejemplo de reorganización | example of a reform',
  }),
  'wab-2.86': clause('procedure', '1040-1047', ['wab-2.25'], {
    restates: ['wab-2.25'],
    words: 'ejemplo de filas | example of ranks',
  }),
});
