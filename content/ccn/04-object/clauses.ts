import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'ccn-4.1': clause('victory', '412-416', ['ccn-4.4', 'ccn-5.247'], {
    words:
      'cuántas banderas, puntos, ganar la partida | how many banners, points, win the game, flags to win',
  }),
  'ccn-4.2': clause('victory', '418-422', ['ccn-4.3'], {
    words:
      'puntos de victoria, matar al general, bajas, destruir una unidad | victory points, kill a general, kills',
  }),
  'ccn-4.3': clause('victory', '422-426', ['ccn-5.246'], {
    words: 'puntos por hexágonos, objetivo de batalla | terrain points, victory hex',
  }),
  'ccn-4.4': clause('victory', '428-429', ['ccn-5.247'], {
    words:
      'fin de la partida, cuándo acaba, ganar enseguida | end of the game, when it ends, finish the turn, sudden end',
  }),
  'ccn-4.5': clause('definition', '430-442', {
    excluded: {
      es: 'Dice para cuántos jugadores es el juego: no hay decisión que tomar.',
      en: 'It says for how many players the game is: there is no decision to take.',
    },
    words:
      'multijugador, cuántos jugadores, épico, partida épica | multiplayer, how many players, epic, big battle',
  }),
});
