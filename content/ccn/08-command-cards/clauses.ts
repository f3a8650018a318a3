import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'ccn-8.1': clause('table', '3059-3059', ['ccn-8.24', 'ccn-2.1'], {
    words: 'cuántas cartas, número de cartas, baraja | how many cards, number of cards, card count',
  }),
  'ccn-8.2': clause('definition', '3060-3066', ['ccn-5.9', 'ccn-5.23'], {
    words: 'flanco, centro, ala, section card | flank, center, wing',
  }),
  'ccn-8.3': clause('option', '3066-3068', {
    restates: ['ccn-5.17'],
    words: 'general, desvincular, mover aparte | general, leave his unit',
  }),
  'ccn-8.4': clause('definition', '3068-3077', {
    restates: ['ccn-5.20', 'ccn-5.21'],
    doubts: ['R49', 'R70'],
    words: 'mando, cuántas órdenes, cuadros | command value, how many orders, squares',
  }),
  'ccn-8.5': clause('definition', '3080-3084', {
    restates: ['ccn-5.18', 'ccn-5.64'],
    words: 'sombrero, símbolo, icono, square | symbol, icon, cocked hat, cuadro',
  }),
  'ccn-8.6': clause('definition', '3086-3090', { words: 'símbolo, icono | symbol, icon' }),
  'ccn-8.7': clause('definition', '3092-3097', ['ccn-5.20'], {
    words: 'símbolo, icono, asalto | symbol, icon, assault',
  }),
  'ccn-8.8': clause('card', '3101-3105', ['ccn-5.241'], {
    words: 'explorar flanco izquierdo, reconocer | scouting, left section',
  }),
  'ccn-8.9': clause('card', '3107-3110', ['ccn-5.241'], {
    words: 'explorar centro, reconocer | scouting, middle section',
  }),
  'ccn-8.10': clause('card', '3112-3116', ['ccn-5.241'], {
    words: 'explorar flanco derecho, reconocer | scouting, right section',
  }),
  'ccn-8.11': clause('card', '3119-3121', ['ccn-8.2'], {
    words: 'examinar flanco izquierdo, sondear | probing attack, left section',
  }),
  'ccn-8.12': clause('card', '3123-3125', ['ccn-8.2'], {
    doubts: ['R14'],
    words: 'examinar centro, sondear | probing attack, middle section',
  }),
  'ccn-8.13': clause('card', '3127-3129', ['ccn-8.2'], {
    words: 'examinar flanco derecho, sondear | probing attack, right section',
  }),
  'ccn-8.14': clause('card', '3136-3138', ['ccn-8.2'], {
    words: 'atacar flanco izquierdo, ataque flanco izquierdo | order three, left section',
  }),
  'ccn-8.15': clause('card', '3140-3142', ['ccn-8.2'], {
    words: 'atacar centro, ataque centro | order three, middle section',
  }),
  'ccn-8.16': clause('card', '3144-3146', ['ccn-8.2'], {
    words: 'atacar flanco derecho, ataque flanco derecho | order three, right section',
  }),
  'ccn-8.17': clause('card', '3149-3153', ['ccn-5.20', 'ccn-5.19'], {
    words: 'asaltar flanco izquierdo, flecha con cartas | arrow with cards, left section',
  }),
  'ccn-8.18': clause('card', '3155-3159', ['ccn-5.20', 'ccn-5.19'], {
    words: 'asaltar centro, flecha con cartas | arrow with cards, middle section',
  }),
  'ccn-8.19': clause('card', '3161-3165', ['ccn-5.20', 'ccn-5.19'], {
    words: 'asaltar flanco derecho, flecha con cartas | arrow with cards, right section',
  }),
  'ccn-8.20': clause('card', '3168-3172', ['ccn-8.2'], {
    words: 'todas las secciones | all sections, three sections',
  }),
  'ccn-8.21': clause('card', '3174-3176', ['ccn-8.2'], {
    words: 'alas, izquierda y derecha | wings, left and right',
  }),
  'ccn-8.22': clause('card', '3178-3179', ['ccn-8.2'], {
    words: 'avance, todas las secciones, adelante | all sections',
  }),
  'ccn-8.23': clause('card', '3181-3183', ['ccn-8.2'], {
    words: 'todas las secciones | all sections, reconnaissance',
  }),
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
    doubts: ['R15'],
    words: 'símbolo, icono, dados adicionales de la guardia imperial | symbol, icon, bonus dice',
  }),
  'ccn-8.29': clause('card', '3219-3226', ['ccn-8.30', 'ccn-8.31', 'ccn-8.32'], {
    words: 'bayonetas, a la bayoneta | bayonets, infantry charge',
  }),
  'ccn-8.30': clause('restriction', '3226-3229', ['ccn-8.29'], {
    words: 'carga con bayoneta, combate a distancia, fuego | fire, shoot',
  }),
  'ccn-8.31': clause('modifier', '3229-3231', ['ccn-5.128', 'ccn-5.127'], {
    doubts: ['R24'],
    words: 'carga con bayoneta, vieja guardia, joven guardia | bayonets, old guard, young guard',
  }),
  'ccn-8.32': clause('option', '3231-3232', {
    doubts: ['R53'],
    words: 'carga con bayoneta, alternativa, si no hay | fallback, alternative, no foot units',
  }),
  'ccn-8.33': clause('card', '3235-3243', ['ccn-8.34', 'ccn-8.35'], {
    doubts: ['R80'],
    words: 'bombardear, cañones, cañoneo | guns, cannon',
  }),
  'ccn-8.34': clause('modifier', '3239-3245', ['ccn-8.33'], {
    doubts: ['R80'],
    words: 'bombardeo, cañones, cañoneo, bonificación | bombardment, guns, cannon, bonus',
  }),
  'ccn-8.35': clause('option', '3245-3247', {
    doubts: ['R53'],
    words: 'bombardeo, alternativa, si no hay | fallback, alternative, no guns',
  }),
  'ccn-8.36': clause('card', '3250-3255', ['ccn-8.37', 'ccn-8.38', 'ccn-8.39', 'ccn-8.40'], {
    words: 'jinetes, caballos | charge card, horsemen',
  }),
  'ccn-8.37': clause('modifier', '3254-3260', ['ccn-7.28', 'ccn-7.30', 'ccn-6.32'], {
    doubts: ['R15'],
    words: 'carga de caballería, jinetes, segunda melee | charge card, horsemen, second melee',
  }),
  'ccn-8.38': clause('exception', '3260-3262', ['ccn-5.49'], {
    words: 'carga de caballería, casco, movimiento | charge card, helmet, movement',
  }),
  'ccn-8.39': clause('definition', '3262-3264', ['ccn-5.51'], {
    doubts: ['R16', 'R66'],
    words: 'carga de caballería, cañones, artillería a caballo | charge card, guns',
  }),
  'ccn-8.40': clause('option', '3264-3266', {
    doubts: ['R53', 'R66'],
    words: 'carga de caballería, alternativa, si no hay | fallback, alternative, no horsemen',
  }),
  'ccn-8.41': clause('card', '3269-3278', ['ccn-8.42'], {
    doubts: ['R17', 'R67'],
    words: 'contraatacar, repetir carta | repeat card, mirror',
  }),
  'ccn-8.42': clause('exception', '3278-3281', ['ccn-8.41', 'ccn-2.5'], {
    doubts: ['R17'],
    words: 'contraataque, invertir, espejo, flancos | counterattack, mirror, swapped, reversed',
  }),
  'ccn-8.43': clause('card', '3285-3289', ['ccn-5.20', 'ccn-8.44', 'ccn-8.45', 'ccn-8.46'], {
    doubts: ['R18'],
    words: 'tirar por órdenes | impetus, roll for orders',
  }),
  'ccn-8.44': clause('option', '3289-3291', ['ccn-5.60'], {
    doubts: ['R18'],
    words: 'ímpetu, general, comodín | impetus, general, wild',
  }),
  'ccn-8.45': clause('modifier', '3291-3294', ['ccn-8.43'], {
    words: 'ímpetu, bonificación | impetus, bonus',
  }),
  'ccn-8.46': clause('procedure', '3295-3297', ['ccn-5.244'], {
    doubts: ['R79'],
    words: 'ímpetu, rebarajar, mezclar | impetus, mix the deck',
  }),
  'ccn-8.47': clause('card', '3300-3308', ['ccn-8.48', 'ccn-8.49', 'ccn-8.50', 'ccn-8.51'], {
    doubts: ['R47'],
    words: 'fuego, combate a distancia | shoot, hold position',
  }),
  'ccn-8.48': clause('modifier', '3305-3308', ['ccn-6.14'], {
    words: 'disparar y mantenerse, fuego, bonificación | shoot, bonus',
  }),
  'ccn-8.49': clause('restriction', '3308-3310', ['ccn-8.52'], {
    doubts: ['R77'],
    words: 'disparar y mantenerse, en contacto, fuego | in contact, shoot',
  }),
  'ccn-8.50': clause('restriction', '3310-3313', ['ccn-6.44', 'ccn-6.47'], {
    doubts: ['R47'],
    words:
      'disparar y mantenerse, salir del cuadro, fuego, square | break square, stand still, cuadro',
  }),
  'ccn-8.51': clause('option', '3313-3315', {
    doubts: ['R53'],
    words: 'disparar y mantenerse, alternativa, si no hay | fallback, alternative',
  }),
  'ccn-8.52': clause('restriction', '3317-3326', ['ccn-8.49', 'ccn-5.76'], {
    words: 'disparar y mantenerse, adyacente, fuego bloqueado | adjacent, blocked fire, shoot',
  }),
  'ccn-8.53': clause('card', '3329-3340', ['ccn-5.121', 'ccn-5.242', 'ccn-8.54', 'ccn-8.55'], {
    doubts: ['R34', 'R74'],
    words: 'primer golpe, golpear primero, reacción | first attack, reaction, ambush',
  }),
  'ccn-8.54': clause('restriction', '3342-3344', ['ccn-5.153'], {
    words: 'primer ataque, respuesta, contraatacar | first attack, strike back, counterattack',
  }),
  'ccn-8.55': clause('restriction', '3346-3347', ['ccn-8.53'], {
    words: 'primer ataque, ambos jugadores, dos veces | first attack, both players, twice',
  }),
  'ccn-8.56': clause('card', '3350-3353', ['ccn-8.57', 'ccn-8.58', 'ccn-8.59'], {
    words: ' | quick march',
  }),
  'ccn-8.57': clause('exception', '3354-3359', ['ccn-5.47'], {
    doubts: ['R25'],
    words: 'forzad la marcha, marcha forzada, rifles | forced march, quick march, riflemen',
  }),
  'ccn-8.58': clause('option', '3359-3362', ['ccn-5.46'], {
    words:
      'forzad la marcha, marcha forzada, infantería de línea, milicia | forced march, line infantry, militia',
  }),
  'ccn-8.59': clause('option', '3362-3364', {
    doubts: ['R53'],
    words: 'forzad la marcha, marcha forzada, alternativa | forced march, fallback, alternative',
  }),
  'ccn-8.60': clause('card', '3367-3371', ['ccn-8.61', 'ccn-8.62', 'ccn-8.63', 'ccn-8.64'], {
    doubts: ['R40', 'R73'],
    words: 'en contacto | in contact, bayonets, adjacent units',
  }),
  'ccn-8.61': clause('modifier', '3371-3374', ['ccn-8.63'], {
    words: 'que prueben el frío acero, frío acero, más dados | additional die, bayonets',
  }),
  'ccn-8.62': clause('restriction', '3374-3376', {
    words: 'que prueben el frío acero, frío acero, combate a distancia | fire, shoot',
  }),
  'ccn-8.63': clause('exception', '3376-3381', ['ccn-5.230', 'ccn-8.61'], {
    words: 'que prueben el frío acero, frío acero, segundo ataque | second attack, second melee',
  }),
  'ccn-8.64': clause('definition', '3383-3391', ['ccn-8.60'], {
    doubts: ['R73'],
    words: 'que prueben el frío acero, frío acero, marcar unidades | mark units, eligible units',
  }),
  'ccn-8.65': clause('card', '3395-3402', ['ccn-8.66', 'ccn-8.67', 'ccn-8.68'], {
    words: 'generales, comandantes | generals, commanders',
  }),
  'ccn-8.66': clause('modifier', '3402-3404', ['ccn-8.65'], {
    doubts: ['R52'],
    words: 'liderazgo, generales, segunda melee | generals, second melee',
  }),
  'ccn-8.67': clause('restriction', '3404-3406', ['ccn-5.62'], {
    words: 'liderazgo, general, vincular, cambiar de unidad | general, attach, change units',
  }),
  'ccn-8.68': clause('option', '3406-3408', {
    doubts: ['R53'],
    words: 'liderazgo, alternativa, si no hay | fallback, alternative, no generals',
  }),
  'ccn-8.69': clause('card', '3411-3419', ['ccn-8.71', 'ccn-8.70', 'ccn-8.72'], {
    words:
      'marcha estratégica, gran maniobra | great maneuver, grand manoeuvre, la grande maneuver',
  }),
  'ccn-8.70': clause('restriction', '3419-3420', {
    words: 'la gran maniobra, formación, square | great maneuver, formation, cuadro',
  }),
  'ccn-8.71': clause('restriction', '3420-3422', {
    words: 'la gran maniobra, disparar, atacar | great maneuver, fire, attack',
  }),
  'ccn-8.72': clause('option', '3422-3423', {
    words: 'la gran maniobra, alternativa, otra opción | great maneuver, alternative',
  }),
  'ccn-8.73': clause('card', '3426-3436', ['ccn-8.74', 'ccn-8.75'], {
    doubts: ['R39'],
    words: 'reagrupar, sanar | recover, regain blocks, heal',
  }),
  'ccn-8.74': clause('restriction', '3436-3437', ['ccn-2.12'], {
    doubts: ['R39'],
    words: 'reagrupamiento, máximo, fuerza original | maximum, original strength, full strength',
  }),
  'ccn-8.75': clause('procedure', '3438-3439', ['ccn-5.13'], {
    doubts: ['R39'],
    words: 'reagrupamiento, reagrupada, mover, combatir | rallied unit, move, fight',
  }),
  'ccn-8.76': clause('card', '3442-3452', ['ccn-8.77', 'ccn-8.78', 'ccn-8.79', 'ccn-8.80'], {
    doubts: ['R38', 'R81'],
    words: 'desabastecida, retroceder | low supply, supplies, send back',
  }),
  'ccn-8.77': clause('procedure', '3452-3455', {
    words: 'suministro bajo, sin sitio, ocupada | low supply, no room, occupied',
  }),
  'ccn-8.78': clause('procedure', '3455-3457', {
    words: 'suministro bajo, general | low supply, general',
  }),
  'ccn-8.79': clause('restriction', '3458-3459', {
    doubts: ['R81'],
    words: 'suministro bajo, disparar, atacar | low supply, fire, attack',
  }),
  'ccn-8.80': clause('restriction', '3459-3461', {
    words: 'suministro bajo, formación, square | low supply, formation, cuadro',
  }),
  'ccn-8.81': clause('restriction', '3463-3464', {
    words: 'suministro bajo, general | low supply, general',
  }),
});
