import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
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
});
