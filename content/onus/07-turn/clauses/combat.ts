import { defineClauses } from '../../../../src/content/registry.ts';

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
    excluded: {
      es: 'Es un consejo para ordenar los marcadores: no decide nada en el juego.',
      en: 'It is advice on laying out markers: it decides nothing in the game.',
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
  'onus-7.175': {
    kind: 'procedure',
    see: ['onus-7.176', 'onus-7.82', 'onus-9.18'],
    lines: '870-872',
    aliases: {
      es: ['desbandada', 'romper y huir', 'marcador de huida', 'rout'],
      en: ['rout', 'run away', 'huida'],
    },
  },
  'onus-7.176': {
    kind: 'exception',
    see: ['onus-7.177', 'onus-7.90'],
    lines: '872',
    rulings: ['R36'],
    aliases: {
      es: ['huida bloqueada', 'rodeada', 'sin salida', 'blocked'],
      en: ['blocked flight', 'surrounded', 'trapped', 'huida bloqueada'],
    },
  },
  'onus-7.177': {
    kind: 'procedure',
    see: ['onus-7.176', 'onus-7.187'],
    lines: '874',
    aliases: {
      es: ['desbloqueo', 'unblock', 'rodeada'],
      en: ['unblocking', 'freed', 'desbloqueo'],
    },
  },
  'onus-7.178': {
    kind: 'procedure',
    see: ['onus-7.190'],
    lines: '876',
    rulings: ['R79'],
    aliases: {
      es: ['movimiento inicial de huida', 'distancia de huida', 'flight move'],
      en: ['initial flight move', 'rout distance', 'how far', 'movimiento de huida'],
    },
  },
  'onus-7.179': {
    kind: 'procedure',
    see: ['onus-7.30', 'onus-7.192', 'onus-7.191'],
    lines: '878-886',
    rulings: ['R24'],
    aliases: {
      es: ['arrollar', 'pasar por encima', 'contagio', 'pánico', 'flee'],
      en: ['run over', 'burst through', 'panic', 'atravesar'],
    },
  },
  'onus-7.180': {
    kind: 'option',
    see: ['onus-7.181', 'onus-9.18'],
    lines: '888',
    rulings: ['R48'],
    aliases: {
      es: ['retirada voluntaria', 'voluntary flight'],
      en: ['voluntary rout', 'huida voluntaria'],
    },
  },
  'onus-7.181': {
    kind: 'procedure',
    see: ['onus-7.180'],
    lines: '888',
    aliases: {
      es: ['efectos', 'retirada voluntaria', 'voluntary flight'],
      en: ['effects', 'voluntary rout', 'huida voluntaria'],
    },
  },
  'onus-7.182': {
    kind: 'exception',
    see: ['onus-7.71'],
    lines: '889',
    rulings: ['R62'],
    aliases: {
      es: ['máquinas', 'ballista', 'artillery', 'catapulta'],
      en: ['war machines', 'catapult', 'artillería', 'huida'],
    },
  },
  'onus-7.183': {
    kind: 'restriction',
    see: ['onus-7.23'],
    lines: '893',
    aliases: {
      es: ['límites', 'restricciones', 'qué puede hacer', 'fleeing'],
      en: ['limits', 'restrictions', 'what may it do', 'routing', 'huida'],
    },
  },
  'onus-7.184': {
    kind: 'option',
    see: ['onus-7.20'],
    lines: '895',
    aliases: {
      es: ['reagrupar', 'reorganizar', 'rally', 'orden'],
      en: ['rally', 'regroup', 'recuperar', 'order'],
    },
  },
  'onus-7.185': {
    kind: 'procedure',
    see: [],
    lines: '895',
    aliases: {
      es: ['borde de la mesa', 'fuera de la mesa', 'tablero', 'off the table'],
      en: ['table edge', 'off the table', 'board edge', 'salir del campo'],
    },
  },
  'onus-7.186': {
    kind: 'modifier',
    see: ['onus-10.4', 'onus-15.9'],
    lines: '897',
    rulings: ['R1'],
    aliases: {
      es: ['atacar a una unidad que huye', 'persecución', 'por la espalda'],
      en: ['attack on a routing unit', 'pursuit', 'from behind', 'huyendo'],
    },
  },
  'onus-7.187': {
    kind: 'procedure',
    see: ['onus-7.188', 'onus-7.190', 'onus-7.22'],
    lines: '898-900',
    rulings: ['R54', 'R80'],
    aliases: {
      es: ['fase 6', 'procedimiento', 'reagrupar', 'flight phase'],
      en: ['phase 6', 'procedure', 'rally', 'fase de huida'],
    },
  },
  'onus-7.188': {
    kind: 'procedure',
    see: ['onus-7.189'],
    lines: '902',
    rulings: ['R14'],
    aliases: {
      es: ['reagruparse', 'rally', 'recover'],
      en: ['rally', 'regroup', 'recuperación'],
    },
  },
  'onus-7.189': {
    kind: 'procedure',
    see: ['onus-7.188', 'onus-7.176'],
    lines: '904',
    aliases: {
      es: ['recuperación', 'rodeada', 'blocked', 'reagruparse'],
      en: ['recovery', 'surrounded', 'rally', 'trabada'],
    },
  },
  'onus-7.190': {
    kind: 'procedure',
    see: ['onus-7.178', 'onus-2.4'],
    lines: '906',
    rulings: ['R63', 'R79'],
    aliases: {
      es: ['distancia', 'retaguardia propia', 'flight move'],
      en: ['distance', 'movimiento de huida'],
    },
  },
  'onus-7.191': {
    kind: 'restriction',
    see: ['onus-7.190', 'onus-7.29', 'onus-7.192'],
    lines: '907',
    rulings: ['R24'],
    aliases: {
      es: ['obstáculos a la huida', 'rodear', 'obstacle'],
      en: ['obstacles to flight', 'go round', 'obstáculos'],
    },
  },
  'onus-7.192': {
    kind: 'procedure',
    see: ['onus-7.30', 'onus-7.179'],
    lines: '909',
    rulings: ['R79'],
    aliases: {
      es: ['solaparse', 'detenerse', 'pasar por encima', 'atravesar amigas'],
      en: ['overlap', 'stop short', 'interpenetrate', 'atravesar'],
    },
  },
  'onus-7.193': {
    kind: 'definition',
    see: ['onus-7.30', 'onus-7.31'],
    lines: '911',
    aliases: {
      es: ['rozar', 'parcialmente', 'pasar por encima', 'corner'],
      en: ['clip', 'partly', 'touch', 'esquina', 'atravesada'],
    },
  },
  'onus-7.194': {
    kind: 'procedure',
    see: ['onus-7.195'],
    lines: '913',
    aliases: {
      es: ['huida de elefantes', 'elephants', 'estampida'],
      en: ['flight of elephants', 'rampage', 'elefantes'],
    },
  },
  'onus-7.195': {
    kind: 'procedure',
    see: ['onus-7.196', 'onus-7.197', 'onus-7.201'],
    lines: '914',
    rulings: ['R53'],
    aliases: {
      es: ['pisotear', 'aplastar', 'trample'],
      en: ['rampage', 'run over', 'arrollar'],
    },
  },
  'onus-7.196': {
    kind: 'restriction',
    see: ['onus-7.195'],
    lines: '914',
    aliases: {
      es: ['arrollo', 'movimiento insuficiente', 'trample'],
      en: ['trampling', 'not enough movement', 'stop short', 'arrollar'],
    },
  },
  'onus-7.197': {
    kind: 'procedure',
    see: ['onus-7.195', 'onus-7.158', 'onus-7.199'],
    lines: '914',
    aliases: {
      es: ['ataque de arrollo', 'cuántos dados', 'trample'],
      en: ['trample attack', 'how many dice', 'arrollo'],
    },
  },
  'onus-7.198': {
    kind: 'procedure',
    see: ['onus-7.197'],
    lines: '914',
    aliases: {
      es: ['arrollo', 'orden de la huida', 'trample'],
      en: ['trampling', 'order of flight', 'arrollada'],
    },
  },
  'onus-7.199': {
    kind: 'procedure',
    see: ['onus-7.197', 'onus-7.174'],
    lines: '914-916',
    rulings: ['R52'],
    aliases: { es: ['arrollo', 'trample', 'sobrevivir'], en: ['trampling', 'arrollada'] },
  },
  'onus-7.200': {
    kind: 'option',
    see: ['onus-7.188'],
    lines: '918',
    rulings: ['R51'],
    aliases: {
      es: ['sacrificar', 'cornacas', 'eliminar elefantes', 'mahout'],
      en: ['mahouts', 'put down', 'sacrifice', 'cornacas', 'conductores'],
    },
  },
  'onus-7.201': {
    kind: 'option',
    see: ['onus-7.195', 'onus-7.158', 'onus-7.202'],
    lines: '922',
    aliases: {
      es: ['combatir elefantes', 'hacer frente', 'plantar cara', 'trample'],
      en: ['stand', 'face the elephants', 'combatir elefantes'],
    },
  },
  'onus-7.202': {
    kind: 'procedure',
    see: ['onus-7.201'],
    lines: '922',
    aliases: {
      es: ['continuar la huida', 'engaged'],
      en: ['fight elephants', 'flight continues', 'trabadas'],
    },
  },
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
