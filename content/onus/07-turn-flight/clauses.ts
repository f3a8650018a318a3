import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
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
});
