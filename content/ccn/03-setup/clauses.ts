import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'ccn-3.1': clause('setup', '344-356', {
    words:
      'montar la partida, primer escenario, despliegue, posición francesa de inicio | set up, first scenario, which scenario, first battle',
  }),
  'ccn-3.2': clause('setup', '358-363', {
    words: 'dónde se sienta, bando, orilla | where to sit, edge, south, north',
  }),
  'ccn-3.3': clause('setup', '363-369', ['ccn-2.22', 'ccn-6.20'], {
    words:
      'material, reparto inicial, cuántos cuadros, reparto de material | material, starting kit, how many squares, counters',
  }),
  'ccn-3.4': clause('setup', '370-372', ['ccn-2.7'], {
    words: 'bosques, colinas, casillas | forests, hills, scenery, lay out',
  }),
  'ccn-3.5': clause('setup', '374-388', ['ccn-2.12'], {
    words:
      'despliegue, colocar bloques, fuerza inicial, mapa | deployment, place blocks, starting strength, map',
  }),
  'ccn-3.6': clause('setup', '390-398', {
    words:
      'mano inicial, cuántas cartas, barajar, robar al principio | starting hand, how many cards, shuffle, draw pile',
  }),
  'ccn-3.7': clause('setup', '400-402', {
    words:
      'cuántos dados, máximo de dados, fichas | how many dice, maximum dice, tokens, rolling more',
  }),
  'ccn-3.8': clause('setup', '404-405', {
    words: 'notas de batalla, objetivos, comprobar | battle notes, check the rules',
  }),
  'ccn-3.9': clause('setup', '407-408', ['ccn-5.1'], {
    words: 'primer jugador, quién empieza | first player, who begins',
  }),
});
