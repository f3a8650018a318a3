import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'cca-16.1': {
    kind: 'procedure',
    see: ['cca-5.3', 'cca-19.17', 'cca-18.40', 'cca-18.43', 'cca-16.2'],
    lines: '1446-1449',
    rulings: ['R88'],
    aliases: {
      es: ['robar', 'reponer', 'fin del turno', 'draw', 'mano'],
      en: ['refill', 'replace', 'hand', 'end of turn', 'robar carta'],
    },
  },
  'cca-16.2': {
    kind: 'procedure',
    see: ['cca-16.1', 'cca-18.43'],
    lines: '1451-1452',
    aliases: {
      es: ['rebarajar', 'sin cartas', 'reshuffle'],
      en: ['reshuffle', 'run out of cards', 'rebarajar'],
    },
  },
});
