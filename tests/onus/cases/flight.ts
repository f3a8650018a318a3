import type { Case } from '../../ties/worked-cases.ts';

/** What the worked cases of flight ask beyond the examples of the rooms. */
export const FLIGHT: Case[] = [
  [
    45,
    'a Broken mounted unit, flanked, with 3 new wounds',
    'onus/morale-check',
    { unit: { kind: 'cavalry', broken: true, wounds: 3, attackedOn: ['flank'] } },
    { moraleModifier: -5 },
  ],
];
