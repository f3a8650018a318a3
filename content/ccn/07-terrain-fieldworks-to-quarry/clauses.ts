import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'ccn-7.32': clause('restriction', '2898-2904', {
    words:
      'atrincheramiento, reducto, terraplén, fieldworks | entrenchment, redoubt, earthworks, fortificación',
  }),
  'ccn-7.33': clause('restriction', '2904-2906', ['ccn-6.17'], {
    words: 'atrincheramiento, reducto, square | entrenchment, redoubt, earthworks, cuadro',
  }),
  'ccn-7.34': clause('definition', '2908-2910', ['ccn-7.38'], {
    words: 'reducto, frente, fieldworks | redoubt, facing, fortificación',
  }),
  'ccn-7.35': clause('modifier', '2912-2921', ['ccn-7.36', 'ccn-7.38'], {
    words:
      'cobertura, reducción, atrincheramiento, fieldworks | cover, reduction, entrenchment, fortificación',
  }),
  'ccn-7.36': clause('exception', '2923-2930', ['ccn-7.35', 'ccn-7.11'], {
    words: 'acumular, cobertura, altura, hill | stack, cumulative, height, colina',
  }),
  'ccn-7.37': clause('modifier', '2932-2938', ['ccn-5.191', 'ccn-7.38'], {
    words:
      'moral, retirada, atrincheramiento, fieldworks | morale, retreat, entrenchment, fortificación',
  }),
  'ccn-7.38': clause('restriction', '2938-2944', ['ccn-7.35', 'ccn-7.37'], {
    words:
      'flanco, retaguardia, por la espalda, fieldworks | flank, rear, from behind, fortificación',
  }),
  'ccn-7.39': clause('modifier', '2946-2953', ['ccn-7.35'], {
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
    words: 'cobertura, reducción, foso, sand quarry | cover, reduction, pit, cantera',
  }),
  'ccn-7.58': clause('modifier', '3041-3052', ['ccn-7.57', 'ccn-7.55'], {
    words: 'reducción, foso, arenal, sand quarry | reduction, pit, sandpit, cantera',
  }),
  'ccn-7.59': clause('definition', '3054-3055', {
    words: 'lov, foso, arenal, sand quarry | los, pit, sandpit, cantera',
  }),
});
