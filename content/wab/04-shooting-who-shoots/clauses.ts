import { clause, defineClauses } from '../../../src/library/clauses.ts';

const JUDGEMENT = {
  es: 'Pide a los jugadores que se pongan de acuerdo: no hay nada que calcular.',
  en: 'It asks the players to agree: there is nothing to work out.',
};

export default defineClauses({
  'wab-4.1': clause('procedure', '2221-2227', ['wab-1.58', 'wab-4.2'], {
    words: 'orden de la fase, anunciar objetivos | order of the phase, announce targets',
  }),
  'wab-4.2': clause('restriction', '2230-2235', ['wab-1.8', 'wab-4.16'], {
    words: 'premedir, estimar, calcular a ojo | premeasure, guess range, estimate',
  }),
  'wab-4.3': clause('restriction', '2241-2246', ['wab-1.48', 'wab-4.4'], {
    words: 'ángulo, hacia los lados | angle, to the side',
  }),
  'wab-4.4': clause('exception', '2246-2247', ['wab-4.3', 'wab-4.22'], {
    words: 'hacia atrás, arqueros a caballo, todo alrededor | backwards, horse archers, all round',
  }),
  'wab-4.5': clause('restriction', '2250-2253', ['wab-2.55', 'wab-2.56'], {
    restates: ['wab-2.55'],
    words: 'correr y disparar | run and shoot',
  }),
  'wab-4.6': clause('restriction', '2259-2269', ['wab-4.28', 'wab-4.36', 'wab-1.49'], {
    words: 'filas traseras, segunda fila, tapados | rear ranks, second rank, blocked',
  }),
  'wab-4.7': clause('procedure', '2272-2281', ['wab-2.42'], {
    excluded: JUDGEMENT,
    words: 'niebla, polvo, escenografía rara | fog, dust, odd scenery',
  }),
  'wab-4.8': clause('restriction', '2285-2288', ['wab-4.14'], {
    words: 'detrás de la colina, cresta, casa | behind the hill, crest, house',
  }),
  'wab-4.9': clause('restriction', '2291-2296', ['wab-2.43'], {
    words: 'valla, parapeto, obstáculo | fence, parapet, obstacle',
  }),
  'wab-4.10': clause('restriction', '2299-2303', ['wab-4.33', 'wab-4.11'], {
    words: 'árboles, lindero, arboleda | trees, edge of the wood, forest',
  }),
  'wab-4.11': clause('restriction', '2303-2305', ['wab-4.10'], {
    words: 'emboscada, entre árboles | among trees, forest fight',
  }),
  'wab-4.12': clause('restriction', '2308-2311', ['wab-4.6', 'wab-4.13'], {
    words: 'disparar a través de amigos, entre unidades | shoot through friends, gap between units',
  }),
  'wab-4.13': clause('exception', '2311-2313', ['wab-4.12', 'wab-4.10', 'wab-4.8'], {
    words: 'mahout, torre, howdah | mahout, tower, howdah',
  }),
  'wab-4.14': clause('exception', '2316-2323', ['wab-4.8', 'wab-4.12', 'wab-4.9'], {
    words: 'desde lo alto, cima, torre | from above, hilltop, tower',
  }),
  'wab-4.15': clause('restriction', '2326-2330', ['wab-4.14'], {
    words: 'blanco en la colina, expuestos | target on the hill, exposed',
  }),
  'wab-4.16': clause('restriction', '2333-2343', ['wab-4.19', 'wab-1.9'], {
    words: 'fuera de alcance, no llega | out of range, too far',
  }),
  'wab-4.17': clause('procedure', '2346-2351', ['wab-4.16'], {
    words: 'la mitad llega, alcance por miniatura | half of them reach, range by model',
  }),
  'wab-4.18': clause('definition', '2354-2360', ['wab-4.44'], {
    words: 'alcance largo, cerca, lejos | long range, close, far',
  }),
  'wab-4.19': clause('table', '2361-2377', ['wab-4.18', 'wab-4.20'], {
    words: 'cuánto llega, distancia de tiro, lanzar | how far, shooting distance, throw',
  }),
  'wab-4.20': clause('definition', '2380-2383', ['wab-4.19'], {
    words: 'arquero, arco normal | archer, normal bow',
  }),
  'wab-4.21': clause('procedure', '2390-2402', ['wab-4.37'], {
    words: 'dar a los míos, melé, fuego amigo | hit my own, melee, friendly fire',
  }),
  'wab-4.22': clause('restriction', '2405-2413', ['wab-3.9', 'wab-3.13', 'wab-4.3'], {
    words: 'reacción de disparo, fuego defensivo | defensive fire, shooting reaction',
  }),
  'wab-4.23': clause('procedure', '2416-2420', ['wab-3.7', 'wab-3.11', 'wab-4.22'], {
    words: 'no puedo disparar la carga, me equivoqué | cannot shoot at the charge, wrong guess',
  }),
  'wab-4.24': clause('modifier', '2423-2427', ['wab-4.44', 'wab-4.22'], {
    words: 'sin penalizador por distancia | no long range penalty',
  }),
  'wab-4.25': clause('modifier', '2427-2430', ['wab-4.43'], {
    restates: ['wab-4.43'],
    words: 'penalizador por carga | charge penalty',
  }),
  'wab-4.26': clause('procedure', '2433-2439', ['wab-4.65', 'wab-3.14'], {
    words: 'parar la carga a tiros | stop the charge with arrows',
  }),
  'wab-4.27': clause('restriction', '2443-2451', ['wab-4.1'], {
    words: 'dos blancos, repartir flechas | two targets, spread the arrows',
  }),
  'wab-4.28': clause('restriction', '2454-2465', ['wab-4.6', 'wab-4.36', 'wab-4.34'], {
    words: 'lluvia de flechas, filas de atrás | rain of arrows, indirect',
  }),
  'wab-4.29': clause('procedure', '2468-2475', ['wab-4.28'], {
    words: 'disparar sin ver, por encima | shoot unseen, overhead',
  }),
  'wab-4.30': clause('restriction', '2478-2483', ['wab-4.28', 'wab-2.55'], {
    words: 'mover y disparar en masa | move and volley',
  }),
  'wab-4.31': clause('restriction', '2486-2491', ['wab-4.17'], {
    words: 'alcance de la última fila | range of the last rank',
  }),
  'wab-4.32': clause('restriction', '2494-2497', ['wab-3.9', 'wab-3.13'], {
    words: 'reacción con todas las filas | reaction with all ranks',
  }),
  'wab-4.33': clause('restriction', '2498-2499', ['wab-4.10'], {
    words: 'arqueros en el bosque | archers in trees',
  }),
  'wab-4.34': clause('procedure', '2502-2506', ['wab-4.28', 'wab-4.36', 'wab-4.35'], {
    words: 'cuántos disparan, mitad de tiradores | how many shoot, half the shooters',
  }),
  'wab-4.35': clause('exception', '2509-2516', ['wab-4.29', 'wab-4.60', 'wab-4.34'], {
    words:
      'formación combinada, arqueros detrás de lanceros | combined formation, archers behind spears',
  }),
  'wab-4.36': clause('exception', '2517-2525', ['wab-4.28', 'wab-4.34', 'wab-4.14'], {
    words:
      'honderos en la colina, ballestas en la colina | slingers on a hill, crossbows on a hill',
  }),
});
