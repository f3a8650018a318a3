import type { Exceptions } from '../ties/exceptions.ts';

export default {
  ofProblems: ['ccn-6.49'],
  uncomputed: {
    // What else lies in the box; a leader is one block; labels that the book counts in passing; the date of a battle.
    'ccn-2.1': '1 5 6 8 15 56',
    'ccn-2.2': '3',
    'ccn-2.15': '1',
    'ccn-2.21': '6 10 36',
    'ccn-3.1': '17 1808',
  },
  // Data whose clauses the subjects say; to be taken out again when all of these stand.
  wordless: /^((cards|terrain|units)\.ts$|terrain\/sight)/,
  // What only melee says; to be taken out again when it stands.
  neverSaid: [
    ...['ccn-5.48', 'ccn-5.49', 'ccn-5.126', 'ccn-5.134', 'ccn-5.139', 'ccn-5.140'],
    ...['ccn-5.140/never', 'ccn-6.28', 'ccn-6.32', 'ccn-7.12', 'ccn-7.28', 'ccn-7.30', 'ccn-7.39'],
    ...['ccn-7.39/alone', 'ccn-7.39/and-target', 'ccn-7.47', 'ccn-7.58', 'ccn-8.29/hexes'],
    ...['ccn-8.31', 'ccn-8.37', 'ccn-8.38', 'ccn-8.47/no-melee', 'ccn-8.61', 'ccn-8.63'],
    ...[
      'bonus-attack',
      'not-bonus',
      'in-melee',
      'in-ranged-combat',
      'not-moved-3',
      'not-own-attack',
    ],
    ...['not-through-fieldworks', 'reading-r24-b', 'reading-r52-b', 'roller-not-guard'],
    ...['roller-not-cavalry', 'roller-not-heavy-cavalry', 'moved-at-most-2', 'roller-artillery'],
  ],
} satisfies Exceptions;
