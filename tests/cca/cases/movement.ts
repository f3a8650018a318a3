import type { Case } from '../../ties/worked-cases.ts';

const MOVE = 'cca/may-move';

const MOUNTED = [
  ...(['HC', 'CH', 'EL'] as const).map((unit) => [unit, 3] as const),
  // Not by the card: what they move anyway.
  ...([['LC', 4] as const, ['MC', 3] as const] as const),
];

const underMountedCharge = MOUNTED.map(
  ([unit, most]): Case => [
    51,
    `${unit} under Mounted Charge moves ${most} hexes at most`,
    MOVE,
    { unit, hexes: most, orderedBy: 'mounted-charge' },
    { allowed: true, maxHexes: most },
  ],
);

const PRINTED = { MI: 1, HI: 1, CH: 2 };

const printedMoves = Object.entries(PRINTED).flatMap(([unit, most]): Case[] =>
  [most, most + 1].map((hexes) => [
    361,
    `${unit} ${hexes > most ? 'does not move' : 'moves'} ${hexes} hexes`,
    MOVE,
    { unit, hexes, orderedBy: 'order-four-units-center' },
    { allowed: hexes <= most, maxHexes: most },
  ]),
);

export const MOVEMENT: Case[] = [...underMountedCharge, ...printedMoves];
