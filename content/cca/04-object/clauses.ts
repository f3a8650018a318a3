import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'cca-4.1': {
    kind: 'victory',
    see: ['cca-4.2', 'cca-5.2'],
    lines: '267-271',
    rulings: ['R101'],
    aliases: {
      es: ['ganar la partida', 'puntos de victoria', 'fin de la partida'],
      en: ['win the game', 'victory points', 'end of the game', 'tie', 'ganar'],
    },
  },
  'cca-4.2': {
    kind: 'victory',
    see: ['cca-4.3', 'cca-13.25', 'cca-4.1', 'cca-4.4'],
    lines: '273-275',
    aliases: {
      es: ['puntos de victoria', 'bajas', 'matar', 'banner'],
      en: ['victory points', 'kill', 'destroyed', 'estandarte'],
    },
  },
  'cca-4.3': {
    kind: 'victory',
    see: ['cca-4.2', 'cca-11.51', 'cca-15.6'],
    lines: '275-277',
    aliases: {
      es: ['cuándo se puntúa', 'última baja', 'banner'],
      en: ['score', 'last casualty', 'estandarte'],
    },
  },
  'cca-4.4': {
    kind: 'victory',
    see: ['cca-19.28', 'cca-19.32'],
    lines: '277-280',
    rulings: ['R97', 'R98'],
    aliases: {
      es: ['puntos de terreno', 'estandarte temporal', 'objective'],
      en: ['terrain points', 'extra banners', 'additional', 'objetivos'],
    },
  },
});
