import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'cca-5.1': clause('procedure', '286-287', ['cca-3.9'], {
    words:
      'jugador inicial, quién empieza, primer jugador, starting player | first player, starting player, who begins, jugador inicial',
  }),
  'cca-5.2': clause('procedure', '287-290', ['cca-4.1'], {
    words:
      'fin de la partida, alternan, ronda, end of the game | end of the game, round, i go you go, fin de la partida',
  }),
  'cca-5.3': clause('procedure', '292-299', {
    see: ['cca-6.1', 'cca-7.1', 'cca-8.2', 'cca-9.1', 'cca-16.1'],
    words: 'secuencia, fases, orden de juego | sequence, phases, order of play',
  }),
});
