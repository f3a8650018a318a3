import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'onus-14.1': {
    kind: 'definition',
    see: ['onus-7.171', 'onus-6.8'],
    lines: '1366,1385,1435',
    rulings: ['R68'],
    aliases: {
      es: ['sinónimos', 'glosario', 'pérdidas'],
      en: ['synonyms', 'glossary', 'losses'],
    },
    excluded: {
      es: 'Explica una palabra; el índice del reglamento no da más definición.',
      en: 'It explains a word; the index of the book gives no further definition.',
    },
  },
  'onus-14.2': {
    kind: 'definition',
    see: ['onus-7.113', 'onus-7.109'],
    lines: '1359',
    rulings: ['R68'],
    aliases: {
      es: ['golpe libre', 'destrabarse'],
      en: ['free hack', 'disengage', 'ataque de oportunidad'],
    },
    excluded: {
      es: 'Da nombre a un ataque cuyas reglas están en el capítulo 7.',
      en: 'It names an attack whose rules stand in chapter 7.',
    },
  },
});
