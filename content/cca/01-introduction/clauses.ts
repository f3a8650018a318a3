import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'cca-1.1': clause('definition', '14-18', {
    excluded: {
      es: 'El juego no fija ninguna escala: no hay cifra ni decisión que calcular.',
      en: 'The game fixes no scale: there is no number and no decision to work out.',
    },
    words:
      'tamaño de las unidades, cuántos hombres, proporción, ground scale | ground scale, unit size, how many men, escala',
  }),
});
