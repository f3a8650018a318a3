import { defineExamples } from '../../../src/content/registry.ts';

export default defineExamples([
  {
    clause: 'cca-16.1',
    name: 'one-card-a-turn',
    kind: 'applies',
    say: {
      es: 'Al final de su turno, a un jugador le quedan 4 cartas en la mano; en el mazo hay 30 y en los descartes 19.',
      en: 'At the end of his turn a player has 4 cards left in hand; the deck has 30 and the discards 19.',
    },
    query: 'cca/draw',
    input: { hand: 4, deck: 30, discards: 19 },
    expect: { draws: 1, handAtEnd: 5, deckLeft: 29, discardsLeft: 19, reshuffle: false },
    cites: ['cca-16.1'],
  },
  {
    clause: 'cca-16.1',
    name: 'third-roman-turn-at-trasimene',
    kind: 'applies',
    say: {
      es: 'En Lago Trasimeno, el jugador romano termina su turno 3.',
      en: 'At Lake Trasimene the Roman player ends his turn 3.',
    },
    query: 'cca/draw',
    input: { scenario: 'lake-trasimene', army: 'rome', turn: 3 },
    expect: { draws: 1, handAtEnd: 4 },
    cites: ['cca-16.1'],
    case: 'cca-case-299',
  },
  {
    clause: 'cca-16.2',
    name: 'empty-deck',
    kind: 'applies',
    say: {
      es: 'El mazo está agotado y hay 49 cartas en los descartes, con la que se acaba de jugar. El jugador coge 1 carta.',
      en: 'The deck is exhausted and the discards hold 49 cards, with the one just played. The player draws 1 card.',
    },
    query: 'cca/draw',
    input: { deck: 0, discards: 49 },
    expect: { draws: 1, reshuffle: true, deckLeft: 48, discardsLeft: 0 },
    cites: ['cca-16.1', 'cca-16.2'],
    case: 'cca-case-223',
  },
  {
    clause: 'cca-16.2',
    name: 'two-cards-in-the-deck',
    kind: 'does-not-apply',
    say: {
      es: 'En el mazo quedan 2 cartas y en los descartes hay 47. El jugador coge 1 carta.',
      en: 'The deck has 2 cards left and the discards hold 47. The player draws 1 card.',
    },
    query: 'cca/draw',
    input: { deck: 2, discards: 47 },
    expect: { reshuffle: false, deckLeft: 1, discardsLeft: 47 },
    cites: ['cca-16.1'],
  },
]);
