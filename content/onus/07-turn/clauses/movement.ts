import { defineClauses } from '../../../../src/content/registry.ts';

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
  'onus-7.23': {
    kind: 'procedure',
    see: ['onus-7.14', 'onus-3.7', 'onus-7.183'],
    lines: '444',
    aliases: {
      es: ['mover', 'factor de movimiento', 'allowance', 'velocidad'],
      en: ['allowance', 'speed', 'movement points', 'mover'],
    },
  },
  'onus-7.24': {
    kind: 'restriction',
    see: ['onus-7.195'],
    lines: '446-448',
    aliases: {
      es: ['pasar por encima', 'cruzar', 'pass through', 'interpenetración'],
      en: ['interpenetration', 'cross', 'atravesar', 'move through'],
    },
  },
  'onus-7.25': {
    kind: 'procedure',
    see: ['onus-7.26', 'onus-7.27', 'onus-7.28', 'onus-7.29', 'onus-7.33'],
    lines: '450',
    aliases: {
      es: ['cruzar', 'interpenetración', 'pass through', 'aliadas'],
      en: ['interpenetration', 'cross', 'atravesar', 'allies', 'move through'],
    },
  },
  'onus-7.26': {
    kind: 'restriction',
    see: ['onus-7.25', 'onus-13.16'],
    lines: '452',
    aliases: {
      es: ['pass through', 'falange', 'muro de escudos', 'cuadro'],
      en: ['phalanx', 'shield wall', 'square', 'atravesar', 'interpenetration'],
    },
  },
  'onus-7.27': {
    kind: 'restriction',
    see: ['onus-7.25', 'onus-13.16'],
    lines: '453',
    rulings: ['R26'],
    aliases: {
      es: ['pass through', 'falange', 'muro de escudos'],
      en: ['phalanx', 'shield wall', 'atravesar'],
    },
  },
  'onus-7.28': {
    kind: 'restriction',
    see: ['onus-7.25', 'onus-7.191'],
    lines: '454',
    rulings: ['R24'],
    aliases: {
      es: ['pass through', 'engaged', 'aliada'],
      en: ['melee', 'ally', 'trabada', 'atravesar'],
    },
  },
  'onus-7.29': {
    kind: 'restriction',
    see: ['onus-7.25', 'onus-7.191'],
    lines: '455',
    aliases: {
      es: ['pass through', 'elephants', 'estampida'],
      en: ['stampede', 'elefantes', 'atravesar'],
    },
  },
  'onus-7.30': {
    kind: 'procedure',
    see: ['onus-7.31', 'onus-7.192', 'onus-7.179'],
    lines: '457',
    aliases: {
      es: ['pánico', 'broken', 'contagio', 'pasar por encima'],
      en: ['panic', 'rout', 'rota', 'atravesar'],
    },
  },
  'onus-7.31': {
    kind: 'exception',
    see: ['onus-7.30', 'onus-7.192'],
    lines: '459',
    aliases: {
      es: ['broken', 'pánico', 'sin efecto'],
      en: ['panic', 'no effect', 'rota', 'atravesada'],
    },
  },
  'onus-7.32': {
    kind: 'procedure',
    see: ['onus-7.30', 'onus-7.174', 'onus-10.17'],
    lines: '461',
    rulings: ['R27'],
    aliases: {
      es: ['broken', 'contagio', 'pánico', 'pasar por encima'],
      en: ['panic', 'shaken', 'rota', 'atravesar'],
    },
  },
  'onus-7.33': {
    kind: 'restriction',
    see: ['onus-7.34', 'onus-7.35', 'onus-9.31'],
    lines: '463-465',
    aliases: {
      es: ['overlap', 'solapar', 'apilar', 'stacking'],
      en: ['solapamiento', 'stacked'],
    },
  },
  'onus-7.34': {
    kind: 'restriction',
    see: ['onus-7.33', 'onus-7.35'],
    lines: '467',
    aliases: {
      es: ['overlap', 'solapar', 'detener', 'parar'],
      en: ['overlapping', 'halt', 'solapamiento'],
    },
  },
  'onus-7.35': {
    kind: 'exception',
    see: ['onus-7.33'],
    lines: '467',
    aliases: {
      es: ['overlap', 'intercambiar', 'cruce', 'swap'],
      en: ['overlapping', 'swap places', 'exchange', 'solapamiento'],
    },
  },
  'onus-7.36': {
    kind: 'definition',
    see: ['onus-7.37', 'onus-7.41', 'onus-7.48', 'onus-7.49'],
    lines: '469-471',
    aliases: {
      es: ['types of movement', 'velocidad', 'march'],
      en: ['speed', 'tipos de movimiento', 'rate'],
    },
  },
  'onus-7.37': {
    kind: 'procedure',
    see: ['onus-7.38', 'onus-7.23'],
    lines: '473-477',
    aliases: {
      es: ['normal movement', 'avanzar', 'recto', 'allowance'],
      en: ['advance', 'allowance', 'movimiento normal'],
    },
  },
  'onus-7.38': {
    kind: 'procedure',
    see: ['onus-7.24', 'onus-7.25', 'onus-7.33', 'onus-7.39'],
    lines: '475,483',
    aliases: {
      es: ['turn', 'rotar', 'conversión', 'rueda', 'wheel', 'noventa grados'],
      en: ['ninety degrees', 'girar'],
    },
  },
  'onus-7.39': {
    kind: 'restriction',
    see: ['onus-7.38'],
    lines: '479',
    aliases: {
      es: ['zigzag turn', 'dos giros', 'conversión', 'wheel'],
      en: ['wheel', 'zig-zag', 'girar', 'two turns'],
    },
  },
  'onus-7.40': {
    kind: 'procedure',
    see: ['onus-7.73'],
    lines: '485',
    aliases: {
      es: ['charge', 'ataque', 'contacto'],
      en: ['attack', 'engage', 'cargar', 'making contact'],
    },
  },
  'onus-7.41': {
    kind: 'procedure',
    see: ['onus-7.42', 'onus-7.45'],
    lines: '487-491',
    aliases: {
      es: ['forced march', 'correr'],
      en: ['twice', 'march move', 'marcha forzada', 'run'],
    },
  },
  'onus-7.42': {
    kind: 'restriction',
    see: ['onus-7.41'],
    lines: '493',
    aliases: {
      es: ['forced march', 'charge', 'shoot', 'doble movimiento'],
      en: ['double move', 'marcha forzada', 'fire', 'attack'],
    },
  },
  'onus-7.43': {
    kind: 'restriction',
    see: ['onus-7.41', 'onus-7.65'],
    lines: '493',
    rulings: ['R74'],
    aliases: {
      es: ['forced march', 'falange', 'muro de escudos', 'phalanx'],
      en: ['phalanx', 'shield wall', 'marcha forzada', 'formed'],
    },
  },
  'onus-7.44': {
    kind: 'exception',
    see: ['onus-7.41', 'onus-7.63'],
    lines: '493',
    aliases: {
      es: ['forced march', 'extended', 'frente ampliado'],
      en: ['widened', 'marcha forzada', 'ampliada', 'longer line'],
    },
  },
  'onus-7.45': {
    kind: 'modifier',
    see: ['onus-10.4', 'onus-10.2', 'onus-10.3', 'onus-15.9', 'onus-15.20'],
    lines: '495',
    rulings: ['R1', 'R14'],
    aliases: {
      es: ['forced march', 'penalizador', 'defence', 'rear'],
      en: ['marching', 'marcha forzada', 'modifier', 'retaguardia'],
    },
  },
  'onus-7.46': {
    kind: 'procedure',
    see: ['onus-7.45'],
    lines: '497',
    aliases: {
      es: ['forced march', 'ficha', 'duración'],
      en: ['token', 'duration', 'marcha forzada'],
    },
  },
  'onus-7.47': {
    kind: 'definition',
    see: ['onus-7.48', 'onus-7.18', 'onus-8.8', 'onus-8.13'],
    lines: '499-501',
    aliases: {
      es: ['reduced movement', 'lento', 'medio movimiento', 'half move'],
      en: ['slow', 'half move', 'movimiento reducido', 'reorganised'],
    },
  },
  'onus-7.48': {
    kind: 'procedure',
    see: ['onus-7.47'],
    lines: '503',
    aliases: {
      es: ['reduced movement', 'medio movimiento', 'half move', 'un medio'],
      en: ['one half', 'movimiento reducido'],
    },
  },
  'onus-7.49': {
    kind: 'restriction',
    see: ['onus-7.74', 'onus-7.56', 'onus-7.66', 'onus-8.8', 'onus-8.13'],
    lines: '505',
    rulings: ['R23'],
    aliases: {
      es: ['charge', 'reduced', 'medio movimiento', 'phalanx'],
      en: ['half move', 'cargar', 'falange', 'muro de escudos'],
    },
  },
  'onus-7.50': {
    kind: 'exception',
    see: ['onus-9.12', 'onus-7.147'],
    lines: '507',
    rulings: ['R75'],
    aliases: {
      es: ['skirmishers', 'escaramuzadores', 'tropas ligeras'],
      en: ['light troops', 'hostigadores', 'fire'],
    },
  },
  'onus-7.51': {
    kind: 'definition',
    see: ['onus-7.47'],
    lines: '509-511',
    aliases: {
      es: ['special manoeuvres', 'evoluciones', 'maneuver', 'cuadro de maniobra'],
      en: ['maneuver', 'evolutions', 'maniobras especiales'],
    },
  },
  'onus-7.52': {
    kind: 'procedure',
    see: ['onus-7.53', 'onus-7.54'],
    lines: '513-518',
    aliases: {
      es: ['all directions', 'retroceder', 'lateral', 'sideways'],
      en: ['sideways', 'back up', 'todas las direcciones'],
    },
  },
  'onus-7.53': {
    kind: 'table',
    see: ['onus-7.52'],
    lines: '515-516',
    aliases: {
      es: ['all directions', 'retroceder', 'lateral', 'skirmishers'],
      en: ['sideways', 'back up', 'hostigadores', 'backwards'],
    },
  },
  'onus-7.54': {
    kind: 'restriction',
    see: ['onus-7.52', 'onus-7.72'],
    lines: '520-524',
    aliases: {
      es: ['sideways', 'lateral', 'retroceder', 'skirmishers', 'catafractos'],
      en: ['sideways', 'back up', 'backwards', 'cataphracts', 'todas las direcciones'],
    },
  },
  'onus-7.55': {
    kind: 'procedure',
    see: ['onus-7.56', 'onus-7.24', 'onus-7.25', 'onus-7.33'],
    lines: '526-533',
    aliases: {
      es: ['free rotation', 'rotar', 'dar la vuelta', 'about face'],
      en: ['about face', 'turn around', 'giro libre', 'wheel'],
    },
  },
  'onus-7.56': {
    kind: 'table',
    see: ['onus-7.55', 'onus-7.49'],
    lines: '528-529',
    rulings: ['R23', 'R71'],
    aliases: {
      es: ['free rotation', 'rotar', 'rhomboid', 'skirmishers'],
      en: ['pivot', 'about face', 'giro libre', 'romboidal', 'diamond'],
    },
  },
  'onus-7.57': {
    kind: 'exception',
    see: ['onus-7.55', 'onus-9.12'],
    lines: '535',
    aliases: {
      es: ['free rotation', 'giro libre', 'skirmishers', 'rotar'],
      en: ['free rotation', 'pivot', 'giro libre', 'hostigadores'],
    },
  },
  'onus-7.58': {
    kind: 'exception',
    see: ['onus-7.55', 'onus-8.22'],
    lines: '537-539',
    rulings: ['R28'],
    aliases: {
      es: ['free rotation', 'giro libre', 'rhomboid', 'rombo', 'diamond'],
      en: ['free rotation', 'diamond', 'giro libre', 'romboidal'],
    },
  },
  'onus-7.59': {
    kind: 'procedure',
    see: ['onus-7.61', 'onus-7.63', 'onus-7.62'],
    lines: '541-546',
    rulings: ['R31'],
    aliases: {
      es: ['extend', 'extended formation', 'ensanchar', 'desplegar'],
      en: ['deploy', 'formación ampliada', 'longer front', 'expand'],
    },
  },
  'onus-7.60': {
    kind: 'procedure',
    see: ['onus-7.59', 'onus-7.61', 'onus-7.94'],
    lines: '546',
    aliases: {
      es: ['shorten', 'reducir', 'estrechar', 'contraer', 'reduce'],
      en: ['reduce', 'contract', 'narrow', 'acortar'],
    },
  },
  'onus-7.61': {
    kind: 'table',
    see: ['onus-7.59', 'onus-7.60'],
    lines: '543-544,548',
    aliases: {
      es: ['extend', 'shorten', 'manoeuvrable', 'skirmishers', 'ensanchar'],
      en: ['widen', 'contract', 'maniobrables', 'hostigadores', 'ampliar'],
    },
  },
  'onus-7.62': {
    kind: 'restriction',
    see: ['onus-7.94', 'onus-7.97'],
    lines: '546',
    aliases: {
      es: ['extend', 'shorten', 'engaged', 'ensanchar', 'ataque de oportunidad'],
      en: ['widen', 'melee', 'ampliar', 'acortar', 'opportunity attack'],
    },
  },
  'onus-7.63': {
    kind: 'modifier',
    see: ['onus-10.13', 'onus-15.34'],
    lines: '546-554',
    rulings: ['R22'],
    aliases: {
      es: ['extended', 'morale', 'formación ampliada', 'penalizador'],
      en: ['extension', 'ampliada', 'penalty', 'moral'],
    },
  },
  'onus-7.64': {
    kind: 'restriction',
    see: ['onus-7.61', 'onus-8.4'],
    lines: '550',
    aliases: {
      es: ['extend', 'phalanx', 'falange', 'muro de escudos'],
      en: ['widen', 'phalanx', 'shield wall', 'ampliar'],
    },
  },
  'onus-7.65': {
    kind: 'procedure',
    see: ['onus-7.66', 'onus-8.1', 'onus-8.2', 'onus-7.97', 'onus-13.15', 'onus-7.43'],
    lines: '556-563',
    rulings: ['R74'],
    aliases: {
      es: ['form', 'formation change', 'desactivar', 'activar formación', 'quitar formación'],
      en: ['form up', 'break formation', 'deactivate', 'adoptar formación', 'form shield wall'],
    },
  },
  'onus-7.66': {
    kind: 'table',
    see: ['onus-7.65', 'onus-7.49', 'onus-8.25'],
    lines: '558-559',
    rulings: ['R23', 'R25', 'R75'],
    aliases: {
      es: ['form', 'formation', 'manoeuvrable', 'bravery', 'activar formación'],
      en: ['form up', 'maniobrables', 'bravura', 'adoptar formación'],
    },
  },
  'onus-7.67': {
    kind: 'restriction',
    see: ['onus-7.68', 'onus-7.119'],
    lines: '565-571',
    aliases: {
      es: ['shoot', 'mover y disparar', 'proyectiles', 'move and shoot'],
      en: ['move and fire', 'missiles', 'disparar'],
    },
  },
  'onus-7.68': {
    kind: 'table',
    see: ['onus-7.67', 'onus-7.71'],
    lines: '567-569',
    aliases: {
      es: ['shoot', 'mover y disparar', 'artillería', 'skirmishers'],
      en: ['move and fire', 'artillery', 'hostigadores', 'disparar'],
    },
  },
  'onus-7.69': {
    kind: 'procedure',
    see: ['onus-7.67', 'onus-7.70'],
    lines: '573',
    rulings: ['R44'],
    aliases: {
      es: ['active marker', 'mover y disparar', 'recordar'],
      en: ['move and fire', 'unidad activa', 'token'],
    },
  },
  'onus-7.70': {
    kind: 'exception',
    see: ['onus-7.67', 'onus-9.12'],
    lines: '575,728',
    aliases: {
      es: ['skirmishers', 'mover y disparar', 'split movement'],
      en: ['move and fire', 'hostigadores', 'hit and run'],
    },
  },
  'onus-7.71': {
    kind: 'restriction',
    see: ['onus-7.67', 'onus-7.182'],
    lines: '569,575,727',
    aliases: {
      es: ['scorpions', 'ballista', 'catapulta', 'máquinas de asedio'],
      en: ['siege engines', 'catapult', 'balista', 'onagro'],
    },
  },
  'onus-7.72': {
    kind: 'procedure',
    see: ['onus-7.52', 'onus-7.55', 'onus-7.59', 'onus-7.60', 'onus-7.65', 'onus-7.67'],
    lines: '577-581',
    aliases: {
      es: ['combine manoeuvres', 'varias maniobras', 'combinación'],
      en: ['several manoeuvres', 'combinación', 'maneuver'],
    },
  },
  'onus-7.73': {
    kind: 'definition',
    see: ['onus-7.14', 'onus-7.74'],
    lines: '583-585',
    aliases: {
      es: ['charge', 'ataque', 'trabarse', 'contact'],
      en: ['attack', 'engage', 'carga', 'melee'],
    },
  },
  'onus-7.74': {
    kind: 'restriction',
    see: ['onus-7.49', 'onus-8.8', 'onus-8.13', 'onus-7.56', 'onus-7.66'],
    lines: '587',
    rulings: ['R23'],
    aliases: {
      es: ['charge', 'reduced', 'ataque', 'phalanx'],
      en: ['attack', 'cargar', 'carga', 'falange'],
    },
  },
  'onus-7.75': {
    kind: 'procedure',
    see: ['onus-7.38', 'onus-7.76', 'onus-7.77'],
    lines: '589',
    aliases: {
      es: ['charge', 'align', 'encarar', 'alineación', 'contacto'],
      en: ['conform', 'charge move', 'alinear'],
    },
  },
  'onus-7.76': {
    kind: 'procedure',
    see: ['onus-7.75'],
    lines: '591',
    aliases: {
      es: ['corner', 'charge', 'encararse'],
      en: ['conform', 'edge', 'esquina'],
    },
  },
  'onus-7.77': {
    kind: 'procedure',
    see: ['onus-7.75'],
    lines: '593',
    aliases: {
      es: ['sections', 'partial contact', 'alinear'],
      en: ['conform', 'line up', 'secciones', 'alignment'],
    },
  },
  'onus-7.78': {
    kind: 'option',
    see: ['onus-7.91', 'onus-7.80', 'onus-7.81'],
    lines: '595',
    aliases: {
      es: ['envelop', 'flanquear', 'charge', 'section markers'],
      en: ['envolver', 'outflank', 'section markers'],
    },
  },
  'onus-7.79': {
    kind: 'modifier',
    see: ['onus-10.2', 'onus-10.3'],
    lines: '595-605',
    rulings: ['R12'],
    aliases: {
      es: ['flank', 'rear', 'flanquear', 'lateral', 'espalda'],
      en: ['side', 'behind', 'flanco', 'retaguardia', 'outflank'],
    },
  },
  'onus-7.80': {
    kind: 'option',
    see: ['onus-7.78', 'onus-7.59'],
    lines: '595-597',
    rulings: ['R29'],
    aliases: {
      es: ['envelop', 'extended', 'rodear', 'flanquear'],
      en: ['surround', 'wrap around', 'envolver', 'ampliada', 'outflank'],
    },
  },
  'onus-7.81': {
    kind: 'restriction',
    see: ['onus-7.90'],
    lines: '601',
    rulings: ['R36'],
    aliases: {
      es: ['envelop', 'enveloped', 'rodeado', 'pinned', 'girar'],
      en: ['surrounded', 'pinned', 'trapped', 'envuelto'],
    },
  },
  'onus-7.82': {
    kind: 'procedure',
    see: ['onus-7.175', 'onus-7.110'],
    lines: '601',
    aliases: {
      es: ['envelop', 'removed', 'rodear'],
      en: ['surrounded', 'envolver', 'eliminated'],
    },
  },
  'onus-7.83': {
    kind: 'procedure',
    see: ['onus-7.75', 'onus-7.84'],
    lines: '607-609',
    aliases: {
      es: ['several units', 'charge', 'align', 'tropezar'],
      en: ['conform', 'obstructed', 'varias unidades', 'charging'],
    },
  },
  'onus-7.84': {
    kind: 'restriction',
    see: ['onus-7.83', 'onus-7.166'],
    lines: '613',
    rulings: ['R30'],
    aliases: {
      es: ['side contact', 'flanco contra flanco', 'lateral', 'frontal contact'],
      en: ['flank to flank', 'side by side', 'contacto frontal', 'sideways'],
    },
  },
  'onus-7.85': {
    kind: 'procedure',
    see: ['onus-7.86', 'onus-7.87'],
    lines: '615-617,621',
    rulings: ['R32'],
    aliases: {
      es: ['section marker', 'charge', 'flanco', 'espalda', 'ampliada'],
      en: ['flank', 'behind', 'marcador de sección', 'herida', 'envelopment marker'],
    },
  },
  'onus-7.86': {
    kind: 'procedure',
    see: ['onus-7.85'],
    lines: '617',
    aliases: {
      es: ['cut off', 'separadas', 'aisladas'],
      en: ['separate', 'isolated', 'secciones separadas', 'detached'],
    },
  },
  'onus-7.87': {
    kind: 'exception',
    see: ['onus-7.85', 'onus-7.78'],
    lines: '625',
    aliases: {
      es: ['frontal charge', 'extended', 'front'],
      en: ['head-on', 'carga frontal', 'ampliada'],
    },
  },
  'onus-7.88': {
    kind: 'procedure',
    see: ['onus-7.16', 'onus-7.149'],
    lines: '627-629',
    aliases: {
      es: ['melee', 'engaged', 'combate obligatorio'],
      en: ['melee', 'compulsory combat', 'trabadas'],
    },
  },
  'onus-7.89': {
    kind: 'option',
    see: ['onus-7.90', 'onus-7.91', 'onus-7.94', 'onus-7.98', 'onus-7.106', 'onus-7.113'],
    lines: '631',
    aliases: {
      es: ['engaged', 'disengage', 'desenganchar', 'salir del combate', 'reposition'],
      en: ['leave combat', 'melee', 'trabada', 'break off', 'reposition'],
    },
  },
  'onus-7.90': {
    kind: 'definition',
    see: ['onus-7.81', 'onus-7.89'],
    lines: '633',
    rulings: ['R36', 'R81'],
    aliases: {
      es: ['blocked', 'rodeada', 'atrapada', 'inmovilizada'],
      en: ['surrounded', 'stuck', 'bloqueada'],
    },
  },
  'onus-7.91': {
    kind: 'restriction',
    see: ['onus-7.92', 'onus-7.93'],
    lines: '635-639',
    aliases: {
      es: ['envelop', 'rodear', 'flanquear', 'front contact'],
      en: ['surround', 'outflank', 'wrap around', 'envolver'],
    },
  },
  'onus-7.92': {
    kind: 'restriction',
    see: ['onus-7.91'],
    lines: '637-640',
    aliases: {
      es: ['envelop', 'rodear', 'flanquear', 'extended'],
      en: ['surround', 'outflank', 'wrap around', 'envolver', 'ampliada'],
    },
  },
  'onus-7.93': {
    kind: 'procedure',
    see: ['onus-7.78'],
    lines: '642-644',
    aliases: {
      es: ['envelop', 'rodear', 'flanquear', 'section markers'],
      en: ['surround', 'outflank', 'enveloping', 'envolver'],
    },
  },
  'onus-7.94': {
    kind: 'procedure',
    see: ['onus-7.60', 'onus-7.95'],
    lines: '646-648',
    aliases: {
      es: ['reduce', 'acortar', 'quitar marcadores', 'withdraw a marker'],
      en: ['shorten', 'reducir', 'contract'],
    },
  },
  'onus-7.95': {
    kind: 'procedure',
    see: ['onus-7.94', 'onus-7.158', 'onus-7.96', 'onus-7.62'],
    lines: '648',
    aliases: {
      es: ['reduce', 'acortar', 'ataque gratuito', 'one die', 'quitar marcadores'],
      en: ['shorten', 'free attack', 'remove markers', 'reducir', 'opportunity attack'],
    },
  },
  'onus-7.96': {
    kind: 'exception',
    see: ['onus-7.95', 'onus-7.172'],
    lines: '648',
    rulings: ['R33'],
    aliases: {
      es: ['reduce', 'morale check', 'acortar', 'heridas'],
      en: ['shorten', 'wounds', 'reducir', 'chequeo de moral'],
    },
  },
  'onus-7.97': {
    kind: 'restriction',
    see: ['onus-7.65', 'onus-8.3', 'onus-8.25', 'onus-8.20'],
    lines: '650',
    rulings: ['R34'],
    aliases: {
      es: ['engaged', 'formation', 'shield wall', 'square', 'cambiar de formación'],
      en: [
        'change formation',
        'formation change',
        'muro de escudos',
        'trabada',
        'formar en cuadro',
      ],
    },
  },
  'onus-7.98': {
    kind: 'definition',
    see: ['onus-7.99', 'onus-7.102'],
    lines: '652-654',
    aliases: {
      es: ['reposition', 'recolocación de 90', 'girar en combate', 'turn in combat'],
      en: ['turn in combat', 'melee', 'recolocar', 'recolocación'],
    },
  },
  'onus-7.99': {
    kind: 'procedure',
    see: ['onus-7.100', 'onus-7.101'],
    lines: '656-658',
    aliases: {
      es: ['reposition', 'girar en combate', 'recolocación', 'noventa grados'],
      en: ['repositioning', 'turn in combat', 'recolocación', 'ninety degrees'],
    },
  },
  'onus-7.100': {
    kind: 'restriction',
    see: ['onus-7.99'],
    lines: '660-668',
    aliases: {
      es: ['reposition', 'recolocación', 'mismos contactos', 'girar en combate'],
      en: ['same contacts', 'recolocación', 'turn in combat'],
    },
  },
  'onus-7.101': {
    kind: 'restriction',
    see: ['onus-7.99', 'onus-7.33'],
    lines: '661',
    aliases: {
      es: ['reposition', 'recolocación', 'overlap', 'encima'],
      en: ['repositioning', 'on top', 'recolocación', 'solaparse'],
    },
  },
  'onus-7.102': {
    kind: 'procedure',
    see: ['onus-7.103', 'onus-7.104'],
    lines: '670-672',
    aliases: {
      es: ['reposition', 'dar la vuelta', 'media vuelta', 'about face'],
      en: ['about face', 'turn around', 'recolocación', 'reverse'],
    },
  },
  'onus-7.103': {
    kind: 'procedure',
    see: ['onus-7.102', 'onus-7.158', 'onus-7.96'],
    lines: '672',
    rulings: ['R33'],
    aliases: {
      es: ['reposition', 'recolocación', 'ataque gratuito', 'media vuelta'],
      en: ['repositioning', 'free attack', 'recolocación', 'about face'],
    },
  },
  'onus-7.104': {
    kind: 'procedure',
    see: ['onus-7.102', 'onus-7.100'],
    lines: '672,678',
    aliases: {
      es: ['reposition', 'recolocación', 'media vuelta', 'enemy markers'],
      en: ['repositioning', 'recolocación', 'about face', 'section marker'],
    },
  },
  'onus-7.105': {
    kind: 'option',
    see: ['onus-7.99', 'onus-7.102', 'onus-7.91', 'onus-7.92'],
    lines: '674-678',
    aliases: {
      es: ['reposition', 'envelop', 'rodear', 'tras la recolocación'],
      en: ['repositioning', 'surround', 'envolver', 'recolocación'],
    },
  },
  'onus-7.106': {
    kind: 'procedure',
    see: ['onus-7.108', 'onus-7.107', 'onus-7.110'],
    lines: '680-684',
    rulings: ['R37'],
    aliases: {
      es: ['withdraw', 'retroceder', 'fall back'],
      en: ['replegarse', 'repliegue', 'retire'],
    },
  },
  'onus-7.107': {
    kind: 'restriction',
    see: ['onus-7.106', 'onus-7.25'],
    lines: '686',
    aliases: {
      es: ['withdraw', 'repliegue', 'retroceder', 'pass through'],
      en: ['withdrawal', 'fall back', 'replegarse', 'atravesar'],
    },
  },
  'onus-7.108': {
    kind: 'restriction',
    see: ['onus-7.106'],
    lines: '686-688',
    rulings: ['R37'],
    aliases: {
      es: ['withdraw', 'repliegue', 'retroceder', 'facing'],
      en: ['withdrawal', 'fall back', 'replegarse', 'facing the enemy'],
    },
  },
  'onus-7.109': {
    kind: 'exception',
    see: ['onus-7.106', 'onus-7.113'],
    lines: '690',
    aliases: {
      es: ['withdraw', 'replegarse', 'retroceder', 'sin ataque gratuito'],
      en: ['withdraw', 'replegarse', 'repliegue', 'free attack'],
    },
  },
  'onus-7.110': {
    kind: 'option',
    see: ['onus-7.111'],
    lines: '692-694',
    aliases: {
      es: ['withdraw', 'hold position', 'repliegue', 'aguantar'],
      en: ['withdrawal', 'stand', 'mantener la posición', 'repliegue'],
    },
  },
  'onus-7.111': {
    kind: 'option',
    see: ['onus-7.110', 'onus-7.112'],
    lines: '695,703',
    rulings: ['R78'],
    aliases: {
      es: ['withdraw', 'follow', 'persecución', 'repliegue'],
      en: ['pursuit', 'withdrawal', 'mantener el contacto', 'perseguir'],
    },
  },
  'onus-7.112': {
    kind: 'exception',
    see: ['onus-7.111', 'onus-3.7'],
    lines: '697-699',
    aliases: {
      es: ['pursuit', 'persecución', 'perseguir', 'repliegue', 'follow'],
      en: ['pursuit', 'pursue', 'withdrawal', 'perseguir', 'falls short'],
    },
  },
  'onus-7.113': {
    kind: 'procedure',
    see: ['onus-7.114', 'onus-7.115', 'onus-7.158', 'onus-13.11'],
    lines: '705-707',
    aliases: {
      es: ['retreat', 'ataque de oportunidad', 'salir del combate', 'break off'],
      en: ['opportunity attack', 'free attack', 'retirarse', 'retirada'],
    },
  },
  'onus-7.114': {
    kind: 'procedure',
    see: ['onus-7.113', 'onus-7.54'],
    lines: '709',
    rulings: ['R38'],
    aliases: {
      es: ['retreat', 'retirada', 'desenganchada', 'salir del combate'],
      en: ['retreat', 'leave combat', 'retirarse', 'retirada', 'break off'],
    },
  },
  'onus-7.115': {
    kind: 'procedure',
    see: ['onus-7.113'],
    lines: '711',
    aliases: {
      es: ['retreat', 'retirada', 'ataque de oportunidad', 'two enemies'],
      en: ['opportunity attack', 'retirarse', 'retirada', 'two enemies'],
    },
  },
});
