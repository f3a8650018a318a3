import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'ccn-3.1': clause('setup', '344-356', {
    words:
      'montar la partida, primer escenario, despliegue, rolica | set up, first scenario, which scenario',
  }),
  'ccn-3.2': clause('setup', '358-363', {
    words: 'dónde se sienta, arriba, abajo, borde propio | where to sit, edge, own side',
  }),
  'ccn-3.3': clause('setup', '363-369', ['ccn-2.22', 'ccn-6.20'], {
    doubts: ['R84'],
    words:
      'cuadro, material, reparto inicial, cuántos cuadros | square, material, starting kit, how many squares',
  }),
  'ccn-3.4': clause('setup', '370-372', ['ccn-2.7'], {
    words: 'losetas, hexágonos, bosques, colinas | tiles, hexes, forests, hills',
  }),
  'ccn-3.5': clause('setup', '374-388', ['ccn-2.12'], {
    words:
      'despliegue, colocar bloques, fuerza inicial, mapa | deployment, place blocks, starting strength, map',
  }),
  'ccn-3.6': clause('setup', '390-398', {
    words:
      'mano inicial, cuántas cartas, barajar, mazo | starting hand, how many cards, shuffle, deck',
  }),
  'ccn-3.7': clause('setup', '400-402', {
    doubts: ['R29'],
    words:
      'cuántos dados, máximo de dados, fichas, tirar más | how many dice, maximum dice, tokens, rolling more',
  }),
  'ccn-3.8': clause('setup', '404-405', {
    words: 'condiciones de victoria, notas de batalla | victory conditions, battle notes',
  }),
  'ccn-3.9': clause('setup', '407-408', ['ccn-5.1'], {
    words:
      'jugador inicial, primer turno, primer jugador | starting player, first turn, first player',
  }),
});
