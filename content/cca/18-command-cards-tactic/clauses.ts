import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'cca-18.25': clause('card', '1739-1743', ['cca-18.26'], {
    words:
      'tactic cards, cartas tácticas, prioridad | cartas de táctica, tactics cards, priority, card over rule',
  }),
  'cca-18.26': clause('definition', '1745-1753', ['cca-7.6'], {
    words:
      'command, valor de mando, tamaño de la mano, mano máxima | mando, command value, hand size',
  }),
  'cca-18.27': clause('definition', '1755-1756', ['cca-10.2'], {
    words: 'fire, mando táctico, disparar, proyectiles | disparo, shooting, missile',
  }),
  'cca-18.28': clause('card', '1758-1766,1770', ['cca-18.29', 'cca-18.30', 'cca-17.12'], {
    words: 'bonificación, dados extra, embestida | bonus dice, extra dice',
  }),
  'cca-18.29': clause('exception', '1766-1770', ['cca-18.28', 'cca-13.37'], {
    words:
      'clash of shields, bonificación, momentum advance, segundo ataque | choque de escudos, bonus close combat, second attack',
  }),
  'cca-18.30': clause('definition', '1772-1779', ['cca-18.28'], {
    words:
      'clash of shields, en contacto, unidades válidas, marcar | choque de escudos, in contact, eligible units',
  }),
  'cca-18.31': clause('card', '1781-1785,1792-1793', ['cca-18.32', 'cca-18.33'], {
    words: 'contra ataque | ',
  }),
  'cca-18.32': clause('exception', '1785-1790', ['cca-18.31', 'cca-2.4'], {
    words:
      'counter attack, counterattack, espejo, invertir | contraataque, counterattack, mirror, reverse',
  }),
  'cca-18.33': clause('exception', '1790-1792', ['cca-18.31', 'cca-18.21', 'cca-2.4'], {
    words:
      'counter attack, counterattack, leadership any section | contraataque, counter attack, leadership card',
  }),
  'cca-18.34': clause('card', '1795-1800', ['cca-9.4', 'cca-10.18', 'cca-10.5'], {
    words: 'arqueros, doble disparo, proyectiles | fire twice, archers, missile',
  }),
  'cca-18.35': clause('card', '1802-1808,1814-1817', ['cca-18.36', 'cca-18.37', 'cca-8.16'], {
    words: 'infantería, carrera | infantry, run',
  }),
  'cca-18.36': clause('exception', '1809-1814', ['cca-8.19', 'cca-18.35'], {
    words: 'double time, warriors, wr, bárbaros | tiempo doble, warband, wr, guerreros',
  }),
  'cca-18.37': clause('definition', '1819-1828', {
    see: ['cca-18.35', 'cca-8.16', 'cca-11.11', 'cca-8.15'],
    words: 'double time, ax, aux, auxilia | tiempo doble, ax, aux, auxiliaries, auxiliares',
  }),
  'cca-18.38': clause('card', '1830-1833,1836', {
    see: ['cca-18.39', 'cca-18.40', 'cca-13.36', 'cca-11.23'],
    words: 'reacción, interrumpir | reaction, interrupt',
  }),
  'cca-18.39': clause('procedure', '1833-1835', ['cca-18.38', 'cca-11.54'], {
    words:
      'first strike, battle back, responder, réplica | primer golpe, strike back, fight back, devolver el combate',
  }),
  'cca-18.40': clause('procedure', '1835-1836', ['cca-16.1'], {
    words: 'first strike, robar carta, reponer, mano | primer golpe, refill, replacement',
  }),
  'cca-18.41': clause('card', '1838-1846,1851', {
    see: ['cca-18.42', 'cca-18.43', 'cca-7.6', 'cca-8.17', 'cca-8.20', 'cca-8.26', 'cca-8.28'],
    words: 'casco, tirada | helmet, roll for orders',
  }),
  'cca-18.42': clause('modifier', '1846-1848', {
    see: ['cca-18.41', 'cca-17.18', 'cca-17.6', 'cca-17.12', 'cca-17.30'],
    words: 'i am spartacus, bonificación, dado extra | soy espartaco, bonus die, extra die',
  }),
  'cca-18.43': clause('procedure', '1848-1851', ['cca-16.2', 'cca-18.41'], {
    words:
      'i am spartacus, rebarajar, pila de descartes, mezclar | soy espartaco, discard pile, draw pile, shuffle',
  }),
  'cca-18.44': clause('card', '1853-1860,1867-1868', ['cca-18.45', 'cca-8.19', 'cca-8.15'], {
    words: 'infantería | infantry',
  }),
  'cca-18.45': clause('procedure', '1860-1867', ['cca-13.38', 'cca-13.39', 'cca-13.32'], {
    words:
      'line command, momentum advance, bonificación | mando en línea, bonus close combat, ranged combat',
  }),
  'cca-18.46': clause('card', '1870-1873,1880-1882', {
    see: ['cca-18.47', 'cca-18.48', 'cca-8.17', 'cca-10.18', 'cca-8.3'],
    words:
      'mover disparar mover, infantería ligera, caballería ligera, hostigar | light infantry, light cavalry, skirmish, hit and run',
  }),
  'cca-18.47': clause('procedure', '1873-1878,1884-1889', ['cca-18.46', 'cca-8.2'], {
    words:
      'move fire move, secuencia, orden de los pasos, retirarse tras disparar | mueve-dispara-mueve, sequence, shoot and scoot',
  }),
  'cca-18.48': clause('exception', '1878-1880', ['cca-8.10', 'cca-18.16', 'cca-18.46'], {
    words:
      'move fire move, pasar a través, interpenetración | mueve-dispara-mueve, interpenetration, move through',
  }),
  'cca-18.49': clause('card', '1891-1897,1899-1902', ['cca-18.50', 'cca-7.6', 'cca-17.18'], {
    words: 'jinetes, dado extra | extra die',
  }),
  'cca-18.50': clause('exception', '1897-1899,1904-1906', {
    see: ['cca-8.24', 'cca-8.25', 'cca-8.27', 'cca-18.49', 'cca-8.26', 'cca-8.28'],
    words: 'mounted charge, cp, hc, ch, catafractos | carga montada, hc, el, ch, cataphracts',
  }),
  'cca-18.51': clause('card', '1908-1917,1919-1921', ['cca-18.52', 'cca-18.53', 'cca-7.6'], {
    words: 'recuperar, sanar, casco | recover, heal, helmet',
  }),
  'cca-18.52': clause('option', '1917-1918', ['cca-18.51'], {
    words: 'rally, reagrupada, recuperada | reorganización, recovered, regroup',
  }),
  'cca-18.53': clause('restriction', '1918-1919', ['cca-18.51'], {
    words: 'rally, reagrupar, elephants, chariots | reorganización, recover, elefantes, carros',
  }),
});
