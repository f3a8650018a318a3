import { applies, defineExamples, forbids } from '../../../../src/library/example.ts';

/** The book's line: A, B, C and D are linked in that order, Y could stand in for B, and X is too far away. */
const LINKS = [
  { leftUnit: 'A', rightUnit: 'B', gapUd: 0.5 },
  { leftUnit: 'B', rightUnit: 'C', gapUd: 0.5 },
  { leftUnit: 'C', rightUnit: 'D', gapUd: 0.5 },
  { leftUnit: 'A', rightUnit: 'Y', gapUd: 0.5 },
  { leftUnit: 'Y', rightUnit: 'C', gapUd: 0.5 },
  { leftUnit: 'X', rightUnit: 'A', gapUd: 1.5 },
];
const line = (chosen: string) => ({
  lineUnits: [...'ABCDXY'].map((lineName) => ({ lineName, chosen: chosen.includes(lineName) })),
  links: LINKS,
});
const SAY = {
  es: 'A, B, C y D enlazan en este orden; Y puede estar en vez de B, y X queda a 1,5 UD de A. El jugador define la línea con',
  en: 'A, B, C and D are linked in that order; Y may stand in for B, and X is 1.5 UD from A. The player defines the line with',
};
const say = (es: string, en: string) => ({ es: `${SAY.es} ${es}.`, en: `${SAY.en} ${en}.` });

/** The optional order Line advance. */
export const lineAdvance = defineExamples({
  'onus-12.25/two-cards': applies('onus/line-advance', {
    es: 'Un jugador con 5 cartas de Acción quiere activar una línea de 3 unidades.',
    en: 'A player with 5 Action cards wants to activate a line of 3 units.',
    ask: { lineUnits: [{ lineName: 'A' }, { lineName: 'B' }, { lineName: 'C' }] },
    gives: {
      allowed: true,
      cardsDiscarded: 2,
      cardsLeft: 3,
      unitsActivated: 3,
      countsAsOrder: true,
    },
    cites: ['onus-12.25', 'onus-12.28', 'onus-12.30'],
  }),
  'onus-12.25/one-card': forbids('onus/line-advance', {
    es: 'Un jugador con 1 sola carta de Acción quiere activar una línea de 2 unidades.',
    en: 'A player with only 1 Action card wants to activate a line of 2 units.',
    ask: { lineUnits: [{ lineName: 'A' }, { lineName: 'B' }], cardsInHand: 1 },
    gives: { allowed: false, cardsDiscarded: 0, cardsLeft: 1, countsAsOrder: false },
  }),
  'onus-12.26/as-the-slowest': applies('onus/line-advance', {
    es: 'Una línea de 3 unidades con movimiento 4, 3 y 5 avanza.',
    en: 'A line of 3 units with movement 4, 3 and 5 advances.',
    ask: {
      lineUnits: [
        { lineName: 'A', movement: 4 },
        { lineName: 'B', movement: 3 },
        { lineName: 'C', movement: 5 },
      ],
    },
    gives: { allowed: true, lineUd: 3, lineCm: 15 },
  }),
  'onus-12.26/one-goes-elsewhere': forbids('onus/line-advance', {
    es: 'En una línea de 2 unidades una quiere avanzar y la otra ir de lado.',
    en: 'In a line of 2 units one wants to advance and the other one to go sideways.',
    ask: { lineUnits: [{ lineName: 'A' }, { lineName: 'B' }], sameDirection: false },
  }),
  'onus-12.26/one-unit-turns-first': applies('onus/line-advance', {
    es: 'En la línea A, B, C y D, todas con movimiento 3, D empieza con un giro de 90 grados para alinearse con el resto.',
    en: 'In the line A, B, C and D, all with movement 3, D begins with a 90-degree turn to align with the rest.',
    ask: {
      lineUnits: [
        { lineName: 'A' },
        { lineName: 'B' },
        { lineName: 'C' },
        { lineName: 'D', turnsFirst: true },
      ],
    },
    gives: { allowed: true, unitsActivated: 4 },
    cites: ['onus-12.26', 'onus-7.38'],
    case: 56,
  }),
  'onus-12.27/into-contact': applies('onus/line-advance', {
    es: 'Las unidades de un avance en línea alcanzan al enemigo con ese movimiento y quieren cargar.',
    en: 'The units of a line advance reach the enemy with that movement and want to charge.',
    ask: { lineUnits: [{ lineName: 'A' }, { lineName: 'B' }], toCharge: true },
    gives: { allowed: true, mayCharge: true, lineMayShoot: true },
    case: 377,
  }),
  'onus-12.28/less-than-one-ud': applies('onus/line-advance', {
    es: 'Entre los flancos de dos unidades hay 0,9 UD.',
    en: 'There are 0.9 UD between the flanks of two units.',
    ask: {
      lineUnits: [{ lineName: 'A' }, { lineName: 'B' }],
      links: [{ leftUnit: 'A', rightUnit: 'B', gapUd: 0.9 }],
    },
    gives: { allowed: true, isLine: true },
  }),
  'onus-12.28/too-far-away': forbids('onus/line-advance', {
    ...say('A y X', 'A and X'),
    ask: line('AX'),
    gives: { allowed: false, isLine: false },
    case: 55,
  }),
  'onus-12.29/four-in-a-line': applies('onus/line-advance', {
    ...say('A, B, C y D', 'A, B, C and D'),
    ask: line('ABCD'),
    gives: { allowed: true, isLine: true, unitsActivated: 4 },
    cites: ['onus-12.29', 'onus-12.30'],
    case: 55,
  }),
  'onus-12.29/another-one-in-the-middle': applies('onus/line-advance', {
    ...say('A, Y, C y D', 'A, Y, C and D'),
    ask: line('AYCD'),
    gives: { allowed: true, isLine: true },
    case: 55,
  }),
  'onus-12.30/part-of-the-row': applies('onus/line-advance', {
    ...say('A y B', 'A and B'),
    ask: line('AB'),
    gives: { allowed: true, isLine: true, unitsActivated: 2 },
    case: 55,
  }),
  'onus-12.30/two-on-one-flank': forbids('onus/line-advance', {
    ...say('A, B, Y, C y D', 'A, B, Y, C and D'),
    ask: line('ABYCD'),
    gives: { allowed: false, isLine: false },
    case: 55,
  }),
  'onus-12.30/not-linked': forbids('onus/line-advance', {
    ...say('A y C', 'A and C'),
    ask: line('AC'),
    gives: { allowed: false, isLine: false },
    case: 55,
  }),
});
