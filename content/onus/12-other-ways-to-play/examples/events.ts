import { defineExamples } from '../../../../src/content/registry.ts';

/** Playing without the random event. */
export const events = defineExamples([
  {
    clause: 'onus-12.14',
    name: 'only-from-hand',
    kind: 'applies',
    say: {
      es: 'Se ha acordado jugar sin el evento aleatorio y combaten dos unidades normales.',
      en: 'It was agreed to play without the random event, and two normal units fight.',
    },
    query: 'onus/event-count',
    input: { noRandomEvents: true },
    expect: { randomEvents: 0, attackerFromHand: 1, defenderFromHand: 1, mostEvents: 2 },
    cites: ['onus-12.14', 'onus-13.4'],
  },
  {
    clause: 'onus-12.14',
    name: 'nothing-to-discard',
    kind: 'forbidden',
    say: {
      es: 'Se juega sin el evento aleatorio y el jugador de una unidad Veterana quiere descartarlo y robar otro.',
      en: 'The game is played without the random event, and the player of a Veteran unit wants to discard it and take another.',
    },
    query: 'onus/random-event',
    input: { noRandomEvents: true, attackerRank: 'veteran', randomWish: 'discard' },
    expect: { allowed: false, cardsTurnedUp: 0 },
    cites: ['onus-12.14'],
  },
]);
