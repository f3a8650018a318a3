import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'onus-5.1': clause('definition', '295', ['onus-5.2', 'onus-5.3'], {
    words:
      'mitades de la carta, action cards, anatomía | halves of the card, cartas de acción, layout',
  }),
  'onus-5.2': clause('definition', '297', ['onus-7.11', 'onus-5.9'], {
    words: 'cuándo se juega una orden, mandar, orders | when to play an order, command, órdenes',
  }),
  'onus-5.3': clause('definition', '298', ['onus-5.11', 'onus-7.158', 'onus-7.11'], {
    words: 'cuándo se juega un evento, events | when to play an event, eventos',
  }),
  'onus-5.4': clause('setup', '300', ['onus-4.7', 'onus-7.208', 'onus-6.22', 'onus-4.12'], {
    words:
      'tamaño de la mano, límite de cartas, descartar, hand limit | hand size, card limit, discard, mano',
  }),
  'onus-5.5': clause('card', '310-312', ['onus-7.13', 'onus-7.14'], {
    words: 'orden de activar, mover, escaramuza, activation | order to activate, move, activación',
  }),
  'onus-5.6': clause('card', '313', ['onus-7.12'], {
    words: 'robar carta, líder, command | draw a card, leader, mando',
  }),
  'onus-5.7': clause('card', '314', ['onus-7.12'], {
    words:
      'reorganizar, quitar rota, recuperar de la huida, morale | rally, remove broken, stop fleeing, moral',
  }),
  'onus-5.8': clause('card', '315', ['onus-7.12'], {
    words:
      'curar, sanar, quitar heridas, reforzar unidad, health | heal, remove wounds, reinforce, salud',
  }),
  'onus-5.9': clause('procedure', '317', ['onus-7.11'], {
    words:
      'cuántas órdenes, número de órdenes, how many | how many orders, number of orders, cuántas',
  }),
  'onus-5.10': clause('restriction', '317', ['onus-7.15', 'onus-13.1'], {
    words:
      'dos órdenes, repetir orden, curar y activar, twice | two orders, heal and activate, second order, dos',
  }),
  'onus-5.11': clause('procedure', '323-325', {
    see: ['onus-7.128', 'onus-7.157', 'onus-13.4', 'onus-5.12', 'onus-5.13', 'onus-5.14'],
    words:
      'robar evento, orden de los eventos, cuántos eventos, random | draw an event, sequence of events, how many events, aleatorio',
  }),
  'onus-5.12': clause('definition', '327-329', {
    see: ['onus-7.159', 'onus-13.5', 'onus-7.160', 'onus-7.150'],
    words: 'símbolo, evento de ataque, sword | symbol, attack event, espada',
  }),
  'onus-5.13': clause('definition', '330', {
    see: ['onus-7.159', 'onus-13.6', 'onus-7.160', 'onus-7.150'],
    words: 'símbolo, evento de defensa, shield | symbol, defence event, escudo',
  }),
  'onus-5.14': clause('definition', '331', ['onus-7.130', 'onus-13.7'], {
    words: 'símbolo, disparo, flecha, bow | symbol, shot, shooting, arrow, arco',
  }),
});
