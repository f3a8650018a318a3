import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-15.1': clause('option', '7519-7527,6882-6890', ['wab-1.39', 'wab-19.3'], {
    words:
      'cambiar de formación, infantería ligera, caballería ligera | change formation, peltasts, javelinmen',
  }),
  'wab-15.2': clause('option', '7529-7536', ['wab-15.3'], {
    words: 'casas, atravesar edificios, dispersarse | houses, buildings, break formation',
  }),
  'wab-15.3': clause('definition', '7539-7547', ['wab-15.5', 'wab-1.43'], {
    words:
      'separación, distancia entre miniaturas, cohesión | spacing, distance between models, cohesion',
  }),
  'wab-15.4': clause('definition', '7552-7555', ['wab-15.31'], {
    words: 'orientación, encararse | orientation, direction',
  }),
  'wab-15.5': clause('procedure', '7558-7573,7575-7577', ['wab-15.3'], {
    words: 'pivotar, girar, movimiento individual | wheel, turn, individual movement',
  }),
  'wab-15.6': clause('exception', '7573-7576', ['wab-15.7', 'wab-2.37', 'wab-2.44'], {
    words: 'bosque, setos, muro, terreno difícil hostigadores | woods, hedges, wall, rough ground',
  }),
  'wab-15.7': clause('exception', '7580-7583', ['wab-15.9', 'wab-15.11', 'wab-2.10'], {
    words: 'doble movimiento, marcha con enemigos cerca | double move, march near enemies',
  }),
  'wab-15.8': clause('exception', '7583-7585', ['wab-15.7', 'wab-2.71', 'wab-6.37'], {
    words: 'dados de huida, tirada de persecución hostigadores | flee dice, pursuit roll',
  }),
  'wab-15.9': clause('restriction', '7588-7591', ['wab-15.7', 'wab-2.46', 'wab-3.3'], {
    words: 'alcance de carga de hostigadores, cuádruple, marchar | charge reach, quadruple',
  }),
  'wab-15.10': clause('definition', '7594-7600', ['wab-12.1', 'wab-9.33'], {
    words: 'miedo, chequeo de miedo hostigadores | afraid, fear test',
  }),
  'wab-15.11': clause('restriction', '7603-7611', ['wab-15.7'], {
    words: 'mover y disparar, disparar tras correr | move and shoot, run and shoot',
  }),
  'wab-15.12': clause('modifier', '7614-7616', ['wab-4.46', 'wab-15.13'], {
    restates: ['wab-4.46'],
    words: 'penalización por tropas dispersas | penalty for loose targets',
  }),
  'wab-15.13': clause(
    'restriction',
    '7616-7618',
    ['wab-15.12', 'wab-4.45', 'wab-4.46', 'wab-9.37'],
    {
      words:
        'disparar a un personaje en una unidad de hostigadores, acumular penalizadores | shoot a hero in a skirmish unit, do penalties add up',
    },
  ),
  'wab-15.14': clause('procedure', '7621-7626', ['wab-15.15', 'wab-1.48', 'wab-4.12'], {
    words: 'quién dispara, huecos, tapar la vista | who can shoot, gaps, blocked view',
  }),
  'wab-15.15': clause('exception', '7629-7637', ['wab-15.16', 'wab-13.12', 'wab-4.12'], {
    words:
      'disparar por encima de hostigadores, pantalla, bloquear visión | shoot past skirmishers, screen, block line of sight',
  }),
  'wab-15.16': clause('restriction', '7637-7644', ['wab-15.15', 'wab-15.17', 'wab-13.38'], {
    words: 'pantalla de hostigadores, atravesar | skirmish screen, pass through',
  }),
  'wab-15.17': clause('exception', '7647-7651', ['wab-15.16'], {
    words: 'quitarse de en medio, orden de las cargas | get out of the way, order of charges',
  }),
  'wab-15.18': clause('restriction', '7652-7661', ['wab-15.31', 'wab-3.2'], {
    words: 'línea de visión para cargar, declarar carga | line of sight to charge, declare charge',
  }),
  'wab-15.19': clause('procedure', '7667-7684', ['wab-15.21', 'wab-3.24', 'wab-3.29'], {
    words:
      'cómo se colocan, línea de combate, cuántos luchan | placing, fighting line, how many fight',
  }),
  'wab-15.20': clause('procedure', '7687-7697', ['wab-15.22', 'wab-3.24'], {
    words:
      'cargar a hostigadores, alinearse, recibir una carga | charge skirmishers, align, receive a charge',
  }),
  'wab-15.21': clause('procedure', '7699-7715', ['wab-15.19', 'wab-3.26', 'wab-3.28'], {
    words:
      'pivotar al cargar, bloque de dos líneas, rodear | wheel in a charge, two-line block, wrap around',
  }),
  'wab-15.22': clause('procedure', '7720-7729', ['wab-15.23', 'wab-6.74'], {
    words:
      'en combate, redisponer filas, sumarse a la lucha | in combat, redress ranks, join the fight',
  }),
  'wab-15.23': clause(
    'restriction',
    '7732-7737',
    ['wab-10.21', 'wab-10.25', 'wab-10.30', 'wab-5.14', 'wab-5.41'],
    {
      words:
        'bono por filas, venablos, luchar con dos filas | rank bonus, throwing spears, fight in two ranks',
    },
  ),
  'wab-15.24': clause('restriction', '7740-7743', ['wab-5.44', 'wab-8.18'], {
    words: 'portaestandarte, desempate, momentum | standard bearer, tie, draw',
  }),
  'wab-15.25': clause('restriction', '7746-7750', ['wab-6.14', 'wab-7.14'], {
    words: 'carga lateral, retaguardia, negar filas | charge in the rear, deny ranks, negate',
  }),
  'wab-15.26': clause('procedure', '7753-7757', ['wab-15.32', 'wab-7.14', 'wab-7.15'], {
    words: 'carga por el flanco a hostigadores | charge skirmishers in the flank',
  }),
  'wab-15.27': clause('procedure', '7758-7765', ['wab-3.16', 'wab-6.73'], {
    words: 'atrapar, disparar y huir, seguir la carga | catch, shoot and flee, continue the charge',
  }),
  'wab-15.28': clause(
    'restriction',
    '7768-7776',
    ['wab-15.29', 'wab-9.30', 'wab-9.31', 'wab-9.71', 'wab-9.76'],
    {
      words:
        'liderazgo del general, estandarte de batalla, repetir chequeo | general’s leadership, battle standard re-roll, army standard',
    },
  ),
  'wab-15.29': clause('restriction', '7779-7783', ['wab-15.28', 'wab-9.35'], {
    words: 'huir con la unidad, arrastrado | flee with the unit, carried along',
  }),
  'wab-15.30': clause('exception', '7785-7794', ['wab-7.7', 'wab-7.11'], {
    restates: ['wab-7.7', 'wab-7.11'],
    words: 'desmoralizados, aniquilados, amigos que huyen | broken, destroyed, fleeing friends',
  }),
  'wab-15.31': clause('definition', '7797-7820', ['wab-15.32', 'wab-15.18', 'wab-1.47'], {
    words: 'orientación de la unidad, dirección | facing of the unit, direction',
  }),
  'wab-15.32': clause(
    'procedure',
    '7823-7828',
    ['wab-13.63', 'wab-15.31', 'wab-3.44', 'wab-3.51'],
    {
      words:
        'costado, huida fingida cargado por el flanco | side, feigned flight when charged in the flank',
    },
  ),
});
