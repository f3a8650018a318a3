import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'ccn-6.1': clause('option', '2144-2148', ['ccn-5.123'], {
    words:
      'huir, esquivar, caballos, retire and reform | fall back, run away, horse, retirada y reforma',
  }),
  'ccn-6.2': clause('procedure', '2150-2157', ['ccn-6.1'], {
    words:
      'anunciar, avisar, cuándo se decide, ask, retire and reform | announce, when to decide, decision, retirada y reforma',
  }),
  'ccn-6.3': clause('restriction', '2159-2165', ['ccn-6.12'], {
    words:
      'camino cerrado, bloqueada, sin espacio, río, retire and reform | blocked, no room, cut off, river, retirada y reforma',
  }),
  'ccn-6.4': clause('procedure', '2166-2168', ['ccn-6.3'], {
    words:
      'se queda, aguantar, rechaza, retire and reform | stands, stays, declines, retirada y reforma',
  }),
  'ccn-6.5': clause('modifier', '2171-2185', ['ccn-6.7', 'ccn-5.145'], {
    words:
      'dados contra la que se retira, swords, retire and reform | dice against retiring cavalry, swords, retirada y reforma',
  }),
  'ccn-6.6': clause('procedure', '2187-2189', ['ccn-5.161'], {
    words:
      'general, chequeo, muerte del líder, retire and reform | general, leader casualty, leader killed, retirada y reforma',
  }),
  'ccn-6.7': clause('procedure', '2189-2194', ['ccn-6.12'], {
    words:
      'cuánto retrocede, distancia, huir, retire and reform | how far, distance, fall back, retirada y reforma',
  }),
  'ccn-6.8': clause('option', '2195-2197', ['ccn-5.216'], {
    words:
      'avanzar, hexágono vacío, seguir, retire and reform | advance, vacated hex, follow up, retirada y reforma',
  }),
  'ccn-6.9': clause('restriction', '2198-2202', ['ccn-5.155'], {
    words: 'devolver el golpe, contraatacar | strike back, fight back, adjacent',
  }),
  'ccn-6.10': clause('restriction', '2203-2205', ['ccn-5.153'], {
    words:
      'respuesta, reaccionar, evadirse, retire and reform | battle back, react, evade, retirada y reforma',
  }),
  'ccn-6.11': clause('restriction', '2206-2209', ['ccn-8.53'], {
    words:
      'primer ataque, golpear primero, carta, retire and reform, evadirse | first attack, strike first, card, retirada y reforma, evade',
  }),
  'ccn-6.12': clause('restriction', '2216-2226', ['ccn-6.3', 'ccn-5.176'], {
    words:
      'dirección, en diagonal, de lado, ruta, retire and reform | direction, sideways, route, path, retirada y reforma',
  }),
  'ccn-6.13': clause('definition', '2231-2239', ['ccn-6.14'], {
    words: 'cuadrado, infantry square | infantry square, cuadro',
  }),
  'ccn-6.14': clause('restriction', '2239-2252', ['ccn-6.28', 'ccn-6.29'], {
    words:
      'cuántos dados tira, límite de dados, combate a distancia, square | how many dice, dice limit, ranged fire, cuadro',
  }),
  'ccn-6.15': clause('option', '2254-2264', {
    see: ['ccn-6.16', 'ccn-6.17', 'ccn-6.18', 'ccn-6.19', 'ccn-6.20'],
    words:
      'cuándo se forma, defenderse de la caballería, cuadrado, square | when to form, infantry square, against cavalry, cuadro',
  }),
  'ccn-6.16': clause('restriction', '2266-2269', ['ccn-6.15'], {
    words:
      'pocas cartas, mínimo de cartas, mano pequeña, square, hacen falta, cuántas necesito | minimum hand, few cards, small hand, cuadro, how many are needed',
  }),
  'ccn-6.17': clause('restriction', '2270-2272', ['ccn-7.25', 'ccn-7.33'], {
    words:
      'en qué terreno, casas, edificios, atrincherada, square | which terrain, buildings, village, entrenched, cuadro',
  }),
  'ccn-6.18': clause('restriction', '2273-2273', ['ccn-5.153'], {
    words: 'respuesta, reaccionar, square | battle back, react, cuadro',
  }),
  'ccn-6.19': clause('restriction', '2274-2277', ['ccn-8.53'], {
    words:
      'primer ataque, golpear primero, carta, square | first attack, strike first, card, cuadro',
  }),
  'ccn-6.20': clause('restriction', '2278-2280', ['ccn-3.3'], {
    words:
      'cuántos cuadros, máximo de cuadros, sin fichas, square, puedo tener | how many squares, maximum squares, no tokens left, cuadro',
  }),
  'ccn-6.21': clause('procedure', '2282-2284', ['ccn-5.131'], {
    words: 'rechazar el cuadro, aguantar en línea, square | decline square, stay in line, cuadro',
  }),
  'ccn-6.22': clause('procedure', '2293-2302', ['ccn-5.21', 'ccn-6.23'], {
    words:
      'coste del cuadro, perder carta, robar, ficha numerada, square | cost of square, lose a card, draw, numbered token, cuadro',
  }),
  'ccn-6.23': clause('option', '2303-2307', ['ccn-6.22'], {
    words:
      'ver cartas, carta bocabajo, reordenar, square | peek, face-down card, rearrange, cuadro',
  }),
  'ccn-6.24': clause('restriction', '2309-2312', {
    words: 'pérdidas, marcador, eliminar, square | casualties, marker, cuadro',
  }),
});
