import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'ccn-6.25': clause('exception', '2314-2319', ['ccn-6.30', 'ccn-6.32', 'ccn-6.58'], {
    words:
      'quién ataca antes, orden de combate, prioridad, square | who strikes first, combat order, priority, cuadro',
  }),
  'ccn-6.26': clause('procedure', '2352-2368', ['ccn-6.1', 'ccn-6.30', 'ccn-6.32'], {
    words:
      'cuadro en ataque, melee del cuadro, respuesta de la caballería, square | square on the attack, cavalry battles back, cuadro',
  }),
  'ccn-6.27': clause('procedure', '2371-2398', ['ccn-6.25', 'ccn-6.36', 'ccn-5.159'], {
    words:
      'dos atacantes, varios ataques al cuadro, square | two attackers, several attacks on a square, cuadro',
  }),
  'ccn-6.28': clause('restriction', '2401-2410', {
    restates: ['ccn-6.14'],
    words:
      'guardia, granaderos, modificadores, bonificación, square | guard, grenadiers, modifiers, bonus dice, cuadro',
  }),
  'ccn-6.29': clause('exception', '2412-2416', ['ccn-6.52'], {
    words:
      'cañones, artillería con cuadro, combined arms | guns, artillery with square, armas combinadas',
  }),
  'ccn-6.30': clause('procedure', '2419-2430', ['ccn-5.195', 'ccn-5.182', 'ccn-6.42'], {
    words:
      'rechazar a la caballería, moral, líder, coraceros, bounce flag | repel cavalry, morale, leader, cuirassiers, bandera de rebote',
  }),
  'ccn-6.31': clause('modifier', '2432-2435', ['ccn-6.30'], {
    words:
      'rechazar a la caballería, cañones, bounce flag | repel cavalry, guns, bandera de rebote',
  }),
  'ccn-6.32': clause('restriction', '2437-2450', ['ccn-6.33'], {
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
    words: 'salir del cuadro, atrapada, fijada, square | break square, pinned, stuck, cuadro',
  }),
  'ccn-6.46': clause('procedure', '2550-2558', ['ccn-6.45', 'ccn-5.21'], {
    words: 'devolver la carta, ficha de cuadro, square | get the card back, square token, cuadro',
  }),
  'ccn-6.47': clause('definition', '2560-2566', ['ccn-5.94'], {
    words: 'salir del cuadro, penalización, coste, square | break square, penalties, cost, cuadro',
  }),
  'ccn-6.48': clause('procedure', '2568-2574', ['ccn-5.21'], {
    words:
      'cuadro destruido, devolver la carta, square | square destroyed, get the card back, cuadro',
  }),
  'ccn-6.49': clause('option', '2576-2584', ['ccn-6.50', 'ccn-6.52'], {
    words:
      'cañones, ataque combinado, combinar armas, combined arms | guns, combined attack, combine arms, armas combinadas',
  }),
  'ccn-6.50': clause('restriction', '2584-2589', ['ccn-5.89', 'ccn-5.86', 'ccn-5.87'], {
    words:
      'cañones, distancia, ver al objetivo, combined arms | guns, distance, los, armas combinadas',
  }),
  'ccn-6.51': clause('restriction', '2589-2598', ['ccn-7.13', 'ccn-7.14'], {
    words:
      'tiro sobre cabezas, obstrucción, cañones, combined arms | overhead fire, obstruction, guns, armas combinadas',
  }),
  'ccn-6.52': clause('procedure', '2602-2610', ['ccn-5.143'], {
    words:
      'cuántos dados, total de dados, cañones, combined arms | how many dice, dice total, guns, armas combinadas',
  }),
  'ccn-6.53': clause('exception', '2610-2615', ['ccn-6.52'], {
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
    words:
      'secuencia, orden de sucesos, contra infantería, square | sequence, order of events, cavalry charge, cuadro',
  }),
});
