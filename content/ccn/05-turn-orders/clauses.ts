import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'ccn-5.1': clause('procedure', '447-458', ['ccn-3.9', 'ccn-5.247'], {
    words:
      'primer jugador, jugador inicial, quién va primero, rondas | first player, who goes first, starting player, rounds',
  }),
  'ccn-5.2': clause('definition', '448-453', {
    words: 'fase propia, turno propio, a quién le toca | phasing player, whose go',
  }),
  'ccn-5.3': clause('procedure', '460-485', {
    see: ['ccn-5.6', 'ccn-5.12', 'ccn-5.32', 'ccn-5.4', 'ccn-5.241'],
    words: 'pasos, orden de juego, resumen | steps, order of play, summary',
  }),
  'ccn-5.4': clause('restriction', '476-478', ['ccn-5.3'], {
    words:
      'mover después de combatir, fase de movimiento, atacar y mover | move after combat, movement phase, attack then move',
  }),
  'ccn-5.5': clause('restriction', '478-482', ['ccn-5.68', 'ccn-5.212'], {
    words:
      'orden de los combates, una batalla tras otra, simultáneo | order of combats, one battle after another, simultaneous',
  }),
  'ccn-5.6': clause('procedure', '491-493', ['ccn-5.3'], {
    words: 'fase de mando, reacción, obligatorio | command phase, reaction, must play, mandatory',
  }),
  'ccn-5.7': clause('definition', '495-499', ['ccn-5.9'], {
    words: 'órdenes por carta, cuántas unidades, zona | orders per card, number of units, area',
  }),
  'ccn-5.8': clause('definition', '499-502', ['ccn-2.6', 'ccn-5.22'], {
    words: 'línea de puntos, dos secciones, frontera | dotted line, two sections, boundary',
  }),
  'ccn-5.9': clause('definition', '507-519', ['ccn-8.2', 'ccn-8.25'], {
    words:
      'tipos de carta, flecha, cartas de tropas | card types, kinds of cards, arrow, troop cards',
  }),
  'ccn-5.10': clause('definition', '519-523', ['ccn-8.25'], {
    words:
      'todo el tablero, dónde ordena, flancos y centro | whole board, where it orders, flanks and centre',
  }),
  'ccn-5.11': clause('procedure', '525-529', ['ccn-5.3', 'ccn-5.241'], {
    words:
      'carta inútil, saltar fases, sin unidades, pasar | useless card, skip phases, no units, pass',
  }),
  'ccn-5.12': clause('procedure', '535-537', ['ccn-5.3'], {
    words:
      'fase de órdenes, activar, elegir unidades, declarar | orders phase, activate, choose units, declare',
  }),
  'ccn-5.13': clause('restriction', '538-540', ['ccn-2.8'], {
    words: 'unidad no activada, inactiva | not activated, inactive',
  }),
  'ccn-5.14': clause('restriction', '541-542', ['ccn-5.13'], {
    words:
      'dos órdenes, ordenar dos veces, activar de nuevo | two orders, order twice, activate again',
  }),
  'ccn-5.15': clause('definition', '543-546', ['ccn-5.17', 'ccn-5.59'], {
    words:
      'general, unido, mover juntos, líder y unidad | general, joined, move together, leader with unit',
  }),
  'ccn-5.16': clause('definition', '547-548', ['ccn-5.15', 'ccn-5.59'], {
    words:
      'general, coste, cuántas órdenes cuesta, activar juntos | general, cost, how many orders, activate together',
  }),
  'ccn-5.17': clause('option', '549-556', ['ccn-5.60', 'ccn-5.64', 'ccn-8.5'], {
    words: 'desvincular, mover al general, abandonar | leave the unit, move the general, split off',
  }),
  'ccn-5.18': clause('definition', '557-561', ['ccn-5.17', 'ccn-8.5', 'ccn-8.26'], {
    words: 'símbolo de sombrero, general, dejar la unidad, icono | general, leave the unit, icon',
  }),
  'ccn-5.19': clause('definition', '562-566', {
    see: ['ccn-5.20', 'ccn-8.17', 'ccn-8.18', 'ccn-8.19', 'ccn-8.43', 'ccn-8.73'],
    words: 'asalto, ímpetu, reagrupamiento, cuántos dados | how many units, how many dice, roll',
  }),
  'ccn-5.20': clause('definition', '566-569', ['ccn-5.21', 'ccn-5.19', 'ccn-8.4'], {
    words: 'cuántas cartas | how many cards',
  }),
  'ccn-5.21': clause('modifier', '570-578', ['ccn-5.20', 'ccn-6.22', 'ccn-6.46', 'ccn-6.48'], {
    words:
      'perder una carta, contador de infantería, formar cuadro, menos cartas | lose a card, form square, fewer cards',
  }),
  'ccn-5.22': clause('definition', '579-582', ['ccn-2.6', 'ccn-5.8'], {
    words:
      'hexágono compartido, línea de puntos, flanco o centro | shared hex, dotted line, flank or centre, straddling',
  }),
  'ccn-5.23': clause('restriction', '583-587', ['ccn-8.2'], {
    words:
      'pocas unidades, sin usar, guardar órdenes | too few units, left over, save orders, leftover',
  }),
  'ccn-5.24': clause('restriction', '588-591', ['ccn-8.25'], {
    words:
      'pocas unidades, órdenes de más, sin usar | too few units, unused orders, left over, leftover',
  }),
  'ccn-5.25': clause('definition', '594-599', ['ccn-2.14'], {
    words: 'qué es una unidad, agrupación, pegatinas | what is a unit, group, stickers',
  }),
  'ccn-5.26': clause('definition', '601-615', ['ccn-2.10'], {
    words:
      'color, pegatina, adhesivo, reconocer tropas, icono | colour, color, sticker, recognise troops, icon',
  }),
  'ccn-5.27': clause('definition', '625-630', ['ccn-5.248'], {
    words: 'tropas normales, tipos, artillería a caballo | ordinary troops, types',
  }),
  'ccn-5.28': clause('definition', '631-634', {
    words:
      'reclutas, tropas sin instrucción, mala calidad | recruits, levy, untrained, poor troops',
  }),
  'ccn-5.29': clause('definition', '635-643', {
    words: 'rifles, cazadores, veteranos, tropas escogidas | riflemen, veterans, crack troops',
  }),
  'ccn-5.30': clause('definition', '644-650', ['ccn-5.194', 'ccn-5.128'], {
    words: 'vieja guardia, joven guardia, reserva | old guard, young guard, reserve',
  }),
  'ccn-5.31': clause('definition', '651-654', ['ccn-2.15', 'ccn-5.187'], {
    words: 'general, mariscal, inspirar, comandante | general, marshal, inspire, commander',
  }),
  'ccn-5.248': clause('definition', '620-624', ['ccn-5.27', 'ccn-5.28', 'ccn-5.29', 'ccn-5.30'], {
    words: 'tipos de tropa, calidad, categorías | troop types, quality, categories',
  }),
});
