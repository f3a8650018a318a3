import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'onus-7.52',
    name: 'back-and-aside',
    position: 'onus1_bottom_A-50-50-m4-camels',
    ask: {
      what: 'move',
      unit: 'A',
      path: [
        { go: 'back-left', amount: 1 },
        { go: 'left', amount: 1 },
      ],
    },
    expect: {
      ...{ allowed: true, movementType: 'reduced', allowance: 2, used: 2 },
      ...{ endX: 41.46, endY: 53.54, endHeading: 0 },
    },
    say: {
      es: 'De sus 4 UD, los catafractos tienen así sólo 2: 1 UD en diagonal hacia atrás y 1 UD de lado, sin dejar de mirar adelante.',
      en: 'Of their 4 UD the cataphracts have only 2 this way: 1 UD diagonally backwards and 1 UD sideways, still looking ahead.',
    },
  },
  {
    clause: 'onus-7.55',
    name: 'about-the-centre',
    position: 'onus1_bottom_A-50-50',
    ask: {
      what: 'move',
      unit: 'A',
      path: [
        { go: 'rotate-right', amount: 135 },
        { go: 'forward', amount: 1.5 },
      ],
    },
    expect: {
      ...{ allowed: true, movementType: 'reduced', allowance: 1.5, used: 1.5 },
      endHeading: 135,
    },
    say: {
      es: 'La unidad, de movimiento 3, gira primero 135° sobre el centro de su carta, sin gastar UD; después avanza 1,5 UD, la mitad de su movimiento.',
      en: 'The unit, of movement 3, first rotates 135° on the centre of its card, at no cost in UD; then it advances 1.5 UD, half its movement.',
    },
    quiz: {
      of: 'allowance',
      among: [0, 1.5, 2, 3],
      tell: { es: '{n} UD', en: '{n} UD' },
      es: 'A, de movimiento 3, gira 135° sobre su centro. ¿Cuántas UD puede avanzar después?',
      en: 'A, of movement 3, rotates 135° on its centre. How many UD may it then advance?',
    },
  },
  {
    clause: 'onus-7.59',
    name: 'on-both-sides',
    position: 'onus1_bottom_A-50-50',
    ask: {
      what: 'move',
      unit: 'A',
      path: [
        { go: 'extend-left', amount: 0 },
        { go: 'extend-right', amount: 0 },
        { go: 'forward', amount: 1.5 },
      ],
    },
    expect: { allowed: true, movementType: 'reduced', allowance: 1.5, used: 1.5 },
    say: {
      es: 'La unidad se amplía con 1 marcador a cada lado y avanza 1,5 de sus 3 UD: ahora su línea tiene 6 secciones frontales.',
      en: 'The unit extends with 1 marker on each side and advances 1.5 of its 3 UD: its line now has 6 front sections.',
    },
    quiz: {
      of: 'allowance',
      among: [0, 1.5, 2, 3],
      tell: { es: '{n} UD', en: '{n} UD' },
      es: 'A, de movimiento 3, se amplía con 1 marcador a cada lado. ¿Cuántas UD puede avanzar?',
      en: 'A, of movement 3, extends with 1 marker on each side. How many UD may it advance?',
    },
  },
]);
