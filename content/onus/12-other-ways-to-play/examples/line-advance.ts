import { defineExamples } from '../../../../src/content/registry.ts';

const query = 'onus/line-advance';

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
export const lineAdvance = defineExamples([
  {
    clause: 'onus-12.25',
    name: 'two-cards',
    kind: 'applies',
    say: {
      es: 'Un jugador con 5 cartas de Acción quiere activar una línea de 3 unidades.',
      en: 'A player with 5 Action cards wants to activate a line of 3 units.',
    },
    query,
    input: { lineUnits: [{ lineName: 'A' }, { lineName: 'B' }, { lineName: 'C' }] },
    expect: {
      allowed: true,
      cardsDiscarded: 2,
      cardsLeft: 3,
      unitsActivated: 3,
      countsAsOrder: true,
    },
    cites: ['onus-12.25', 'onus-12.28', 'onus-12.30'],
  },
  {
    clause: 'onus-12.25',
    name: 'one-card',
    kind: 'forbidden',
    say: {
      es: 'Un jugador con 1 sola carta de Acción quiere activar una línea de 2 unidades.',
      en: 'A player with only 1 Action card wants to activate a line of 2 units.',
    },
    query,
    input: { lineUnits: [{ lineName: 'A' }, { lineName: 'B' }], cardsInHand: 1 },
    expect: { allowed: false },
    cites: ['onus-12.25'],
  },
  {
    clause: 'onus-12.26',
    name: 'as-the-slowest',
    kind: 'applies',
    say: {
      es: 'Una línea de 3 unidades con movimiento 4, 3 y 5 avanza.',
      en: 'A line of 3 units with movement 4, 3 and 5 advances.',
    },
    query,
    input: {
      lineUnits: [
        { lineName: 'A', movement: 4 },
        { lineName: 'B', movement: 3 },
        { lineName: 'C', movement: 5 },
      ],
    },
    expect: { allowed: true, lineUd: 3, lineCm: 15 },
    cites: ['onus-12.26'],
  },
  {
    clause: 'onus-12.26',
    name: 'one-goes-elsewhere',
    kind: 'forbidden',
    say: {
      es: 'En una línea de 2 unidades una quiere avanzar y la otra ir de lado.',
      en: 'In a line of 2 units one wants to advance and the other one to go sideways.',
    },
    query,
    input: { lineUnits: [{ lineName: 'A' }, { lineName: 'B' }], sameDirection: false },
    expect: { allowed: false },
    cites: ['onus-12.26'],
  },
  {
    clause: 'onus-12.26',
    name: 'one-unit-turns-first',
    kind: 'applies',
    say: {
      es: 'En la línea A, B, C y D, todas con movimiento 3, D empieza con un giro de 90 grados para alinearse con el resto.',
      en: 'In the line A, B, C and D, all with movement 3, D begins with a 90-degree turn to align with the rest.',
    },
    query,
    input: {
      lineUnits: [
        { lineName: 'A' },
        { lineName: 'B' },
        { lineName: 'C' },
        { lineName: 'D', turnsFirst: true },
      ],
    },
    expect: { allowed: true, unitsActivated: 4 },
    cites: ['onus-12.26', 'onus-7.38'],
    case: 'onus-case-056',
  },
  {
    clause: 'onus-12.27',
    name: 'into-contact',
    kind: 'applies',
    say: {
      es: 'Las unidades de un avance en línea alcanzan al enemigo con ese movimiento y quieren cargar.',
      en: 'The units of a line advance reach the enemy with that movement and want to charge.',
    },
    query,
    input: { lineUnits: [{ lineName: 'A' }, { lineName: 'B' }], toCharge: true },
    expect: { allowed: true, mayCharge: true, lineMayShoot: true },
    cites: ['onus-12.27'],
    case: 'onus-case-377',
  },
  {
    clause: 'onus-12.28',
    name: 'less-than-one-ud',
    kind: 'applies',
    say: {
      es: 'Entre los flancos de dos unidades hay 0,9 UD.',
      en: 'There are 0.9 UD between the flanks of two units.',
    },
    query,
    input: {
      lineUnits: [{ lineName: 'A' }, { lineName: 'B' }],
      links: [{ leftUnit: 'A', rightUnit: 'B', gapUd: 0.9 }],
    },
    expect: { allowed: true, isLine: true },
    cites: ['onus-12.28'],
  },
  {
    clause: 'onus-12.28',
    name: 'too-far-away',
    kind: 'forbidden',
    say: say('A y X', 'A and X'),
    query,
    input: line('AX'),
    expect: { allowed: false, isLine: false },
    cites: ['onus-12.28'],
    case: 'onus-case-055',
  },
  {
    clause: 'onus-12.29',
    name: 'four-in-a-line',
    kind: 'applies',
    say: say('A, B, C y D', 'A, B, C and D'),
    query,
    input: line('ABCD'),
    expect: { allowed: true, isLine: true, unitsActivated: 4 },
    cites: ['onus-12.29', 'onus-12.30'],
    case: 'onus-case-055',
  },
  {
    clause: 'onus-12.29',
    name: 'another-one-in-the-middle',
    kind: 'applies',
    say: say('A, Y, C y D', 'A, Y, C and D'),
    query,
    input: line('AYCD'),
    expect: { allowed: true, isLine: true },
    cites: ['onus-12.29'],
    case: 'onus-case-055',
  },
  {
    clause: 'onus-12.30',
    name: 'part-of-the-row',
    kind: 'applies',
    say: say('A y B', 'A and B'),
    query,
    input: line('AB'),
    expect: { allowed: true, isLine: true, unitsActivated: 2 },
    cites: ['onus-12.30'],
    case: 'onus-case-055',
  },
  {
    clause: 'onus-12.30',
    name: 'two-on-one-flank',
    kind: 'forbidden',
    say: say('A, B, Y, C y D', 'A, B, Y, C and D'),
    query,
    input: line('ABYCD'),
    expect: { allowed: false, isLine: false },
    cites: ['onus-12.30'],
    case: 'onus-case-055',
  },
  {
    clause: 'onus-12.30',
    name: 'not-linked',
    kind: 'forbidden',
    say: say('A y C', 'A and C'),
    query,
    input: line('AC'),
    expect: { allowed: false, isLine: false },
    cites: ['onus-12.30'],
    case: 'onus-case-055',
  },
]);
