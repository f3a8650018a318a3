import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  't7g-7.1': clause('definition', '1538-1546', ['t7g-1.2', 't7g-7.4'], {
    doubts: ['R7'],
    words:
      'general, jefe, líder, oficial, lugarteniente | leader, officer, lieutenant, commander-in-chief',
  }),
  't7g-7.2': clause('table', '1548-1566', ['t7g-7.1', 't7g-7.3'], {
    doubts: ['R85', 'R112'],
    words: 'rango, coste, puntos del mando | rank, cost, points of a commander',
  }),
  't7g-7.3': clause('restriction', '1568-1569', ['t7g-7.2', 't7g-8.8'], {
    words: 'jerarquía, rango máximo | hierarchy, highest rank',
  }),
  't7g-7.4': clause('restriction', '1570-1572', ['t7g-7.41', 't7g-7.70', 't7g-8.11'], {
    doubts: ['R20'],
    words: 'a quién da órdenes, qué tropas manda | whom he leads, which troops',
  }),
  't7g-7.5': clause('table', '1577-1592', ['t7g-7.6'], {
    words: 'peana del general, diámetro, miniatura | leader base, diameter, figure',
  }),
  't7g-7.6': clause('definition', '1593-1595', ['t7g-7.10'], {
    doubts: ['R117'],
    words: 'encaramiento, medir desde el mando | facing, measuring from a commander',
  }),
  't7g-7.7': clause('restriction', '1597-1598', ['t7g-7.19', 't7g-7.20'], {
    words: 'matar al general, disparar al líder | killing the leader, shooting the general',
  }),
  't7g-7.8': clause('procedure', '1600-1606', ['t7g-2.8', 't7g-7.9', 't7g-7.22', 't7g-7.14'], {
    doubts: ['R87'],
    words: 'activar general, qué hace | activating a leader, what he does',
  }),
  't7g-7.9': clause('procedure', '1608-1612', ['t7g-7.40', 't7g-7.45', 't7g-3.19'], {
    words: 'cuánto mueve el general, atravesar | how far a leader moves, pass through',
  }),
  't7g-7.10': clause('procedure', '1614-1618', ['t7g-7.39', 't7g-7.11'], {
    doubts: ['R21'],
    words: 'radio de mando, alcance del general | command radius, leader range',
  }),
  't7g-7.11': clause('definition', '1618-1621', ['t7g-2.25', 't7g-7.4'], {
    doubts: ['R20'],
    words: 'sin mando, lejos del general | no commander, far from the leader',
  }),
  't7g-7.12': clause('restriction', '1623-1630', ['t7g-7.29', 't7g-7.51', 't7g-7.52'], {
    doubts: ['R88', 'R156'],
    words: 'general en la unidad, dentro | leader attached, inside',
  }),
  't7g-7.13': clause('procedure', '1632-1639', ['t7g-7.10', 't7g-2.25'], {
    doubts: ['R21', 'R22'],
    words: 'mando en la unidad vecina | leader in a nearby unit',
  }),
  't7g-7.14': clause('procedure', '1640-1657', ['t7g-7.8', 't7g-7.15'], {
    doubts: ['R156'],
    words: 'entrar, unirse, contacto | enter, attach, contact',
  }),
  't7g-7.15': clause('procedure', '1659-1662', ['t7g-7.27', 't7g-7.16'], {
    doubts: ['R87', 'R155'],
    words: 'agotado al entrar, mover con la unidad | exhausted on joining, moving with the unit',
  }),
  't7g-7.16': clause('procedure', '1664-1671', ['t7g-7.15'], {
    words: 'salir, separarse, abandonar | leave, detach, exit',
  }),
  't7g-7.17': clause('restriction', '1673-1675', ['t7g-7.16', 't7g-7.52'], {
    words: 'cambiar de unidad, saltar | change units, hop',
  }),
  't7g-7.18': clause('procedure', '1677-1685', ['t7g-7.4'], {
    doubts: ['R152', 'R170'],
    words: 'sin tropas, mando retirado | no troops, leader removed',
  }),
  't7g-7.19': clause('procedure', '1686-1692', ['t7g-7.24', 't7g-7.25', 't7g-7.7'], {
    doubts: ['R35', 'R90', 'R138', 'R170'],
    words:
      'arrollado, enemigo lo toca, matar al mando | run over, enemy touches him, leader killed',
  }),
  't7g-7.20': clause('procedure', '1694-1696', ['t7g-4.23', 't7g-7.51', 't7g-7.49'], {
    doubts: ['R170'],
    words: 'muere con la unidad, caer | dies with the unit, fall',
  }),
  't7g-7.21': clause('procedure', '1698-1701', ['t7g-7.24', 't7g-7.4'], {
    doubts: ['R91', 'R170'],
    words: 'huir con los suyos, unidad destruida cerca | fleeing with his men, unit lost nearby',
  }),
});
