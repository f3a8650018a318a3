import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'onus-7.178',
    name: 'round-the-enemy',
    position: 'onus1_bottom_A-50-50-180-m4-cavalry-fleeing_top_X-50-54-0',
    ask: {
      what: 'flight',
      unit: 'A',
      path: [
        { go: 'left', amount: 2 },
        { go: 'forward', amount: 2 },
      ],
    },
    expect: {
      ...{ mostUd: 4, movedUd: 4, straightUd: 2, covered: 4, stop: 'movement-spent' },
      through: [],
    },
    say: {
      es: 'X cierra el paso de A hacia sus líneas, abajo. Como si fuera de Hostigadores, A se aparta 2 UD de lado y sigue recto otras 2 UD: sus 4 UD enteras.',
      en: 'X bars the way of A to its own lines, below. As if it were Skirmishers, A steps 2 UD aside and goes straight on for another 2 UD: all of its 4 UD.',
    },
    quiz: {
      of: 'movedUd',
      among: [0, 2, 4],
      tell: { es: '{n} UD', en: '{n} UD' },
      es: 'A huye, y X le cierra el paso hacia sus líneas, abajo. Tiene movimiento 4: ¿cuántas UD recorre?',
      en: 'A flees, and X bars its way to its own lines, below. Its movement is 4: how many UD does it go?',
    },
  },
  {
    clause: 'onus-7.179',
    name: 'through-a-friend',
    position: 'onus1_bottom_A-53-40-m5-cavalry-fleeing_B-50-50_top_X-53-36',
    ask: {
      what: 'flight',
      unit: 'A',
      path: [
        { go: 'rotate-right', amount: 180 },
        { go: 'forward', amount: 4 },
      ],
    },
    expect: {
      ...{ mostUd: 5, groundUd: 4, movedUd: 4, friendsBroken: 1, through: ['B'] },
      passages: [{ mayPass: true, passage: 'passes', fate: 'broken' }],
    },
    say: {
      es: 'A da media vuelta y huye recta hacia sus líneas, 4 UD tras el giro. Atraviesa a B, que es amiga, sin rodearla: B queda Rota.',
      en: 'A faces about and flees straight to its own lines, 4 UD after the turn. It goes through B, a friend, and not round it: B is Broken.',
    },
    quiz: {
      of: 'passages.0.mayPass',
      among: [true, false],
      es: 'A huye recta hacia sus líneas, abajo, y B, que es amiga, está en su camino. ¿Pasa A a través de B?',
      en: 'A flees straight to its own lines, below, and B, a friend, is in its way. Does A go through B?',
    },
  },
]);
