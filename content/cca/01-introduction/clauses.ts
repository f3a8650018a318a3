import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'cca-1.1': {
    kind: 'definition',
    see: [],
    lines: '14-18',
    aliases: {
      es: ['tamaño de las unidades', 'cuántos hombres', 'proporción', 'ground scale'],
      en: ['ground scale', 'unit size', 'how many men', 'escala'],
    },
    excluded: {
      es: 'El juego no fija ninguna escala: no hay cifra ni decisión que calcular.',
      en: 'The game fixes no scale: there is no number and no decision to work out.',
    },
  },
});
