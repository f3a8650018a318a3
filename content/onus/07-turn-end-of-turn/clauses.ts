import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'onus-7.203': clause('procedure', '926', ['onus-7.8'], {
    words: 'fase 7, última fase, end of turn | phase 7, last phase, end of turn, fin de turno',
  }),
  'onus-7.204': clause('procedure', '928', ['onus-7.205', 'onus-7.206'], {
    words: 'reponer mano, cuántas cartas, draw | refill, how many cards, robar',
  }),
  'onus-7.205': clause('option', '929-930', ['onus-2.5', 'onus-7.206'], {
    words: 'cambiar cartas, pasar, discard | change cards, pass, mulligan, descarte',
  }),
  'onus-7.206': clause('option', '929,931', ['onus-7.205'], {
    words: 'pasar turno, acumular cartas, draw | pass, build up a hand, robar',
  }),
  'onus-7.207': clause('option', '933', ['onus-12.33'], {
    words:
      'intercambiar cartas, multijugador, gift | gifts, exchange cards, trade, multiplayer, regalar',
  }),
  'onus-7.208': clause('restriction', '933', ['onus-4.7', 'onus-4.12', 'onus-5.4'], {
    words:
      'límite de mano, máximo de cartas, hand limit | hand limit, maximum hand, hand size, límite de mano',
  }),
  'onus-7.209': clause('procedure', '935', {
    words: 'mazo agotado, rebarajar, deck | empty deck, reshuffle, mazo',
  }),
});
