import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'cca-16.1': clause('procedure', '1446-1449', {
    see: ['cca-5.3', 'cca-19.17', 'cca-18.40', 'cca-18.43', 'cca-16.2'],
    words:
      'robar, reponer, fin del turno, draw, mano | refill, replace, hand, end of turn, robar carta',
  }),
  'cca-16.2': clause('procedure', '1451-1452', ['cca-16.1', 'cca-18.43'], {
    words: 'rebarajar, sin cartas, reshuffle | reshuffle, run out of cards, rebarajar',
  }),
});
