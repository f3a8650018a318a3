import { applies, defineExamples } from '../../../../src/content/examples.ts';

/** What this edition changed about flight and about the events of Elites. */
export const events = defineExamples({
  'onus-2.4': {
    'no-longer-half': applies('onus/flight-move', {
      es: 'Una unidad con movimiento 5 falla su chequeo en la fase de huida y nada le estorba.',
      en: 'A unit with movement 5 fails its check in the flight phase, and nothing is in its way.',
      ask: { movement: 5, flightMoment: 'flight-phase' },
      gives: { mostUd: 5, movedUd: 5 },
      cites: ['onus-7.190', 'onus-2.4'],
    }),
  },
  'onus-2.7': {
    'chooses-two-from-hand': applies('onus/event-count', {
      es: 'La unidad defensora es de Élite y su jugador elige los eventos de la mano; la atacante es normal.',
      en: "The defender's unit is Elite and its player chooses events from hand; the attacker's is normal.",
      ask: { defenderRank: 'elite', defenderElite: 'two-from-hand' },
      gives: { attackerFromHand: 1, defenderFromHand: 2, mostEvents: 4 },
      cites: ['onus-11.3', 'onus-2.7', 'onus-11.5'],
    }),
  },
});
