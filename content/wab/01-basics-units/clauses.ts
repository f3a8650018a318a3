import { clause, defineClauses } from '../../../src/library/clauses.ts';

const A_NAME = {
  es: 'Dice cómo se llaman las cosas: no hay nada que calcular.',
  en: 'It says what things are called: there is nothing to work out.',
};

const COURTESY = {
  es: 'Es cosa de los jugadores: no hay nada que calcular.',
  en: 'It is up to the players: there is nothing to work out.',
};

export default defineClauses({
  'wab-1.26': clause('definition', '487-495', [], {
    excluded: A_NAME,
    words: 'batallón, formación | battalion, body',
  }),
  'wab-1.27': clause('definition', '498-506', ['wab-1.29', 'wab-1.43', 'wab-1.45'], {
    words: 'en formación, bloque | in formation, block',
  }),
  'wab-1.28': clause('restriction', '509-514', ['wab-1.40'], {
    words: 'unidad pequeña, cuántas miniaturas | small unit, how many models',
  }),
  'wab-1.29': clause('procedure', '523-532', ['wab-5.41'], {
    words: 'filas incompletas, formar | incomplete ranks, draw up',
  }),
  'wab-1.30': clause('procedure', '535-540', ['wab-8.1'], {
    words: 'bandera delante, oficiales | banner in front, officers',
  }),
  'wab-1.31': clause('exception', '543-547', ['wab-1.27'], {
    words: 'carros ligeros | light chariots',
  }),
  'wab-1.32': clause('definition', '553-562', ['wab-5.54', 'wab-2.23', 'wab-2.26'], {
    words: 'apretado, suelto | tight, loose',
  }),
  'wab-1.33': clause('procedure', '565-572', ['wab-1.32'], {
    excluded: COURTESY,
    words: 'preguntar, distinguir | ask, tell apart',
  }),
  'wab-1.34': clause('definition', '575-578', ['wab-1.35', 'wab-1.37', 'wab-1.36'], {
    words: 'falange, catafractos | phalanx, cataphracts',
  }),
  'wab-1.35': clause('definition', '581-583', ['wab-1.34', 'wab-1.37', 'wab-1.36'], {
    words: 'jinetes, camelleros | horse, camelry',
  }),
  'wab-1.36': clause('exception', '585-590', ['wab-1.34', 'wab-1.35'], {
    words: 'excepciones, lista | exceptions, list',
  }),
  'wab-1.37': clause('definition', '596-602', ['wab-1.34', 'wab-1.35', 'wab-1.38'], {
    words: 'cuña, caballería pesada | wedge, heavy cavalry',
  }),
  'wab-1.38': clause('restriction', '605-610', ['wab-1.37', 'wab-2.23', 'wab-2.26'], {
    words: 'pivotar una cuña | wheel a wedge',
  }),
  'wab-1.39': clause('option', '613-617', ['wab-1.43', 'wab-1.32'], {
    words: 'ligera, psiloi, velites | light, psiloi, velites',
  }),
  'wab-1.40': clause('restriction', '620-628', ['wab-1.41', 'wab-6.7', 'wab-6.8', 'wab-6.15'], {
    words: 'quedan cuatro, deshecha | four left, shattered',
  }),
  'wab-1.41': clause('restriction', '631-635', ['wab-1.40'], {
    words: 'recuperar la formación | regain formation',
  }),
  'wab-1.42': clause('restriction', '638-645', ['wab-2.65'], {
    words: 'desorden, fuga | disorder, rout',
  }),
  'wab-1.43': clause('definition', '648-658', ['wab-1.27'], {
    words: 'orden disperso | light troops, dispersed',
  }),
  'wab-1.44': clause('definition', '659-666', ['wab-9.2'], {
    words: 'héroe, general suelto | hero, lone general',
  }),
  'wab-1.45': clause('definition', '669-674', ['wab-1.27'], {
    words: 'grupos, máquinas | groups, machines',
  }),
  'wab-1.46': clause('restriction', '680-691', ['wab-8.2'], {
    excluded: COURTESY,
    words: 'proxies, representar | proxies, WYSIWYG',
  }),
  'wab-1.47': clause('procedure', '694-700', ['wab-1.48'], {
    excluded: COURTESY,
    words: 'hacia dónde mira, orientación | which way it faces',
  }),
  'wab-1.48': clause('restriction', '699-704', ['wab-3.2', 'wab-4.3', 'wab-1.49'], {
    words: 'qué ve | what it sees',
  }),
  'wab-1.49': clause(
    'restriction',
    '707-710',
    ['wab-4.6', 'wab-4.8', 'wab-4.9', 'wab-4.10', 'wab-4.12'],
    { words: 'línea de visión, obstáculo visual | line of sight, LOS' },
  ),
  'wab-1.50': clause('table', '717-736', ['wab-1.51'], {
    words: 'milímetros, bases, montar miniaturas | millimetres, basing, mount models',
  }),
  'wab-1.51': clause('exception', '739-743', ['wab-1.50'], {
    words: 'otras peanas, bases distintas | other bases, odd bases',
  }),
  'wab-1.52': clause('option', '746-749', ['wab-1.50'], {
    words: 'bandeja, peana extra | movement tray, extra base',
  }),
  'wab-1.53': clause('definition', '752-760', ['wab-1.54', 'wab-1.55'], {
    words: 'turno propio, turno enemigo | own turn, enemy turn',
  }),
  'wab-1.54': clause('definition', '763-765', ['wab-1.59'], {
    words: 'combate en turno ajeno | fight in the enemy turn',
  }),
  'wab-1.55': clause('exception', '767-773', ['wab-1.53'], {
    words: 'excepciones, interrumpir | exceptions, interrupt',
  }),
  'wab-1.56': clause('procedure', '776-780', ['wab-7.6', 'wab-6.50'], {
    words: 'inicio de turno, chequeos | beginning, tests',
  }),
  'wab-1.57': clause(
    'procedure',
    '782-785',
    ['wab-2.1', 'wab-2.4', 'wab-2.5', 'wab-2.7', 'wab-2.8'],
    { words: 'fase de movimiento | movement phase' },
  ),
  'wab-1.58': clause('procedure', '786-789', ['wab-4.1'], {
    words: 'fase de disparo | shooting phase',
  }),
  'wab-1.59': clause('procedure', '790-795', ['wab-5.1'], {
    words: 'fase de combate | combat phase',
  }),
  'wab-1.60': clause('procedure', '715-715', ['wab-1.48', 'wab-4.3'], {
    restates: ['wab-4.3'],
    words: 'figura del arco de disparo | figure of the arc of fire',
  }),
});
