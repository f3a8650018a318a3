import { clause, defineClauses } from '../../../src/content/clauses.ts';

export default defineClauses({
  'onus-7.1': clause('procedure', '394', ['onus-13.13'], {
    es: 'secuencia, sequence of play, orden del turno, game turn',
    en: 'sequence of play, secuencia del turno, turn order',
  }),
  'onus-7.2': clause('procedure', '398', ['onus-7.11', 'onus-7.13'], {
    es: 'activation phase, mandar',
    en: 'fase de activación, command',
  }),
  'onus-7.3': clause('procedure', '399', ['onus-7.23'], {
    es: 'movement phase',
    en: 'fase de movimiento',
  }),
  'onus-7.4': clause('procedure', '400', ['onus-7.116'], {
    es: 'shooting phase, flechas',
    en: 'fase de disparo, fire, arrows',
  }),
  'onus-7.5': clause('procedure', '401', ['onus-7.146'], {
    es: 'skirmishers, escaramuzadores, movimiento fraccionado, mover y disparar',
    en: 'skirmish, split movement, hostigadores, move and shoot',
  }),
  'onus-7.6': clause('procedure', '402', ['onus-7.149', 'onus-7.150'], {
    es: 'melee, cuerpo a cuerpo, combat phase, batallas',
    en: 'melee, hand to hand, fase de combate, battles',
  }),
  'onus-7.7': clause('procedure', '403', ['onus-7.187'], {
    es: 'flight phase, reagrupar, recuperarse, rout',
    en: 'rout, rally, fase de huida',
  }),
  'onus-7.8': clause('procedure', '404', ['onus-7.204', 'onus-7.205', 'onus-7.206', 'onus-7.208'], {
    es: 'end of turn, límite de mano, descarte, draw',
    en: 'hand limit, fin de turno, discard',
  }),
  'onus-7.9': clause('procedure', '406', ['onus-12.37', 'onus-12.38', 'onus-12.39'], {
    es: 'ronda, alternancia, turn order, pasar el turno',
    en: 'round, alternation, pass the turn, turnos',
  }),
  'onus-7.10': clause('victory', '412', ['onus-6.9', 'onus-6.12'], {
    es: 'pérdidas, derrota, casualties, leadership check, desmoralización',
    en: 'losses, defeat, victoria por bajas, army morale, chequeo de liderazgo',
  }),
  'onus-7.11': clause('procedure', '414', ['onus-5.9', 'onus-7.15'], {
    es: 'command cards, cartas de mando, playing orders, activar',
    en: 'jugar órdenes, activate',
  }),
  'onus-7.12': clause('procedure', '416', ['onus-5.6', 'onus-5.7', 'onus-5.8'], {
    es: 'command, health, curar, heal',
    en: 'mando, salud, heal, recover',
  }),
  'onus-7.13': clause('procedure', '418', ['onus-5.5'], {
    es: 'ficha, counter, activated',
    en: 'token, counter, unidad activa',
  }),
  'onus-7.14': clause('restriction', '420', ['onus-7.16', 'onus-9.19', 'onus-12.3'], {
    es: 'inactiva, activation, only active units',
    en: 'inactive, unactivated, unidades activas',
  }),
  'onus-7.15': clause('restriction', '426-428', ['onus-5.10', 'onus-13.1'], {
    es: 'dos órdenes, two orders, activar dos veces, reinforce, skirmish',
    en: 'two orders, activate twice, reforzar unidad, escaramuza',
  }),
  'onus-7.16': clause('procedure', '430-432', ['onus-7.88', 'onus-7.14'], {
    es: 'melee, engaged, en combate, combate obligatorio',
    en: 'melee, in combat, trabada, compulsory combat',
  }),
  'onus-7.17': clause('procedure', '434-436', ['onus-7.18', 'onus-7.19', 'onus-7.174'], {
    es: 'rally, reagrupar, recuperar, broken, recobrar',
    en: 'reorganise, recover, rota, reagrupar, shaken',
  }),
  'onus-7.18': clause('restriction', '436', ['onus-7.17', 'onus-7.48'], {
    es: 'rally, reagrupada, broken',
    en: 'reorganised, recovered, rota, reorganizada',
  }),
  'onus-7.19': clause('procedure', '436', ['onus-7.17'], {
    es: 'broken, desmoralizada',
    en: 'rota, movimiento normal, shaken',
  }),
  'onus-7.20': clause('procedure', '438-440', ['onus-7.21', 'onus-7.22', 'onus-7.188'], {
    es: 'rally, recuperación, reagrupar, routing, fleeing',
    en: 'rally, routing, huida, recuperarse',
  }),
  'onus-7.21': clause('restriction', '440', ['onus-7.20'], {
    es: 'rally, reagrupada, recovered',
    en: 'rally, rallied, recuperada',
  }),
  'onus-7.22': clause('procedure', '440', ['onus-7.20', 'onus-7.187'], {
    rulings: ['R54'],
    es: 'rally, segundo intento, reagrupar',
    en: 'rally, second attempt, recuperarse',
  }),
});
