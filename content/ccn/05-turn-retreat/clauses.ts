import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'ccn-5.174': clause('procedure', '1641-1650', ['ccn-5.183', 'ccn-5.176', 'ccn-1.4'], {
    words: 'huir, cuánto retrocede | flee, how far',
  }),
  'ccn-5.175': clause('procedure', '1650-1652', ['ccn-5.176'], {
    words: 'camino, quién decide, elegir hexágono | who decides, choose the hex',
  }),
  'ccn-5.176': clause('restriction', '1653-1658', ['ccn-6.12'], {
    words: 'dirección, en diagonal, hacia atrás | direction, diagonal, backward',
  }),
  'ccn-5.177': clause('exception', '1659-1662', ['ccn-7.2'], {
    words: 'huir por terreno, puente, atravesar | fall back through terrain, bridge, woods',
  }),
  'ccn-5.178': clause('restriction', '1663-1666', ['ccn-5.182', 'ccn-5.44'], {
    words: 'río, colina escarpada, sin salida, bloqueada | river, rugged hill, blocked, no way out',
  }),
  'ccn-5.179': clause('restriction', '1667-1669', ['ccn-5.182', 'ccn-5.181'], {
    words: 'pasar por amigos, bloqueada, apilar | pass through friends, blocked, stack',
  }),
  'ccn-5.180': clause('procedure', '1670-1671', ['ccn-5.198'], {
    words: 'general, dejar atrás al líder, separarse | general, leave the leader, detach',
  }),
  'ccn-5.181': clause('exception', '1672-1680', ['ccn-5.179'], {
    words: 'general, reagrupar, frenar la huida | general, rally, stop a rout',
  }),
  'ccn-5.182': clause('procedure', '1681-1687', ['ccn-5.163', 'ccn-5.156'], {
    words: 'ruta bloqueada, sin salida, borde | route blocked, cornered, board edge',
  }),
  'ccn-5.183': clause('modifier', '1688-1691', ['ccn-5.174'], {
    words: 'huir, irregulares, tropas bisoñas | fall back, irregulars, raw troops',
  }),
  'ccn-5.184': clause('definition', '1692-1695', ['ccn-2.11'], {
    words: 'huida, ejército nacional, excepciones | fall back, army list, exceptions',
  }),
  'ccn-5.185': clause('option', '1697-1708', ['ccn-5.186'], {
    words: 'no retirarse, aguantar, resistir | stand firm, no retreat',
  }),
  'ccn-5.186': clause('modifier', '1708-1710', {
    see: ['ccn-5.187', 'ccn-5.188', 'ccn-5.191', 'ccn-5.192', 'ccn-5.193', 'ccn-5.194'],
    words: 'moral, cuántas banderas, acumular | morale, how many flags, cumulative',
  }),
  'ccn-5.187': clause('modifier', '1711-1720', ['ccn-5.161'], {
    words: 'general, moral, aguantar | general, morale, stand firm',
  }),
  'ccn-5.188': clause('modifier', '1721-1725', ['ccn-5.189', 'ccn-5.190'], {
    words: 'moral, respaldo, aguantar | morale, backing, stand firm',
  }),
  'ccn-5.189': clause('modifier', '1726-1729', ['ccn-5.188'], {
    words: 'general, moral, respaldo | general, morale, backing',
  }),
  'ccn-5.190': clause('restriction', '1730-1734', ['ccn-5.188', 'ccn-6.40'], {
    words: 'moral, cuadrado, respaldo | morale, infantry square, backing',
  }),
  'ccn-5.191': clause('modifier', '1735-1738', ['ccn-7.37'], {
    words: 'moral, atrincherada, parapeto | morale, entrenched, earthworks',
  }),
  'ccn-5.192': clause('modifier', '1739-1740', ['ccn-5.186'], {
    words: 'moral, aguantar, grenadiers | morale, stand firm, grenade',
  }),
  'ccn-5.193': clause('modifier', '1741-1742', ['ccn-5.186'], {
    words: 'moral, aguantar, cuirassiers | morale, stand firm',
  }),
  'ccn-5.194': clause('modifier', '1743-1745', ['ccn-2.11', 'ccn-5.186'], {
    words: 'moral, guardia imperial, aguantar | morale, Imperial Guard, stand firm',
  }),
  'ccn-5.195': clause('restriction', '1746-1750', ['ccn-6.30'], {
    words: 'bandera de rechazo, cuadrado, moral | bounce result, morale, cuirassiers',
  }),
  'ccn-5.196': clause('definition', '1751-1753', ['ccn-2.11'], {
    words: 'ignorar banderas, por nación | ignore flags, by nation',
  }),
  'ccn-5.197': clause('procedure', '1755-1759', ['ccn-5.176'], {
    words: 'general, huir, cuánto retrocede | general, flee, how far',
  }),
  'ccn-5.198': clause('procedure', '1760-1762', {
    restates: ['ccn-5.180'],
    words: 'general, huir con la unidad | general, go along, fall back',
  }),
  'ccn-5.199': clause('procedure', '1763-1769', {
    restates: ['ccn-5.164', 'ccn-5.166'],
    words: 'general, unidad destruida, huir | general, unit destroyed, flee',
  }),
  'ccn-5.200': clause('procedure', '1770-1772', {
    restates: ['ccn-5.173'],
    words: 'general, huir, líder no vinculado | general, flee, unattached leader',
  }),
  'ccn-5.201': clause('option', '1774-1778', ['ccn-5.165'], {
    words: 'general, abandonar el campo, borde del mapa | general, abandon, exit the board',
  }),
  'ccn-5.202': clause('restriction', '1782-1787', ['ccn-5.197'], {
    words: 'general, dirección, camino | general, direction, path',
  }),
  'ccn-5.203': clause('restriction', '1788-1796', ['ccn-5.169'], {
    words: 'general, bosque, río vadeable | general, forest, river',
  }),
  'ccn-5.204': clause('restriction', '1797-1799', ['ccn-5.205'], {
    words: 'general, hexágono ocupado, apilar | general, occupied hex',
  }),
  'ccn-5.205': clause('option', '1800-1803', ['ccn-5.57'], {
    words: 'general, unirse, detenerse | general, join, rejoin',
  }),
  'ccn-5.206': clause('option', '1805-1807', ['ccn-5.204'], {
    words: 'general, cruzar, hexágono ocupado | general, cross, occupied hex',
  }),
  'ccn-5.207': clause('definition', '1808-1809', {
    words: 'general, cruzar, efecto | general, cross, effect',
  }),
  'ccn-5.208': clause('option', '1810-1813', ['ccn-5.209'], {
    words: 'general, cruzar enemigos, huir | general, cross enemies, flee',
  }),
  'ccn-5.209': clause('procedure', '1816-1819', ['ccn-5.210', 'ccn-5.249'], {
    words: 'general, huir, rodeado, intento | general, flee, surrounded, attempt',
  }),
  'ccn-5.210': clause('procedure', '1821-1833', ['ccn-5.172', 'ccn-5.211'], {
    words: 'general, huir, espada, capturar | general, flee, sword, capture',
  }),
  'ccn-5.211': clause('procedure', '1835-1842', ['ccn-5.210'], {
    words: 'general, huir, rodeado, varios enemigos | general, flee, surrounded, several enemies',
  }),
  'ccn-5.249': clause('procedure', '1844-1917', {
    see: ['ccn-5.209', 'ccn-5.210', 'ccn-5.211', 'ccn-5.205', 'ccn-5.132'],
    words: 'general, huir, situaciones | general, flee, worked example',
  }),
});
