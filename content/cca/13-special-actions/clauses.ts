import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'cca-13.1': {
    kind: 'option',
    see: ['cca-13.6', 'cca-13.8', 'cca-13.9', 'cca-13.10', 'cca-10.7'],
    lines: '1147-1151',
    rulings: ['R88'],
    aliases: {
      es: ['evasión', 'escapar', 'evading'],
      en: ['evasion', 'evading', 'evasión'],
    },
  },
  'cca-13.2': {
    kind: 'restriction',
    see: ['cca-11.58'],
    lines: '1151-1153',
    rulings: ['R42'],
    aliases: {
      es: ['evasión', 'battle back', 'contraataque', 'evading'],
      en: ['evasion', 'strike back', 'reply', 'devolver el combate'],
    },
  },
  'cca-13.3': {
    kind: 'procedure',
    see: ['cca-13.4', 'cca-11.7', 'cca-11.6'],
    lines: '1155-1157,1378-1380',
    aliases: {
      es: ['evasión', 'cuántos dados tiro', 'perseguir', 'evading'],
      en: ['evasion', 'how many dice', 'parting shot', 'evasión'],
    },
  },
  'cca-13.4': {
    kind: 'restriction',
    see: ['cca-11.45', 'cca-11.48', 'cca-11.49', 'cca-11.32', 'cca-13.5'],
    lines: '1157-1160',
    rulings: ['R34', 'R40'],
    aliases: {
      es: ['evasión', 'casco', 'aciertos', 'evading'],
      en: ['evasion', 'helmet', 're-roll', 'evasión'],
    },
  },
  'cca-13.5': {
    kind: 'procedure',
    see: ['cca-15.1', 'cca-15.2'],
    lines: '1162-1164',
    rulings: ['R37', 'R38'],
    aliases: {
      es: ['evasión', 'general', 'baja de líder', 'leader check'],
      en: ['evasion', 'leader check', 'leader casualty', 'general', 'baja de líder'],
    },
  },
  'cca-13.6': {
    kind: 'option',
    see: ['cca-13.10', 'cca-13.13'],
    lines: '1169-1172',
    aliases: {
      es: ['il', 'cl', 'honderos', 'arqueros', 'evade'],
      en: ['li', 'lc', 'slingers', 'archers', 'evasión'],
    },
  },
  'cca-13.7': {
    kind: 'procedure',
    see: ['cca-13.15'],
    lines: '1174-1175',
    rulings: ['R51'],
    aliases: {
      es: ['general', 'comandante', 'evasión', 'lone leader'],
      en: ['general', 'commander', 'evasion', 'líder solo'],
    },
  },
  'cca-13.8': {
    kind: 'option',
    see: ['cca-13.1', 'cca-13.13'],
    lines: '1177-1178',
    rulings: ['R8'],
    aliases: {
      es: ['cm', 'jinetes', 'evasión', 'medium cavalry'],
      en: ['mc', 'medium horse', 'evasion', 'infantry', 'caballería media'],
    },
  },
  'cca-13.9': {
    kind: 'option',
    see: ['cca-13.1', 'cca-13.13'],
    lines: '1180-1182,1357-1359',
    rulings: ['R8'],
    aliases: {
      es: ['cp', 'catafractos', 'evasión', 'heavy cavalry', 'chariots'],
      en: ['hc', 'ch', 'heavy horse', 'cataphracts', 'caballería pesada'],
    },
  },
  'cca-13.10': {
    kind: 'restriction',
    see: ['cca-13.6', 'cca-8.17'],
    lines: '1197-1199',
    aliases: {
      es: ['ax', 'legionarios', 'falange', 'evasión', 'evade'],
      en: ['ax', 'legionaries', 'phalanx', 'evasion', 'evasión'],
    },
  },
  'cca-13.11': {
    kind: 'procedure',
    see: ['cca-13.12', 'cca-13.13', 'cca-12.7'],
    lines: '1201-1203',
    rulings: ['R59', 'R61'],
    aliases: {
      es: ['evadirse', 'huida', 'distancia', 'evade move'],
      en: ['evasion', 'distance', 'how far', 'evasión'],
    },
  },
  'cca-13.12': {
    kind: 'exception',
    see: ['cca-13.11'],
    lines: '1203-1205',
    rulings: ['R61'],
    aliases: {
      es: ['evasión', 'distancia menor', 'evading'],
      en: ['evasion', 'short evade', 'evasión'],
    },
  },
  'cca-13.13': {
    kind: 'restriction',
    see: ['cca-13.11'],
    lines: '1205-1208',
    rulings: ['R58', 'R60'],
    aliases: {
      es: ['acorralada', 'rodeada', 'evadir', 'sin salida', 'evade'],
      en: ['evasion', 'cut off', 'surrounded', 'no way out', 'evasión'],
    },
  },
  'cca-13.14': {
    kind: 'restriction',
    see: ['cca-11.56'],
    lines: '1210-1212',
    aliases: {
      es: ['evasión', 'contraatacar', 'responder', 'battle back'],
      en: ['evasion', 'strike back', 'fight back', 'evasión'],
    },
  },
  'cca-13.15': {
    kind: 'procedure',
    see: ['cca-15.4', 'cca-10.7', 'cca-13.7', 'cca-13.16', 'cca-13.18'],
    lines: '1214-1218',
    rulings: ['R51', 'R68'],
    aliases: {
      es: ['general', 'evasión', 'flechas', 'leader evasion'],
      en: ['general', 'leader evasion', 'shooting', 'missile', 'evasión de líder'],
    },
  },
  'cca-13.16': {
    kind: 'procedure',
    see: ['cca-11.28', 'cca-10.18', 'cca-11.7'],
    lines: '1218-1219',
    aliases: {
      es: ['general', 'cuántos dados tiro', 'disparar', 'lone leader'],
      en: ['general', 'how many dice', 'on his own', 'líder solo'],
    },
  },
  'cca-13.17': {
    kind: 'procedure',
    see: ['cca-15.4', 'cca-10.26'],
    lines: '1219-1221',
    aliases: {
      es: ['casco', 'general', 'matar al líder', 'helmet'],
      en: ['helmet', 'general', 'kill a leader', 'casco'],
    },
  },
  'cca-13.18': {
    kind: 'procedure',
    see: ['cca-13.19', 'cca-13.20'],
    lines: '1221-1223',
    rulings: ['R58'],
    aliases: {
      es: ['general', 'evasión', 'huida', 'fall back'],
      en: ['general', 'retreat', 'how far', 'líder evade'],
    },
  },
  'cca-13.19': {
    kind: 'procedure',
    see: ['cca-13.18'],
    lines: '1226-1227',
    aliases: {
      es: ['general', 'quién decide', 'ruta', 'leader evasion'],
      en: ['general', 'who decides', 'path', 'controlling player', 'evasión'],
    },
  },
  'cca-13.20': {
    kind: 'restriction',
    see: ['cca-8.32'],
    lines: '1229-1232',
    rulings: ['R67'],
    aliases: {
      es: ['general', 'evadirse', 'dos líderes', 'hex ocupado'],
      en: ['general', 'stack', 'occupied hex', 'dos líderes'],
    },
  },
  'cca-13.21': {
    kind: 'exception',
    see: ['cca-8.9'],
    lines: '1232-1234',
    rulings: ['R67'],
    aliases: {
      es: ['general', 'evasión', 'pasar por encima', 'pass through'],
      en: ['general', 'evasion', 'own troops', 'atravesar'],
    },
  },
  'cca-13.22': {
    kind: 'exception',
    see: ['cca-13.26'],
    lines: '1236-1237',
    aliases: {
      es: ['general', 'evasión', 'leader escape', 'cruzar líneas'],
      en: ['general', 'evasion', 'break through', 'escape de líder'],
    },
  },
  'cca-13.23': {
    kind: 'procedure',
    see: ['cca-8.33'],
    lines: '1239-1241',
    aliases: {
      es: ['general', 'unirse', 'evasión', 'attached'],
      en: ['general', 'join', 'evasion', 'líder unido'],
    },
  },
  'cca-13.24': {
    kind: 'definition',
    see: ['cca-13.21'],
    lines: '1243-1244',
    aliases: {
      es: ['general', 'evasión', 'pasar por encima', 'pass through'],
      en: ['general', 'evasion', 'moved through', 'atravesar'],
    },
  },
  'cca-13.25': {
    kind: 'option',
    see: ['cca-8.7', 'cca-4.2', 'cca-19.27'],
    lines: '1246-1249',
    rulings: ['R64', 'R65'],
    aliases: {
      es: ['general', 'fuera del tablero', 'abandonar', 'exit the board'],
      en: ['general', 'exit the board', 'off map', 'run off', 'abandonar'],
    },
  },
  'cca-13.26': {
    kind: 'procedure',
    see: ['cca-13.22', 'cca-13.27'],
    lines: '1251-1255',
    rulings: ['R62'],
    aliases: {
      es: ['general', 'rodeado', 'cercado'],
      en: ['general', 'surrounded', 'trapped'],
    },
  },
  'cca-13.27': {
    kind: 'procedure',
    see: ['cca-13.28'],
    lines: '1257-1260',
    rulings: ['R63'],
    aliases: {
      es: ['general', 'leader escape', 'detenerse', 'rodeado'],
      en: ['general', 'stop', 'surrounded', 'escape de líder'],
    },
  },
  'cca-13.28': {
    kind: 'procedure',
    see: ['cca-11.7', 'cca-11.28'],
    lines: '1260-1263',
    aliases: {
      es: ['general', 'leader escape', 'cuántos dados tiro'],
      en: ['general', 'how many dice', 'cover', 'escape de líder'],
    },
  },
  'cca-13.29': {
    kind: 'procedure',
    see: ['cca-13.17'],
    lines: '1265-1266',
    aliases: {
      es: ['casco', 'general', 'leader escape', 'helmet'],
      en: ['helmet', 'general', 'casco'],
    },
  },
  'cca-13.30': {
    kind: 'procedure',
    see: ['cca-13.18'],
    lines: '1268-1270',
    rulings: ['R63'],
    aliases: {
      es: ['general', 'leader escape', 'escape con éxito', 'rodeado'],
      en: ['general', 'successful', 'continue', 'escape de líder'],
    },
  },
  'cca-13.31': {
    kind: 'option',
    see: ['cca-8.32', 'cca-13.23'],
    lines: '1271-1273',
    aliases: {
      es: ['general', 'leader escape', 'incorporarse', 'attach'],
      en: ['general', 'link up', 'escape de líder'],
    },
  },
  'cca-13.32': {
    kind: 'option',
    see: ['cca-13.33', 'cca-13.34', 'cca-13.35', 'cca-13.36', 'cca-13.37', 'cca-13.43'],
    lines: '1275-1282',
    rulings: ['R43', 'R44', 'R45'],
    aliases: {
      es: ['perseguir', 'victoriosa'],
    },
  },
  'cca-13.33': {
    kind: 'option',
    see: ['cca-13.37'],
    lines: '1284-1289',
    aliases: {
      es: ['momentum advance', 'persecución', 'bonus combat', 'opcional'],
      en: ['ma', 'pursuit', 'follow up', 'avance de ímpetu'],
    },
  },
  'cca-13.34': {
    kind: 'restriction',
    see: ['cca-13.11', 'cca-13.32'],
    lines: '1291-1297',
    rulings: ['R43'],
    aliases: {
      es: ['momentum advance', 'persecución', 'perseguir', 'evading'],
      en: ['ma', 'pursuit', 'follow up', 'avance de ímpetu'],
    },
  },
  'cca-13.35': {
    kind: 'restriction',
    see: ['cca-11.58'],
    lines: '1298-1299',
    rulings: ['R42'],
    aliases: {
      es: ['momentum advance', 'battle back', 'contraataque', 'responder'],
      en: ['ma', 'strike back', 'pursuit', 'avance de ímpetu'],
    },
  },
  'cca-13.36': {
    kind: 'restriction',
    see: ['cca-18.38', 'cca-18.39'],
    lines: '1301-1303',
    aliases: {
      es: ['first strike', 'momentum advance', 'persecución'],
      en: ['ma', 'pursuit', 'primer golpe'],
    },
  },
  'cca-13.37': {
    kind: 'option',
    see: ['cca-13.38', 'cca-13.40', 'cca-13.41', 'cca-13.43', 'cca-9.4', 'cca-18.29'],
    lines: '1305-1310',
    rulings: ['R41', 'R87', 'R89'],
    aliases: {
      es: ['bonus combat', 'momentum advance', 'combate adicional'],
      en: ['pursuit', 'bonificación'],
    },
  },
  'cca-13.38': {
    kind: 'restriction',
    see: ['cca-13.39'],
    lines: '1315-1317',
    aliases: {
      es: ['infantería', 'bonus combat', 'bonificación', 'ataque extra'],
      en: ['infantry', 'bcc', 'bonus combat', 'extra attack', 'bonificación'],
    },
  },
  'cca-13.39': {
    kind: 'exception',
    see: ['cca-13.38', 'cca-15.9'],
    lines: '1317-1321',
    rulings: ['R104'],
    aliases: {
      es: ['infantería', 'bonus combat', 'wr', 'warriors', 'general'],
      en: ['infantry', 'bcc', 'wr', 'general', 'bonificación'],
    },
  },
  'cca-13.40': {
    kind: 'option',
    see: ['cca-13.37'],
    lines: '1323-1327,1359-1362',
    rulings: ['R8', 'R45', 'R46'],
    aliases: {
      es: ['jinetes', 'bonus combat', 'momentum advance', 'persecución'],
      en: ['horsemen', 'bcc', 'extra hex', 'pursuit', 'bonificación'],
    },
  },
  'cca-13.41': {
    kind: 'option',
    see: ['cca-13.37'],
    lines: '1329-1332',
    rulings: ['R8', 'R45'],
    aliases: {
      es: ['chariots', 'elephants', 'bonus combat', 'ataque extra'],
      en: ['ch', 'el', 'bcc', 'extra attack', 'bonificación'],
    },
  },
  'cca-13.42': {
    kind: 'option',
    see: ['cca-13.37', 'cca-11.59'],
    lines: '1334-1339',
    aliases: {
      es: ['objetivo', 'target', 'bonus combat', 'a quién atacar'],
      en: ['target', 'bcc', 'whom to attack', 'bonificación'],
    },
  },
  'cca-13.43': {
    kind: 'restriction',
    see: ['cca-13.37', 'cca-9.4'],
    lines: '1341-1345,1367-1369',
    rulings: ['R46'],
    aliases: {
      es: ['tercer combate', 'bonus combat', 'momentum advance'],
      en: ['third combat', 'bcc', 'momentum advance', 'bonificación'],
    },
  },
});
