import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'wab-13.9',
    name: 'the-nearest',
    position: 'wab1_bottom_A-36-40-n32-w8-m5_top_X-33-33_Z-43-31.25',
    ask: {
      what: 'asked',
      all: [{ question: 'table-charge', unit: 'A', other: 'X' }],
      apart: [['A', 'Z']],
    },
    expect: { allowed: true, enemyAway: 7 },
    say: {
      es: 'La partida de guerra A se desboca: carga a X, a 7″, que es el enemigo más cercano que ve, y no a Z.',
      en: 'Warband A runs wild: it charges X, 7″ away, the nearest enemy that it sees, and not Z.',
    },
    quiz: {
      of: 'enemyAway',
      among: [5, 7, 10],
      tell: { es: '{n}″', en: '{n}″' },
      es: 'La partida de guerra A se desboca y carga a X. ¿A qué distancia está?',
      en: 'Warband A runs wild and charges X. How far away is it?',
    },
  },
]);
