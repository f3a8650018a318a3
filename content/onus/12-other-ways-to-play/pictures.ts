import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'onus-12.28',
    name: 'near-enough',
    position: 'onus1_bottom_A-20-50_B-30.5-50.5_C-42.25-50_X-56.5-50',
    ask: {
      what: 'line',
      lines: [
        ['A', 'B', 'C'],
        ['A', 'B', 'C', 'X'],
        ['A', 'C'],
      ],
    },
    expect: {
      ...{ 'A-B-C': { allowed: true }, 'A-B-C-X': { allowed: false }, 'A-C': { allowed: false } },
      gaps: { 'A-B': 0.5, 'B-C': 0.75, 'C-X': 1.25 },
    },
    say: {
      es: 'De A a B hay 0,5 UD y de B a C 0,75: las 3 pueden ser una línea. X, a 1,25 UD, queda fuera. A y C solas no lo son: entre ellas está B.',
      en: 'From A to B it is 0.5 UD, from B to C 0.75: these 3 can be a line. X, at 1.25 UD, stays out. A and C alone are none: B lies between them.',
    },
  },
  {
    clause: 'onus-12.29',
    name: 'one-by-each-flank',
    position: 'onus1_bottom_A-20-50_B-31.75-47_Y-31.75-53_C-43.5-50',
    ask: {
      what: 'line',
      lines: [
        ['A', 'B', 'C'],
        ['A', 'Y', 'C'],
        ['A', 'B', 'Y', 'C'],
      ],
    },
    expect: {
      'A-B-C': { allowed: true },
      'A-Y-C': { allowed: true },
      'A-B-Y-C': { allowed: false },
      gaps: { 'A-B': 0.75, 'A-Y': 0.75, 'B-C': 0.75, 'C-Y': 0.75 },
    },
    say: {
      es: 'B e Y están igual de cerca de A y de C. La línea puede ser A, B, C o bien A, Y, C, pero no con ambas: cada flanco une sólo a 1.',
      en: 'B and Y are equally near to A and to C. The line may be A, B, C or else A, Y, C, but not with both: each flank connects only 1.',
    },
  },
]);
