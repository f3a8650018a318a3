import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'ccn-5.241': clause('procedure', '2094-2099', ['ccn-5.242', 'ccn-8.8'], {
    words:
      'fase de robo, coger carta, reponer la mano, reponer cartas | draw phase, take a card, refill hand, draw pile',
  }),
  'ccn-5.242': clause('procedure', '2101-2104', ['ccn-8.53'], {
    words:
      'primer ataque, reponer la carta, quién roba primero | replace the card, who draws first, reaction',
  }),
  'ccn-5.243': clause('procedure', '2106-2108', ['ccn-5.244'], {
    words:
      'sin cartas, barajar, mazo vacío, se acaba el mazo | no cards left, shuffle, empty deck, reshuffle, deck runs dry',
  }),
  'ccn-5.244': clause('procedure', '2108-2111', ['ccn-8.43'], {
    words:
      'ímpetu, barajar, nuevo mazo, cuándo, mazo de descartes | reshuffle, new deck, reshuffle the deck',
  }),
  'ccn-5.245': clause('victory', '2113-2119', {
    restates: ['ccn-4.1'],
    words: 'turnos alternos, cuántas banderas, ganar | alternate turns, how many banners, win',
  }),
  'ccn-5.246': clause('victory', '2121-2129', {
    restates: ['ccn-4.3'],
    words:
      'capturar terreno, puntos por hexágonos, objetivos de batalla | capture terrain, terrain points, victory hexes, bonus banners',
  }),
  'ccn-5.247': clause('victory', '2131-2137', ['ccn-4.4'], {
    words:
      "ganar en el turno del rival, responder al ataque, victoria inmediata | win in the opponent's turn, immediate victory",
  }),
});
