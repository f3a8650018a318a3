import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'onus-7.116': {
    kind: 'definition',
    see: ['onus-3.3', 'onus-7.117', 'onus-7.118', 'onus-7.119'],
    lines: '713-717',
    aliases: {
      es: ['jabalinas', 'arcos', 'hondas', 'ranged attack', 'tirar'],
      en: ['missiles', 'javelins', 'bows', 'slings', 'fire', 'ataque a distancia'],
    },
  },
  'onus-7.117': {
    kind: 'restriction',
    see: ['onus-7.120'],
    lines: '719-721',
    aliases: {
      es: ['melé', 'disparar al combate', 'ataque a distancia', 'engaged'],
      en: ['melee', 'fire into combat', 'ranged attack', 'trabada'],
    },
  },
  'onus-7.118': {
    kind: 'restriction',
    see: ['onus-7.124'],
    lines: '722',
    rulings: ['R9'],
    aliases: {
      es: ['distancia máxima', 'range', 'fuera de alcance'],
      en: ['maximum distance', 'out of range', 'alcance'],
    },
  },
  'onus-7.119': {
    kind: 'restriction',
    see: ['onus-7.67', 'onus-7.70', 'onus-7.71', 'onus-7.120'],
    lines: '723,727-728',
    aliases: {
      es: ['mover y disparar', 'marcha forzada', 'artillería', 'ballista', 'scorpions'],
      en: ['move and fire', 'forced march', 'artillery', 'catapult', 'movimiento reducido'],
    },
  },
  'onus-7.120': {
    kind: 'exception',
    see: ['onus-7.117', 'onus-7.118', 'onus-7.119'],
    lines: '725',
    aliases: {
      es: ['excepciones', 'action card', 'evento', 'orden'],
      en: ['exceptions', 'carta de acción', 'event', 'order'],
    },
  },
  'onus-7.121': {
    kind: 'procedure',
    see: [
      'onus-7.122',
      'onus-7.123',
      'onus-7.128',
      'onus-7.133',
      'onus-7.140',
      'onus-7.141',
      'onus-7.143',
      'onus-7.139',
    ],
    lines: '730-739',
    aliases: {
      es: ['procedimiento', 'fases del disparo', 'sequence'],
      en: ['procedure', 'steps of a ranged attack', 'secuencia'],
    },
  },
  'onus-7.122': {
    kind: 'procedure',
    see: ['onus-7.124'],
    lines: '745',
    aliases: {
      es: ['premedir', 'premedición', 'medir antes', 'declare'],
      en: ['premeasure', 'pre-measuring', 'measure first', 'declarar'],
    },
  },
  'onus-7.123': {
    kind: 'procedure',
    see: ['onus-7.124', 'onus-7.125'],
    lines: '745',
    rulings: ['R40'],
    aliases: {
      es: ['regla de medir', 'distancia', 'measuring'],
      en: ['ruler', 'distance', 'where to measure from', 'medir'],
    },
  },
  'onus-7.124': {
    kind: 'procedure',
    see: ['onus-7.118', 'onus-7.122'],
    lines: '745',
    rulings: ['R9'],
    aliases: {
      es: ['se queda corto', 'perder el disparo', 'cambiar de objetivo', 'range'],
      en: ['falls short', 'too far', 'switch target', 'fuera de alcance'],
    },
  },
  'onus-7.125': {
    kind: 'procedure',
    see: ['onus-7.133'],
    lines: '745,763',
    rulings: ['R8'],
    aliases: {
      es: ['largo alcance', 'media distancia', 'short range'],
      en: ['half distance', 'corta distancia'],
    },
  },
  'onus-7.126': {
    kind: 'procedure',
    see: ['onus-7.127'],
    lines: '747-749',
    rulings: ['R39'],
    aliases: {
      es: ['LdV', 'arco de tiro', 'ángulo de disparo', 'LoS'],
      en: ['LoS', 'arc of fire', 'firing arc', 'field of fire', 'línea de visión'],
    },
  },
  'onus-7.127': {
    kind: 'modifier',
    see: ['onus-7.126', 'onus-15.18'],
    lines: '749-753',
    rulings: ['R39', 'R67'],
    aliases: {
      es: ['LdV', 'cobertura', 'tapado', 'interpuesta', 'penalización', 'line of sight'],
      en: ['LoS', 'cover', 'blocked', 'intervening', 'penalty', 'obstruida'],
    },
  },
  'onus-7.128': {
    kind: 'procedure',
    see: ['onus-7.129', 'onus-5.11', 'onus-11.5', 'onus-12.14'],
    lines: '755-757',
    rulings: ['R59'],
    aliases: {
      es: ['cuántos eventos', 'robar evento', 'random event'],
      en: ['how many events', 'draw an event', 'evento aleatorio'],
    },
  },
  'onus-7.129': {
    kind: 'procedure',
    see: ['onus-7.128'],
    lines: '757',
    aliases: {
      es: ['prioridad de eventos', 'orden de los eventos', 'preeminencia', 'cancelar'],
      en: ['priority of events', 'order of events', 'cancelling', 'anular'],
    },
  },
  'onus-7.130': {
    kind: 'restriction',
    see: ['onus-5.14', 'onus-5.13'],
    lines: '757',
    aliases: {
      es: ['iconos', 'eventos válidos', 'bow', 'espada'],
      en: ['icons', 'valid events', 'arco', 'sword'],
    },
  },
  'onus-7.131': {
    kind: 'procedure',
    see: ['onus-7.128', 'onus-7.160'],
    lines: '759',
    aliases: {
      es: ['beneficiario', 'a quién beneficia', 'evento propio'],
      en: ['who benefits', 'beneficiary', 'own event', 'evento aleatorio'],
    },
  },
  'onus-7.132': {
    kind: 'restriction',
    see: ['onus-13.4'],
    lines: '759',
    rulings: ['R60'],
    aliases: {
      es: ['eventos repetidos', 'duplicado', 'repeated event'],
      en: ['repeated events', 'same event twice', 'duplicate', 'eventos repetidos'],
    },
  },
  'onus-7.133': {
    kind: 'procedure',
    see: ['onus-7.125'],
    lines: '763',
    aliases: {
      es: ['cuántos dados', 'dados del disparo', 'short range'],
      en: ['how many dice', 'dice of a shot', 'number of dice', 'dados'],
    },
  },
  'onus-7.134': {
    kind: 'restriction',
    see: [],
    lines: '763',
    aliases: {
      es: ['contraataque', 'réplica', 'devolver el disparo', 'return fire'],
      en: ['return fire', 'reply', 'stand and shoot', 'réplica'],
    },
  },
  'onus-7.135': {
    kind: 'procedure',
    see: ['onus-7.136', 'onus-7.137', 'onus-7.138'],
    lines: '765-767,785',
    aliases: {
      es: ['tirada para impactar', 'acertar', 'to hit', 'dodge'],
      en: ['roll to hit', 'impactar', 'esquivar'],
    },
  },
  'onus-7.136': {
    kind: 'procedure',
    see: ['onus-7.135', 'onus-7.137', 'onus-7.138'],
    lines: '768,785',
    aliases: {
      es: ['tirada para herir', 'segunda tirada', 'to wound', 'daño'],
      en: ['second roll', 'damage', 'herir'],
    },
  },
  'onus-7.137': {
    kind: 'procedure',
    see: ['onus-13.12', 'onus-9.24', 'onus-9.25'],
    lines: '772-774',
    aliases: {
      es: ['éxito automático', 'natural', 'critical'],
      en: ['automatic success', 'natural', 'crítico'],
    },
  },
  'onus-7.138': {
    kind: 'procedure',
    see: ['onus-9.16', 'onus-13.12'],
    lines: '775',
    aliases: {
      es: ['relanzar', 'repetir tirada', 'fumble'],
      en: ['automatic failure', 'botch', 're-roll', 'pifia'],
    },
  },
  'onus-7.139': {
    kind: 'procedure',
    see: [],
    lines: '777-779',
    aliases: {
      es: ['sin bajas', 'no casualties', 'fallar'],
      en: ['no casualties', 'no damage', 'sin bajas'],
    },
  },
  'onus-7.140': {
    kind: 'procedure',
    see: ['onus-3.6'],
    lines: '738,780',
    aliases: {
      es: ['destruida', 'muere', 'aniquilada', 'puntos de vida'],
      en: ['destroyed', 'killed', 'hit points', 'eliminada'],
    },
  },
  'onus-7.141': {
    kind: 'procedure',
    see: ['onus-7.142', 'onus-7.174', 'onus-7.175'],
    lines: '781',
    aliases: {
      es: ['tirada de moral', 'test de moral', 'morale check', 'romperse'],
      en: ['morale test', 'morale roll', 'break', 'chequeo de moral'],
    },
  },
  'onus-7.142': {
    kind: 'exception',
    see: ['onus-7.141', 'onus-7.173'],
    lines: '783',
    aliases: {
      es: ['éxito automático', 'test de moral', 'pasar el chequeo'],
      en: ['automatic success', 'automatic pass', 'morale test', 'chequeo'],
    },
  },
  'onus-7.143': {
    kind: 'procedure',
    see: ['onus-7.178'],
    lines: '739,787',
    aliases: {
      es: ['huir', 'movimiento inmediato', 'flee', 'fase de disparo'],
      en: ['rout', 'run away', 'shooting phase', 'huida'],
    },
  },
  'onus-7.144': {
    kind: 'modifier',
    see: ['onus-7.145', 'onus-10.2', 'onus-10.3', 'onus-10.4'],
    lines: '789-793',
    aliases: {
      es: ['flanqueo', 'lateral', 'por la espalda', 'penalización'],
      en: ['lateral', 'from behind', 'penalty', 'flanqueo', 'retaguardia'],
    },
  },
  'onus-7.145': {
    kind: 'procedure',
    see: ['onus-7.144'],
    lines: '789',
    rulings: ['R40', 'R41'],
    aliases: {
      es: ['flanco', 'retaguardia', 'por qué lado llega', 'facing'],
      en: ['flank', 'rear', 'facing', 'which side is hit', 'flanco'],
    },
  },
  'onus-7.146': {
    kind: 'procedure',
    see: ['onus-9.13', 'onus-7.147'],
    lines: '797',
    aliases: {
      es: ['movimiento fraccionado', 'fase 4', 'skirmishers', 'mover tras disparar'],
      en: ['split movement', 'phase 4', 'move after shooting', 'hostigadores'],
    },
  },
  'onus-7.147': {
    kind: 'restriction',
    see: ['onus-7.146', 'onus-7.50'],
    lines: '797',
    rulings: ['R35'],
    aliases: {
      es: ['carga', 'disparar y cargar', 'skirmishers', 'fase 4'],
      en: ['charging', 'shoot and charge', 'phase 4', 'hostigadores'],
    },
  },
  'onus-7.148': {
    kind: 'procedure',
    see: ['onus-7.146'],
    lines: '799-803',
    aliases: {
      es: ['redondeo', 'media UD', 'hostigadores', 'rounding'],
      en: ['rounding', 'hostigadores', 'redondeo'],
    },
  },
});
