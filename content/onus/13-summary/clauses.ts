import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'onus-13.1': {
    kind: 'restriction',
    see: ['onus-7.15', 'onus-5.10'],
    lines: '1323',
    aliases: {
      es: ['activar dos veces', 'curar y activar', 'repetir'],
      en: ['activate twice', 'once', 'second order', 'dos veces'],
    },
  },
  'onus-13.2': {
    kind: 'procedure',
    see: ['onus-7.166', 'onus-3.9'],
    lines: '1324',
    rulings: ['R30'],
    aliases: {
      es: ['cuántos dados', 'número de dados', 'dice'],
      en: ['how many dice', 'number of dice', 'dados'],
    },
  },
  'onus-13.3': {
    kind: 'procedure',
    see: ['onus-7.161', 'onus-7.162', 'onus-7.164'],
    lines: '1325',
    aliases: {
      es: ['a la vez', 'quién pega primero', 'orden de golpes'],
      en: ['at the same time', 'who strikes first', 'simultáneo'],
    },
  },
  'onus-13.4': {
    kind: 'restriction',
    see: [
      'onus-7.157',
      'onus-7.132',
      'onus-11.3',
      'onus-7.150',
      'onus-7.128',
      'onus-11.5',
      'onus-12.14',
    ],
    lines: '1326',
    rulings: ['R60'],
    aliases: {
      es: ['máximo', 'cuántos eventos', 'límite', 'events'],
      en: ['maximum', 'how many events', 'limit', 'eventos'],
    },
  },
  'onus-13.5': {
    kind: 'definition',
    see: ['onus-5.12', 'onus-7.159', 'onus-7.160'],
    lines: '1327',
    rulings: ['R1', 'R15'],
    aliases: {
      es: ['símbolo', 'evento de ataque', 'sword'],
      en: ['symbol', 'attack event', 'espada'],
    },
  },
  'onus-13.6': {
    kind: 'definition',
    see: ['onus-5.13', 'onus-7.159', 'onus-7.160', 'onus-7.130'],
    lines: '1328',
    rulings: ['R1', 'R15'],
    aliases: {
      es: ['símbolo', 'evento de defensa', 'shield'],
      en: ['symbol', 'defence event', 'escudo'],
    },
  },
  'onus-13.7': {
    kind: 'definition',
    see: ['onus-5.14', 'onus-7.130'],
    lines: '1329',
    rulings: ['R1'],
    aliases: {
      es: ['icono', 'símbolo', 'flecha', 'bow'],
      en: ['icon', 'symbol', 'arrow', 'arco'],
    },
  },
  'onus-13.8': {
    kind: 'restriction',
    see: ['onus-11.10', 'onus-7.40'],
    lines: '1330',
    rulings: ['R80'],
    aliases: {
      es: ['cargar', 'lanzad jabalinas', 'etiqueta'],
      en: ['throw javelins', 'contact', 'label'],
    },
  },
  'onus-13.9': {
    kind: 'procedure',
    see: ['onus-10.6'],
    lines: '1331',
    aliases: {
      es: ['sumar', 'acumular', 'flanco', 'bonificación'],
      en: ['add up', 'cumulative', 'flank', 'bonus'],
    },
  },
  'onus-13.10': {
    kind: 'restriction',
    see: ['onus-10.12', 'onus-7.171'],
    lines: '1331',
    rulings: ['R13'],
    aliases: {
      es: ['tope', 'cero', 'negativo', 'suelo'],
      en: ['minimum', 'zero', 'negative', 'floor'],
    },
  },
  'onus-13.11': {
    kind: 'procedure',
    see: ['onus-7.172', 'onus-7.163', 'onus-7.95', 'onus-7.113', 'onus-7.197'],
    lines: '1332',
    rulings: ['R33', 'R45'],
    aliases: {
      es: ['cuántos chequeos', 'test de moral', 'rota'],
      en: ['how many checks', 'morale test', 'chequeo de moral'],
    },
  },
  'onus-13.12': {
    kind: 'procedure',
    see: ['onus-7.137', 'onus-7.138', 'onus-7.142'],
    lines: '1333',
    rulings: ['R4'],
    aliases: {
      es: ['crítico', 'pifia', 'automático', 'natural'],
      en: ['critical', 'fumble', 'automatic', 'natural'],
    },
  },
  'onus-13.13': {
    kind: 'procedure',
    see: ['onus-7.1', 'onus-7.203', 'onus-7.9'],
    lines: '1334',
    aliases: {
      es: ['secuencia', 'saltarse una fase', 'pasar turno'],
      en: ['sequence', 'skip a phase', 'pass', 'fases'],
    },
  },
  'onus-13.14': {
    kind: 'exception',
    see: ['onus-9.12', 'onus-7.50', 'onus-7.70'],
    lines: '1335',
    aliases: {
      es: ['velites', 'escaramuza', 'maniobras', 'skirmishers'],
      en: ['velites', 'light troops', 'manoeuvres', 'hostigadores'],
    },
  },
  'onus-13.15': {
    kind: 'restriction',
    see: ['onus-7.65', 'onus-7.72', 'onus-7.66'],
    lines: '1336',
    rulings: ['R74'],
    aliases: {
      es: ['adoptar', 'ampliar', 'falange', 'cuándo'],
      en: ['adopt', 'extend', 'phalanx', 'when'],
    },
  },
  'onus-13.16': {
    kind: 'restriction',
    see: ['onus-7.26', 'onus-7.25', 'onus-7.191'],
    lines: '1337',
    aliases: {
      es: ['pasar por encima', 'cruzar', 'falange', 'muro de escudos'],
      en: ['cross', 'move over', 'phalanx', 'shield wall'],
    },
  },
});
