import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'onus-12.1': {
    kind: 'option',
    see: [],
    lines: '1214-1216',
    aliases: {
      es: ['variantes', 'reglas caseras', 'house rules'],
      en: ['variants', 'house rules', 'reglas opcionales'],
    },
  },
  'onus-12.2': {
    kind: 'option',
    see: ['onus-6.2'],
    lines: '1218-1220',
    aliases: {
      es: ['ventaja', 'handicap'],
      en: ['handicap', 'novato'],
    },
  },
  'onus-12.3': {
    kind: 'option',
    see: ['onus-7.14', 'onus-12.4', 'onus-7.13'],
    lines: '1222-1224',
    aliases: {
      es: ['activación gratis', 'sin orden', 'opcional'],
      en: ['free activation', 'optional'],
    },
  },
  'onus-12.4': {
    kind: 'option',
    see: ['onus-12.3'],
    lines: '1224',
    aliases: {
      es: ['habilidad especial', 'adicional', 'general siempre activado'],
      en: ['special ability', 'additional', 'general always active'],
    },
  },
  'onus-12.5': {
    kind: 'option',
    see: ['onus-12.6', 'onus-4.7'],
    lines: '1226-1228',
    aliases: {
      es: ['caudillo', 'más de un general', 'commander'],
      en: ['warlord', 'more than one general', 'comandante en jefe'],
    },
  },
  'onus-12.6': {
    kind: 'procedure',
    see: ['onus-12.5', 'onus-4.14'],
    lines: '1228',
    rulings: ['R64'],
    aliases: {
      es: ['sucesión', 'relevo', 'sustituto', 'succession'],
      en: ['succession', 'successor', 'replacement', 'sucesión'],
    },
  },
  'onus-12.7': {
    kind: 'exception',
    see: ['onus-4.11', 'onus-12.11'],
    lines: '1228',
    aliases: {
      es: ['penalización', 'general muerto', 'todos perdidos'],
      en: ['penalty', 'dead general', 'all lost'],
    },
  },
  'onus-12.8': {
    kind: 'exception',
    see: ['onus-6.14'],
    lines: '1228',
    rulings: ['R64'],
    aliases: {
      es: ['victoria', 'condición', 'matar a los generales'],
      en: ['victory', 'condition', 'kill the generals'],
    },
  },
  'onus-12.9': {
    kind: 'restriction',
    see: ['onus-4.6', 'onus-10.9'],
    lines: '1228',
    aliases: {
      es: ['bonificación', 'dos generales', 'influencia'],
      en: ['bonus', 'two generals', 'influence'],
    },
  },
  'onus-12.10': {
    kind: 'option',
    see: ['onus-12.5', 'onus-4.6'],
    lines: '1230',
    aliases: {
      es: ['aliados', 'contingente', 'mercenarios'],
      en: ['allies', 'contingent', 'mercenaries'],
    },
  },
  'onus-12.11': {
    kind: 'modifier',
    see: ['onus-12.10', 'onus-12.7', 'onus-4.11'],
    lines: '1230',
    aliases: {
      es: ['penalización', 'general muerto', 'contingente'],
      en: ['penalty', 'dead general', 'contingent'],
    },
  },
  'onus-12.12': {
    kind: 'option',
    see: ['onus-12.5', 'onus-12.34'],
    lines: '1230',
    aliases: {
      es: ['ala', 'sector', 'flancos', 'reparto'],
      en: ['wing', 'sector', 'flanks', 'division'],
    },
  },
  'onus-12.13': {
    kind: 'procedure',
    see: ['onus-4.10', 'onus-6.5'],
    lines: '1232',
    rulings: ['R56'],
    aliases: {
      es: ['puntos', 'coste', 'modificador de puntos', 'porcentaje'],
      en: ['points', 'cost', 'points modifier', 'percentage'],
    },
  },
  'onus-12.14': {
    kind: 'option',
    see: ['onus-7.128', 'onus-7.157', 'onus-13.4'],
    lines: '1234-1236',
    aliases: {
      es: ['jugar sin eventos', 'quitar el azar', 'suerte'],
      en: ['playing without events', 'luck', 'optional'],
    },
  },
  'onus-12.15': {
    kind: 'option',
    see: ['onus-7.118', 'onus-7.127'],
    lines: '1238-1240',
    aliases: {
      es: ['clima', 'tiempo', 'alcance', 'noche'],
      en: ['weather', 'range', 'night', 'visibilidad'],
    },
  },
  'onus-12.16': {
    kind: 'option',
    see: ['onus-12.17'],
    lines: '1242-1249',
    rulings: ['R66'],
    aliases: {
      es: ['reverso', 'identidad', 'fow'],
      en: ['back of the card', 'fow', 'niebla'],
    },
  },
  'onus-12.17': {
    kind: 'procedure',
    see: ['onus-12.16'],
    lines: '1250',
    rulings: ['R66'],
    aliases: {
      es: ['revelar', 'voltear', 'fog of war'],
      en: ['flip', 'spotted', 'niebla'],
    },
  },
  'onus-12.18': {
    kind: 'restriction',
    see: ['onus-12.17'],
    lines: '1251',
    aliases: {
      es: ['revelada', 'fog of war'],
      en: ['revealed', 'niebla'],
    },
  },
  'onus-12.19': {
    kind: 'procedure',
    see: ['onus-12.16', 'onus-12.18'],
    lines: '1252',
    aliases: {
      es: ['revelar', 'voltear', 'ataque a distancia'],
      en: ['reveal', 'ranged attack', 'niebla'],
    },
  },
  'onus-12.20': {
    kind: 'modifier',
    see: ['onus-12.16', 'onus-7.135', 'onus-7.136'],
    lines: '1253',
    aliases: {
      es: ['penalización', 'fog of war'],
      en: ['penalty', 'niebla'],
    },
  },
  'onus-12.21': {
    kind: 'procedure',
    see: ['onus-12.20'],
    lines: '1254',
    aliases: {
      es: ['revelar', 'identidad'],
      en: ['reveal', 'identity'],
    },
  },
  'onus-12.22': {
    kind: 'option',
    see: ['onus-12.23', 'onus-12.24'],
    lines: '1256-1262',
    rulings: ['R65'],
    aliases: {
      es: ['cubrir el flanco', 'lateral', 'condiciones'],
      en: ['cover the flank', 'side', 'conditions'],
    },
  },
  'onus-12.23': {
    kind: 'restriction',
    see: ['onus-12.22', 'onus-12.24'],
    lines: '1263',
    rulings: ['R65', 'R6'],
    aliases: {
      es: ['unidad vecina', 'hueco', 'distancia'],
      en: ['neighbour', 'gap', 'distance'],
    },
  },
  'onus-12.24': {
    kind: 'modifier',
    see: ['onus-12.22', 'onus-12.23'],
    lines: '1264',
    rulings: ['R65'],
    aliases: {
      es: ['bonificación', 'cubrir', 'vecinas'],
      en: ['bonus', 'cover', 'neighbours'],
    },
  },
  'onus-12.25': {
    kind: 'option',
    see: ['onus-12.26', 'onus-12.28', 'onus-12.30', 'onus-5.10', 'onus-7.204'],
    lines: '1266-1268',
    rulings: ['R57'],
    aliases: {
      es: ['line advance', 'coste', 'activar muchas', 'mover todo el ejército'],
      en: ['avance en línea', 'cost', 'activate many', 'move the whole army'],
    },
  },
  'onus-12.26': {
    kind: 'restriction',
    see: ['onus-12.25', 'onus-12.30'],
    lines: '1270,1280',
    aliases: {
      es: ['velocidad', 'cuánto mueve'],
      en: ['speed', 'how far', 'avance en línea'],
    },
  },
  'onus-12.27': {
    kind: 'option',
    see: ['onus-12.25', 'onus-7.42', 'onus-7.67'],
    lines: '1271',
    aliases: {
      es: ['line advance', 'ataque', 'contacto'],
      en: ['avance en línea', 'attack', 'contact'],
    },
  },
  'onus-12.28': {
    kind: 'definition',
    see: ['onus-12.29'],
    lines: '1273-1275',
    rulings: ['R58'],
    aliases: {
      es: ['separación', 'hueco', 'cercanía'],
      en: ['spacing', 'gap', 'close'],
    },
  },
  'onus-12.29': {
    kind: 'definition',
    see: ['onus-12.28'],
    lines: '1276',
    aliases: {
      es: ['conexión', 'cadena'],
      en: ['connection', 'chain'],
    },
  },
  'onus-12.30': {
    kind: 'restriction',
    see: ['onus-12.29', 'onus-12.28'],
    lines: '1280',
    aliases: {
      es: ['parte de la línea', 'elegir', 'bifurcación'],
      en: ['part of the line', 'choose', 'fork'],
    },
  },
  'onus-12.31': {
    kind: 'option',
    see: ['onus-9.17', 'onus-7.172'],
    lines: '1282-1286',
    rulings: ['R47'],
    aliases: {
      es: ['miedo', 'caballería', 'camels'],
      en: ['fear', 'cavalry', 'camellos'],
    },
  },
  'onus-12.32': {
    kind: 'option',
    see: ['onus-3.6'],
    lines: '1288-1290',
    aliases: {
      es: ['heridas', 'aguantar', 'refuerzo'],
      en: ['wounds', 'tougher', 'reinforcement'],
    },
  },
  'onus-12.33': {
    kind: 'setup',
    see: ['onus-6.5'],
    lines: '1292-1294,1300',
    aliases: {
      es: ['equipo', 'multijugador', 'cooperar', 'límite'],
      en: ['team', 'multiplayer', 'cooperate', 'limit'],
    },
  },
  'onus-12.34': {
    kind: 'option',
    see: [],
    lines: '1296',
    aliases: {
      es: ['multijugador', 'ala', 'reparto', 'zona de despliegue'],
      en: ['multiplayer', 'wing', 'division', 'deployment zone'],
    },
  },
  'onus-12.35': {
    kind: 'option',
    see: ['onus-12.34'],
    lines: '1297',
    aliases: {
      es: ['multijugador', 'caballería', 'arqueros', 'reparto'],
      en: ['multiplayer', 'cavalry', 'archers', 'division'],
    },
  },
  'onus-12.36': {
    kind: 'option',
    see: ['onus-12.10'],
    lines: '1298',
    aliases: {
      es: ['multijugador', 'aliados', 'reparto'],
      en: ['multiplayer', 'allies', 'division'],
    },
  },
  'onus-12.37': {
    kind: 'option',
    see: ['onus-7.9', 'onus-12.38', 'onus-12.39'],
    lines: '1302-1304',
    aliases: {
      es: ['multijugador', 'orden de turno', 'simultáneo'],
      en: ['multiplayer', 'turn order', 'simultaneous'],
    },
  },
  'onus-12.38': {
    kind: 'option',
    see: ['onus-7.9', 'onus-12.37'],
    lines: '1305',
    aliases: {
      es: ['multijugador', 'orden de turno', 'consecutivos'],
      en: ['multiplayer', 'turn order', 'consecutive'],
    },
  },
  'onus-12.39': {
    kind: 'option',
    see: ['onus-7.9', 'onus-12.37'],
    lines: '1306',
    aliases: {
      es: ['multijugador', 'orden de turno', 'intercalar'],
      en: ['multiplayer', 'turn order', 'interleave'],
    },
  },
  'onus-12.40': {
    kind: 'option',
    see: [],
    lines: '1308-1312',
    aliases: {
      es: ['jugadores impares', 'tres jugadores', 'cinco'],
      en: ['odd numbers', 'three players', 'five'],
    },
  },
  'onus-12.41': {
    kind: 'option',
    see: [],
    lines: '1313',
    aliases: {
      es: ['free for all', 'melé', 'distancia entre ejércitos'],
      en: ['distance between armies', 'todos contra todos'],
    },
  },
  'onus-12.42': {
    kind: 'option',
    see: [
      'onus-12.37',
      'onus-12.38',
      'onus-12.39',
      'onus-12.33',
      'onus-12.34',
      'onus-12.35',
      'onus-12.36',
    ],
    lines: '1315',
    aliases: {
      es: ['impares', 'multijugador', 'orden de turno'],
      en: ['odd numbers', 'multiplayer', 'turn order'],
    },
  },
});
