import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'cca-3.1': clause('setup', '226-229', ['cca-19.1'], {
    words:
      'akragas, preparación, montar la partida, set up | set up, akragas, preparation, choose a scenario, preparación',
  }),
  'cca-3.2': clause('setup', '231-234', {
    excluded: {
      es: 'Remite al mapa de cada escenario, que el texto citado no incluye: no hay posición que comprobar.',
      en: 'It points to the map of each scenario, which the text cited does not include: there is no position to check.',
    },
    words:
      'despliegue, preparación, losetas, set up | set up, tiles, hex tiles, setup, preparación',
  }),
  'cca-3.3': clause('setup', '236-242', ['cca-2.8', 'cca-2.10'], {
    words:
      'despliegue, colocar unidades, fuerza completa, set up | deployment, place the units, full strength, set up, despliegue',
  }),
  'cca-3.4': clause('setup', '244-248', ['cca-12.6'], {
    words: 'propio borde, sentarse, dónde se sienta | own edge',
  }),
  'cca-3.5': clause('setup', '250-254', ['cca-7.6'], {
    words: 'repartir, mano inicial, robar, deal | deal, starting hand, how many cards, repartir',
  }),
  'cca-3.6': clause('setup', '254-256', ['cca-16.1'], {
    words: 'draw deck | stack',
  }),
  'cca-3.7': clause('setup', '258-259', ['cca-2.7'], {
    words: 'cuántos dados, siete dados, battle dice | how many dice, seven dice, dados',
  }),
  'cca-3.8': clause('setup', '261-262', ['cca-4.1'], {
    words: 'cómo se gana | how to win, condiciones de victoria',
  }),
  'cca-3.9': clause('setup', '264-265', ['cca-5.1'], {
    words:
      'jugador inicial, quién empieza, primer jugador, starting player | first player, starting player, who begins, jugador inicial',
  }),
});
