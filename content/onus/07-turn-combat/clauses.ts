import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'onus-7.149': {
    kind: 'procedure',
    see: ['onus-7.88'],
    lines: '807',
    aliases: {
      es: ['fase 5', 'melé', 'combate obligatorio', 'combat phase'],
      en: ['phase 5', 'melee', 'compulsory combat', 'fase de combate'],
    },
  },
  'onus-7.150': {
    kind: 'procedure',
    see: ['onus-13.4'],
    lines: '809',
    aliases: {
      es: ['quién ataca', 'defensor', 'orden de los combates', 'attacker'],
      en: ['who attacks', 'defender', 'order of combats', 'jugador activo', 'atacante'],
    },
  },
  'onus-7.151': {
    kind: 'procedure',
    see: ['onus-10.5'],
    lines: '811',
    rulings: ['R11'],
    aliases: {
      es: ['varios enemigos', 'combate múltiple', '2 contra 1'],
      en: ['several enemies', 'multiple combat', '2 against 1', 'two on one', 'outnumbered'],
    },
  },
  'onus-7.152': {
    kind: 'procedure',
    see: ['onus-7.153', 'onus-7.154', 'onus-7.172', 'onus-7.155', 'onus-7.161'],
    lines: '813-821',
    aliases: {
      es: ['procedimiento', 'fases del combate', 'sequence'],
      en: ['procedure', 'steps of combat', 'secuencia'],
    },
  },
  'onus-7.153': {
    kind: 'procedure',
    see: ['onus-7.152'],
    lines: '818',
    aliases: {
      es: ['sin heridas', 'empate a cero', 'no damage'],
      en: ['no wounds', 'draw', 'nothing happens', 'sin daño'],
    },
  },
  'onus-7.154': {
    kind: 'procedure',
    see: ['onus-7.169'],
    lines: '819',
    aliases: {
      es: ['destruida', 'sin chequeo', 'eliminación', 'killed'],
      en: ['destroyed', 'no check', 'elimination', 'eliminada'],
    },
  },
  'onus-7.155': {
    kind: 'procedure',
    see: ['onus-7.178'],
    lines: '821',
    aliases: {
      es: ['orden de las huidas', 'huida doble', 'flee'],
      en: ['order of flights', 'both rout', 'huida'],
    },
  },
  'onus-7.156': {
    kind: 'procedure',
    see: ['onus-7.16'],
    lines: '821',
    aliases: {
      es: ['continúa el combate', 'melé', 'engaged'],
      en: ['combat goes on', 'locked', 'melee', 'trabadas'],
    },
  },
  'onus-7.157': {
    kind: 'procedure',
    see: ['onus-5.11', 'onus-13.4', 'onus-11.2', 'onus-11.3'],
    lines: '827-829',
    aliases: {
      es: ['cuántos eventos', 'orden de los eventos', 'events'],
      en: ['how many events', 'order of events', 'evento aleatorio'],
    },
  },
  'onus-7.158': {
    kind: 'restriction',
    see: ['onus-7.95', 'onus-7.103', 'onus-7.113', 'onus-7.197', 'onus-7.201'],
    lines: '829',
    aliases: {
      es: ['sin eventos', 'arrollo', 'ataque de oportunidad', 'no events'],
      en: ['without events', 'trample', 'attack of opportunity', 'sin eventos'],
    },
  },
  'onus-7.159': {
    kind: 'procedure',
    see: ['onus-5.12', 'onus-5.13'],
    lines: '830',
    aliases: {
      es: ['titularidad', 'dueño del evento', 'a quién beneficia', 'sword', 'shield'],
      en: ['owner of the event', 'who benefits', 'espada', 'escudo'],
    },
  },
  'onus-7.160': {
    kind: 'procedure',
    see: ['onus-7.159', 'onus-7.131', 'onus-11.12'],
    lines: '830-832',
    rulings: ['R1', 'R15'],
    aliases: {
      es: ['titularidad', 'dueño del evento', 'lanzad jabalinas', 'resist'],
      en: ['owner of the event', 'hold', 'evento de la mano'],
    },
  },
  'onus-7.161': {
    kind: 'procedure',
    see: ['onus-13.3', 'onus-7.172'],
    lines: '834-835',
    aliases: { es: ['melé', 'simultaneous'], en: ['melee', 'simultáneo'] },
  },
  'onus-7.162': {
    kind: 'procedure',
    see: ['onus-8.12', 'onus-9.9', 'onus-8.14', 'onus-7.163'],
    lines: '836',
    rulings: ['R19'],
    aliases: {
      es: ['golpear primero', 'falange', 'embestir', 'first strike'],
      en: ['first strike', 'Phalanx', 'Ram', 'prioritario'],
    },
  },
  'onus-7.163': {
    kind: 'procedure',
    see: ['onus-7.162', 'onus-13.11'],
    lines: '836',
    rulings: ['R45'],
    aliases: {
      es: ['contraataque', 'dos chequeos', 'segunda tirada', 'reply'],
      en: ['strike back', 'two checks', 'counterattack', 'réplica'],
    },
  },
  'onus-7.164': {
    kind: 'procedure',
    see: ['onus-9.28'],
    lines: '837',
    rulings: ['R19', 'R20'],
    aliases: {
      es: ['picas', 'piqueros', 'single attack', 'primer turno'],
      en: ['pikes', 'pikemen', 'ataque único', 'first turn'],
    },
  },
  'onus-7.165': {
    kind: 'exception',
    see: ['onus-9.29', 'onus-7.162'],
    lines: '837',
    aliases: {
      es: ['sarissas contra embestir', 'falange', 'picas', 'phalanx'],
      en: ['Sarissas against Ram', 'Phalanx', 'pikes', 'prioritario'],
    },
  },
  'onus-7.166': {
    kind: 'procedure',
    see: ['onus-3.9', 'onus-7.84', 'onus-13.2'],
    lines: '839-845',
    rulings: ['R30'],
    aliases: {
      es: ['cuántos dados', 'número de dados', 'how many dice'],
      en: ['how many dice', 'number of dice', 'cuántos dados'],
    },
  },
  'onus-7.167': {
    kind: 'procedure',
    see: ['onus-3.2', 'onus-3.4', 'onus-7.137', 'onus-7.138', 'onus-7.210'],
    lines: '847-851',
    aliases: {
      es: ['tirada de ataque', 'factor de ataque', 'to hit', 'to wound', 'daño'],
      en: ['attack roll', 'hit roll', 'wound roll', 'damage', 'impactar', 'herir'],
    },
  },
  'onus-7.168': {
    kind: 'procedure',
    see: ['onus-7.152'],
    lines: '849-851',
    aliases: {
      es: ['orden de tirada', 'quién tira antes', 'wound markers'],
      en: ['order of rolls', 'who rolls first', 'marcadores de herida'],
    },
  },
  'onus-7.169': {
    kind: 'procedure',
    see: ['onus-3.6'],
    lines: '853',
    aliases: {
      es: ['destruida', 'muere', 'bajas', 'aniquilación', 'killed'],
      en: ['destroyed', 'killed', 'casualties', 'mutual', 'eliminada'],
    },
  },
  'onus-7.170': {
    kind: 'option',
    see: ['onus-7.172'],
    lines: '855',
    aliases: {
      es: ['control de heridas', 'marcadores de herida', 'recordatorio'],
      en: ['wound markers', 'tracking', 'reminder', 'control de heridas'],
    },
  },
  'onus-7.171': {
    kind: 'modifier',
    see: ['onus-10.11', 'onus-10.12'],
    lines: '856-860',
    rulings: ['R13'],
    aliases: {
      es: ['penalización por heridas', 'bajas', 'mínimo', 'casualties'],
      en: ['wound penalty', 'casualties', 'minimum', 'heridas', 'bajas'],
    },
  },
  'onus-7.172': {
    kind: 'procedure',
    see: ['onus-7.173', 'onus-7.96', 'onus-13.11'],
    lines: '820,862',
    aliases: {
      es: ['quién chequea', 'empate', 'test de moral', 'morale check'],
      en: ['who checks', 'draw', 'morale test', 'quién chequea'],
    },
  },
  'onus-7.173': {
    kind: 'procedure',
    see: ['onus-7.142', 'onus-7.174', 'onus-7.175'],
    lines: '862-864',
    rulings: ['R2'],
    aliases: {
      es: ['romperse', 'morale roll'],
      en: ['break', 'rout', 'tirada de moral'],
    },
  },
  'onus-7.174': {
    kind: 'modifier',
    see: ['onus-10.16', 'onus-15.3', 'onus-15.37'],
    lines: '868',
    rulings: ['R7'],
    aliases: {
      es: ['desmoralizada', 'romper', 'broken'],
      en: ['break', 'shaken', 'demoralised', 'Rota'],
    },
  },
  'onus-7.210': {
    kind: 'definition',
    see: ['onus-7.157', 'onus-7.167', 'onus-7.173'],
    lines: '825',
    aliases: {
      es: ['por defecto', 'reglas comunes', 'combate a distancia'],
      en: ['by default', 'common rules', 'default', 'combate cuerpo a cuerpo'],
    },
  },
});
