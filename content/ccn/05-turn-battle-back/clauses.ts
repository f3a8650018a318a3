import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'ccn-5.153': clause('option', '1470-1477', ['ccn-5.154', 'ccn-5.155', 'ccn-5.156'], {
    words: 'contraatacar, devolver el combate, battle back | return attack',
  }),
  'ccn-5.154': clause('procedure', '1479-1486', ['ccn-5.153'], {
    words:
      'contraatacar, devolver el combate, cuántos dados | strike back, fight back, how many dice',
  }),
  'ccn-5.155': clause('restriction', '1487-1492', ['ccn-5.153'], {
    words:
      'contraatacar, devolver el combate, huir, bandera | strike back, fight back, flag, fall back',
  }),
  'ccn-5.156': clause('exception', '1493-1497', ['ccn-5.153', 'ccn-5.182'], {
    words:
      'contraatacar, ruta bloqueada, sin salida, acorralada | strike back, route blocked, no way out, cornered',
  }),
  'ccn-5.157': clause('restriction', '1498-1501', ['ccn-5.228'], {
    words: 'contraatacar, perseguir, battle back | strike back, pursue, follow up',
  }),
  'ccn-5.158': clause('restriction', '1502-1504', ['ccn-8.53'], {
    words:
      'primer ataque, golpear primero, carta, contraatacar | first attack, strike first, card, strike back',
  }),
  'ccn-5.159': clause('option', '1505-1510', ['ccn-5.153'], {
    words:
      'contraatacar, varios enemigos, muchas veces | strike back, multiple enemies, many times',
  }),
  'ccn-5.160': clause('procedure', '1514-1518', ['ccn-4.2'], {
    words:
      'chequeo de líder, general muerto, quién tira, banner | leader check, general killed, who rolls',
  }),
  'ccn-5.161': clause('procedure', '1521-1531', ['ccn-5.162', 'ccn-5.163'], {
    words: 'general, espadas | general, swords, leader loss',
  }),
  'ccn-5.162': clause('procedure', '1533-1539', ['ccn-5.161'], {
    words: 'chequeo de líder, general, muerte del líder | leader check, general, leader killed',
  }),
  'ccn-5.163': clause('restriction', '1541-1560', ['ccn-5.161', 'ccn-5.182'], {
    words: 'chequeo de líder, general, segunda comprobación | leader check, general, second check',
  }),
  'ccn-5.164': clause('procedure', '1563-1573', ['ccn-5.197', 'ccn-5.161'], {
    words: 'chequeo de líder, general, espada | leader check, general, sword, leader loss',
  }),
  'ccn-5.165': clause('procedure', '1574-1578', ['ccn-5.201'], {
    words: 'general, salir del tablero, abandonar | general, board edge, exit the board',
  }),
  'ccn-5.166': clause('procedure', '1580-1585', ['ccn-5.197'], {
    words: 'general, chequeo de líder, retirada fallida | general, leader check, failed retreat',
  }),
  'ccn-5.167': clause('procedure', '1587-1592', ['ccn-5.209', 'ccn-5.210'], {
    words: 'general, rodeado, sin salida, atravesar enemigos | general, surrounded, no way out',
  }),
  'ccn-5.168': clause('procedure', '1594-1599', ['ccn-5.165'], {
    words: 'general, salir del tablero, abandonar | general, board edge, exit the board',
  }),
  'ccn-5.169': clause('procedure', '1602-1608', ['ccn-5.203'], {
    words:
      'general, río, colina escarpada, muerte del líder | general, river, rugged hill, leader killed',
  }),
  'ccn-5.170': clause('exception', '1610-1614', ['ccn-5.197'], {
    words: 'general, resultado de bandera, huir | general, flag result, fall back',
  }),
  'ccn-5.171': clause('option', '1616-1620', ['ccn-5.213', 'ccn-5.220'], {
    words: 'general, perseguir, hexágono desalojado | general, follow up, vacated hex',
  }),
  'ccn-5.172': clause('procedure', '1622-1632', ['ccn-5.114', 'ccn-5.147'], {
    words:
      'general, matar al líder, líder no vinculado, espada | general, kill the leader, unattached leader, sword',
  }),
  'ccn-5.173': clause('procedure', '1632-1638', ['ccn-5.197', 'ccn-5.217', 'ccn-5.225'], {
    words: 'general, huir, evadirse, líder no vinculado | general, flee, evade, unattached leader',
  }),
  'ccn-5.240': clause('procedure', '2055-2089', {
    restates: ['ccn-5.153', 'ccn-5.154', 'ccn-5.155', 'ccn-5.156', 'ccn-5.157', 'ccn-5.158'],
    words:
      'contraatacar, devolver el combate, battle back | strike back, fight back, return attack',
  }),
});
