import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  't7g-5.1': clause('restriction', '739-742', ['t7g-2.17', 't7g-2.33', 't7g-2.35'], {
    doubts: ['R153'],
    words: 'luchar, cuerpo a cuerpo, melé | fighting, hand-to-hand, melee',
  }),
  't7g-5.2': clause('procedure', '742-749', ['t7g-5.3', 't7g-5.13', 't7g-5.14', 't7g-5.18'], {
    words:
      'secuencia de combate, pasos del combate, procedimiento | combat sequence, combat steps, procedure',
  }),
  't7g-5.3': clause('restriction', '751-755', ['t7g-2.17'], {
    doubts: ['R19'],
    words: 'obligatoria, a quién cargar | compulsory, whom to charge',
  }),
  't7g-5.4': clause('procedure', '757-758', ['t7g-2.28', 't7g-6.59', 't7g-6.41'], {
    words: 'declaración, responder a la carga | declaration, respond to a charge',
  }),
  't7g-5.5': clause('restriction', '760-763', ['t7g-2.19', 't7g-3.3', 't7g-3.4', 't7g-3.7'], {
    doubts: ['R34', 'R121', 'R143'],
    words: 'distancia de carga, llegar | charge distance, reach',
  }),
  't7g-5.6': clause('procedure', '765-767', ['t7g-5.5'], {
    doubts: ['R34'],
    words: 'tocar, contacto de peanas, alinear | touch, base contact, align',
  }),
  't7g-5.7': clause('exception', '769-773', ['t7g-5.5'], {
    words: 'rodear, desvío, otro camino | go round, detour, other way',
  }),
  't7g-5.8': clause(
    'definition',
    '774-781',
    ['t7g-5.9', 't7g-5.10', 't7g-6.8', 't7g-6.28', 't7g-9.43'],
    {
      doubts: ['R5', 'R51', 'R128'],
      words: 'por detrás, flanco, retaguardia, 180 | from behind, flank, rear, 180',
    },
  ),
  't7g-5.9': clause('modifier', '783-784', ['t7g-5.8', 't7g-6.8', 't7g-7.81'], {
    words: 'penalización por flanco | flank penalty',
  }),
  't7g-5.10': clause('modifier', '786-788', ['t7g-2.30', 't7g-5.8'], {
    doubts: ['R51', 'R128'],
    words: 'reaccionar a un flanqueo | reacting to a flank charge',
  }),
  't7g-5.11': clause('exception', '795-798', ['t7g-6.8'], {
    words: 'cuadro, inmune al flanco | square, immune to flanks',
  }),
  't7g-5.12': clause('procedure', '800-806', ['t7g-5.2', 't7g-5.29'], {
    doubts: ['R52'],
    words: 'a la vez, simultáneo, quién pega antes | at the same time, who strikes first',
  }),
  't7g-5.13': clause('procedure', '808-813', ['t7g-1.10', 't7g-1.24', 't7g-6.80'], {
    words: 'dados de combate, golpear, acierto | combat dice, strike, hit',
  }),
  't7g-5.14': clause('procedure', '814-820', ['t7g-1.13', 't7g-1.29', 't7g-7.38', 't7g-5.39'], {
    words: 'salvación, tirada de coraje, aguantar | saving throw, courage roll, save',
  }),
  't7g-5.15': clause('procedure', '822-822', ['t7g-5.14'], {
    words: 'salvar, cancelar golpe | save, cancel a blow',
  }),
  't7g-5.16': clause('procedure', '822-824', ['t7g-1.29', 't7g-5.24'], {
    doubts: ['R42'],
    words: 'desorganizar, ninguna salvación | disorganise, no saves',
  }),
  't7g-5.17': clause('procedure', '826-828', ['t7g-5.33'], {
    words: 'heridas en combate, bajas | combat wounds, casualties',
  }),
  't7g-5.18': clause('procedure', '830-834', ['t7g-5.27', 't7g-6.56'], {
    doubts: ['R53', 'R54'],
    words: 'quién gana, victoria, resultado | who wins, victory, result',
  }),
  't7g-5.19': clause('procedure', '835-836', ['t7g-5.20', 't7g-5.24', 't7g-6.21', 't7g-6.90'], {
    doubts: ['R123', 'R166'],
    words: 'perder, retroceder, salir | lose, fall back, leave',
  }),
  't7g-5.20': clause('procedure', '838-839', ['t7g-5.21', 't7g-5.22'], {
    doubts: ['R57', 'R150', 'R166'],
    words: 'retroceder, 3 pulgadas | fall back, leave combat, withdraw',
  }),
  't7g-5.21': clause('procedure', '841-842', ['t7g-5.20', 't7g-5.8'], {
    doubts: ['R57'],
    words: 'girar tras el flanqueo | turn after a flank charge',
  }),
  't7g-5.22': clause('procedure', '844-846', ['t7g-5.20', 't7g-7.110'], {
    doubts: ['R58', 'R129', 'R150', 'R151'],
    words: 'bloqueado, sin sitio, borde de la mesa | blocked, no room, table edge',
  }),
  't7g-5.23': clause('procedure', '848-849', ['t7g-1.7'], {
    words: 'separarse, distancia mínima | separate, minimum distance',
  }),
  't7g-5.24': clause('procedure', '851-852', ['t7g-5.16', 't7g-5.19', 't7g-6.70', 't7g-7.73'], {
    doubts: ['R162', 'R169'],
    words: 'huir, desbandada, derrota | flee, rout, defeat',
  }),
  't7g-5.25': clause('procedure', '854-857', ['t7g-5.20', 't7g-5.24'], {
    doubts: ['R55', 'R56'],
    words: 'distancia de huida, cuánto retrocede | flight distance, how far back',
  }),
  't7g-5.26': clause('procedure', '859-860', ['t7g-5.25'], {
    doubts: ['R58', 'R129', 'R151', 'R169'],
    words: 'huida bloqueada, sin camino | blocked flight, no way',
  }),
  't7g-5.27': clause('procedure', '862-863', ['t7g-5.29', 't7g-5.20'], {
    doubts: ['R29', 'R120', 'R122', 'R135'],
    words: 'igualdad, mismo desgaste | draw, equal wear',
  }),
  't7g-5.28': clause('option', '864-866', ['t7g-4.23', 't7g-6.62'], {
    doubts: ['R53', 'R137', 'R153'],
    words: 'avanzar tras ganar, seguir adelante | advance after winning, follow up',
  }),
  't7g-5.29': clause(
    'option',
    '868-879',
    ['t7g-5.27', 't7g-5.30', 't7g-5.31', 't7g-6.96', 't7g-6.101'],
    {
      doubts: ['R59'],
      words: 'piqueros, desempate, otra ronda | pikemen, tie-break, another round',
    },
  ),
  't7g-5.30': clause('restriction', '881-881', ['t7g-5.29', 't7g-5.8', 't7g-5.39'], {
    doubts: ['R60'],
    words: 'fortificado, flanqueo, no se puede | fortified, flanked, not allowed',
  }),
  't7g-5.31': clause('modifier', '883-884', ['t7g-2.19', 't7g-2.38', 't7g-5.29'], {
    doubts: ['R130'],
    words: 'sin aumento, bonus de orden | no increase, order bonus',
  }),
  't7g-5.32': clause('option', '886-887', ['t7g-5.29'], {
    doubts: ['R59'],
    words: 'seguir empatando, repetir | still tied, repeat',
  }),
  't7g-5.33': clause('procedure', '889-893', ['t7g-4.18', 't7g-5.34', 't7g-5.12'], {
    doubts: ['R53', 'R59'],
    words: 'moral tras el combate, romperse | morale after combat, breaking',
  }),
  't7g-5.34': clause('procedure', '895-907', ['t7g-4.19', 't7g-4.20', 't7g-4.21'], {
    words: 'dados, seises, exceso | dice, sixes, excess',
  }),
  't7g-5.35': clause('procedure', '909-910', ['t7g-4.23', 't7g-5.28', 't7g-6.36'], {
    words: 'destruida, eliminada | destroyed, eliminated',
  }),
  't7g-5.36': clause('modifier', '911-918', ['t7g-3.17', 't7g-1.29'], {
    words: 'bosque, cargar desordenado | wood, charging in disorder',
  }),
  't7g-5.37': clause('restriction', '920-922', ['t7g-4.24', 't7g-2.18'], {
    words: 'cargar sin ver, bosque | charging unseen, wood',
  }),
  't7g-5.38': clause('modifier', '924-929', ['t7g-3.15'], {
    doubts: ['R61'],
    words: 'colina, terreno elevado, ventaja de altura | hill, high ground, uphill',
  }),
  't7g-5.39': clause('modifier', '931-933', ['t7g-6.114', 't7g-5.30', 't7g-7.85', 't7g-9.28'], {
    doubts: ['R41', 'R60', 'R62'],
    words:
      'muro, fortificado, parapeto, terreno protegido | wall, fortified, breastwork, protected terrain',
  }),
});
