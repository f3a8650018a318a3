import { defineFace } from '../../src/library/registry.ts';

export default defineFace({
  clause: 'ccn-5.77',
  name: 'two-lines',
  position:
    'ccn1_bottom.LN-D5x4-D6x4*-D7x4.LT-E3x4.FA-C5x3.HC-B7x3.LC-D9x3_top.LN-F5x4-F6x4-F7x4.FA-G6x3.LT-E9x4.LC-G8x3_ground.forest-E2-F10.hill-G6',
  ask: { what: 'battle', from: 'D6' },
  expect: ['F5', 'F6', 'F7'],
  say: {
    es: 'Dos líneas frente a frente: la infantería de línea de D6 puede disparar a F5, a F6 o a F7.',
    en: 'Two lines face to face: the line infantry in D6 may fire at F5, F6 or F7.',
  },
});
