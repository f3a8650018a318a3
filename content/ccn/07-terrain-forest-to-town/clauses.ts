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
    words:
      'disparar al entrar, melee al entrar, árboles, forest | fire on entry, melee on entry, woods, bosque',
  }),
  'ccn-7.5': clause('exception', '2706-2711', ['ccn-7.4', 'ccn-5.47'], {
    words:
      'cazadores, voltigeurs, rifles, árboles, forest | chasseurs, riflemen, skirmishers, woods, bosque',
  }),
  'ccn-7.6': clause('modifier', '2713-2721', ['ccn-7.7'], {
    words:
      'cobertura, reducción, penalización, modificador, forest, asaltar | cover, reduction, penalty, modifier, bosque, attacking',
  }),
  'ccn-7.7': clause('modifier', '2723-2732', ['ccn-7.6'], {
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
    words: 'cuesta arriba, subir, reducción, hill | upslope, reduction, height, colina',
  }),
  'ccn-7.12': clause('modifier', '2753-2761', ['ccn-7.15'], {
    words: 'cuesta abajo, bajar, reducción, altura, hill | downslope, reduction, height, colina',
  }),
  'ccn-7.13': clause('exception', '2763-2769', ['ccn-7.14', 'ccn-5.90'], {
    words:
      'sobre las cabezas, tiro elevado, cañones, hill | overhead fire, over heads, guns, colina',
  }),
  'ccn-7.14': clause('restriction', '2769-2775', ['ccn-7.13'], {
    restates: ['ccn-6.51'],
    words:
      'sobre las cabezas, cañones, línea de visión, combined arms | overhead fire, guns, line of sight, armas combinadas',
  }),
  'ccn-7.15': clause('modifier', '2786-2797', ['ccn-7.11', 'ccn-7.12'], {
    words: 'misma altura, meseta, reducción, hill | same height, plateau, reduction, colina',
  }),
  'ccn-7.16': clause('restriction', '2799-2801', ['ccn-5.90'], {
    words: 'lov, ver por encima, altura, hill | los, see over, height, colina, hills block',
  }),
  'ccn-7.17': clause('exception', '2803-2805', ['ccn-7.18'], {
    words: 'lov, cresta, ladera, hill | los, crest, front slope, colina',
  }),
  'ccn-7.18': clause('restriction', '2807-2813', ['ccn-7.17'], {
    words: 'lov, contrapendiente, segunda fila, hill | los, reverse slope, second row, colina',
  }),
  'ccn-7.19': clause('exception', '2815-2819', ['ccn-7.20'], {
    words: 'lov, misma altura, colina larga, hill | los, same height, long hill, colina',
  }),
  'ccn-7.20': clause('exception', '2821-2827', ['ccn-7.19'], {
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
    words: 'aldea, edificios, disparar al entrar, town | village, buildings, fire on entry, pueblo',
  }),
  'ccn-7.27': clause('modifier', '2861-2876', ['ccn-7.28', 'ccn-7.29'], {
    words:
      'aldea, edificios, cobertura, reducción, town, asaltar | village, buildings, cover, reduction, pueblo, attacking',
  }),
  'ccn-7.28': clause('exception', '2867-2873', ['ccn-8.37'], {
    words: 'carga de caballería, aldea, edificios, town | charge card, village, buildings, pueblo',
  }),
  'ccn-7.29': clause('modifier', '2878-2892', ['ccn-7.27', 'ccn-7.30'], {
    words: 'aldea, edificios, reducción, town | village, buildings, reduction, pueblo',
  }),
  'ccn-7.30': clause('exception', '2884-2889', ['ccn-8.37'], {
    words: 'carga de caballería, aldea, edificios, town | charge card, village, buildings, pueblo',
  }),
  'ccn-7.31': clause('restriction', '2894-2895', ['ccn-5.90'], {
    words: 'lov, aldea, edificios, town | los, village, buildings, pueblo',
  }),
});
