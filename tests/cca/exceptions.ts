import type { Exceptions } from '../ties/exceptions.ts';

export default {
  // Nobody moves five hexes, so that light cavalry never moves too far.
  neverSaid: ['cca-8.22'],
  ofProblems: [
    ...['cca-2.8', 'cca-2.10', 'cca-2.11', 'cca-2.12', 'cca-2.13', 'cca-8.33'],
    ...['cca-17.23', 'cca-17.26'],
  ],
  // The clauses of the scenarios share their sentences; what a whole game says is heard in game-words.test.ts.
  uncomputed: {
    // What lies in the box, and how many cards a group has in it.
    'cca-2.1': '1 45 60',
    'cca-2.22': '9 16 18 24',
    'cca-2.23': '9 12 16 20 24',
    'cca-18.14': '10',
    'cca-18.25': '17',
    'cca-18.46': '1',
    // Below the most that a table has, which is what is asked.
    'cca-8.15': '1',
    'cca-8.22': '1 3',
    'cca-8.24': '1',
    'cca-8.27': '1',
    'cca-11.13': '1',
    'cca-11.20': '1',
    // One symbol, one unit; the step of a sequence; what other clauses count (13.30 and 12.3 say why).
    'cca-3.3': '1',
    'cca-10.2': '1',
    'cca-10.29': '7',
    'cca-12.2': '3',
    'cca-12.27': '1',
    'cca-13.30': '3',
    'cca-18.17': '1',
  },
  wordless: /^(terrain\/sight|scenarios\/scenarios|game\/)/,
  aside: {
    'block-mix': 'blockColour',
    card: 'copies leaders sections',
    'close-combat-roll': 'blocksLeft dice',
    'deck-odds': 'deck unseen',
    dice: 'expectedFaces perDie',
    draw: 'deckLeft handAtEnd',
    'may-move': 'ordersLeft ordersUsed',
    'may-order': 'cost ordersLeft',
    'move-fire-move': 'openSteps',
    orders: 'leaders oneOfChoice orders sections units',
    rally: 'oneOfChoice',
    'ranged-combat': 'chancesAre diceInAll',
    retreat: 'blockersLeft',
    scenario: 'year',
    unit: 'blockSize blocksOver',
    victory: 'bannersMissing winner',
  },
} satisfies Exceptions;
