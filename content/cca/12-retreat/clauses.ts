import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'cca-12.1': {
    kind: 'procedure',
    see: ['cca-15.1', 'cca-12.15', 'cca-11.49'],
    lines: '1004-1006',
    rulings: ['R36'],
    aliases: {
      es: ['orden de resolución', 'bajas', 'pérdidas', 'retreat'],
      en: ['order of resolution', 'casualties', 'sequence', 'retirada'],
    },
  },
  'cca-12.2': {
    kind: 'procedure',
    see: ['cca-12.3', 'cca-12.4', 'cca-12.14'],
    lines: '1006-1010',
    rulings: ['R13'],
    aliases: {
      es: ['cuánto se retira', 'distancia de retirada'],
      en: ['how far'],
    },
  },
  'cca-12.3': {
    kind: 'exception',
    see: ['cca-12.2', 'cca-8.19', 'cca-8.16', 'cca-8.25'],
    lines: '1010-1012',
    aliases: {
      es: ['wr', 'ax', 'auxilia', 'elephants', 'warriors'],
      en: ['wr', 'ax', 'aux', 'guerreros', 'elefantes'],
    },
  },
  'cca-12.4': {
    kind: 'procedure',
    see: ['cca-12.2'],
    lines: '1014-1018',
    aliases: {
      es: ['varias banderas', 'dobles', 'flags'],
      en: ['several flags', 'multiple flags', 'banderas'],
    },
  },
  'cca-12.5': {
    kind: 'procedure',
    see: ['cca-12.6', 'cca-12.13'],
    lines: '1020-1021',
    rulings: ['R20'],
    aliases: {
      es: ['quién decide'],
      en: ['who decides', 'owner'],
    },
  },
  'cca-12.6': {
    kind: 'restriction',
    see: ['cca-12.5'],
    lines: '1023-1024,1193-1195',
    rulings: ['R19'],
    aliases: {
      es: ['dirección', 'lateral', 'hacia atrás', 'retreat direction'],
      en: ['direction', 'backwards', 'lateral', 'hacia atrás'],
    },
  },
  'cca-12.7': {
    kind: 'exception',
    see: ['cca-17.8', 'cca-17.27', 'cca-12.8'],
    lines: '1026-1029',
    aliases: {
      es: ['parar', 'cruzar el bosque', 'vado', 'terrain'],
      en: ['ford', 'slow down', 'woods', 'terreno'],
    },
  },
  'cca-12.8': {
    kind: 'restriction',
    see: ['cca-17.23', 'cca-17.26', 'cca-12.13', 'cca-19.15', 'cca-19.16'],
    lines: '1029-1031',
    aliases: {
      es: ['lago', 'mar', 'impassable'],
      en: ['lake', 'sea', 'blocked', 'impracticable'],
    },
  },
  'cca-12.9': {
    kind: 'restriction',
    see: ['cca-12.13', 'cca-12.11'],
    lines: '1033-1035',
    rulings: ['R21'],
    aliases: {
      es: ['atravesar', 'ocupado', 'cortar el paso', 'occupied'],
      en: ['occupied', 'pass through friends', 'in the way', 'ocupado'],
    },
  },
  'cca-12.10': {
    kind: 'procedure',
    see: ['cca-8.34'],
    lines: '1037-1038',
    rulings: ['R65'],
    aliases: {
      es: ['general', 'comandante', 'acompañar', 'attached leader'],
      en: ['general', 'commander', 'along with', 'líder unido'],
    },
  },
  'cca-12.11': {
    kind: 'exception',
    see: ['cca-12.12', 'cca-8.32'],
    lines: '1040-1043',
    rulings: ['R22', 'R23'],
    aliases: {
      es: ['general', 'recoger al líder', 'comandante', 'lone leader'],
      en: ['general', 'commander', 'pick up a leader', 'líder solo'],
    },
  },
  'cca-12.12': {
    kind: 'option',
    see: ['cca-12.11'],
    lines: '1042-1044',
    rulings: ['R23'],
    aliases: {
      es: ['parar la retirada', 'general', 'detener', 'stop retreat'],
      en: ['cut short', 'stop retreating', 'general', 'detener la retirada'],
    },
  },
  'cca-12.13': {
    kind: 'procedure',
    see: ['cca-12.8', 'cca-12.9', 'cca-11.55', 'cca-12.28'],
    lines: '1046-1059',
    rulings: ['R14', 'R20', 'R30', 'R65'],
    aliases: {
      es: ['línea de partida'],
      en: ['base line', 'board edge', 'ruta bloqueada'],
    },
  },
  'cca-12.14': {
    kind: 'definition',
    see: ['cca-12.15', 'cca-12.16', 'cca-12.18', 'cca-12.19', 'cca-11.36'],
    lines: '1061-1063',
    rulings: ['R15'],
    aliases: {
      en: ['bolster'],
    },
  },
  'cca-12.15': {
    kind: 'modifier',
    see: ['cca-15.1', 'cca-12.1', 'cca-15.8', 'cca-12.20'],
    lines: '1065-1068',
    rulings: ['R15', 'R36'],
    aliases: {
      es: ['moral', 'general', 'comandante', 'attached leader'],
      en: ['morale', 'general', 'commander', 'líder unido'],
    },
  },
  'cca-12.16': {
    kind: 'modifier',
    see: ['cca-12.17', 'cca-12.20'],
    lines: '1070-1073',
    rulings: ['R15', 'R16', 'R17'],
    aliases: {
      es: ['moral'],
      en: ['morale'],
    },
  },
  'cca-12.17': {
    kind: 'modifier',
    see: ['cca-12.16'],
    lines: '1073-1076',
    rulings: ['R16'],
    aliases: {
      es: ['general', 'comandante', 'moral', 'lone leader'],
      en: ['general', 'commander', 'morale', 'líder solo'],
    },
  },
  'cca-12.18': {
    kind: 'modifier',
    see: ['cca-17.34', 'cca-17.40'],
    lines: '1078-1080',
    rulings: ['R15', 'R71', 'R72'],
    aliases: {
      es: ['moral', 'fuerte', 'empalizada', 'rampart'],
      en: ['morale', 'fort', 'palisade', 'earthwork', 'terraplén'],
    },
  },
  'cca-12.19': {
    kind: 'modifier',
    see: ['cca-11.15', 'cca-11.16'],
    lines: '1082-1083',
    rulings: ['R15', 'R18'],
    aliases: {
      es: ['wr', 'warriors', 'bárbaros', 'fuerza total', 'moral'],
      en: ['wr', 'warband', 'undamaged', 'barbarians', 'guerreros'],
    },
  },
  'cca-12.20': {
    kind: 'restriction',
    see: ['cca-12.16', 'cca-11.34', 'cca-11.36'],
    lines: '1085-1087',
    aliases: {
      es: ['moral', 'elephants', 'support', 'apoyar'],
      en: ['el', 'morale', 'war elephants', 'elefantes', 'apoyo'],
    },
  },
  'cca-12.21': {
    kind: 'procedure',
    see: ['cca-11.36', 'cca-12.27'],
    lines: '1089-1091',
    rulings: ['R28'],
    aliases: {
      es: ['elefantes locos', 'desbocados', 'elephants'],
      en: ['el'],
    },
  },
  'cca-12.22': {
    kind: 'procedure',
    see: ['cca-12.23', 'cca-12.25'],
    lines: '1091-1093',
    rulings: ['R28'],
    aliases: {
      es: ['rampage'],
      en: ['stampede'],
    },
  },
  'cca-12.23': {
    kind: 'procedure',
    see: ['cca-12.22'],
    lines: '1093-1094',
    rulings: ['R28'],
    aliases: {
      es: ['rampage', 'cuántos dados', 'dos dados', 'elephants'],
      en: ['stampede', 'how many dice', 'two dice', 'estampida'],
    },
  },
  'cca-12.24': {
    kind: 'procedure',
    see: ['cca-12.23'],
    lines: '1094-1097',
    rulings: ['R28'],
    aliases: {
      es: ['rampage', 'quién tira', 'contrario', 'adversario'],
      en: ['stampede', 'who rolls', 'other player', 'estampida'],
    },
  },
  'cca-12.25': {
    kind: 'procedure',
    see: ['cca-2.17', 'cca-2.19', 'cca-2.21', 'cca-12.26'],
    lines: '1097-1098',
    rulings: ['R28'],
    aliases: {
      es: ['rampage', 'pisotear', 'acertar', 'trample hits'],
      en: ['stampede', 'run over', 'elephant hits', 'estampida'],
    },
  },
  'cca-12.26': {
    kind: 'procedure',
    see: ['cca-15.1'],
    lines: '1098-1100',
    rulings: ['R28', 'R37'],
    aliases: {
      es: ['rampage', 'general', 'comandante', 'leader check'],
      en: ['stampede', 'general', 'commander', 'chequeo de líder'],
    },
  },
  'cca-12.27': {
    kind: 'procedure',
    see: ['cca-12.21', 'cca-12.3', 'cca-12.28'],
    lines: '1130-1131',
    rulings: ['R27'],
    aliases: {
      es: ['rampage', 'huida', 'terminar', 'retroceder'],
      en: ['stampede', 'fall back', 'finish', 'estampida'],
    },
  },
  'cca-12.28': {
    kind: 'exception',
    see: ['cca-12.13', 'cca-11.55'],
    lines: '1131-1138',
    rulings: ['R26', 'R27', 'R29'],
    aliases: {
      es: ['rampage', 'atrapados', 'acorralados', 'sin salida'],
      en: ['stampede', 'trapped', 'no way out', 'ruta bloqueada'],
    },
  },
  'cca-12.29': {
    kind: 'modifier',
    see: ['cca-11.37', 'cca-12.2'],
    lines: '1140-1144',
    rulings: ['R8', 'R24'],
    aliases: {
      es: ['jinetes', 'miedo a los elefantes', 'hex adicional', 'caballos'],
      en: ['horses', 'horsemen', 'extra hex', 'frightened', 'caballería'],
    },
  },
});
