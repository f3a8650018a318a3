import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 't7g-7.39',
    name: 'nine-with-presence',
    position: 't7g1_bottom_A-36-30_C-119.01c-79.2c-commander-presence',
    ask: { what: 'asked', all: [{ question: 'table-distance', unit: 'C', other: 'A' }] },
    expect: { edgeDistance: 8, inCommandDistance: true },
    say: {
      es: 'El Mando C tiene Presencia y manda a 9″: A, a 8″, está a distancia de mando.',
      en: 'Commander C has Presence and commands at 9″: A, 8″ away, is at command distance.',
    },
  },
]);
