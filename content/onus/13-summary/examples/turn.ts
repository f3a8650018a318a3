import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** Orders and changes of formation: onus-13.1 and onus-13.15. */
export const turn = defineExamples({
  'onus-13.1/active-already': forbids('onus/order', {
    es: 'La unidad del general está activa por la regla «General siempre activado», y su jugador quiere activarla con una orden.',
    en: "The general's unit is active by the rule “General always active”, and its player wants to activate it with an order.",
    ask: { orderType: 'activation', alreadyActive: true },
  }),
  'onus-13.1/two-cards-on-one-unit': applies('onus/order', {
    es: 'Un jugador quiere jugar una segunda carta de orden, de Moral, sobre la misma unidad: ya lleva 1.',
    en: 'A player wants to play a second order card, of Morale, on the same unit: it has had 1 already.',
    ask: { orderType: 'morale', ordersOnUnit: 1 },
    gives: { allowed: false },
  }),
  'onus-13.1/first-activation': doesNotApply('onus/order', {
    es: 'Se activa con una orden una unidad que no se había activado este turno.',
    en: 'A unit that had not been activated this turn is activated by an order.',
    ask: { orderType: 'activation' },
    gives: { allowed: true, activates: true },
    cites: ['onus-7.13'],
  }),
  'onus-13.15/in-the-middle': forbids('onus/move', {
    es: 'Una unidad con movimiento 3 quiere mover 1 UD, adoptar la Falange y mover después 0,5 UD más.',
    en: 'A unit with movement 3 wants to move 1 UD, adopt Phalanx and then move another 0.5 UD.',
    ask: { movement: 3, steps: [{ ud: 1 }, { does: 'adopt', into: 'phalanx' }, { ud: 0.5 }] },
    case: 165,
  }),
});
