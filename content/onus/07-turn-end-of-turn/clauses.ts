import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'onus-7.203': {
    kind: 'procedure',
    see: ['onus-7.8'],
    lines: '926',
    aliases: {
      es: ['fase 7', 'última fase', 'end of turn'],
      en: ['phase 7', 'last phase', 'end of turn', 'fin de turno'],
    },
  },
  'onus-7.204': {
    kind: 'procedure',
    see: ['onus-7.205', 'onus-7.206'],
    lines: '928',
    rulings: ['R57'],
    aliases: {
      es: ['reponer mano', 'cuántas cartas', 'draw'],
      en: ['refill', 'how many cards', 'robar'],
    },
  },
  'onus-7.205': {
    kind: 'option',
    see: ['onus-2.5', 'onus-7.206'],
    lines: '929-930',
    aliases: {
      es: ['cambiar cartas', 'pasar', 'discard'],
      en: ['change cards', 'pass', 'mulligan', 'descarte'],
    },
  },
  'onus-7.206': {
    kind: 'option',
    see: ['onus-7.205'],
    lines: '929,931',
    aliases: {
      es: ['pasar turno', 'acumular cartas', 'draw'],
      en: ['pass', 'build up a hand', 'robar'],
    },
  },
  'onus-7.207': {
    kind: 'option',
    see: ['onus-12.33'],
    lines: '933',
    aliases: {
      es: ['intercambiar cartas', 'multijugador', 'gift'],
      en: ['gifts', 'exchange cards', 'trade', 'multiplayer', 'regalar'],
    },
  },
  'onus-7.208': {
    kind: 'restriction',
    see: ['onus-4.7', 'onus-4.12', 'onus-5.4'],
    lines: '933',
    aliases: {
      es: ['límite de mano', 'máximo de cartas', 'hand limit'],
      en: ['hand limit', 'maximum hand', 'hand size', 'límite de mano'],
    },
  },
  'onus-7.209': {
    kind: 'procedure',
    see: [],
    lines: '935',
    rulings: ['R59'],
    aliases: { es: ['mazo agotado', 'rebarajar', 'deck'], en: ['empty deck', 'reshuffle', 'mazo'] },
  },
});
