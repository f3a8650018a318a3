import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 't7g-9.24',
    name: 'right-through-a-wood',
    position: 't7g1_wood-32-34.5-40-37_bottom_A-36-40_top_X-36-32.5-company',
    ask: { what: 'asked', all: [{ question: 'table-sight', unit: 'A', other: 'X' }] },
    expect: { allowed: false, nearestVisible: null },
    say: {
      es: 'Las líneas de A a X entran en el bosque y salen de él: el bosque oculta a X.',
      en: 'The lines from A to X enter the wood and leave it again: the wood hides X.',
    },
  },
  {
    clause: 't7g-9.30',
    name: 'over-a-wall',
    position: 't7g1_wall-31-38.5-41-38.5_bottom_A-36-40',
    ask: {
      what: 'asked',
      all: [{ question: 'table-move', unit: 'A', told: { toX: 36, toY: 38 } }],
    },
    expect: { allowed: true, allowance: 2, used: 2 },
    say: {
      es: 'Cruzar el muro es Difícil: a A, de Velocidad 4, le quedan 2″ para todo el movimiento.',
      en: 'To cross the wall is Difficult: A, of Speed 4, has 2″ left for the whole move.',
    },
  },
]);
