import { clause, defineClauses } from '../../../src/library/clauses.ts';

const COURTESY = {
  es: 'Es cosa de los jugadores: no hay nada que calcular.',
  en: 'It is up to the players: there is nothing to work out.',
};

export default defineClauses({
  'wab-2.34': clause(
    'definition',
    '1134-1142',
    ['wab-2.35', 'wab-2.36', 'wab-2.38', 'wab-2.41', 'wab-2.43'],
    { words: 'clases de terreno | terrain types' },
  ),
  'wab-2.35': clause('definition', '1145-1148', [], { words: 'llano, despejado | plain, clear' }),
  'wab-2.36': clause('definition', '1150-1154', ['wab-2.37'], {
    words: 'arboleda, marisma, roto | forest, swamp, rough',
  }),
  'wab-2.37': clause('modifier', '1157-1163', ['wab-2.36', 'wab-2.72', 'wab-6.38'], {
    words: 'bosque, ir más lento | woods, slower',
  }),
  'wab-2.38': clause('definition', '1166-1170', ['wab-2.39'], {
    words: 'vadear, roquedo | ford, crags',
  }),
  'wab-2.39': clause('modifier', '1173-1175', ['wab-2.38', 'wab-2.40'], {
    words: 'vado, casi impasable | ford, nearly impassable',
  }),
  'wab-2.40': clause('procedure', '1175-1177', ['wab-2.39'], {
    words: 'redondeo, media pulgada | rounding, half an inch',
  }),
  'wab-2.41': clause('restriction', '1180-1184', ['wab-2.72', 'wab-6.26'], {
    words: 'no se puede cruzar, acantilado | cannot cross, cliff',
  }),
  'wab-2.42': clause('setup', '1187-1190', ['wab-2.34'], {
    excluded: COURTESY,
    words: 'pactar, escenografía | settle, scenery',
  }),
  'wab-2.43': clause('definition', '1193-1197', ['wab-2.44', 'wab-6.80'], {
    words: 'valla, trinchera, cerca | fence, trench',
  }),
  'wab-2.44': clause('modifier', '1200-1206', ['wab-2.43', 'wab-2.45'], {
    words: 'saltar un muro, pasar un seto | jump a wall, climb a hedge',
  }),
  'wab-2.45': clause('procedure', '1209-1215', ['wab-2.44'], {
    words: 'media unidad al otro lado | half the unit across',
  }),
  'wab-2.46': clause(
    'procedure',
    '1219-1224',
    ['wab-2.47', 'wab-2.48', 'wab-2.53', 'wab-2.54', 'wab-2.55'],
    { words: 'correr, trotar | run, trot' },
  ),
  'wab-2.47': clause('restriction', '1224-1227', ['wab-2.46', 'wab-8.17', 'wab-2.64'], {
    words: 'tambor | drummer',
  }),
  'wab-2.48': clause('restriction', '1230-1234', ['wab-2.49', 'wab-2.50', 'wab-2.52', 'wab-2.60'], {
    words: 'bloquear la marcha, enemigo cerca | march block, enemy near',
  }),
  'wab-2.49': clause('exception', '1234-1236', ['wab-2.48', 'wab-2.60'], {
    words: 'ignorar enemigo | ignore an enemy',
  }),
  'wab-2.50': clause('exception', '1241-1247', ['wab-2.48', 'wab-2.60'], {
    words: 'jinetes marchan | horse marches',
  }),
  'wab-2.51': clause('restriction', '1250-1252', ['wab-2.46'], {
    words: 'elefantes corren | elephants run',
  }),
  'wab-2.52': clause('restriction', '1255-1262', ['wab-2.9', 'wab-2.48'], {
    words: 'marchar hasta el enemigo | march up to the enemy',
  }),
  'wab-2.53': clause('restriction', '1265-1267', ['wab-2.46', 'wab-2.24'], {
    words: 'girar al marchar | turn on the march',
  }),
  'wab-2.54': clause('restriction', '1267-1271', ['wab-2.46', 'wab-2.36', 'wab-2.38', 'wab-2.43'], {
    words: 'marchar por el bosque, camino | march through woods, road',
  }),
  'wab-2.55': clause('restriction', '1271-1272', ['wab-2.46', 'wab-4.5'], {
    words: 'arqueros marchan | archers march',
  }),
  'wab-2.56': clause('procedure', '1273-1277', ['wab-2.57', 'wab-2.58', 'wab-2.60'], {
    words: 'correr, triple | run, triple',
  }),
  'wab-2.57': clause('definition', '1279-1284', ['wab-2.56', 'wab-2.61'], {
    words: 'formar en columna, hilera | form column, file',
  }),
  'wab-2.58': clause('restriction', '1292-1295', ['wab-2.56', 'wab-2.64'], {
    words: 'condiciones del paso triple | conditions of triple rate',
  }),
  'wab-2.59': clause('restriction', '1298-1305', ['wab-2.56', 'wab-2.57'], {
    words: 'carros dispersos | dispersed chariots',
  }),
  'wab-2.60': clause('restriction', '1308-1314', ['wab-2.48', 'wab-2.49', 'wab-2.50'], {
    words: 'sin salvedades | no exceptions',
  }),
  'wab-2.61': clause('restriction', '1317-1319', ['wab-2.57', 'wab-3.1'], {
    words: 'cargar en columna | charge in column',
  }),
  'wab-2.62': clause('restriction', '1319-1322', ['wab-2.57', 'wab-3.58'], {
    words: 'reaccionar en columna | react in column',
  }),
  'wab-2.63': clause('option', '1325-1332', ['wab-2.57'], {
    words: 'fila india, sortear | Indian file, weave',
  }),
  'wab-2.64': clause('exception', '1336-1339', ['wab-2.47', 'wab-2.58', 'wab-9.8'], {
    words: 'héroe corre, personaje | hero runs, character',
  }),
});
