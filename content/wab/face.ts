import { defineFace } from '../../src/library/registry.ts';

export default defineFace({
  clause: 'wab-3.26',
  name: 'two-lines',
  position:
    'wab1_bottom_A-36-40_B-31-41-n24-w6_H1-41.5-41-cavalry-n5-w5_top_X-39.94-35_Y-33-34-n18-w6_Z1-46-35-cavalry-n5-w5',
  ask: { what: 'asked', all: [{ question: 'table-charge', unit: 'A', other: 'X' }] },
  expect: { allowed: true, reachesIt: true, chargedSide: 'front' },
  say: {
    es: 'Dos líneas de batalla: A pivota al principio de su carga y va recta contra el frente de X.',
    en: 'Two battle lines: A wheels at the start of its charge and goes straight at the front of X.',
  },
});
