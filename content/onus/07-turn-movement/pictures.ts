import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'onus-7.38',
    name: 'on-a-rear-corner',
    position: 'onus1_bottom_A-40-50-m4-camels',
    ask: { what: 'move', unit: 'A', path: [{ go: 'turn-on-rear-right', amount: 90 }] },
    expect: { allowed: true, movementType: 'normal', used: 1, endX: 46, endY: 48, endHeading: 90 },
    say: {
      es: 'Los catafractos giran 90° a la derecha sobre su esquina trasera derecha: gastan 1 UD.',
      en: 'The cataphracts turn 90° to the right on their rear right corner: that costs 1 UD.',
    },
    quiz: {
      of: 'used',
      among: [0, 1, 2, 3],
      tell: { es: '{n} UD', en: '{n} UD' },
      es: 'Los catafractos A giran 90° a la derecha sobre su esquina trasera derecha. ¿Cuántas UD les cuesta?',
      en: 'The cataphracts A turn 90° to the right on their rear right corner. How many UD does it cost?',
    },
  },
  {
    clause: 'onus-7.38',
    name: 'on-a-front-corner',
    position: 'onus1_bottom_A-40-50',
    ask: { what: 'move', unit: 'A', path: [{ go: 'turn-on-front-right', amount: 50 }] },
    expect: { allowed: true, movementType: 'normal', used: 1, endHeading: 50 },
    say: {
      es: 'Los legionarios giran sólo 50°, sobre su esquina delantera derecha: cuesta igualmente 1 UD.',
      en: 'The legionaries turn only 50°, on their front right corner: the cost is 1 UD all the same.',
    },
  },
]);
