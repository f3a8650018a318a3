import { definePictures } from '../../../src/content/registry.ts';

export default definePictures([
  {
    clause: 'cca-2.5',
    name: 'cut-hexes',
    position: 'cca1_bottom_top',
    ask: { what: 'sections', side: 'bottom' },
    expect: ['D2', 'D4', 'D6', 'D8', 'I2', 'I4', 'I6', 'I8'],
    say: {
      es: 'Las 2 líneas de puntos cortan D2, D4, D6 y D8 por un lado e I2, I4, I6 e I8 por el otro: esos 8 hexes son a la vez de flanco y de centro.',
      en: 'The 2 dotted lines cut D2, D4, D6 and D8 on one side and I2, I4, I6 and I8 on the other: those 8 hexes are flank and centre at once.',
    },
  },
]);
