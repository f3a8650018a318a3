import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'ccn-5.32': clause('procedure', '660-663', ['ccn-5.35'], {
    words:
      'orden de movimiento, fase de movimiento, mover a la vez | move order, movement phase, moving together',
  }),
  'ccn-5.33': clause('restriction', '664-665', ['ccn-5.53'], {
    words:
      'mover dos veces, mover otra vez, doble movimiento | move twice, move again, double move',
  }),
  'ccn-5.34': clause('option', '666-667', ['ccn-5.69'], {
    words: 'quedarse quieto, obligatorio, permanecer | stay put, stand still, must move, remain',
  }),
  'ccn-5.35': clause('restriction', '668-670', ['ccn-5.32'], {
    words: 'mover a medias, interrumpir, volver a mover | half a move, interrupt, come back to it',
  }),
  'ccn-5.36': clause('restriction', '671-673', ['ccn-5.37'], {
    words:
      'apilamiento, casilla ocupada, pasar por encima | stacking, occupied hex, interpenetration',
  }),
  'ccn-5.37': clause('restriction', '674-676', ['ccn-5.36'], {
    words: 'casilla ocupada, bloqueo, paso cerrado | occupied hex, block, way closed',
  }),
  'ccn-5.38': clause('procedure', '677-682', ['ccn-5.15'], {
    words:
      'recoger al general, unirse a un líder, general amigo | pick up a general, join a leader',
  }),
  'ccn-5.39': clause('definition', '683-685', {
    words: 'cambiar de flanco, cruzar la línea, zona | change flank, cross the line, area',
  }),
  'ccn-5.40': clause('restriction', '686-689', ['ccn-5.201'], {
    words:
      'abandonar el mapa, borde, escapar, retirada voluntaria | exit the map, edge, off the board',
  }),
  'ccn-5.41': clause('restriction', '690-692', ['ccn-5.42'], {
    words:
      'dividir una unidad, separar bloques, destacar | split a unit, separate blocks, detachment',
  }),
  'ccn-5.42': clause('restriction', '693-694', ['ccn-5.41', 'ccn-5.36'], {
    words:
      'fusionar, juntar unidades, reorganizar, débiles | merge, join units, reorganise, depleted',
  }),
  'ccn-5.43': clause('definition', '695-700', ['ccn-7.1'], {
    words:
      'detenerse, losetas, efecto del terreno, frenar, frenar un movimiento | tiles, terrain effects, slow down, halt',
  }),
  'ccn-5.44': clause('restriction', '701-703', ['ccn-7.21', 'ccn-7.41', 'ccn-7.55'], {
    words: 'prohibido, obstáculo, colina rocosa, cerro | forbidden, blocked, obstacle, no-go',
  }),
  'ccn-5.45': clause('definition', '705-708', ['ccn-5.174', 'ccn-5.177'], {
    words: 'huir, retroceder, replegarse | fall back, rout, retreat move, withdraw',
  }),
  'ccn-5.46': clause('profile', '711-715', ['ccn-5.52'], {
    words:
      'movimiento de la infantería, cuántos hexágonos, velocidad | infantry movement, how many hexes, speed',
  }),
  'ccn-5.47': clause('profile', '716-719', ['ccn-5.97', 'ccn-5.126'], {
    words: 'rifles, cuántos hexágonos, velocidad | riflemen, how many hexes, speed',
  }),
  'ccn-5.48': clause('profile', '722-724', ['ccn-5.52'], {
    words: 'cuántos hexágonos, velocidad, jinetes | how many hexes, speed, horse',
  }),
  'ccn-5.49': clause('profile', '725-728', ['ccn-8.38'], {
    words:
      'dragones, cuántos hexágonos, velocidad, jinetes | dragoons, how many hexes, speed, horse',
  }),
  'ccn-5.50': clause('profile', '731-734', ['ccn-5.101', 'ccn-5.134'], {
    words:
      'cañones, batería, mover y disparar, cuántos hexágonos | guns, battery, move and fire, how many hexes',
  }),
  'ccn-5.51': clause('profile', '735-738', ['ccn-5.103', 'ccn-5.104', 'ccn-5.105', 'ccn-5.139'], {
    words: 'cañones, batería, mover y disparar | mounted artillery, guns, battery, move and fire',
  }),
  'ccn-5.52': clause('definition', '739-741', ['ccn-2.11'], {
    words:
      'modificadores nacionales, nación, ventaja nacional | national modifiers, nation, national advantage',
  }),
  'ccn-5.53': clause('restriction', '744-745', {
    restates: ['ccn-5.33'],
    words: 'mover dos veces, general, mover otra vez | move twice, general, move again',
  }),
  'ccn-5.54': clause('profile', '746-750', ['ccn-8.69'], {
    words:
      'general, cuántos hexágonos, velocidad, mariscal, cuánto mueve un líder | general, how many hexes, speed, marshal, distance, how far',
  }),
  'ccn-5.55': clause('restriction', '751-757', ['ccn-5.57'], {
    words:
      'general, dos líderes juntos, pasar por unidades amigas | general, two leaders, move through friendly units',
  }),
  'ccn-5.56': clause('definition', '758-759', {
    words:
      'bando, naciones del mismo bando, portugueses | own side, nations of one side, portuguese',
  }),
  'ccn-5.57': clause('option', '760-764', ['ccn-5.55', 'ccn-5.62'], {
    words: 'unirse, general, asignar, tomar el mando | general, assign, take command',
  }),
  'ccn-5.58': clause('restriction', '765-769', ['ccn-5.210'], {
    words: 'general, casilla ocupada, escape, paso cerrado | general, occupied hex, way closed',
  }),
  'ccn-5.59': clause('definition', '772-778', {
    restates: ['ccn-5.15', 'ccn-5.16'],
    words: 'general, recordatorio, general unido, coste | general, reminder, cost',
  }),
  'ccn-5.60': clause('option', '780-791', ['ccn-5.17', 'ccn-8.44'], {
    words:
      'desvincular, general, abandonar la unidad, ímpetu, liderazgo | general, split off, leave the unit',
  }),
  'ccn-5.61': clause('option', '793-797', ['ccn-5.60'], {
    words:
      'orden propia, general, mover por separado, secuencia | order of his own, general, separate moves, sequence',
  }),
  'ccn-5.62': clause('restriction', '799-802', ['ccn-8.67'], {
    words:
      'unirse, general, activar una unidad, orden gratis | join, general, activate a unit, free order',
  }),
  'ccn-5.63': clause('restriction', '804-810', ['ccn-5.65', 'ccn-5.250'], {
    words:
      'cambiar de unidad, general, mover después, traslado | change units, general, move afterwards, transfer',
  }),
  'ccn-5.64': clause('restriction', '812-819', ['ccn-6.41', 'ccn-6.44'], {
    words:
      'general, infantería en formación, salir de la formación | leave the square, general, infantry formation, leave formation',
  }),
  'ccn-5.65': clause('definition', '821-827', ['ccn-5.63'], {
    words:
      'general recién llegado, momento oportuno, atacar | newly arrived general, timing, attack',
  }),
  'ccn-5.250': clause('procedure', '829-865', ['ccn-5.60', 'ccn-5.61', 'ccn-5.63', 'ccn-5.65'], {
    words:
      'secuencia, separarse, coordinar, quién va antes | sequence, detach, timing, who goes first',
  }),
});
