import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 't7g-1.5',
    name: 'four-centres',
    position: 't7g1_bottom_A-36-40_top_X-36-36_Y-42.5-37-company',
    ask: { what: 'asked', all: [{ question: 'table-distance', unit: 'A', other: 'X' }] },
    expect: { centreDistance: 4, nearestCentre: 'front', betweenFronts: 4 },
    say: {
      es: 'Cada base tiene 4 Centros, los puntos en mitad de sus lados; el triángulo señala el frente. Entre los Centros Frontales de A y de X hay 4″.',
      en: 'Each base has 4 Centres, the points in the middle of its sides; the triangle marks the front. Between the Front Centres of A and X it is 4″.',
    },
  },
  {
    clause: 't7g-1.6',
    name: 'not-the-bases',
    position: 't7g1_bottom_A-36-40_top_X-103.06c-93.44c-company',
    ask: { what: 'asked', all: [{ question: 'table-distance', unit: 'A', other: 'X' }] },
    expect: { centreDistance: 5, nearestCentre: 'right' },
    say: {
      es: 'Las bases de A y X casi se tocan por las esquinas, pero se mide del Centro Frontal de A al Centro más cercano de X, uno lateral: 5″.',
      en: 'At their corners the bases of A and X are close, but the distance runs from the Front Centre of A to the nearest Centre of X, one of its sides: 5″.',
    },
  },
  {
    clause: 't7g-1.7',
    name: 'less-than-an-inch',
    position: 't7g1_bottom_A-36-40_top_X-36-36',
    ask: {
      what: 'asked',
      all: [{ question: 'table-move', unit: 'A', told: { toX: 36, toY: 36.75 } }],
      told: 'way',
    },
    expect: { allowed: false, used: 3.25, nearestEnemyCentre: 0.75 },
    say: {
      es: 'Con ¡Atención!, A no puede avanzar 3,25″: quedaría a 0,75″ del Centro Frontal de X. El círculo marca la pulgada alrededor de cada Centro enemigo.',
      en: 'With Ready! A may not advance 3.25″: it would end 0.75″ from the Front Centre of X. The circles mark the inch around each enemy Centre.',
    },
    quiz: {
      of: 'allowed',
      among: [true, false],
      es: 'A tiene la carta ¡Atención! y quiere ir adonde señala la flecha. ¿Puede?',
      en: 'A has the card Ready! and means to go where the arrow points. May it?',
    },
  },
]);
