import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'onus-9.1': {
    kind: 'definition',
    see: ['onus-3.10'],
    lines: '1017',
    aliases: {
      es: ['iconos', 'automáticas', 'abilities', 'aptitudes'],
      en: ['icons', 'automatic', 'special rules', 'habilidades'],
    },
  },
  'onus-9.2': {
    kind: 'definition',
    see: ['onus-8.5'],
    lines: '1017',
    aliases: {
      es: ['combinar', 'varias habilidades', 'stack'],
      en: ['stacking', 'combine', 'several abilities', 'acumulables'],
    },
  },
  'onus-9.3': {
    kind: 'exception',
    see: ['onus-2.2'],
    lines: '1023',
    aliases: {
      es: ['woodsmen', 'arboleda', 'bosque', 'icono verde'],
      en: ['forest', 'trees', 'green icon', 'montaraces'],
    },
  },
  'onus-9.4': {
    kind: 'exception',
    see: ['onus-2.2'],
    lines: '1027',
    aliases: {
      es: ['highlanders', 'colina', 'abrupto', 'icono verde'],
      en: ['hills', 'rough ground', 'green icon', 'montañeses'],
    },
  },
  'onus-9.5': {
    kind: 'exception',
    see: ['onus-2.2'],
    lines: '1031',
    aliases: {
      es: ['amphibious', 'nadar', 'icono verde'],
      en: ['swim', 'green icon', 'anfibios', 'stream'],
    },
  },
  'onus-9.6': {
    kind: 'modifier',
    see: ['onus-7.74'],
    lines: '1037-1039',
    rulings: ['R3'],
    aliases: {
      es: ['athletes', 'distancia de carga'],
      en: ['charge distance', 'atletas'],
    },
  },
  'onus-9.7': {
    kind: 'restriction',
    see: ['onus-9.8', 'onus-9.9', 'onus-9.10'],
    lines: '1043-1045',
    aliases: {
      es: ['ram', 'caballería', 'impacto'],
      en: ['impact', 'shock', 'cavalry', 'embestir'],
    },
  },
  'onus-9.8': {
    kind: 'modifier',
    see: ['onus-9.7', 'onus-15.7'],
    lines: '1046',
    aliases: {
      es: ['embestida', 'ram', 'bonificación', 'carga'],
      en: ['bonus', 'charge', 'embestir'],
    },
  },
  'onus-9.9': {
    kind: 'procedure',
    see: ['onus-7.162', 'onus-9.7'],
    lines: '1047',
    rulings: ['R19'],
    aliases: {
      es: ['embestida', 'ram', 'golpear primero', 'prioridad de ataque'],
      en: ['first strike', 'strikes before', 'embestir', 'prioritario'],
    },
  },
  'onus-9.10': {
    kind: 'option',
    see: ['onus-9.7'],
    lines: '1048',
    rulings: ['R28'],
    aliases: {
      es: ['persecución', 'avance', 'ram', 'mover tras el combate'],
      en: ['pursuit', 'advance', 'breakthrough', 'embestir'],
    },
  },
  'onus-9.11': {
    kind: 'exception',
    see: ['onus-8.14', 'onus-7.162'],
    lines: '1050',
    rulings: ['R18'],
    aliases: {
      es: ['hoplitas', 'ram', 'phalanx', 'combate normal'],
      en: ['charge', 'hoplites', 'normal combat', 'embestir', 'falange'],
    },
  },
  'onus-9.12': {
    kind: 'exception',
    see: ['onus-7.50', 'onus-7.57', 'onus-13.14'],
    lines: '1054-1056',
    rulings: ['R75'],
    aliases: {
      es: ['skirmishers', 'ligeras', 'orden abierto', 'rotar'],
      en: ['light troops', 'open order', 'hostigadores', 'rotate'],
    },
  },
  'onus-9.13': {
    kind: 'exception',
    see: ['onus-7.146', 'onus-7.148'],
    lines: '1057',
    aliases: {
      es: ['fraccionar', 'dividir movimiento', 'skirmishers'],
      en: ['divide movement', 'hit and run', 'hostigadores'],
    },
  },
  'onus-9.14': {
    kind: 'exception',
    see: ['onus-7.66', 'onus-7.61'],
    lines: '1061-1063',
    aliases: {
      es: ['manoeuvrable', 'caballería', 'ampliar y mover', 'formar'],
      en: ['cavalry', 'expand', 'maniobrables'],
    },
  },
  'onus-9.15': {
    kind: 'exception',
    see: ['onus-7.61'],
    lines: '1064',
    aliases: {
      es: ['manoeuvrable', 'caballería', 'formar y cargar'],
      en: ['cavalry', 'maneuverable', 'form up and charge', 'maniobrables'],
    },
  },
  'onus-9.16': {
    kind: 'exception',
    see: ['onus-7.138'],
    lines: '1068-1070',
    aliases: {
      es: ['relanzar', 'pifia', 'professionals', 'veteranos'],
      en: ['re-roll', 'fumble', 'professional', 'profesionales'],
    },
  },
  'onus-9.17': {
    kind: 'modifier',
    see: ['onus-15.29', 'onus-12.31'],
    lines: '1074-1076',
    rulings: ['R47', 'R77'],
    aliases: {
      es: ['pánico', 'elefantes', 'asusta'],
      en: ['panic', 'frighten', 'scary', 'elephants'],
    },
  },
  'onus-9.18': {
    kind: 'exception',
    see: ['onus-7.175', 'onus-7.180'],
    lines: '1080-1082',
    rulings: ['R82'],
    aliases: {
      es: ['steadfast', 'tenaz', 'inquebrantable', 'hasta el último hombre'],
      en: ['stubborn', 'unbreakable', 'firmeza', 'rout'],
    },
  },
  'onus-9.19': {
    kind: 'restriction',
    see: ['onus-7.14'],
    lines: '1086-1088',
    rulings: ['R72'],
    aliases: {
      es: ['impetuous', 'frenesí', 'forzosa'],
      en: ['frenzy', 'uncontrolled', 'impetuosas'],
    },
  },
  'onus-9.20': {
    kind: 'option',
    see: ['onus-9.19'],
    lines: '1089',
    aliases: {
      es: ['carga obligatoria', 'impetuous', 'elegir objetivo'],
      en: ['compulsory charge', 'frenzy', 'choose target', 'impetuosas'],
    },
  },
  'onus-9.21': {
    kind: 'exception',
    see: ['onus-9.19'],
    lines: '1090',
    aliases: {
      es: ['edificios', 'fortaleza', 'murallas', 'impetuous'],
      en: ['buildings', 'fortress', 'walls', 'impetuosas'],
    },
  },
  'onus-9.22': {
    kind: 'definition',
    see: ['onus-11.10'],
    lines: '1094',
    rulings: ['R76'],
    aliases: {
      es: ['pilum', 'javelins', 'pila', 'icono verde'],
      en: ['pilum', 'pila', 'lanzad jabalinas', 'green icon'],
    },
  },
  'onus-9.23': {
    kind: 'modifier',
    see: ['onus-15.6'],
    lines: '1098-1100',
    rulings: ['R61'],
    aliases: {
      es: ['lancers', 'elefantes', 'camellos', 'carros', 'anticaballería'],
      en: ['spears', 'elephants', 'camels', 'chariots', 'lanceros'],
    },
  },
  'onus-9.24': {
    kind: 'modifier',
    see: ['onus-7.137'],
    lines: '1104-1106',
    aliases: {
      es: ['deadly', 'crítico', 'doble herida'],
      en: ['critical', 'double wound', 'mortal'],
    },
  },
  'onus-9.25': {
    kind: 'modifier',
    see: ['onus-9.26', 'onus-7.137'],
    lines: '1110-1115',
    aliases: { es: ['crítico', 'doble herida'], en: ['marksmen', 'aim', 'critical'] },
  },
  'onus-9.26': {
    kind: 'restriction',
    see: ['onus-9.25'],
    lines: '1112',
    aliases: {
      es: ['puntería', 'quieta', 'mover y disparar'],
      en: ['marksmen', 'standing still', 'move and shoot'],
    },
  },
  'onus-9.27': {
    kind: 'modifier',
    see: ['onus-9.23'],
    lines: '1117-1121',
    rulings: ['R17'],
    aliases: {
      es: ['sarisas', 'piqueros', 'macedonios'],
      en: ['pikemen', 'macedonian', 'lanceros'],
    },
  },
  'onus-9.28': {
    kind: 'procedure',
    see: ['onus-7.164', 'onus-8.12'],
    lines: '1122',
    aliases: {
      es: ['picas', 'sarisas', 'piqueros', 'primer combate'],
      en: ['pikes', 'pikemen', 'first combat', 'falange'],
    },
  },
  'onus-9.29': {
    kind: 'exception',
    see: ['onus-7.165', 'onus-8.14'],
    lines: '1123',
    aliases: {
      es: ['picas', 'sarisas', 'embestir', 'piqueros'],
      en: ['pikes', 'pikemen', 'ram', 'falange'],
    },
  },
  'onus-9.30': {
    kind: 'definition',
    see: ['onus-9.31'],
    lines: '1127',
    aliases: {
      es: ['complementary', 'apoyo', 'pareja', 'ilotas'],
      en: ['support', 'pair', 'complementarias'],
    },
  },
  'onus-9.31': {
    kind: 'exception',
    see: ['onus-7.33'],
    lines: '1129',
    aliases: {
      es: ['stacked', 'superpuestas', 'solapamiento'],
      en: ['overlap', 'on top of', 'apiladas'],
    },
  },
  'onus-9.32': {
    kind: 'exception',
    see: ['onus-7.13', 'onus-9.37'],
    lines: '1130',
    aliases: {
      es: ['stacked', 'apiladas', 'una sola orden'],
      en: ['stacked', 'single order', 'complementarias'],
    },
  },
  'onus-9.33': {
    kind: 'modifier',
    see: ['onus-3.7'],
    lines: '1131',
    aliases: {
      es: ['stacked', 'bonificación', 'distancia'],
      en: ['bonus', 'distance', 'complementarias', 'apiladas'],
    },
  },
  'onus-9.34': {
    kind: 'procedure',
    see: [],
    lines: '1132',
    aliases: {
      es: ['stacked', 'apiladas', 'qué valores'],
      en: ['stacked', 'which values', 'complementarias'],
    },
  },
  'onus-9.35': {
    kind: 'procedure',
    see: [],
    lines: '1133',
    aliases: {
      es: ['stacked', 'apiladas', 'heridas', 'bajas'],
      en: ['stacked', 'wounds', 'casualties', 'complementarias'],
    },
  },
  'onus-9.36': {
    kind: 'exception',
    see: ['onus-9.22'],
    lines: '1134',
    aliases: {
      es: ['stacked', 'apiladas', 'proyectiles', 'ataque a distancia'],
      en: ['stacked', 'missiles', 'ranged attack', 'lanzad jabalinas'],
    },
  },
  'onus-9.37': {
    kind: 'restriction',
    see: ['onus-7.33'],
    lines: '1135',
    aliases: {
      es: ['stacked', 'apiladas', 'separación', 'desapilar'],
      en: ['stacked', 'split', 'unstack', 'complementarias'],
    },
  },
  'onus-9.38': {
    kind: 'procedure',
    see: ['onus-9.37', 'onus-9.35'],
    lines: '1135',
    aliases: {
      es: ['stacked', 'apiladas', 'bajas', 'separación'],
      en: ['stacked', 'casualties', 'split', 'complementarias'],
    },
  },
});
