import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 't7g-6.59',
    name: 'though-it-has-acted',
    position: 't7g1_bottom_A-36-40_top_X-36-35-cavalry-acted',
    ask: {
      what: 'asked',
      all: [{ question: 'table-reactions', unit: 'A', told: { chargedName: 'X' } }],
    },
    expect: { reactions: [{ unit: 'X', why: 'evasion', fleesTo: 0, mayCharge: false }] },
    say: {
      es: 'A carga contra X, caballería que ya ha actuado. Con Evasión puede intentar huir, recto hacia arriba.',
      en: 'A charges X, cavalry that has acted already. By Evasion it may try to flee, straight up the table.',
    },
    quiz: {
      of: 'reactions.length',
      among: [0, 1],
      tell: { es: '{n}', en: '{n}' },
      es: 'A carga contra X, caballería con Evasión que ya ha actuado este turno. ¿Cuántas enemigas pueden intentar reaccionar?',
      en: 'A charges X, cavalry with Evasion that has acted this turn. How many enemies may try to react?',
    },
  },
  {
    clause: 't7g-6.64',
    name: 'one-through-another',
    position: 't7g1_bottom_A-36-42-openorder-company_F-36-38-openorder-company',
    ask: {
      what: 'asked',
      all: [{ question: 'table-move', unit: 'A', told: { order: 'run', toX: 36, toY: 35 } }],
    },
    expect: { allowed: true, used: 7, crosses: [], endsOn: [] },
    say: {
      es: 'A y F tienen Formación Abierta: con ¡Corred!, A pasa a través de F y acaba 7″ más allá, sin quedar encima.',
      en: 'A and F have Open Order: with Run! A passes through F and ends 7″ on, not lying on it.',
    },
  },
  {
    clause: 't7g-6.69',
    name: 'turns-and-goes',
    position: 't7g1_bottom_A-36-40-cavalry',
    ask: {
      what: 'asked',
      all: [{ question: 'table-move', unit: 'A', told: { face: 'right', toX: 43, toY: 40.79 } }],
      told: 'way',
    },
    expect: { allowed: true, pivot: 0, endHeading: 90 },
    say: {
      es: 'A es caballería: con ¡Atención! se orienta gratis a su derecha y desde allí avanza.',
      en: 'A is cavalry: with Ready! it turns to its right free of cost and advances from there.',
    },
    quiz: {
      of: 'allowed',
      among: [true, false],
      es: 'A es caballería y tiene la orden ¡Atención!. ¿Puede orientarse a su derecha y mover?',
      en: 'A is cavalry and has the order Ready!. May it turn to its right and then move?',
    },
  },
]);
