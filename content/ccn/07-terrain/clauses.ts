import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'ccn-7.1': clause('definition', '2688-2692', ['ccn-2.7'], {
    words: 'quitar terreno, mapa, terreno permanente | remove terrain, map, permanent terrain',
  }),
  'ccn-7.2': clause('restriction', '2695-2700', ['ccn-5.177'], {
    words: 'movimiento por bosque, forest | movement, bosque',
  }),
  'ccn-7.3': clause('option', '2700-2702', ['ccn-6.17'], {
    words: 'árboles, square | woods, cuadro',
  }),
  'ccn-7.4': clause('restriction', '2704-2706', ['ccn-7.5'], {
    doubts: ['R75'],
    words:
      'disparar al entrar, melee al entrar, árboles, forest | fire on entry, melee on entry, woods, bosque',
  }),
  'ccn-7.5': clause('exception', '2706-2711', ['ccn-7.4', 'ccn-5.47'], {
    words:
      'cazadores, voltigeurs, rifles, árboles, forest | chasseurs, riflemen, skirmishers, woods, bosque',
  }),
  'ccn-7.6': clause('modifier', '2713-2721', ['ccn-7.7'], {
    doubts: ['R36'],
    words:
      'cobertura, reducción, penalización, modificador, forest, asaltar | cover, reduction, penalty, modifier, bosque, attacking',
  }),
  'ccn-7.7': clause('modifier', '2723-2732', ['ccn-7.6'], {
    doubts: ['R71'],
    words: 'reducción, penalización, salir del bosque, forest | reduction, penalty, woods, bosque',
  }),
  'ccn-7.8': clause('restriction', '2734-2735', ['ccn-5.90'], {
    words: 'ver a través, lov, árboles, forest | los, see through, woods, bosque',
  }),
  'ccn-7.9': clause('definition', '2736-2739', {
    words: 'altura, monte, cuesta, hill | climb, height, slope, colina',
  }),
  'ccn-7.10': clause('option', '2738-2741', ['ccn-6.17'], {
    words: 'altura, square | height, cuadro',
  }),
  'ccn-7.11': clause('modifier', '2743-2751', ['ccn-7.15'], {
    doubts: ['R36'],
    words: 'cuesta arriba, subir, reducción, hill | upslope, reduction, height, colina',
  }),
  'ccn-7.12': clause('modifier', '2753-2761', ['ccn-7.15'], {
    doubts: ['R36'],
    words: 'cuesta abajo, bajar, reducción, altura, hill | downslope, reduction, height, colina',
  }),
  'ccn-7.13': clause('exception', '2763-2769', ['ccn-7.14', 'ccn-5.90'], {
    doubts: ['R59'],
    words:
      'sobre las cabezas, tiro elevado, cañones, hill | overhead fire, over heads, guns, colina',
  }),
  'ccn-7.14': clause('restriction', '2769-2775', ['ccn-7.13'], {
    restates: ['ccn-6.51'],
    doubts: ['R59'],
    words:
      'sobre las cabezas, cañones, línea de visión, combined arms | overhead fire, guns, line of sight, armas combinadas',
  }),
  'ccn-7.15': clause('modifier', '2786-2797', ['ccn-7.11', 'ccn-7.12'], {
    doubts: ['R36'],
    words: 'misma altura, meseta, reducción, hill | same height, plateau, reduction, colina',
  }),
  'ccn-7.16': clause('restriction', '2799-2801', ['ccn-5.90'], {
    doubts: ['R58'],
    words: 'lov, ver por encima, altura, hill | los, see over, height, colina, hills block',
  }),
  'ccn-7.17': clause('exception', '2803-2805', ['ccn-7.18'], {
    words: 'lov, cresta, ladera, hill | los, crest, front slope, colina',
  }),
  'ccn-7.18': clause('restriction', '2807-2813', ['ccn-7.17'], {
    words: 'lov, contrapendiente, segunda fila, hill | los, reverse slope, second row, colina',
  }),
  'ccn-7.19': clause('exception', '2815-2819', ['ccn-7.20'], {
    doubts: ['R57', 'R58'],
    words: 'lov, misma altura, colina larga, hill | los, same height, long hill, colina',
  }),
  'ccn-7.20': clause('exception', '2821-2827', ['ccn-7.19'], {
    doubts: ['R58'],
    words: 'lov, valle, entre colinas, hill | los, valley, between hills, colina',
  }),
  'ccn-7.21': clause('restriction', '2834-2837', ['ccn-5.44'], {
    words: 'acantilado, montaña, infranqueable, rugged hill | cliff, mountain, colina escarpada',
  }),
  'ccn-7.22': clause('restriction', '2840-2840', ['ccn-7.21'], {
    words: 'acantilado, montaña, atacar, rugged hill | cliff, mountain, attack, colina escarpada',
  }),
  'ccn-7.23': clause('restriction', '2842-2844', ['ccn-5.90'], {
    words: 'lov, acantilado, montaña, rugged hill | los, cliff, mountain, colina escarpada',
  }),
  'ccn-7.24': clause('restriction', '2847-2853', {
    words: 'aldea, ciudad, town | houses, pueblo',
  }),
  'ccn-7.25': clause('restriction', '2853-2855', ['ccn-6.17'], {
    words: 'aldea, edificios, casas, square | village, buildings, houses, cuadro',
  }),
  'ccn-7.26': clause('restriction', '2857-2859', ['ccn-7.5'], {
    doubts: ['R75'],
    words: 'aldea, edificios, disparar al entrar, town | village, buildings, fire on entry, pueblo',
  }),
  'ccn-7.27': clause('modifier', '2861-2876', ['ccn-7.28', 'ccn-7.29'], {
    doubts: ['R36'],
    words:
      'aldea, edificios, cobertura, reducción, town, asaltar | village, buildings, cover, reduction, pueblo, attacking',
  }),
  'ccn-7.28': clause('exception', '2867-2873', ['ccn-8.37'], {
    doubts: ['R28'],
    words: 'carga de caballería, aldea, edificios, town | charge card, village, buildings, pueblo',
  }),
  'ccn-7.29': clause('modifier', '2878-2892', ['ccn-7.27', 'ccn-7.30'], {
    words: 'aldea, edificios, reducción, town | village, buildings, reduction, pueblo',
  }),
  'ccn-7.30': clause('exception', '2884-2889', ['ccn-8.37'], {
    doubts: ['R28'],
    words: 'carga de caballería, aldea, edificios, town | charge card, village, buildings, pueblo',
  }),
  'ccn-7.31': clause('restriction', '2894-2895', ['ccn-5.90'], {
    words: 'lov, aldea, edificios, town | los, village, buildings, pueblo',
  }),
  'ccn-7.32': clause('restriction', '2898-2904', {
    words:
      'atrincheramiento, reducto, terraplén, fieldworks | entrenchment, redoubt, earthworks, fortificación',
  }),
  'ccn-7.33': clause('restriction', '2904-2906', ['ccn-6.17'], {
    doubts: ['R27'],
    words: 'atrincheramiento, reducto, square | entrenchment, redoubt, earthworks, cuadro',
  }),
  'ccn-7.34': clause('definition', '2908-2910', ['ccn-7.38'], {
    doubts: ['R76'],
    words: 'reducto, frente, fieldworks | redoubt, facing, fortificación',
  }),
  'ccn-7.35': clause('modifier', '2912-2921', ['ccn-7.36', 'ccn-7.38'], {
    doubts: ['R36'],
    words:
      'cobertura, reducción, atrincheramiento, fieldworks | cover, reduction, entrenchment, fortificación',
  }),
  'ccn-7.36': clause('exception', '2923-2930', ['ccn-7.35', 'ccn-7.11'], {
    doubts: ['R63', 'R64'],
    words: 'acumular, cobertura, altura, hill | stack, cumulative, height, colina',
  }),
  'ccn-7.37': clause('modifier', '2932-2938', ['ccn-5.191', 'ccn-7.38'], {
    words:
      'moral, retirada, atrincheramiento, fieldworks | morale, retreat, entrenchment, fortificación',
  }),
  'ccn-7.38': clause('restriction', '2938-2944', ['ccn-7.35', 'ccn-7.37'], {
    doubts: ['R76'],
    words:
      'flanco, retaguardia, por la espalda, fieldworks | flank, rear, from behind, fortificación',
  }),
  'ccn-7.39': clause('modifier', '2946-2953', ['ccn-7.35'], {
    doubts: ['R64'],
    words:
      'atrincheramiento, reducto, reducción por salir, fieldworks | entrenchment, redoubt, earthworks, fortificación',
  }),
  'ccn-7.40': clause('definition', '2955-2956', {
    words: 'lov, atrincheramiento, reducto, fieldworks | los, entrenchment, redoubt, fortificación',
  }),
  'ccn-7.41': clause('restriction', '2959-2964', ['ccn-7.50', 'ccn-5.44'], {
    words: 'cruzar el río, agua, infranqueable, river | cross the river, water, río',
  }),
  'ccn-7.42': clause('restriction', '2966-2967', {
    doubts: ['R26'],
    words: 'agua, combatir en el río, orilla, river | water, fight in the river, bank, río',
  }),
  'ccn-7.43': clause('definition', '2969-2970', {
    words: 'lov, agua, disparo sobre el río, river | los, water, fire across, río',
  }),
  'ccn-7.44': clause('restriction', '2973-2978', ['ccn-7.50'], {
    words: 'arroyo, agua, fordable river | stream, creek, shallow, río vadeable',
  }),
  'ccn-7.45': clause('option', '2978-2980', ['ccn-6.17'], {
    words: 'arroyo, vado, square | stream, creek, shallow, cuadro',
  }),
  'ccn-7.46': clause('definition', '2983-2985', ['ccn-7.4'], {
    words: 'arroyo, vado, disparar, fordable river | stream, creek, shoot, río vadeable',
  }),
  'ccn-7.47': clause('modifier', '2987-2991', ['ccn-7.48'], {
    doubts: ['R36'],
    words: 'arroyo, vado, reducción, fordable river | stream, creek, reduction, río vadeable',
  }),
  'ccn-7.48': clause('modifier', '2993-2995', ['ccn-7.47'], {
    words: 'arroyo, vado, reducción, fordable river | stream, creek, reduction, río vadeable',
  }),
  'ccn-7.49': clause('definition', '2997-2998', {
    words: 'lov, arroyo, vado, fordable river | los, stream, creek, río vadeable',
  }),
  'ccn-7.50': clause('exception', '3001-3004', ['ccn-7.41', 'ccn-7.44'], {
    words: 'cruzar, pasar, vado, river | cross over, pass over, río',
  }),
  'ccn-7.51': clause('option', '3004-3007', ['ccn-6.17'], {
    words: 'sobre el río, square | on the river, cuadro',
  }),
  'ccn-7.52': clause('exception', '3009-3011', ['ccn-7.47', 'ccn-7.48', 'ccn-7.42'], {
    words: 'melee en el puente, atacar, river | melee on a bridge, attack, río',
  }),
  'ccn-7.53': clause('definition', '3013-3014', {
    words: 'lov, sobre el río, bridge | los, on the river, puente',
  }),
  'ccn-7.54': clause('restriction', '3017-3022', {
    words: 'foso, arenal, gravera, sand quarry | pit, gravel pit, sandpit, cantera',
  }),
  'ccn-7.55': clause('restriction', '3022-3024', ['ccn-5.44'], {
    words: 'cañones, foso, arenal, sand quarry | guns, pit, sandpit, cantera',
  }),
  'ccn-7.56': clause('option', '3024-3026', ['ccn-6.17'], {
    words: 'foso, arenal, square | pit, sandpit, cuadro',
  }),
  'ccn-7.57': clause('modifier', '3028-3039', ['ccn-7.58'], {
    doubts: ['R36', 'R51'],
    words: 'cobertura, reducción, foso, sand quarry | cover, reduction, pit, cantera',
  }),
  'ccn-7.58': clause('modifier', '3041-3052', ['ccn-7.57', 'ccn-7.55'], {
    words: 'reducción, foso, arenal, sand quarry | reduction, pit, sandpit, cantera',
  }),
  'ccn-7.59': clause('definition', '3054-3055', {
    words: 'lov, foso, arenal, sand quarry | los, pit, sandpit, cantera',
  }),
});
