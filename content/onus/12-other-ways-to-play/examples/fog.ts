import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';

/** Fog of war: onus-12.16 to onus-12.21. */
export const fog = defineExamples({
  'onus-12.16/all-hidden-at-first': applies('onus/fog', {
    es: 'Niebla a 6 UD: tras el despliegue, el enemigo más cercano a una unidad está a 8 UD.',
    en: 'Fog at 6 UD: after the deployment the enemy nearest to a unit is 8 UD away.',
    ask: { fogDistance: 6, fogPath: [{ nearestEnemy: 8 }] },
    gives: { faceUp: false, identityKnown: false, placeKnown: true },
  }),
  'onus-12.17/near-and-back-in-one-move': applies('onus/fog', {
    es: 'Niebla a 6 UD: una unidad enemiga oculta pasa, en un solo movimiento, de 7 UD de la propia más cercana a 5,5 UD y vuelve a 6,5 UD.',
    en: 'Fog at 6 UD: a hidden enemy unit goes in one move from 7 UD of the nearest own unit to 5.5 UD and back to 6.5 UD.',
    ask: {
      fogDistance: 6,
      fogPath: [{ nearestEnemy: 7 }, { nearestEnemy: 5.5 }, { nearestEnemy: 6.5 }],
    },
    gives: { faceUp: true, turnedOver: 'in-mid-move', mayHideAgain: false },
    cites: ['onus-12.16', 'onus-12.17', 'onus-12.18'],
    case: 375,
  }),
  'onus-12.17/exactly-at-the-fog': doesNotApply('onus/fog', {
    es: 'Niebla a 6 UD: una unidad oculta acaba a 6 UD exactas del enemigo más cercano.',
    en: 'Fog at 6 UD: a hidden unit ends exactly 6 UD from the nearest enemy.',
    ask: { fogDistance: 6, fogPath: [{ nearestEnemy: 9 }, { nearestEnemy: 6 }] },
    gives: { faceUp: false },
    cites: ['onus-12.16'],
  }),
  'onus-12.17/exactly-at-the-fog-by-the-other-reading': applies('onus/fog', {
    es: 'Niebla a 6 UD: una unidad oculta acaba a 6 UD exactas del enemigo más cercano, y se juega que a esa distancia se le da la vuelta.',
    en: 'Fog at 6 UD: a hidden unit ends exactly 6 UD from the nearest enemy, and it is played that at that distance it is turned over.',
    ask: {
      ...{ fogDistance: 6, fogPath: [{ nearestEnemy: 9 }, { nearestEnemy: 6 }] },
      readings: { R90: 'b' },
    },
    gives: { faceUp: true, turnedOver: 'at-end-of-move' },
  }),
  'onus-12.17/stays-beyond': doesNotApply('onus/fog', {
    es: 'Niebla a 6 UD: una unidad oculta pasa de 9 UD del enemigo más cercano a 6,5 UD.',
    en: 'Fog at 6 UD: a hidden unit goes from 9 UD of the nearest enemy to 6.5 UD.',
    ask: { fogDistance: 6, fogPath: [{ nearestEnemy: 9 }, { nearestEnemy: 6.5 }] },
    gives: { faceUp: false, turnedOver: 'no' },
    cites: ['onus-12.16'],
  }),
  'onus-12.18/seen-and-gone': applies('onus/fog', {
    es: 'Niebla a 6 UD: una unidad que ya se vio se aleja hasta 10 UD del enemigo más cercano.',
    en: 'Fog at 6 UD: a unit that was seen before goes away to 10 UD from the nearest enemy.',
    ask: { fogDistance: 6, seenBefore: true, fogPath: [{ nearestEnemy: 10 }] },
    gives: { faceUp: true, mayHideAgain: false },
  }),
  'onus-12.18/never-seen': doesNotApply('onus/fog', {
    es: 'Niebla a 6 UD: una unidad que nadie ha visto está a 10 UD del enemigo más cercano.',
    en: 'Fog at 6 UD: a unit that nobody has seen is 10 UD from the nearest enemy.',
    ask: { fogDistance: 6, fogPath: [{ nearestEnemy: 10 }] },
    gives: { faceUp: false },
    cites: ['onus-12.16'],
  }),
  'onus-12.19/hidden-archers-shoot': applies('onus/fog', {
    es: 'Unos arqueros ocultos quieren disparar.',
    en: 'Hidden archers want to shoot.',
    ask: { unitShoots: true },
    gives: { faceUp: true, turnedOver: 'on-shooting' },
  }),
  'onus-12.20/shot-at-in-the-fog': applies('onus/fog', {
    es: 'Un enemigo dispara a una unidad oculta.',
    en: 'An enemy shoots at a hidden unit.',
    ask: { isShotAt: true },
    gives: { shotModifier: -1, faceUp: false },
  }),
  'onus-12.20/shot-at-face-up': doesNotApply('onus/fog', {
    es: 'Un enemigo dispara a una unidad que ya está boca arriba.',
    en: 'An enemy shoots at a unit that is face up already.',
    ask: { isShotAt: true, seenBefore: true },
    gives: { shotModifier: 0 },
    cites: ['onus-12.16'],
  }),
  'onus-12.21/one-hit': applies('onus/fog', {
    es: 'Un disparo contra una unidad oculta logra 1 impacto, que no hiere.',
    en: 'A shot at a hidden unit scores 1 hit, which does not wound.',
    ask: { isShotAt: true, hitsReceived: 1 },
    gives: { faceUp: true, turnedOver: 'when-hit' },
    cites: ['onus-12.20', 'onus-12.21'],
  }),
  'onus-12.21/no-hit': doesNotApply('onus/fog', {
    es: 'Un disparo contra una unidad oculta no logra ningún impacto.',
    en: 'A shot at a hidden unit scores no hit.',
    ask: { isShotAt: true, hitsReceived: 0 },
    gives: { faceUp: false, turnedOver: 'no' },
    cites: ['onus-12.20'],
  }),
});
