import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'cca-18.1': clause('card', '1602-1609', ['cca-6.2', 'cca-18.2', 'cca-7.3'], {
    doubts: ['R85'],
    words:
      'section cards, cartas de mando de sección, ala, flanco | cartas de sección, command cards, wing, flank',
  }),
  'cca-18.2': clause('definition', '1609-1613', ['cca-8.35', 'cca-8.36'], {
    doubts: ['R85'],
    words:
      'helmet, section cards, separar al líder, mover al general | casco, cartas de sección, detach, move the general',
  }),
  'cca-18.3': clause('card', '1615-1617', ['cca-18.1', 'cca-18.2', 'cca-7.5', 'cca-18.32'], {
    doubts: ['R7'],
    words:
      'order two units left, flanco izquierdo, ala izquierda | orden a dos unidades en la izquierda, left flank, left wing',
  }),
  'cca-18.4': clause('card', '1619-1621', ['cca-18.1', 'cca-18.2', 'cca-7.5'], {
    words:
      'order two units center, order two units centre, medio del tablero | orden a dos unidades en el centro, order two units centre, middle',
  }),
  'cca-18.5': clause('card', '1623-1625', ['cca-18.1', 'cca-18.2', 'cca-7.5', 'cca-18.32'], {
    doubts: ['R7'],
    words:
      'order two units right, flanco derecho, ala derecha | orden a dos unidades en la derecha, right flank, right wing',
  }),
  'cca-18.6': clause('card', '1627-1629', ['cca-18.1', 'cca-18.2', 'cca-7.5', 'cca-18.32'], {
    doubts: ['R7'],
    words:
      'order three units left, flanco izquierdo, ala izquierda | orden a tres unidades en la izquierda, left flank, left wing',
  }),
  'cca-18.7': clause('card', '1631-1633', ['cca-18.1', 'cca-18.2', 'cca-7.5'], {
    words:
      'order three units center, order three units centre, medio del tablero | orden a tres unidades en el centro, order three units centre, middle',
  }),
  'cca-18.8': clause('card', '1634-1636', ['cca-18.1', 'cca-18.2', 'cca-7.5', 'cca-18.32'], {
    doubts: ['R7'],
    words:
      'order three units right, flanco derecho, ala derecha | orden a tres unidades en la derecha, right flank, right wing',
  }),
  'cca-18.9': clause('card', '1638-1640', ['cca-18.1', 'cca-18.2', 'cca-7.5', 'cca-18.32'], {
    doubts: ['R7'],
    words:
      'order four units left, flanco izquierdo, ala izquierda | orden a cuatro unidades en la izquierda, left flank, left wing',
  }),
  'cca-18.10': clause('card', '1642-1644', ['cca-18.1', 'cca-18.2', 'cca-7.5'], {
    words:
      'order four units center, order four units centre, medio del tablero | orden a cuatro unidades en el centro, order four units centre, middle',
  }),
  'cca-18.11': clause('card', '1646-1648', ['cca-18.1', 'cca-18.2', 'cca-7.5', 'cca-18.32'], {
    doubts: ['R7'],
    words:
      'order four units right, flanco derecho, ala derecha | orden a cuatro unidades en la derecha, right flank, right wing',
  }),
  'cca-18.12': clause('card', '1650-1652', ['cca-18.1', 'cca-18.2', 'cca-7.4', 'cca-7.5'], {
    doubts: ['R80'],
    words: ' | all sections',
  }),
  'cca-18.13': clause('card', '1654-1656', ['cca-18.1', 'cca-18.2', 'cca-7.5'], {
    doubts: ['R7', 'R81'],
    words: 'por las alas | both wings',
  }),
  'cca-18.14': clause('card', '1658-1667', ['cca-7.6'], {
    doubts: ['R82', 'R85'],
    words: 'troop cards, cartas de tropas, tipo de tropa | cartas de tropa, troop type',
  }),
  'cca-18.15': clause('card', '1669-1673', ['cca-8.17', 'cca-18.14', 'cca-18.16', 'cca-7.6'], {
    doubts: ['R82', 'R85'],
    words:
      'infantería ligera, caballería ligera, honderos | light infantry, light cavalry, skirmishers, slingers',
  }),
  'cca-18.16': clause('exception', '1671-1676', ['cca-8.10', 'cca-18.15', 'cca-18.48'], {
    doubts: ['R93', 'R105'],
    words:
      'order light troops, pasar a través, interpenetración, saltar una unidad | orden a tropas ligeras, interpenetration, move through, atravesar',
  }),
  'cca-18.17': clause('card', '1678-1684', ['cca-8.20', 'cca-18.14', 'cca-7.6'], {
    doubts: ['R82', 'R85'],
    words: 'infantería media, caballería media | medium infantry, medium cavalry',
  }),
  'cca-18.18': clause('card', '1686-1691', ['cca-8.26', 'cca-8.28', 'cca-18.14', 'cca-7.6'], {
    doubts: ['R8', 'R82', 'R85'],
    words: 'infantería pesada, caballería pesada | heavy infantry, heavy cavalry',
  }),
  'cca-18.19': clause('card', '1693-1696,457-461', ['cca-8.35', 'cca-7.6', 'cca-18.14'], {
    doubts: ['R8', 'R82', 'R85'],
    words: 'caballería, jinetes | cavalry, horsemen',
  }),
  'cca-18.20': clause('card', '1700-1706', ['cca-15.10', 'cca-18.21', 'cca-18.22'], {
    doubts: ['R83', 'R85'],
    words:
      'leadership cards, general, comandante, encadenar | cartas de liderazgo, general, commander, chain',
  }),
  'cca-18.21': clause('card', '1708-1713', ['cca-18.20', 'cca-18.33'], {
    doubts: ['R82', 'R83', 'R85'],
    words: 'cualquiera, general, comandante | general, commander',
  }),
  'cca-18.22': clause('card', '1715-1719', ['cca-18.20', 'cca-18.32'], {
    doubts: ['R7', 'R82', 'R83', 'R85'],
    words:
      'inspired left leadership, flanco izquierdo, general | liderazgo inspirado en la izquierda, left flank, general',
  }),
  'cca-18.23': clause('card', '1721-1725', ['cca-18.20'], {
    doubts: ['R82', 'R83', 'R85'],
    words:
      'inspired center leadership, inspired centre leadership, general | liderazgo inspirado en el centro, inspired centre leadership, general',
  }),
  'cca-18.24': clause('card', '1727-1731', ['cca-18.20', 'cca-18.32'], {
    doubts: ['R7', 'R82', 'R83', 'R85'],
    words:
      'inspired right leadership, flanco derecho, general | liderazgo inspirado en la derecha, right flank, general',
  }),
  'cca-18.25': clause('card', '1739-1743', ['cca-18.26'], {
    doubts: ['R85', 'R95', 'R102'],
    words:
      'tactic cards, cartas tácticas, prioridad | cartas de táctica, tactics cards, priority, card over rule',
  }),
  'cca-18.26': clause('definition', '1745-1753', ['cca-7.6'], {
    doubts: ['R96'],
    words:
      'command, valor de mando, tamaño de la mano, mano máxima | mando, command value, hand size',
  }),
  'cca-18.27': clause('definition', '1755-1756', ['cca-10.2'], {
    words: 'fire, mando táctico, disparar, proyectiles | disparo, shooting, missile',
  }),
  'cca-18.28': clause('card', '1758-1766,1770', ['cca-18.29', 'cca-18.30', 'cca-17.12'], {
    doubts: ['R69', 'R85', 'R87'],
    words: 'bonificación, dados extra, embestida | bonus dice, extra dice',
  }),
  'cca-18.29': clause('exception', '1766-1770', ['cca-18.28', 'cca-13.37'], {
    doubts: ['R87', 'R109'],
    words:
      'clash of shields, bonificación, momentum advance, segundo ataque | choque de escudos, bonus close combat, second attack',
  }),
  'cca-18.30': clause('definition', '1772-1779', ['cca-18.28'], {
    doubts: ['R87'],
    words:
      'clash of shields, en contacto, unidades válidas, marcar | choque de escudos, in contact, eligible units',
  }),
  'cca-18.31': clause('card', '1781-1785,1792-1793', ['cca-18.32', 'cca-18.33'], {
    doubts: ['R86'],
    words: 'contra ataque | ',
  }),
  'cca-18.32': clause('exception', '1785-1790', ['cca-18.31', 'cca-2.4'], {
    doubts: ['R7', 'R86'],
    words:
      'counter attack, counterattack, espejo, invertir | contraataque, counterattack, mirror, reverse',
  }),
  'cca-18.33': clause('exception', '1790-1792', ['cca-18.31', 'cca-18.21', 'cca-2.4'], {
    doubts: ['R7', 'R86'],
    words:
      'counter attack, counterattack, leadership any section | contraataque, counter attack, leadership card',
  }),
  'cca-18.34': clause('card', '1795-1800', ['cca-9.4', 'cca-10.18', 'cca-10.5'], {
    doubts: ['R82', 'R85', 'R94'],
    words: 'arqueros, doble disparo, proyectiles | fire twice, archers, missile',
  }),
  'cca-18.35': clause('card', '1802-1808,1814-1817', ['cca-18.36', 'cca-18.37', 'cca-8.16'], {
    doubts: ['R82', 'R84', 'R85', 'R102'],
    words: 'infantería, carrera | infantry, run',
  }),
  'cca-18.36': clause('exception', '1809-1814', ['cca-8.19', 'cca-18.35'], {
    doubts: ['R102'],
    words: 'double time, warriors, wr, bárbaros | tiempo doble, warband, wr, guerreros',
  }),
  'cca-18.37': clause('definition', '1819-1828', {
    see: ['cca-18.35', 'cca-8.16', 'cca-11.11', 'cca-8.15'],
    words: 'double time, ax, aux, auxilia | tiempo doble, ax, aux, auxiliaries, auxiliares',
  }),
  'cca-18.38': clause('card', '1830-1833,1836', {
    see: ['cca-18.39', 'cca-18.40', 'cca-13.36', 'cca-11.23'],
    doubts: ['R35', 'R88'],
    words: 'reacción, interrumpir | reaction, interrupt',
  }),
  'cca-18.39': clause('procedure', '1833-1835', ['cca-18.38', 'cca-11.54'], {
    doubts: ['R35', 'R88'],
    words:
      'first strike, battle back, responder, réplica | primer golpe, strike back, fight back, devolver el combate',
  }),
  'cca-18.40': clause('procedure', '1835-1836', ['cca-16.1'], {
    doubts: ['R88'],
    words: 'first strike, robar carta, reponer, mano | primer golpe, refill, replacement',
  }),
  'cca-18.41': clause('card', '1838-1846,1851', {
    see: ['cca-18.42', 'cca-18.43', 'cca-7.6', 'cca-8.17', 'cca-8.20', 'cca-8.26', 'cca-8.28'],
    doubts: ['R78', 'R85', 'R90'],
    words: 'casco, tirada | helmet, roll for orders',
  }),
  'cca-18.42': clause('modifier', '1846-1848', {
    see: ['cca-18.41', 'cca-17.18', 'cca-17.6', 'cca-17.12', 'cca-17.30'],
    doubts: ['R69', 'R90'],
    words: 'i am spartacus, bonificación, dado extra | soy espartaco, bonus die, extra die',
  }),
  'cca-18.43': clause('procedure', '1848-1851', ['cca-16.2', 'cca-18.41'], {
    doubts: ['R110'],
    words:
      'i am spartacus, rebarajar, pila de descartes, mezclar | soy espartaco, discard pile, draw pile, shuffle',
  }),
  'cca-18.44': clause('card', '1853-1860,1867-1868', ['cca-18.45', 'cca-8.19', 'cca-8.15'], {
    doubts: ['R82', 'R84', 'R85', 'R92'],
    words: 'infantería | infantry',
  }),
  'cca-18.45': clause('procedure', '1860-1867', ['cca-13.38', 'cca-13.39', 'cca-13.32'], {
    doubts: ['R92', 'R109'],
    words:
      'line command, momentum advance, bonificación | mando en línea, bonus close combat, ranged combat',
  }),
  'cca-18.46': clause('card', '1870-1873,1880-1882', {
    see: ['cca-18.47', 'cca-18.48', 'cca-8.17', 'cca-10.18', 'cca-8.3'],
    doubts: ['R49', 'R82', 'R85', 'R91'],
    words:
      'mover disparar mover, infantería ligera, caballería ligera, hostigar | light infantry, light cavalry, skirmish, hit and run',
  }),
  'cca-18.47': clause('procedure', '1873-1878,1884-1889', ['cca-18.46', 'cca-8.2'], {
    doubts: ['R49', 'R74', 'R91'],
    words:
      'move fire move, secuencia, orden de los pasos, retirarse tras disparar | mueve-dispara-mueve, sequence, shoot and scoot',
  }),
  'cca-18.48': clause('exception', '1878-1880', ['cca-8.10', 'cca-18.16', 'cca-18.46'], {
    doubts: ['R93', 'R105'],
    words:
      'move fire move, pasar a través, interpenetración | mueve-dispara-mueve, interpenetration, move through',
  }),
  'cca-18.49': clause('card', '1891-1897,1899-1902', ['cca-18.50', 'cca-7.6', 'cca-17.18'], {
    doubts: ['R8', 'R69', 'R82', 'R85', 'R89'],
    words: 'jinetes, dado extra | extra die',
  }),
  'cca-18.50': clause('exception', '1897-1899,1904-1906', {
    see: ['cca-8.24', 'cca-8.25', 'cca-8.27', 'cca-18.49', 'cca-8.26', 'cca-8.28'],
    doubts: ['R8', 'R102'],
    words: 'mounted charge, cp, hc, ch, catafractos | carga montada, hc, el, ch, cataphracts',
  }),
  'cca-18.51': clause('card', '1908-1917,1919-1921', ['cca-18.52', 'cca-18.53', 'cca-7.6'], {
    doubts: ['R77', 'R79', 'R82'],
    words: 'recuperar, sanar, casco | recover, heal, helmet',
  }),
  'cca-18.52': clause('option', '1917-1918', ['cca-18.51'], {
    words: 'rally, reagrupada, recuperada | reorganización, recovered, regroup',
  }),
  'cca-18.53': clause('restriction', '1918-1919', ['cca-18.51'], {
    words: 'rally, reagrupar, elephants, chariots | reorganización, recover, elefantes, carros',
  }),
});
