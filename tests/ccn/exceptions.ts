import type { Exceptions } from '../ties/exceptions.ts';

export default {
  ofProblems: ['ccn-6.49'],
  uncomputed: {
    // What else lies in the box; a leader is one block; labels that the book counts in passing; the date of a battle.
    'ccn-2.1': '1 6 8 15 56',
    'ccn-2.2': '3',
    'ccn-2.15': '1',
    'ccn-2.21': '6 10 36',
    'ccn-3.1': '17 1808',
    // The step of a melee.
    'ccn-5.152': '10',
    // One card, one leader, one flag of another clause; how many classes there are, which ccn/unit has as a list.
    'ccn-5.6': '1',
    'ccn-5.26': '1',
    'ccn-5.31': '1',
    'ccn-5.248': '4',
  },
  wordless: /^terrain\/sight/,
  aside: {
    advance: 'action advanceHexes',
    card: 'adjacentEnemy copies leaders orders playedAt sections types',
    command: 'handThen',
    components: 'blockColours face ground picture withoutSpares',
    dice: 'perDie',
    draw: 'deckLeft deckToDraw',
    escape: 'dice',
    'first-strike': 'strikesFirst',
    'form-square': 'cardsOnTrack strikesFirst',
    'leader-retreat': 'escapes leastHexes mostHexes',
    'may-move': 'ordersUsed',
    'may-order': 'card cost ordersLeft',
    melee: 'strikesFirst',
    orders: 'oneOfChoice orders units',
    'retire-and-reform': 'dice',
    retreat: 'leaderMust',
    setup: 'recommendedFirst scenarioSays',
    'short-supply': 'hexChosenBy hexes',
    square: 'handAfter orders',
    'square-combat': 'attackerBlocks attackerFate rolledAs',
    unit: 'band blockSize icon onNationalCard',
  },
} satisfies Exceptions;
