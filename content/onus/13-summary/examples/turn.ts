import type { Example } from '../../../../src/content/registry.ts';

const ORDER = 'onus/order';

/** Orders and phases: onus-13.1 and onus-13.13. */
export const turn: readonly Example[] = [
  {
    clause: 'onus-13.1',
    name: 'active-already',
    kind: 'forbidden',
    say: {
      es: 'La unidad del general está activa por la regla «General siempre activado», y su jugador quiere activarla con una orden.',
      en: "The general's unit is active by the rule “General always active”, and its player wants to activate it with an order.",
    },
    query: ORDER,
    input: { orderType: 'activation', alreadyActive: true },
    expect: { allowed: false },
    cites: ['onus-13.1'],
  },
  {
    clause: 'onus-13.1',
    name: 'two-cards-on-one-unit',
    kind: 'applies',
    say: {
      es: 'Un jugador quiere jugar una segunda carta de orden, de Moral, sobre la misma unidad: ya lleva 1.',
      en: 'A player wants to play a second order card, of Morale, on the same unit: it has had 1 already.',
    },
    query: ORDER,
    input: { orderType: 'morale', ordersOnUnit: 1 },
    expect: { allowed: false },
    cites: ['onus-13.1'],
  },
  {
    clause: 'onus-13.1',
    name: 'first-activation',
    kind: 'does-not-apply',
    say: {
      es: 'Se activa con una orden una unidad que no se había activado este turno.',
      en: 'A unit that had not been activated this turn is activated by an order.',
    },
    query: ORDER,
    input: { orderType: 'activation' },
    expect: { allowed: true, activates: true },
    cites: ['onus-7.13'],
  },
  {
    clause: 'onus-13.13',
    name: 'the-turn-passes',
    kind: 'applies',
    say: {
      es: 'Un jugador ha terminado la fase de huida y roba sus cartas.',
      en: 'A player has finished the flight phase and draws his cards.',
    },
    query: 'onus/phase',
    input: { phase: 'end', action: 'draw-cards' },
    expect: { allowed: true, mayNow: true, nextPhase: 'turn-of-the-other' },
    cites: ['onus-7.203', 'onus-13.13'],
  },
  {
    clause: 'onus-13.13',
    name: 'no-way-back',
    kind: 'forbidden',
    say: {
      es: 'En la fase de disparo un jugador quiere mover una unidad activa que olvidó mover.',
      en: 'In the shooting phase a player wants to move an active unit that he forgot to move.',
    },
    query: 'onus/phase',
    input: { phase: 'shooting', action: 'move' },
    expect: { allowed: false, momentOfAction: 'over' },
    cites: ['onus-7.1', 'onus-13.13'],
  },
];
