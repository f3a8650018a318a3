import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'onus-4.1': {
    kind: 'setup',
    see: ['onus-6.21'],
    lines: '249',
    aliases: {
      es: ['comandante', 'dónde se coloca', 'general marker'],
      en: ['commander', 'where to place', 'marcador'],
    },
  },
  'onus-4.2': {
    kind: 'definition',
    see: ['onus-4.11', 'onus-4.12', 'onus-4.13', 'onus-4.14', 'onus-6.14'],
    lines: '251',
    aliases: {
      es: ['matar al general', 'muerte del líder', 'killed'],
      en: ['killed', 'death of the leader', 'muere'],
    },
  },
  'onus-4.3': {
    kind: 'exception',
    see: ['onus-4.2'],
    lines: '251',
    rulings: ['R69'],
    aliases: {
      es: ['mover al general', 'transferir', 'herir al general', 'transfer'],
      en: ['transfer the general', 'wound the general', 'trasladar'],
    },
  },
  'onus-4.4': {
    kind: 'definition',
    see: ['onus-4.5', 'onus-4.6', 'onus-4.7', 'onus-4.9', 'onus-4.10'],
    lines: '257',
    aliases: {
      es: ['atributos', 'características', 'perfil', 'stats'],
      en: ['attributes', 'profile', 'stats', 'carta de general'],
    },
  },
  'onus-4.5': {
    kind: 'modifier',
    see: ['onus-10.8', 'onus-15.26', 'onus-4.13'],
    lines: '261',
    rulings: ['R16'],
    aliases: {
      es: ['bonificación', 'bonus', 'bono del líder'],
      en: ['bonus', 'leader bonus', 'modificador'],
    },
  },
  'onus-4.6': {
    kind: 'modifier',
    see: ['onus-10.9', 'onus-15.26', 'onus-12.9', 'onus-4.13'],
    lines: '265',
    rulings: ['R16'],
    aliases: {
      es: ['rango de mando', 'distancia del general', 'aura', 'command range'],
      en: ['command range', 'aura', 'radio de influencia'],
    },
  },
  'onus-4.7': {
    kind: 'definition',
    see: ['onus-5.4', 'onus-7.208', 'onus-6.11', 'onus-6.23', 'onus-4.12'],
    lines: '269',
    aliases: {
      es: ['límite', 'cuántas cartas', 'robar', 'leadership', 'tamaño de la mano'],
      en: ['how many cards', 'hand size', 'draw', 'liderazgo'],
    },
  },
  'onus-4.8': {
    kind: 'definition',
    see: ['onus-4.7', 'onus-4.12'],
    lines: '271',
    rulings: ['R69'],
    aliases: {
      es: ['movilización', 'activar según liderazgo', 'leadership'],
      en: ['mobilisation', 'activate by leadership', 'liderazgo'],
    },
  },
  'onus-4.9': {
    kind: 'definition',
    see: ['onus-4.4', 'onus-4.13'],
    lines: '275',
    rulings: ['R69'],
    aliases: {
      es: ['talento', 'facultad', 'special ability'],
      en: ['talent', 'faculty', 'habilidad'],
    },
  },
  'onus-4.10': {
    kind: 'procedure',
    see: ['onus-6.5', 'onus-12.13'],
    lines: '279',
    rulings: ['R56'],
    aliases: {
      es: ['presupuesto', 'trajan', 'por ciento'],
      en: ['budget', 'trajano', 'per cent'],
    },
  },
  'onus-4.11': {
    kind: 'modifier',
    see: [
      'onus-4.12',
      'onus-4.13',
      'onus-4.14',
      'onus-10.10',
      'onus-15.28',
      'onus-12.7',
      'onus-12.11',
    ],
    lines: '283',
    aliases: {
      es: ['muerte del general', 'chequeo', 'penalización', 'killed'],
      en: ['death of the general', 'check', 'penalty', 'general muerto'],
    },
  },
  'onus-4.12': {
    kind: 'modifier',
    see: ['onus-4.7', 'onus-4.11', 'onus-7.208', 'onus-6.10', 'onus-6.11'],
    lines: '283',
    aliases: {
      es: ['menos cartas', 'límite de mano', 'hand limit'],
      en: ['fewer cards', 'smaller hand', 'liderazgo'],
    },
  },
  'onus-4.13': {
    kind: 'restriction',
    see: ['onus-4.5', 'onus-4.6', 'onus-4.9', 'onus-4.11'],
    lines: '283',
    aliases: {
      es: ['pierde el bonus', 'radio de influencia', 'lost'],
      en: ['loses the bonus', 'radius of influence', 'bonificaciones'],
    },
  },
  'onus-4.14': {
    kind: 'exception',
    see: ['onus-4.11', 'onus-4.12', 'onus-4.13', 'onus-7.188'],
    lines: '283',
    aliases: {
      es: ['curar al general', 'reorganizar', 'fin de la penalización', 'rally'],
      en: ['heal the general', 'rally', 'end of the penalty', 'recuperar'],
    },
  },
});
