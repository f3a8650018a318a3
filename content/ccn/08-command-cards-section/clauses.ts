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
});
