import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 't7g-3.2',
    name: 'turn-and-go',
    position: 't7g1_bottom_A-36-40_top_X-33-33',
    ask: {
      what: 'asked',
      all: [{ question: 'table-move', unit: 'A', told: { toX: 38.25, toY: 37 } }],
      told: 'way',
    },
    expect: { allowed: true, allowance: 4, used: 3.75, pivot: 36.9 },
    say: {
      es: 'La línea del Centro Frontal de A no cruza nada; A gira 36,9 grados sobre él y avanza 3,75″, menos que su Velocidad, 4.',
      en: 'The line of the Front Centre of A crosses nothing; A pivots 36.9 degrees on it and advances 3.75″, less than its Speed, 4.',
    },
    quiz: {
      of: 'allowed',
      among: [true, false],
      es: 'A tiene Velocidad 4 y la orden ¡Atención!. ¿Puede ir adonde señala la flecha, a 3,75″?',
      en: 'A has Speed 4 and the order Ready!. May it go where the arrow points, 3.75″ away?',
    },
  },
  {
    clause: 't7g-3.3',
    name: 'through-a-friend',
    position: 't7g1_bottom_A-36-42_F-36-38-company',
    ask: {
      what: 'asked',
      all: [{ question: 'table-move', unit: 'A', told: { order: 'run', toX: 36, toY: 35 } }],
      told: 'way',
    },
    expect: { allowed: false, crosses: ['F'], used: 7, allowance: 8 },
    say: {
      es: 'La línea del Centro Frontal de A cruza a su amiga F: aunque A cabría al otro lado, por ahí no puede ir.',
      en: 'The line of the Front Centre of A crosses its friend F: though A would fit on the far side, it cannot go that way.',
    },
    quiz: {
      of: 'allowed',
      among: [true, false],
      es: 'A corre y al otro lado de su amiga F hay sitio. ¿Puede ir adonde señala la flecha?',
      en: 'A runs, and there is room beyond its friend F. May it go where the arrow points?',
    },
  },
  {
    clause: 't7g-3.4',
    name: 'too-wide-a-turn',
    position: 't7g1_bottom_A-36-40',
    ask: {
      what: 'asked',
      all: [{ question: 'table-move', unit: 'A', told: { toX: 38.4, toY: 40.7 } }],
      told: 'way',
    },
    expect: { allowed: false, used: 2.5, pivot: 106.3 },
    say: {
      es: 'El destino queda detrás de la línea del frente de A: para encararlo debería girar 106,3 grados, y 90 son el máximo.',
      en: 'The destination is behind the line of the front of A: to face it A would have to pivot 106.3 degrees, and 90 are the most.',
    },
    quiz: {
      of: 'allowed',
      among: [true, false],
      es: 'A tiene Velocidad 4 y la orden ¡Atención!. ¿Puede ir adonde señala la flecha?',
      en: 'A has Speed 4 and the order Ready!. May it go where the arrow points?',
    },
  },
  {
    clause: 't7g-3.5',
    name: 'a-quarter-too-far',
    position: 't7g1_bottom_A-36-40',
    ask: {
      what: 'asked',
      all: [{ question: 'table-move', unit: 'A', told: { toX: 36, toY: 35.75 } }],
      told: 'way',
    },
    expect: { allowed: false, used: 4.25, allowance: 4 },
    say: {
      es: 'A tiene Velocidad 4, y el destino está a 4,25″ de su Centro Frontal.',
      en: 'A has Speed 4, and the destination is 4.25″ from its Front Centre.',
    },
    quiz: {
      of: 'allowed',
      among: [true, false],
      es: 'A tiene Velocidad 4 y la orden ¡Atención!. ¿Llega adonde señala la flecha?',
      en: 'A has Speed 4 and the order Ready!. Does it get to where the arrow points?',
    },
  },
  {
    clause: 't7g-3.6',
    name: 'past-a-corner',
    position: 't7g1_bottom_A-36-40-s8_F-39-36.5-company',
    ask: {
      what: 'asked',
      all: [{ question: 'table-move', unit: 'A', told: { toX: 36, toY: 33 } }],
    },
    expect: { allowed: true, used: 7, crosses: [], endsOn: [] },
    say: {
      es: 'La base de A pasa por encima de una esquina de F, pero la línea de su Centro Frontal no la cruza y al final no queda encima: puede mover.',
      en: 'The base of A passes over a corner of F, but the line of its Front Centre does not cross it and in the end A does not lie on it: it may move.',
    },
  },
  {
    clause: 't7g-3.7',
    name: 'two-and-a-half',
    position: 't7g1_bottom_A-36-42-s8-company_B-84.27c-36-company_C-98.62c-36-company',
    ask: {
      what: 'asked',
      all: [{ question: 'table-move', unit: 'A', told: { toX: 36, toY: 34.25 } }],
      apart: [['B', 'C']],
      told: 'way',
    },
    expect: { allowed: false, used: 7.75, corridor: 2.5, crosses: [] },
    say: {
      es: 'Entre B y C hay 2,5″, y el pasillo debe tener 3″: A no puede pasar, aunque su línea no toca a ninguna.',
      en: 'Between B and C there are 2.5″, and the corridor must have 3″: A may not pass, though its line touches neither.',
    },
    quiz: {
      of: 'allowed',
      among: [true, false],
      es: 'A tiene Velocidad 8. Entre sus amigas B y C hay 2,5″. ¿Puede pasar entre ellas?',
      en: 'A has Speed 8. Between its friends B and C there are 2.5″. May it pass between them?',
    },
  },
  {
    clause: 't7g-3.8',
    name: 'on-a-friend',
    position: 't7g1_bottom_A-36-40_F-40-37',
    ask: {
      what: 'asked',
      all: [{ question: 'table-move', unit: 'A', told: { toX: 36, toY: 37 } }],
    },
    expect: { allowed: false, used: 3, crosses: [], endsOn: ['F'], correction: 0.72 },
    say: {
      es: 'La línea de A está libre, pero al final su base quedaría encima de F. Un corrimiento de 0,72″ la libraría, si ambos jugadores lo ven leve.',
      en: 'The line of A is clear, but in the end its base would lie on F. A shift of 0.72″ would free it, if both players call that slight.',
    },
  },
  {
    clause: 't7g-3.10',
    name: 'the-battery-steps-back',
    position: 't7g1_bottom_A-36-40-s5_F-36-37-artillery',
    ask: {
      what: 'asked',
      all: [{ question: 'table-move', unit: 'A', told: { toX: 36, toY: 35.5 } }],
    },
    expect: { allowed: true, used: 4.5, displaced: [{ unit: 'F', inches: 1.86 }] },
    say: {
      es: 'A pasa por su batería F y acaba sobre ella. F retrocede 1,86″: lo que hace falta para quedar libre y 1″ más, hacia la retaguardia de A.',
      en: 'A passes through its battery F and ends on it. F steps back 1.86″: as far as it takes to be clear and 1″ more, towards the rear of A.',
    },
  },
  {
    clause: 't7g-3.13',
    name: 'to-its-right',
    position: 't7g1_bottom_A-36-40',
    ask: { what: 'asked', all: [{ question: 'table-move', unit: 'A', told: { face: 'right' } }] },
    expect: { allowed: true, endX: 38.36, endY: 41.18, endHeading: 90 },
    say: {
      es: 'A cambia de orientación: su Centro Frontal queda donde estaba su Centro Lateral derecho, y mira hacia fuera por él.',
      en: 'A changes its orientation: its Front Centre lies where its right Lateral Centre was, and it looks out there.',
    },
  },
  {
    clause: 't7g-3.14',
    name: 'only-a-lateral',
    position: 't7g1_wood-37.5-34.5-43-41_bottom_A-36-40',
    ask: {
      what: 'asked',
      all: [{ question: 'table-move', unit: 'A', told: { toX: 36, toY: 36 } }],
    },
    expect: { allowed: true, allowance: 4, used: 4, disorderedByWay: false },
    say: {
      es: 'El Centro Lateral derecho de A va por el bosque, pero su Centro Frontal no: ni se frena ni se desordena.',
      en: 'The right Lateral Centre of A goes through the wood, but its Front Centre does not: it is neither slowed nor Disordered.',
    },
  },
  {
    clause: 't7g-3.16',
    name: 'across-a-field',
    position: 't7g1_field-31-37-41-38.5_bottom_A-36-40-s5',
    ask: {
      what: 'asked',
      all: [{ question: 'table-move', unit: 'A', told: { toX: 36, toY: 37 } }],
    },
    expect: { allowed: true, allowance: 3, used: 3 },
    say: {
      es: 'El Centro Frontal de A cruza un campo Difícil: su Velocidad, 5, se queda en 3.',
      en: 'The Front Centre of A crosses a Difficult field: its Speed, 5, falls to 3.',
    },
    quiz: {
      of: 'allowance',
      among: [2, 3, 5],
      tell: { es: '{n}″', en: '{n}″' },
      es: 'A tiene Velocidad 5 y la orden ¡Atención!, y el campo es Difícil. ¿Cuánto puede avanzar a través de él?',
      en: 'A has Speed 5 and the order Ready!, and the field is Difficult. How far may it advance across it?',
    },
  },
  {
    clause: 't7g-3.17',
    name: 'into-the-wood',
    position: 't7g1_wood-31-33-41-38.5_bottom_A-36-40',
    ask: {
      what: 'asked',
      all: [{ question: 'table-move', unit: 'A', told: { toX: 36, toY: 38 } }],
      told: 'way',
    },
    expect: { allowed: true, allowance: 2, used: 2, disorderedByWay: true },
    say: {
      es: 'El Centro Frontal de A entra en el bosque, Muy Difícil: va a 2″ en vez de 4″ y queda Desordenada.',
      en: 'The Front Centre of A enters the wood, Very Difficult: it goes 2″ instead of 4″ and is Disordered.',
    },
    quiz: {
      of: 'disorderedByWay',
      among: [true, false],
      es: 'A entra en el bosque, 2″. ¿Queda Desordenada?',
      en: 'A goes 2″ and enters the wood. Is it Disordered?',
    },
  },
  {
    clause: 't7g-3.20',
    name: 'all-on-the-road',
    position: 't7g1_road-35-33-37-41_bottom_A-36-40-s5',
    ask: {
      what: 'asked',
      all: [{ question: 'table-move', unit: 'A', told: { toX: 36, toY: 34 } }],
    },
    expect: { allowed: true, allowance: 7, used: 6 },
    say: {
      es: 'Todo el camino del Centro Frontal de A va por la calzada, aunque su base no quepa en ella: su Velocidad, 5, sube a 7.',
      en: 'The whole way of the Front Centre of A is on the road, though its base does not fit on it: its Speed, 5, rises to 7.',
    },
    quiz: {
      of: 'allowance',
      among: [5, 7, 10],
      tell: { es: '{n}″', en: '{n}″' },
      es: 'A tiene Velocidad 5 y la orden ¡Atención!. ¿Cuánto puede avanzar si no deja el camino?',
      en: 'A has Speed 5 and the order Ready!. How far may it advance if it does not leave the road?',
    },
  },
]);
