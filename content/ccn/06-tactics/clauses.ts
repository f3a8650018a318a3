import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'ccn-6.1': clause('option', '2144-2148', ['ccn-5.123'], {
    words:
      'huir, esquivar, caballos, retire and reform | fall back, run away, horse, retirada y reforma',
  }),
  'ccn-6.2': clause('procedure', '2150-2157', ['ccn-6.1'], {
    doubts: ['R34'],
    words:
      'anunciar, avisar, cuándo se decide, ask, retire and reform | announce, when to decide, decision, retirada y reforma',
  }),
  'ccn-6.3': clause('restriction', '2159-2165', ['ccn-6.12'], {
    doubts: ['R72'],
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
    doubts: ['R43'],
    words:
      'general, chequeo, muerte del líder, retire and reform | general, leader casualty, leader killed, retirada y reforma',
  }),
  'ccn-6.7': clause('procedure', '2189-2194', ['ccn-6.12'], {
    doubts: ['R43', 'R72'],
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
    doubts: ['R35'],
    words:
      'respuesta, reaccionar, evadirse, retire and reform | battle back, react, evade, retirada y reforma',
  }),
  'ccn-6.11': clause('restriction', '2206-2209', ['ccn-8.53'], {
    doubts: ['R35'],
    words:
      'primer ataque, golpear primero, carta, retire and reform, evadirse | first attack, strike first, card, retirada y reforma, evade',
  }),
  'ccn-6.12': clause('restriction', '2216-2226', ['ccn-6.3', 'ccn-5.176'], {
    doubts: ['R6', 'R72'],
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
    doubts: ['R34'],
    words:
      'cuándo se forma, defenderse de la caballería, cuadrado, square | when to form, infantry square, against cavalry, cuadro',
  }),
  'ccn-6.16': clause('restriction', '2266-2269', ['ccn-6.15'], {
    doubts: ['R70'],
    words:
      'pocas cartas, mínimo de cartas, mano pequeña, square, hacen falta, cuántas necesito | minimum hand, few cards, small hand, cuadro, how many are needed',
  }),
  'ccn-6.17': clause('restriction', '2270-2272', ['ccn-7.25', 'ccn-7.33'], {
    words:
      'en qué terreno, casas, edificios, atrincherada, square | which terrain, buildings, village, entrenched, cuadro',
  }),
  'ccn-6.18': clause('restriction', '2273-2273', ['ccn-5.153'], {
    doubts: ['R35'],
    words: 'respuesta, reaccionar, square | battle back, react, cuadro',
  }),
  'ccn-6.19': clause('restriction', '2274-2277', ['ccn-8.53'], {
    doubts: ['R35'],
    words:
      'primer ataque, golpear primero, carta, square | first attack, strike first, card, cuadro',
  }),
  'ccn-6.20': clause('restriction', '2278-2280', ['ccn-3.3'], {
    doubts: ['R84'],
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
  'ccn-6.25': clause('exception', '2314-2319', ['ccn-6.30', 'ccn-6.32', 'ccn-6.58'], {
    doubts: ['R11', 'R62'],
    words:
      'quién ataca antes, orden de combate, prioridad, square | who strikes first, combat order, priority, cuadro',
  }),
  'ccn-6.26': clause('procedure', '2352-2368', ['ccn-6.1', 'ccn-6.30', 'ccn-6.32'], {
    doubts: ['R12'],
    words:
      'cuadro en ataque, melee del cuadro, respuesta de la caballería, square | square on the attack, cavalry battles back, cuadro',
  }),
  'ccn-6.27': clause('procedure', '2371-2398', ['ccn-6.25', 'ccn-6.36', 'ccn-5.159'], {
    doubts: ['R10'],
    words:
      'dos atacantes, varios ataques al cuadro, square | two attackers, several attacks on a square, cuadro',
  }),
  'ccn-6.28': clause('restriction', '2401-2410', {
    restates: ['ccn-6.14'],
    doubts: ['R40'],
    words:
      'guardia, granaderos, modificadores, bonificación, square | guard, grenadiers, modifiers, bonus dice, cuadro',
  }),
  'ccn-6.29': clause('exception', '2412-2416', ['ccn-6.52'], {
    words:
      'cañones, artillería con cuadro, combined arms | guns, artillery with square, armas combinadas',
  }),
  'ccn-6.30': clause('procedure', '2419-2430', ['ccn-5.195', 'ccn-5.182', 'ccn-6.42'], {
    doubts: ['R54'],
    words:
      'rechazar a la caballería, moral, líder, coraceros, bounce flag | repel cavalry, morale, leader, cuirassiers, bandera de rebote',
  }),
  'ccn-6.31': clause('modifier', '2432-2435', ['ccn-6.30'], {
    words:
      'rechazar a la caballería, cañones, bounce flag | repel cavalry, guns, bandera de rebote',
  }),
  'ccn-6.32': clause('restriction', '2437-2450', ['ccn-6.33'], {
    doubts: ['R44'],
    words:
      'romper el cuadro, carga de caballería, cavalry charge, square, atacar un cuadro | break a square, cavalry charge, cuadro, cavalry attacking a square',
  }),
  'ccn-6.33': clause('exception', '2450-2456', ['ccn-6.52', 'ccn-6.56'], {
    words: 'romper el cuadro, cañones, square | break a square, guns, cuadro',
  }),
  'ccn-6.34': clause('option', '2458-2463', ['ccn-8.53'], {
    words:
      'primer ataque, golpear primero, carta, square | first attack, strike first, card, cuadro',
  }),
  'ccn-6.35': clause('definition', '2465-2469', ['ccn-5.80'], {
    words:
      'combate a distancia, bombardear el cuadro, impactos, square | ranged combat, bombard a square, shoot, cuadro',
  }),
  'ccn-6.36': clause('procedure', '2470-2476', ['ccn-5.153'], {
    doubts: ['R10'],
    words:
      'quién pega primero, romper el cuadro, respuesta, square | who strikes first, break a square, cuadro',
  }),
  'ccn-6.37': clause('option', '2476-2481', ['ccn-6.49'], {
    words: 'cañones, romper el cuadro, square | guns, break a square, cuadro',
  }),
  'ccn-6.38': clause('procedure', '2483-2491', ['ccn-5.182', 'ccn-5.183'], {
    words:
      'banderas contra el cuadro, bajas, no puede retroceder, square | flags against a square, casualties, cuadro',
  }),
  'ccn-6.39': clause('option', '2491-2495', ['ccn-5.187', 'ccn-5.194', 'ccn-5.192'], {
    words:
      'moral, general, granaderos, guardia, square | morale, general, grenadiers, guard, cuadro',
  }),
  'ccn-6.40': clause('restriction', '2497-2503', {
    restates: ['ccn-5.190'],
    words: 'moral, ignorar bandera, respaldo, square | morale, ignore flag, backing, cuadro',
  }),
  'ccn-6.41': clause('restriction', '2505-2512', {
    restates: ['ccn-5.64'],
    words:
      'general, sacar al líder, desvincular, square | general, pull out, detach leader, cuadro',
  }),
  'ccn-6.42': clause('option', '2514-2522', ['ccn-6.14', 'ccn-5.118'], {
    doubts: ['R77'],
    words: 'combate a distancia, fuego del cuadro, square | ranged combat, shoot, cuadro',
  }),
  'ccn-6.43': clause('option', '2522-2534', ['ccn-5.218', 'ccn-6.29'], {
    words: 'atacar desde el cuadro, avanzar, square | attack from square, advance, cuadro',
  }),
  'ccn-6.44': clause('procedure', '2536-2542', ['ccn-6.45'], {
    words:
      'salir del cuadro, deshacer el cuadro, cuándo, square | break square, out of square, when, cuadro',
  }),
  'ccn-6.45': clause('restriction', '2544-2549', ['ccn-6.44'], {
    doubts: ['R9'],
    words: 'salir del cuadro, atrapada, fijada, square | break square, pinned, stuck, cuadro',
  }),
  'ccn-6.46': clause('procedure', '2550-2558', ['ccn-6.45', 'ccn-5.21'], {
    doubts: ['R9', 'R78'],
    words: 'devolver la carta, ficha de cuadro, square | get the card back, square token, cuadro',
  }),
  'ccn-6.47': clause('definition', '2560-2566', ['ccn-5.94'], {
    doubts: ['R47'],
    words: 'salir del cuadro, penalización, coste, square | break square, penalties, cost, cuadro',
  }),
  'ccn-6.48': clause('procedure', '2568-2574', ['ccn-5.21'], {
    words:
      'cuadro destruido, devolver la carta, square | square destroyed, get the card back, cuadro',
  }),
  'ccn-6.49': clause('option', '2576-2584', ['ccn-6.50', 'ccn-6.52'], {
    doubts: ['R83'],
    words:
      'cañones, ataque combinado, combinar armas, combined arms | guns, combined attack, combine arms, armas combinadas',
  }),
  'ccn-6.50': clause('restriction', '2584-2589', ['ccn-5.89', 'ccn-5.86', 'ccn-5.87'], {
    doubts: ['R32', 'R69'],
    words:
      'cañones, distancia, ver al objetivo, combined arms | guns, distance, los, armas combinadas',
  }),
  'ccn-6.51': clause('restriction', '2589-2598', ['ccn-7.13', 'ccn-7.14'], {
    doubts: ['R59'],
    words:
      'tiro sobre cabezas, obstrucción, cañones, combined arms | overhead fire, obstruction, guns, armas combinadas',
  }),
  'ccn-6.52': clause('procedure', '2602-2610', ['ccn-5.143'], {
    doubts: ['R32'],
    words:
      'cuántos dados, total de dados, cañones, combined arms | how many dice, dice total, guns, armas combinadas',
  }),
  'ccn-6.53': clause('exception', '2610-2615', ['ccn-6.52'], {
    doubts: ['R65'],
    words:
      'sin dados, cero, reducción por terreno, combined arms | no dice, zero, terrain reduction, armas combinadas',
  }),
  'ccn-6.54': clause('modifier', '2617-2625', ['ccn-5.129', 'ccn-5.146'], {
    words:
      'espadas, milicia, fusileros, swords, combined arms | swords, militia, rifles, armas combinadas',
  }),
  'ccn-6.55': clause('restriction', '2627-2632', ['ccn-5.153'], {
    words:
      'contra quién, respuesta, cañones, combined arms | against whom, strike back, guns, armas combinadas',
  }),
  'ccn-6.56': clause('exception', '2634-2647', ['ccn-6.25', 'ccn-6.30'], {
    words:
      'rebote, cañones, ataque cancelado, combined arms | bounce, guns, attack cancelled, armas combinadas',
  }),
  'ccn-6.57': clause('exception', '2649-2655', ['ccn-8.53'], {
    words:
      'primer ataque, cañones, ataque cancelado, combined arms | first attack, guns, attack cancelled, armas combinadas',
  }),
  'ccn-6.58': clause('procedure', '2323-2349', {
    restates: ['ccn-6.22', 'ccn-6.25', 'ccn-6.30', 'ccn-6.32'],
    doubts: ['R62'],
    words:
      'secuencia, orden de sucesos, contra infantería, square | sequence, order of events, cavalry charge, cuadro',
  }),
});
