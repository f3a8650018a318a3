import type { Exceptions } from '../ties/exceptions.ts';

export default {
  // Nobody moves five hexes, so that light cavalry never moves too far.
  neverSaid: ['cca-8.22'],
  ofProblems: [
    ...['cca-2.8', 'cca-2.10', 'cca-2.11', 'cca-2.12', 'cca-2.13', 'cca-8.33'],
    ...['cca-17.23', 'cca-17.26'],
  ],
  // The clauses of the scenarios share their sentences; what a whole game says is heard in game-words.test.ts.
  wordless: /^(terrain\/sight|scenarios\/scenarios|game\/)/,
} satisfies Exceptions;
