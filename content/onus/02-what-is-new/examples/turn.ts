import type { Example } from '../../../../src/content/registry.ts';

/** What this edition changed about armies and turns. */
export const turn: readonly Example[] = [
  {
    clause: 'onus-2.5',
    name: 'one-more-than-discarded',
    kind: 'applies',
    say: {
      es: 'Un jugador que no ha jugado ninguna orden se descarta de 3 de sus 6 cartas.',
      en: 'A player who has played no order discards 3 of his 6 cards.',
    },
    query: 'onus/end-of-turn',
    input: { ordersPlayed: 0, endOption: 'discard', cardsDiscarded: 3, heldBeforeDraw: 6 },
    expect: { draws: 4, handAfterDraw: 7 },
    cites: ['onus-7.205', 'onus-2.5'],
  },
  {
    clause: 'onus-2.12',
    name: 'split-movement',
    kind: 'applies',
    say: {
      es: 'Unos Hostigadores activos movieron antes de disparar y quieren mover lo que les queda.',
      en: 'Active Skirmishers moved before they shot and want to move as far as they have left.',
    },
    query: 'onus/phase',
    input: { phase: 'skirmishers', action: 'skirmisher-move', abilities: ['skirmishers'] },
    expect: { allowed: true, mayNow: true },
    cites: ['onus-7.5', 'onus-2.12'],
  },
];
