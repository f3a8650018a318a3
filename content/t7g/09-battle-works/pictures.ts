import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 't7g-9.37',
    name: 'over-the-bridge',
    position: 't7g1_road-35-33-37-41_river-31-37-41-37_bridge-35-36-37-38_bottom_A-36-40',
    ask: {
      what: 'asked',
      all: [{ question: 'table-move', unit: 'A', told: { toX: 36, toY: 34 } }],
    },
    expect: { allowed: true, allowance: 6, used: 6 },
    say: {
      es: 'A cruza el río por el puente sin estorbo, aunque su base sea más ancha. Todo su camino va por la calzada: 6″ en vez de 4″.',
      en: 'A crosses the river by the bridge unhindered, though its base is wider. All of its way is on the road: 6″ instead of 4″.',
    },
  },
]);
