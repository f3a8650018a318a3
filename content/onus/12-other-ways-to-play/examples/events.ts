import { applies, defineExamples, forbids } from '../../../../src/library/example.ts';

/** Playing without the random event. */
export const events = defineExamples({
  'onus-12.14/only-from-hand': applies('onus/event-count', {
    es: 'Se ha acordado jugar sin el evento aleatorio y combaten dos unidades normales.',
    en: 'It was agreed to play without the random event, and two normal units fight.',
    ask: { noRandomEvents: true },
    gives: { randomEvents: 0, attackerFromHand: 1, defenderFromHand: 1, mostEvents: 2 },
    cites: ['onus-12.14', 'onus-13.4'],
  }),
  'onus-12.14/nothing-to-discard': forbids('onus/random-event', {
    es: 'Se juega sin el evento aleatorio y el jugador de una unidad Veterana quiere descartarlo y robar otro.',
    en: 'The game is played without the random event, and the player of a Veteran unit wants to discard it and take another.',
    ask: { noRandomEvents: true, attackerRank: 'veteran', randomWish: 'discard' },
    gives: { allowed: false, cardsTurnedUp: 0, randomApplied: 'none' },
  }),
});
