import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'cca-6.1': {
    kind: 'procedure',
    see: ['cca-5.3', 'cca-18.38'],
    lines: '303-305',
    aliases: {
      es: ['tirar carta', 'cuántas cartas', 'one card'],
      en: ['how many cards', 'activation card', 'jugar una carta'],
    },
  },
  'cca-6.2': {
    kind: 'definition',
    see: ['cca-18.1', 'cca-18.14', 'cca-18.20', 'cca-18.25'],
    lines: '307-312',
    aliases: {
      es: ['tipos de cartas', 'activar', 'qué hace la carta'],
      en: ['types of cards', 'activate', 'what a card does'],
    },
  },
});
