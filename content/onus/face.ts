import { defineFace } from '../../src/library/registry.ts';

export default defineFace({
  clause: 'onus-7.73',
  name: 'two-lines',
  position:
    'onus1_bottom_A-50-64_B-36-64_C-66-64-m5-cavalry_D-44-71-r8_top_X-47-50_Y-33-50_Z-62-49-m5-cavalry',
  ask: { what: 'charge', unit: 'A', target: 'X' },
  expect: { allowed: true, attackedSide: 'front', dice: 3, endX: 49, endY: 54 },
  say: {
    es: 'Dos líneas frente a frente: A carga contra X, se desplaza de lado al tocarla y acaba con toda su tercera sección delante de X.',
    en: 'Two lines face to face: A charges X, slides aside as it touches it, and ends with the whole of its third section before X.',
  },
});
