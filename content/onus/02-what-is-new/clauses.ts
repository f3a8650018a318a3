import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'onus-2.1': {
    kind: 'definition',
    see: ['onus-1.3'],
    lines: '164-168',
    rulings: ['R70'],
    aliases: {
      es: ['compatibilidad', 'ediciones anteriores', 'versión'],
      en: ['compatibility', 'earlier editions', 'version'],
    },
    excluded: {
      es: 'Compara ediciones: no hay cifra ni decisión que calcular.',
      en: 'It compares editions: there is no number and no decision to work out.',
    },
  },
  'onus-2.2': {
    kind: 'definition',
    see: ['onus-9.3', 'onus-9.4', 'onus-9.5'],
    lines: '170',
    rulings: ['R69'],
    aliases: {
      es: ['bosque', 'montaña', 'río', 'terrain'],
      en: ['wood', 'mountain', 'river', 'terreno'],
    },
  },
  'onus-2.3': {
    kind: 'definition',
    see: ['onus-7.55', 'onus-7.56'],
    lines: '171',
    rulings: ['R23'],
    aliases: {
      es: ['dar la vuelta', 'media vuelta', 'rotar', 'free rotation'],
      en: ['about face', 'turn round', 'giro libre'],
    },
  },
  'onus-2.4': {
    kind: 'definition',
    see: ['onus-7.190', 'onus-7.178'],
    lines: '172',
    rulings: ['R79'],
    aliases: {
      es: ['fuga', 'cuánto mueve al huir', 'fleeing'],
      en: ['flight', 'rout move', 'how far', 'huida'],
    },
  },
  'onus-2.5': {
    kind: 'definition',
    see: ['onus-7.205', 'onus-7.206'],
    lines: '173',
    aliases: {
      es: ['cambiar la mano', 'discard', 'fin de turno'],
      en: ['change the hand', 'descarte', 'end of turn'],
    },
  },
  'onus-2.6': {
    kind: 'definition',
    see: ['onus-7.45', 'onus-10.4', 'onus-7.186'],
    lines: '174',
    rulings: ['R14'],
    aliases: {
      es: ['penalización', 'por la espalda', 'forced march'],
      en: ['penalty', 'from behind', 'marcha forzada'],
    },
  },
  'onus-2.7': {
    kind: 'definition',
    see: ['onus-11.3', 'onus-11.4', 'onus-11.5'],
    lines: '175',
    aliases: {
      es: ['veteranos', 'tropas selectas'],
      en: ['veterans', 'crack troops'],
    },
  },
  'onus-2.8': {
    kind: 'definition',
    see: ['onus-8.12', 'onus-7.65'],
    lines: '176',
    rulings: ['R34', 'R19'],
    aliases: {
      es: ['perder la falange', 'deshacer', 'phalanx', 'marcador azul'],
      en: ['lose the phalanx', 'dissolve', 'falange', 'blue marker'],
    },
  },
  'onus-2.9': {
    kind: 'definition',
    see: ['onus-5.1'],
    lines: '177',
    aliases: {
      es: ['mazo', 'naipes', 'action cards'],
      en: ['deck', 'cartas de acción'],
    },
    excluded: {
      es: 'Da un nombre a las cartas; lo que hacen está en otras cláusulas.',
      en: 'It gives the cards a name; what they do stands in other clauses.',
    },
  },
  'onus-2.10': {
    kind: 'definition',
    see: ['onus-8.2', 'onus-8.6', 'onus-6.20'],
    lines: '181',
    rulings: ['R23'],
    aliases: {
      es: ['empezar en formación', 'muro', 'falange', 'cuadro', 'deployment'],
      en: ['start in formation', 'shield wall', 'phalanx', 'square', 'formación'],
    },
  },
  'onus-2.11': {
    kind: 'definition',
    see: ['onus-9.7', 'onus-9.8'],
    lines: '182',
    rulings: ['R61'],
    aliases: {
      es: ['caballos', 'carga de caballería', 'mounted'],
      en: ['horses', 'riders', 'cavalry charge', 'caballería'],
    },
  },
  'onus-2.12': {
    kind: 'definition',
    see: ['onus-7.148'],
    lines: '183-185',
    aliases: {
      es: ['fichas', 'contadores', 'tokens', 'hostigadores'],
      en: ['tokens', 'counters', 'marcadores', 'skirmishers'],
    },
  },
});
