import type { Example } from '../../../../src/content/registry.ts';

const FOG = 'onus/fog';

/** Fog of war: onus-12.16 to onus-12.21. */
export const fog: readonly Example[] = [
  {
    clause: 'onus-12.16',
    name: 'all-hidden-at-first',
    kind: 'applies',
    say: {
      es: 'Niebla a 6 UD: tras el despliegue, el enemigo más cercano a una unidad está a 8 UD.',
      en: 'Fog at 6 UD: after the deployment the enemy nearest to a unit is 8 UD away.',
    },
    query: FOG,
    input: { fogDistance: 6, fogPath: [{ nearestEnemy: 8 }] },
    expect: { faceUp: false, identityKnown: false, placeKnown: true },
    cites: ['onus-12.16'],
  },
  {
    clause: 'onus-12.17',
    name: 'near-and-back-in-one-move',
    kind: 'applies',
    say: {
      es: 'Niebla a 6 UD: una unidad enemiga oculta pasa, en un solo movimiento, de 7 UD de la propia más cercana a 5,5 UD y vuelve a 6,5 UD.',
      en: 'Fog at 6 UD: a hidden enemy unit goes in one move from 7 UD of the nearest own unit to 5.5 UD and back to 6.5 UD.',
    },
    query: FOG,
    input: {
      fogDistance: 6,
      fogPath: [{ nearestEnemy: 7 }, { nearestEnemy: 5.5 }, { nearestEnemy: 6.5 }],
    },
    expect: { faceUp: true, turnedOver: 'in-mid-move', mayHideAgain: false },
    cites: ['onus-12.16', 'onus-12.17', 'onus-12.18'],
    case: 'onus-case-375',
  },
  {
    clause: 'onus-12.17',
    name: 'stays-beyond',
    kind: 'does-not-apply',
    say: {
      es: 'Niebla a 6 UD: una unidad oculta pasa de 9 UD del enemigo más cercano a 6,5 UD.',
      en: 'Fog at 6 UD: a hidden unit goes from 9 UD of the nearest enemy to 6.5 UD.',
    },
    query: FOG,
    input: { fogDistance: 6, fogPath: [{ nearestEnemy: 9 }, { nearestEnemy: 6.5 }] },
    expect: { faceUp: false, turnedOver: 'no' },
    cites: ['onus-12.16'],
  },
  {
    clause: 'onus-12.18',
    name: 'seen-and-gone',
    kind: 'applies',
    say: {
      es: 'Niebla a 6 UD: una unidad que ya se vio se aleja hasta 10 UD del enemigo más cercano.',
      en: 'Fog at 6 UD: a unit that was seen before goes away to 10 UD from the nearest enemy.',
    },
    query: FOG,
    input: { fogDistance: 6, seenBefore: true, fogPath: [{ nearestEnemy: 10 }] },
    expect: { faceUp: true, mayHideAgain: false },
    cites: ['onus-12.18'],
  },
  {
    clause: 'onus-12.18',
    name: 'never-seen',
    kind: 'does-not-apply',
    say: {
      es: 'Niebla a 6 UD: una unidad que nadie ha visto está a 10 UD del enemigo más cercano.',
      en: 'Fog at 6 UD: a unit that nobody has seen is 10 UD from the nearest enemy.',
    },
    query: FOG,
    input: { fogDistance: 6, fogPath: [{ nearestEnemy: 10 }] },
    expect: { faceUp: false },
    cites: ['onus-12.16'],
  },
  {
    clause: 'onus-12.19',
    name: 'hidden-archers-shoot',
    kind: 'applies',
    say: {
      es: 'Unos arqueros ocultos quieren disparar.',
      en: 'Hidden archers want to shoot.',
    },
    query: FOG,
    input: { unitShoots: true },
    expect: { faceUp: true, turnedOver: 'on-shooting' },
    cites: ['onus-12.19'],
  },
  {
    clause: 'onus-12.20',
    name: 'shot-at-in-the-fog',
    kind: 'applies',
    say: {
      es: 'Un enemigo dispara a una unidad oculta.',
      en: 'An enemy shoots at a hidden unit.',
    },
    query: FOG,
    input: { isShotAt: true },
    expect: { shotModifier: -1, faceUp: false },
    cites: ['onus-12.20'],
  },
  {
    clause: 'onus-12.20',
    name: 'shot-at-face-up',
    kind: 'does-not-apply',
    say: {
      es: 'Un enemigo dispara a una unidad que ya está boca arriba.',
      en: 'An enemy shoots at a unit that is face up already.',
    },
    query: FOG,
    input: { isShotAt: true, seenBefore: true },
    expect: { shotModifier: 0 },
    cites: ['onus-12.16'],
  },
  {
    clause: 'onus-12.21',
    name: 'one-hit',
    kind: 'applies',
    say: {
      es: 'Un disparo contra una unidad oculta logra 1 impacto, que no hiere.',
      en: 'A shot at a hidden unit scores 1 hit, which does not wound.',
    },
    query: FOG,
    input: { isShotAt: true, hitsReceived: 1 },
    expect: { faceUp: true, turnedOver: 'when-hit' },
    cites: ['onus-12.20', 'onus-12.21'],
  },
  {
    clause: 'onus-12.21',
    name: 'no-hit',
    kind: 'does-not-apply',
    say: {
      es: 'Un disparo contra una unidad oculta no logra ningún impacto.',
      en: 'A shot at a hidden unit scores no hit.',
    },
    query: FOG,
    input: { isShotAt: true, hitsReceived: 0 },
    expect: { faceUp: false, turnedOver: 'no' },
    cites: ['onus-12.20'],
  },
];
