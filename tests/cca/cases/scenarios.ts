import type { Case } from '../../ties/worked-cases.ts';

/** The Roman hand at Trasimene after his turns 1, 2 and 3, and what he drew in them. */
const ROMAN_TURNS = [
  { turn: 1, draws: 2, handAtEnd: 3 },
  { turn: 2, draws: 2, handAtEnd: 4 },
  { turn: 3, draws: 1, handAtEnd: 4 },
];

export const SCENARIOS: Case[] = [
  ...ROMAN_TURNS.map(
    ({ turn, ...opponent }): Case => [
      52,
      `after his turn ${turn} the Roman of Trasimene holds ${opponent.handAtEnd} cards`,
      'cca/scenario',
      { scenario: 'lake-trasimene', turn },
      { opponent },
    ],
  ),
  [
    341,
    'the board is 13 hexes wide, 9 deep and in 3 sections',
    'cca/components',
    { component: 'board' },
    { width: 13, depth: 9, boardSections: 3 },
  ],
];
