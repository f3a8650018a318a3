import { defineFace } from '../../src/library/registry.ts';

export default defineFace({
  clause: 't7g-5.5',
  name: 'two-lines',
  position:
    't7g1_wood-24-31-29-37_bottom_A-36-40_B-29-41_M1-41-40-company_H1-45.5-41-cavalry_C1-33-45-commander-general_top_X-36-34.5_Y-42-33_N1-31.5-34-company_Z1-47-34.5-cavalry_K1-39-29-commander-general',
  ask: { what: 'asked', all: [{ question: 'table-charge', unit: 'A', other: 'X' }] },
  expect: { allowed: true, flank: false, allowance: 6, chargeDistance: 5.5 },
  say: {
    es: 'Dos líneas frente a frente: la Formación A, que con ¡Atacad! llega a 6″, carga contra X y se para al tocarla.',
    en: 'Two lines face to face: Formation A, which reaches 6″ with Assault!, charges X and stops as it touches it.',
  },
});
