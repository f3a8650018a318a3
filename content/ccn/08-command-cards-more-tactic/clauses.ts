import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'ccn-8.56': clause('card', '3350-3353', ['ccn-8.57', 'ccn-8.58', 'ccn-8.59'], {
    words: ' | quick march',
  }),
  'ccn-8.57': clause('exception', '3354-3359', ['ccn-5.47'], {
    words: 'forzad la marcha, marcha forzada, rifles | forced march, quick march, riflemen',
  }),
  'ccn-8.58': clause('option', '3359-3362', ['ccn-5.46'], {
    words:
      'forzad la marcha, marcha forzada, infantería de línea, milicia | forced march, line infantry, militia',
  }),
  'ccn-8.59': clause('option', '3362-3364', {
    words: 'forzad la marcha, marcha forzada, alternativa | forced march, fallback, alternative',
  }),
  'ccn-8.60': clause('card', '3367-3371', ['ccn-8.61', 'ccn-8.62', 'ccn-8.63', 'ccn-8.64'], {
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
    words: 'que prueben el frío acero, frío acero, marcar unidades | mark units, eligible units',
  }),
  'ccn-8.65': clause('card', '3395-3402', ['ccn-8.66', 'ccn-8.67', 'ccn-8.68'], {
    words: 'generales, comandantes | generals, commanders',
  }),
  'ccn-8.66': clause('modifier', '3402-3404', ['ccn-8.65'], {
    words: 'liderazgo, generales, segunda melee | generals, second melee',
  }),
  'ccn-8.67': clause('restriction', '3404-3406', ['ccn-5.62'], {
    words: 'liderazgo, general, vincular, cambiar de unidad | general, attach, change units',
  }),
  'ccn-8.68': clause('option', '3406-3408', {
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
    words: 'reagrupar, sanar | recover, regain blocks, heal',
  }),
  'ccn-8.74': clause('restriction', '3436-3437', ['ccn-2.12'], {
    words: 'reagrupamiento, máximo, fuerza original | maximum, original strength, full strength',
  }),
  'ccn-8.75': clause('procedure', '3438-3439', ['ccn-5.13'], {
    words: 'reagrupamiento, reagrupada, mover, combatir | rallied unit, move, fight',
  }),
  'ccn-8.76': clause('card', '3442-3452', ['ccn-8.77', 'ccn-8.78', 'ccn-8.79', 'ccn-8.80'], {
    words: 'desabastecida, retroceder | low supply, supplies, send back',
  }),
  'ccn-8.77': clause('procedure', '3452-3455', {
    words: 'suministro bajo, sin sitio, ocupada | low supply, no room, occupied',
  }),
  'ccn-8.78': clause('procedure', '3455-3457', {
    words: 'suministro bajo, general | low supply, general',
  }),
  'ccn-8.79': clause('restriction', '3458-3459', {
    words: 'suministro bajo, disparar, atacar | low supply, fire, attack',
  }),
  'ccn-8.80': clause('restriction', '3459-3461', {
    words: 'suministro bajo, formación, square | low supply, formation, cuadro',
  }),
  'ccn-8.81': clause('restriction', '3463-3464', {
    words: 'suministro bajo, general | low supply, general',
  }),
});
