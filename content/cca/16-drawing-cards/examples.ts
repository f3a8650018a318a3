import { applies, defineExamples, doesNotApply } from '../../../src/library/example.ts';

export default defineExamples({
  'cca-16.1/one-card-a-turn': applies('cca/draw', {
    es: 'Al final de su turno, a un jugador le quedan 4 cartas en la mano; en el mazo hay 30 y en los descartes 19.',
    en: 'At the end of his turn a player has 4 cards left in hand; the deck has 30 and the discards 19.',
    ask: { hand: 4, deck: 30, discards: 19 },
    gives: { draws: 1, handAtEnd: 5, deckLeft: 29, discardsLeft: 19, reshuffle: false },
  }),
  'cca-16.1/third-roman-turn-at-trasimene': applies('cca/draw', {
    es: 'En Lago Trasimeno, el jugador romano termina su turno 3.',
    en: 'At Lake Trasimene the Roman player ends his turn 3.',
    ask: { scenario: 'lake-trasimene', army: 'rome', turn: 3 },
    gives: { draws: 1, handAtEnd: 4 },
    case: 299,
  }),
  'cca-16.2/empty-deck': applies('cca/draw', {
    es: 'El mazo está agotado y hay 49 cartas en los descartes, con la que se acaba de jugar. El jugador coge 1 carta.',
    en: 'The deck is exhausted and the discards hold 49 cards, with the one just played. The player draws 1 card.',
    ask: { deck: 0, discards: 49 },
    gives: { draws: 1, reshuffle: true, deckLeft: 48, discardsLeft: 0 },
    cites: ['cca-16.1', 'cca-16.2'],
    case: 223,
  }),
  'cca-16.2/two-cards-in-the-deck': doesNotApply('cca/draw', {
    es: 'En el mazo quedan 2 cartas y en los descartes hay 47. El jugador coge 1 carta.',
    en: 'The deck has 2 cards left and the discards hold 47. The player draws 1 card.',
    ask: { deck: 2, discards: 47 },
    gives: { reshuffle: false, deckLeft: 1, discardsLeft: 47 },
    cites: ['cca-16.1'],
  }),
});
