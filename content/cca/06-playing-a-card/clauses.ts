import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'cca-6.1': clause('procedure', '303-305', ['cca-5.3', 'cca-18.38'], {
    words:
      'tirar carta, cuántas cartas, one card | how many cards, activation card, jugar una carta',
  }),
  'cca-6.2': clause('definition', '307-312', ['cca-18.1', 'cca-18.14', 'cca-18.20', 'cca-18.25'], {
    words:
      'tipos de cartas, activar, qué hace la carta | types of cards, activate, what a card does',
  }),
});
