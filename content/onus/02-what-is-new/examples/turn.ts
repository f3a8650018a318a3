import { applies, defineExamples } from '../../../../src/content/examples.ts';

/** What this edition changed about armies and turns. */
export const turn = defineExamples({
  'onus-2.5': {
    'one-more-than-discarded': applies('onus/end-of-turn', {
      es: 'Un jugador que no ha jugado ninguna orden se descarta de 3 de sus 6 cartas.',
      en: 'A player who has played no order discards 3 of his 6 cards.',
      ask: { ordersPlayed: 0, endOption: 'discard', cardsDiscarded: 3, heldBeforeDraw: 6 },
      gives: { draws: 4, handAfterDraw: 7 },
      cites: ['onus-7.205', 'onus-2.5'],
    }),
  },
  'onus-2.12': {
    'split-movement': applies('onus/phase', {
      es: 'Unos Hostigadores activos movieron antes de disparar y quieren mover lo que les queda.',
      en: 'Active Skirmishers moved before they shot and want to move as far as they have left.',
      ask: { phase: 'skirmishers', action: 'skirmisher-move', abilities: ['skirmishers'] },
      gives: { allowed: true, mayNow: true },
      cites: ['onus-7.5', 'onus-2.12'],
    }),
  },
});
