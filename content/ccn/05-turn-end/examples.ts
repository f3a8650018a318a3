import { applies, defineExamples } from '../../../src/library/example.ts';

export default defineExamples({
  'ccn-5.241/ordinary-card': applies('ccn/draw', {
    es: 'Un jugador ha jugado Probe Center y su turno acaba.',
    en: 'A player has played Probe Center and his turn ends.',
    ask: { commandCard: 'probe-center' },
    gives: { draws: 1, keeps: 1 },
  }),
  'ccn-5.241/scout': applies('ccn/draw', {
    es: 'Un jugador ha jugado Scout Center y su turno acaba.',
    en: 'A player has played Scout Center and his turn ends.',
    ask: { commandCard: 'scout-center' },
    gives: { draws: 2, keeps: 1 },
    cites: ['ccn-5.241', 'ccn-8.9'],
  }),
  'ccn-5.242/defender-draws-first': applies('ccn/draw', {
    es: 'En el turno de un jugador, su oponente ha usado un First Strike: ¿quién roba primero al final?',
    en: 'In a player’s turn his opponent has used one First Strike: who draws first at the end?',
    ask: { strikesPlayed: 1 },
    gives: { drawsFirst: 'opponent', opponentDraws: 1 },
    case: 353,
  }),
  'ccn-5.243/last-card': applies('ccn/draw', {
    es: 'Un jugador tiene que robar, el mazo está agotado y en los descartes hay 20 cartas.',
    en: 'A player has to draw, the deck is exhausted and there are 20 cards in the discards.',
    ask: { deck: 0, discards: 20 },
    gives: { reshuffle: true, deckLeft: 19, discardsLeft: 0 },
    cites: ['ccn-5.241', 'ccn-5.243'],
  }),
  'ccn-5.244/deck-and-discards': applies('ccn/draw', {
    es: 'Se ha jugado Élan; en el mazo quedan 20 cartas y en los descartes hay 30, contando Élan.',
    en: 'Élan has been played; 20 cards are left in the deck and 30 are in the discards, counting Élan.',
    ask: { commandCard: 'elan', deck: 20, discards: 30 },
    gives: { reshuffle: true, deckToDraw: 50 },
    case: 421,
  }),
  'ccn-5.247/in-the-opponents-turn': applies('ccn/victory', {
    es: 'El jugador que se defiende necesita 5 Banderas de Victoria y tiene 4; su unidad responde al ataque y elimina a la atacante.',
    en: 'The defending player needs 5 Victory Banners and has 4; his unit battles back and eliminates the attacker.',
    ask: { bannersToWin: 5, banners: 4, unitsEliminated: 1, inOpponentTurn: true },
    gives: { won: true, endsAtOnce: true },
    cites: ['ccn-4.2', 'ccn-4.4', 'ccn-5.247'],
    case: 107,
  }),
});
