import { defineExamples } from '../../../../src/content/registry.ts';

/** What this edition changed about flight and about the events of Elites. */
export const events = defineExamples([
  {
    clause: 'onus-2.4',
    name: 'no-longer-half',
    kind: 'applies',
    say: {
      es: 'Una unidad con movimiento 5 falla su chequeo en la fase de huida y nada le estorba.',
      en: 'A unit with movement 5 fails its check in the flight phase, and nothing is in its way.',
    },
    query: 'onus/flight-move',
    input: { movement: 5, flightMoment: 'flight-phase' },
    expect: { mostUd: 5, movedUd: 5 },
    cites: ['onus-7.190', 'onus-2.4'],
  },
  {
    clause: 'onus-2.7',
    name: 'chooses-two-from-hand',
    kind: 'applies',
    say: {
      es: 'La unidad defensora es de Élite y su jugador elige los eventos de la mano; la atacante es normal.',
      en: "The defender's unit is Elite and its player chooses events from hand; the attacker's is normal.",
    },
    query: 'onus/event-count',
    input: { defenderRank: 'elite', defenderElite: 'two-from-hand' },
    expect: { attackerFromHand: 1, defenderFromHand: 2, mostEvents: 4 },
    cites: ['onus-11.3', 'onus-2.7', 'onus-11.5'],
  },
]);
