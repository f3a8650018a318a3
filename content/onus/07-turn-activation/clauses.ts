import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'onus-7.1': {
    kind: 'procedure',
    see: ['onus-13.13'],
    lines: '394',
    aliases: {
      es: ['secuencia', 'sequence of play', 'orden del turno', 'game turn'],
      en: ['sequence of play', 'secuencia del turno', 'turn order'],
    },
  },
  'onus-7.2': {
    kind: 'procedure',
    see: ['onus-7.11', 'onus-7.13'],
    lines: '398',
    aliases: {
      es: ['activation phase', 'mandar'],
      en: ['fase de activación', 'command'],
    },
  },
  'onus-7.3': {
    kind: 'procedure',
    see: ['onus-7.23'],
    lines: '399',
    aliases: {
      es: ['movement phase'],
      en: ['fase de movimiento'],
    },
  },
  'onus-7.4': {
    kind: 'procedure',
    see: ['onus-7.116'],
    lines: '400',
    aliases: {
      es: ['shooting phase', 'flechas'],
      en: ['fase de disparo', 'fire', 'arrows'],
    },
  },
  'onus-7.5': {
    kind: 'procedure',
    see: ['onus-7.146'],
    lines: '401',
    aliases: {
      es: ['skirmishers', 'escaramuzadores', 'movimiento fraccionado', 'mover y disparar'],
      en: ['skirmish', 'split movement', 'hostigadores', 'move and shoot'],
    },
  },
  'onus-7.6': {
    kind: 'procedure',
    see: ['onus-7.149', 'onus-7.150'],
    lines: '402',
    aliases: {
      es: ['melee', 'cuerpo a cuerpo', 'combat phase', 'batallas'],
      en: ['melee', 'hand to hand', 'fase de combate', 'battles'],
    },
  },
  'onus-7.7': {
    kind: 'procedure',
    see: ['onus-7.187'],
    lines: '403',
    aliases: {
      es: ['flight phase', 'reagrupar', 'recuperarse', 'rout'],
      en: ['rout', 'rally', 'fase de huida'],
    },
  },
  'onus-7.8': {
    kind: 'procedure',
    see: ['onus-7.204', 'onus-7.205', 'onus-7.206', 'onus-7.208'],
    lines: '404',
    aliases: {
      es: ['end of turn', 'límite de mano', 'descarte', 'draw'],
      en: ['hand limit', 'fin de turno', 'discard'],
    },
  },
  'onus-7.9': {
    kind: 'procedure',
    see: ['onus-12.37', 'onus-12.38', 'onus-12.39'],
    lines: '406',
    aliases: {
      es: ['ronda', 'alternancia', 'turn order', 'pasar el turno'],
      en: ['round', 'alternation', 'pass the turn', 'turnos'],
    },
  },
  'onus-7.10': {
    kind: 'victory',
    see: ['onus-6.9', 'onus-6.12'],
    lines: '412',
    aliases: {
      es: ['pérdidas', 'derrota', 'casualties', 'leadership check', 'desmoralización'],
      en: ['losses', 'defeat', 'victoria por bajas', 'army morale', 'chequeo de liderazgo'],
    },
  },
  'onus-7.11': {
    kind: 'procedure',
    see: ['onus-5.9', 'onus-7.15'],
    lines: '414',
    aliases: {
      es: ['command cards', 'cartas de mando', 'playing orders', 'activar'],
      en: ['jugar órdenes', 'activate'],
    },
  },
  'onus-7.12': {
    kind: 'procedure',
    see: ['onus-5.6', 'onus-5.7', 'onus-5.8'],
    lines: '416',
    aliases: {
      es: ['command', 'health', 'curar', 'heal'],
      en: ['mando', 'salud', 'heal', 'recover'],
    },
  },
  'onus-7.13': {
    kind: 'procedure',
    see: ['onus-5.5'],
    lines: '418',
    aliases: {
      es: ['ficha', 'counter', 'activated'],
      en: ['token', 'counter', 'unidad activa'],
    },
  },
  'onus-7.14': {
    kind: 'restriction',
    see: ['onus-7.16', 'onus-9.19', 'onus-12.3'],
    lines: '420',
    aliases: {
      es: ['inactiva', 'activation', 'only active units'],
      en: ['inactive', 'unactivated', 'unidades activas'],
    },
  },
  'onus-7.15': {
    kind: 'restriction',
    see: ['onus-5.10', 'onus-13.1'],
    lines: '426-428',
    aliases: {
      es: ['dos órdenes', 'two orders', 'activar dos veces', 'reinforce', 'skirmish'],
      en: ['two orders', 'activate twice', 'reforzar unidad', 'escaramuza'],
    },
  },
  'onus-7.16': {
    kind: 'procedure',
    see: ['onus-7.88', 'onus-7.14'],
    lines: '430-432',
    aliases: {
      es: ['melee', 'engaged', 'en combate', 'combate obligatorio'],
      en: ['melee', 'in combat', 'trabada', 'compulsory combat'],
    },
  },
  'onus-7.17': {
    kind: 'procedure',
    see: ['onus-7.18', 'onus-7.19', 'onus-7.174'],
    lines: '434-436',
    aliases: {
      es: ['rally', 'reagrupar', 'recuperar', 'broken', 'recobrar'],
      en: ['reorganise', 'recover', 'rota', 'reagrupar', 'shaken'],
    },
  },
  'onus-7.18': {
    kind: 'restriction',
    see: ['onus-7.17', 'onus-7.48'],
    lines: '436',
    aliases: {
      es: ['rally', 'reagrupada', 'broken'],
      en: ['reorganised', 'recovered', 'rota', 'reorganizada'],
    },
  },
  'onus-7.19': {
    kind: 'procedure',
    see: ['onus-7.17'],
    lines: '436',
    aliases: {
      es: ['broken', 'desmoralizada'],
      en: ['rota', 'movimiento normal', 'shaken'],
    },
  },
  'onus-7.20': {
    kind: 'procedure',
    see: ['onus-7.21', 'onus-7.22', 'onus-7.188'],
    lines: '438-440',
    aliases: {
      es: ['rally', 'recuperación', 'reagrupar', 'routing', 'fleeing'],
      en: ['rally', 'routing', 'huida', 'recuperarse'],
    },
  },
  'onus-7.21': {
    kind: 'restriction',
    see: ['onus-7.20'],
    lines: '440',
    aliases: {
      es: ['rally', 'reagrupada', 'recovered'],
      en: ['rally', 'rallied', 'recuperada'],
    },
  },
  'onus-7.22': {
    kind: 'procedure',
    see: ['onus-7.20', 'onus-7.187'],
    lines: '440',
    rulings: ['R54'],
    aliases: {
      es: ['rally', 'segundo intento', 'reagrupar'],
      en: ['rally', 'second attempt', 'recuperarse'],
    },
  },
});
