import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'onus-7.1': clause('procedure', '394', ['onus-13.13'], {
    words:
      'secuencia, sequence of play, orden del turno, game turn | sequence of play, secuencia del turno, turn order',
  }),
  'onus-7.2': clause('procedure', '398', ['onus-7.11', 'onus-7.13'], {
    words: 'activation phase, mandar | fase de activación, command',
  }),
  'onus-7.3': clause('procedure', '399', ['onus-7.23'], {
    words: 'movement phase | fase de movimiento',
  }),
  'onus-7.4': clause('procedure', '400', ['onus-7.116'], {
    words: 'shooting phase, flechas | fase de disparo, fire, arrows',
  }),
  'onus-7.5': clause('procedure', '401', ['onus-7.146'], {
    words:
      'skirmishers, escaramuzadores, movimiento fraccionado, mover y disparar | skirmish, split movement, hostigadores, move and shoot',
  }),
  'onus-7.6': clause('procedure', '402', ['onus-7.149', 'onus-7.150'], {
    words:
      'melee, cuerpo a cuerpo, combat phase, batallas | melee, hand to hand, fase de combate, battles',
  }),
  'onus-7.7': clause('procedure', '403', ['onus-7.187'], {
    words: 'flight phase, reagrupar, recuperarse, rout | rout, rally, fase de huida',
  }),
  'onus-7.8': clause('procedure', '404', ['onus-7.204', 'onus-7.205', 'onus-7.206', 'onus-7.208'], {
    words: 'end of turn, límite de mano, descarte, draw | hand limit, fin de turno, discard',
  }),
  'onus-7.9': clause('procedure', '406', ['onus-12.37', 'onus-12.38', 'onus-12.39'], {
    words:
      'ronda, alternancia, turn order, pasar el turno | round, alternation, pass the turn, turnos',
  }),
  'onus-7.10': clause('victory', '412', ['onus-6.9', 'onus-6.12'], {
    words:
      'pérdidas, derrota, casualties, leadership check, desmoralización | losses, defeat, victoria por bajas, army morale, chequeo de liderazgo',
  }),
  'onus-7.11': clause('procedure', '414', ['onus-5.9', 'onus-7.15'], {
    words: 'command cards, cartas de mando, playing orders, activar | jugar órdenes, activate',
  }),
  'onus-7.12': clause('procedure', '416', ['onus-5.6', 'onus-5.7', 'onus-5.8'], {
    words: 'command, health, curar, heal | mando, salud, heal, recover',
  }),
  'onus-7.13': clause('procedure', '418', ['onus-5.5'], {
    words: 'ficha, counter, activated | token, counter, unidad activa',
  }),
  'onus-7.14': clause('restriction', '420', ['onus-7.16', 'onus-9.19', 'onus-12.3'], {
    words: 'inactiva, activation, only active units | inactive, unactivated, unidades activas',
  }),
  'onus-7.15': clause('restriction', '426-428', ['onus-5.10', 'onus-13.1'], {
    words:
      'dos órdenes, two orders, activar dos veces, reinforce, skirmish | two orders, activate twice, reforzar unidad, escaramuza',
  }),
  'onus-7.16': clause('procedure', '430-432', ['onus-7.88', 'onus-7.14'], {
    words:
      'melee, engaged, en combate, combate obligatorio | melee, in combat, trabada, compulsory combat',
  }),
  'onus-7.17': clause('procedure', '434-436', ['onus-7.18', 'onus-7.19', 'onus-7.174'], {
    words:
      'rally, reagrupar, recuperar, broken, recobrar | reorganise, recover, rota, reagrupar, shaken',
  }),
  'onus-7.18': clause('restriction', '436', ['onus-7.17', 'onus-7.48'], {
    words: 'rally, reagrupada, broken | reorganised, recovered, rota, reorganizada',
  }),
  'onus-7.19': clause('procedure', '436', ['onus-7.17'], {
    words: 'broken, desmoralizada | rota, movimiento normal, shaken',
  }),
  'onus-7.20': clause('procedure', '438-440', ['onus-7.21', 'onus-7.22', 'onus-7.188'], {
    words: 'rally, recuperación, reagrupar, routing, fleeing | rally, routing, huida, recuperarse',
  }),
  'onus-7.21': clause('restriction', '440', ['onus-7.20'], {
    words: 'rally, reagrupada, recovered | rally, rallied, recuperada',
  }),
  'onus-7.22': clause('procedure', '440', ['onus-7.20', 'onus-7.187'], {
    words: 'rally, segundo intento, reagrupar | rally, second attempt, recuperarse',
  }),
});
