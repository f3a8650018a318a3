import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'ccn-8.24': clause('table', '3185-3185', ['ccn-8.1', 'ccn-2.1'], {
    words: 'cuántas cartas, número de cartas, baraja | how many cards, number of cards, card count',
  }),
  'ccn-8.25': clause('definition', '3186-3193', ['ccn-5.10'], {
    words: 'prioridad, excepción, bosque, contradicción | priority, exception, forest, conflict',
  }),
  'ccn-8.26': clause('definition', '3196-3200', {
    restates: ['ccn-5.18', 'ccn-5.64'],
    words: 'sombrero, símbolo, icono, square | symbol, icon, cocked hat, cuadro',
  }),
  'ccn-8.27': clause('definition', '3202-3207', ['ccn-5.142', 'ccn-5.107'], {
    words: 'símbolo, icono, más dados | symbol, icon, bonus dice',
  }),
  'ccn-8.28': clause('definition', '3210-3216', ['ccn-5.30'], {
    words: 'símbolo, icono, dados adicionales de la guardia imperial | symbol, icon, bonus dice',
  }),
  'ccn-8.29': clause('card', '3219-3226', ['ccn-8.30', 'ccn-8.31', 'ccn-8.32'], {
    words: 'bayonetas, a la bayoneta | bayonets, infantry charge',
  }),
  'ccn-8.30': clause('restriction', '3226-3229', ['ccn-8.29'], {
    words: 'carga con bayoneta, combate a distancia, fuego | fire, shoot',
  }),
  'ccn-8.31': clause('modifier', '3229-3231', ['ccn-5.128', 'ccn-5.127'], {
    words: 'carga con bayoneta, vieja guardia, joven guardia | bayonets, old guard, young guard',
  }),
  'ccn-8.32': clause('option', '3231-3232', {
    words: 'carga con bayoneta, alternativa, si no hay | fallback, alternative, no foot units',
  }),
  'ccn-8.33': clause('card', '3235-3243', ['ccn-8.34', 'ccn-8.35'], {
    words: 'bombardear, cañones, cañoneo | guns, cannon',
  }),
  'ccn-8.34': clause('modifier', '3239-3245', ['ccn-8.33'], {
    words: 'bombardeo, cañones, cañoneo, bonificación | bombardment, guns, cannon, bonus',
  }),
  'ccn-8.35': clause('option', '3245-3247', {
    words: 'bombardeo, alternativa, si no hay | fallback, alternative, no guns',
  }),
  'ccn-8.36': clause('card', '3250-3255', ['ccn-8.37', 'ccn-8.38', 'ccn-8.39', 'ccn-8.40'], {
    words: 'jinetes, caballos | charge card, horsemen',
  }),
  'ccn-8.37': clause('modifier', '3254-3260', ['ccn-7.28', 'ccn-7.30', 'ccn-6.32'], {
    words: 'carga de caballería, jinetes, segunda melee | charge card, horsemen, second melee',
  }),
  'ccn-8.38': clause('exception', '3260-3262', ['ccn-5.49'], {
    words: 'carga de caballería, casco, movimiento | charge card, helmet, movement',
  }),
  'ccn-8.39': clause('definition', '3262-3264', ['ccn-5.51'], {
    words: 'carga de caballería, cañones, artillería a caballo | charge card, guns',
  }),
  'ccn-8.40': clause('option', '3264-3266', {
    words: 'carga de caballería, alternativa, si no hay | fallback, alternative, no horsemen',
  }),
  'ccn-8.41': clause('card', '3269-3278', ['ccn-8.42'], {
    words: 'contraatacar, repetir carta | repeat card, mirror',
  }),
  'ccn-8.42': clause('exception', '3278-3281', ['ccn-8.41', 'ccn-2.5'], {
    words: 'contraataque, invertir, espejo, flancos | counterattack, mirror, swapped, reversed',
  }),
  'ccn-8.43': clause('card', '3285-3289', ['ccn-5.20', 'ccn-8.44', 'ccn-8.45', 'ccn-8.46'], {
    words: 'tirar por órdenes | impetus, roll for orders',
  }),
  'ccn-8.44': clause('option', '3289-3291', ['ccn-5.60'], {
    words: 'ímpetu, general, comodín | impetus, general, wild',
  }),
  'ccn-8.45': clause('modifier', '3291-3294', ['ccn-8.43'], {
    words: 'ímpetu, bonificación | impetus, bonus',
  }),
  'ccn-8.46': clause('procedure', '3295-3297', ['ccn-5.244'], {
    words: 'ímpetu, rebarajar, mezclar | impetus, mix the deck',
  }),
  'ccn-8.47': clause('card', '3300-3308', ['ccn-8.48', 'ccn-8.49', 'ccn-8.50', 'ccn-8.51'], {
    words: 'fuego, combate a distancia | shoot, hold position',
  }),
  'ccn-8.48': clause('modifier', '3305-3308', ['ccn-6.14'], {
    words: 'disparar y mantenerse, fuego, bonificación | shoot, bonus',
  }),
  'ccn-8.49': clause('restriction', '3308-3310', ['ccn-8.52'], {
    words: 'disparar y mantenerse, en contacto, fuego | in contact, shoot',
  }),
  'ccn-8.50': clause('restriction', '3310-3313', ['ccn-6.44', 'ccn-6.47'], {
    words:
      'disparar y mantenerse, salir del cuadro, fuego, square | break square, stand still, cuadro',
  }),
  'ccn-8.51': clause('option', '3313-3315', {
    words: 'disparar y mantenerse, alternativa, si no hay | fallback, alternative',
  }),
  'ccn-8.52': clause('restriction', '3317-3326', ['ccn-8.49', 'ccn-5.76'], {
    words: 'disparar y mantenerse, adyacente, fuego bloqueado | adjacent, blocked fire, shoot',
  }),
  'ccn-8.53': clause('card', '3329-3340', ['ccn-5.121', 'ccn-5.242', 'ccn-8.54', 'ccn-8.55'], {
    words: 'primer golpe, golpear primero, reacción | first attack, reaction, ambush',
  }),
  'ccn-8.54': clause('restriction', '3342-3344', ['ccn-5.153'], {
    words: 'primer ataque, respuesta, contraatacar | first attack, strike back, counterattack',
  }),
  'ccn-8.55': clause('restriction', '3346-3347', ['ccn-8.53'], {
    words: 'primer ataque, ambos jugadores, dos veces | first attack, both players, twice',
  }),
});
