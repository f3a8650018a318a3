import { applies, defineExamples } from '../../../../src/library/example.ts';

/** What holds of all Tactic cards. */
export const allTactics = defineExamples({
  'ccn-8.24/all-section-cards-seen': applies('ccn/deck-odds', {
    es: 'De las 70 cartas del mazo un jugador ya ha visto 48, todas de Sección, y roba 1.',
    en: 'Of the 70 cards of the deck a player has seen 48, all of them Section cards, and draws 1.',
    ask: { wanted: 'tactic-cards', cardsSeen: 48 },
    gives: { copies: 22, unseen: 22 },
    odds: { drawn: '1' },
    cites: ['ccn-2.1', 'ccn-8.24'],
  }),
  'ccn-8.24/next-card': applies('ccn/deck-odds', {
    es: 'Del mazo entero recién barajado se roba 1 carta.',
    en: 'From the whole deck, newly shuffled, 1 card is drawn.',
    ask: { wanted: 'tactic-cards' },
    gives: { unseen: 70, wantedLeft: 22 },
    odds: { drawn: '11/35' },
  }),
  'ccn-8.25/card-over-rule': applies('ccn/card', {
    es: 'Un jugador quiere llegar más lejos con Force March: su infantería de línea por regla mueve 1 hexágono.',
    en: 'A player wants to get further with Force March: his line infantry by rule moves 1 hex.',
    ask: { commandCard: 'force-march' },
    gives: {
      group: 'tactic',
      cardMoves: [
        { types: ['line', 'militia'], moves: 2, fights: 1 },
        { moves: 2, fights: 2 },
      ],
    },
    cites: ['ccn-8.56', 'ccn-8.25'],
  }),
  'ccn-8.27/one-number-for-all': applies('ccn/card', {
    es: 'Un jugador piensa en jugar Give Them the Cold Steel por sus dados.',
    en: 'A player thinks of playing Give Them the Cold Steel for its dice.',
    ask: { commandCard: 'cold-steel' },
    gives: { cardDice: { melee: 1 }, guardDice: { melee: 1 } },
    cites: ['ccn-8.60', 'ccn-8.27'],
  }),
  'ccn-8.28/guard-artillery': applies('ccn/card', {
    es: 'Un jugador con artillería de la Guardia y otra piensa en jugar Bombard por sus dados.',
    en: 'A player with Guard artillery and other artillery thinks of playing Bombard for its dice.',
    ask: { commandCard: 'bombard' },
    gives: { cardDice: { fire: 2 }, guardDice: { fire: 3 } },
    cites: ['ccn-8.33', 'ccn-8.28'],
  }),
});
