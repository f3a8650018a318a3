import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'wab-17.5',
    name: 'over-friends',
    position: 'wab1_bottom_A-36-40-elephant_B-36-36_top_X-36-28',
    ask: { what: 'asked', all: [{ question: 'table-sight', unit: 'A', other: 'X' }] },
    expect: { allowed: true, modelsSeeing: 1 },
    say: {
      es: 'El elefante A ve a X por encima de su propia infantería, B.',
      en: 'Elephant A sees X over its own infantry, B.',
    },
    quiz: {
      of: 'allowed',
      among: [true, false],
      es: 'El elefante A tiene delante a la infantería B. ¿Ve a X?',
      en: 'Elephant A has infantry B in front of it. Does it see X?',
    },
  },
  {
    clause: 'wab-17.5',
    name: 'not-on-foot',
    position: 'wab1_bottom_A-36-40_B-36-36_top_X-36-28',
    ask: { what: 'asked', all: [{ question: 'table-sight', unit: 'A', other: 'X' }] },
    expect: { allowed: false, modelsSeeing: 0 },
    say: {
      es: 'En el mismo sitio, la infantería A no ve a X: B lo tapa.',
      en: 'In the same place infantry A does not see X: B is in the way.',
    },
  },
  {
    clause: 'wab-17.12',
    name: 'no-charge-on-horseback',
    position: 'wab1_bottom_A-36-40-cavalry_top_X-36-34-elephant',
    ask: { what: 'asked', all: [{ question: 'table-charge', unit: 'A', other: 'X' }] },
    expect: { allowed: false, enemyAway: 6 },
    say: {
      es: 'El elefante X está a 6″, al alcance de la caballería A, que no puede cargarlo.',
      en: 'Elephant X is 6″ away, within the reach of cavalry A, which may not charge it.',
    },
    quiz: {
      of: 'allowed',
      among: [true, false],
      es: 'La caballería A tiene al elefante X a 6″. ¿Puede cargarlo?',
      en: 'Cavalry A has elephant X 6″ away. May it charge?',
    },
  },
]);
