import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'onus-14.1': clause('definition', '1366,1385,1435', ['onus-7.171', 'onus-6.8'], {
    excluded: {
      es: 'Explica una palabra; el índice del reglamento no da más definición.',
      en: 'It explains a word; the index of the book gives no further definition.',
    },
    words: 'sinónimos, glosario, pérdidas | synonyms, glossary, losses',
  }),
  'onus-14.2': clause('definition', '1359', ['onus-7.113', 'onus-7.109'], {
    excluded: {
      es: 'Da nombre a un ataque cuyas reglas están en el capítulo 7.',
      en: 'It names an attack whose rules stand in chapter 7.',
    },
    words: 'golpe libre, destrabarse | free hack, disengage, ataque de oportunidad',
  }),
});
