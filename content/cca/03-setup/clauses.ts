import { clause, defineClauses } from '../../../src/content/clauses.ts';

export default defineClauses({
  'cca-3.1': clause('setup', '226-229', ['cca-19.1'], {
    es: 'akragas, preparación, montar la partida, set up',
    en: 'set up, akragas, preparation, choose a scenario, preparación',
  }),
  'cca-3.2': clause('setup', '231-234', {
    rulings: ['R47'],
    excluded: {
      es: 'Remite al mapa de cada escenario, que el texto citado no incluye: no hay posición que comprobar.',
      en: 'It points to the map of each scenario, which the text cited does not include: there is no position to check.',
    },
    es: 'despliegue, preparación, losetas, set up',
    en: 'set up, tiles, hex tiles, setup, preparación',
  }),
  'cca-3.3': clause('setup', '236-242', ['cca-2.8', 'cca-2.10'], {
    rulings: ['R47'],
    es: 'despliegue, colocar unidades, fuerza completa, set up',
    en: 'deployment, place the units, full strength, set up, despliegue',
  }),
  'cca-3.4': clause('setup', '244-248', ['cca-12.6'], {
    rulings: ['R47'],
    es: 'propio borde, sentarse, dónde se sienta',
    en: 'own edge',
  }),
  'cca-3.5': clause('setup', '250-254', ['cca-7.6'], {
    es: 'repartir, mano inicial, robar, deal',
    en: 'deal, starting hand, how many cards, repartir',
  }),
  'cca-3.6': clause('setup', '254-256', ['cca-16.1'], {
    es: 'draw deck',
    en: 'stack',
  }),
  'cca-3.7': clause('setup', '258-259', ['cca-2.7'], {
    es: 'cuántos dados, siete dados, battle dice',
    en: 'how many dice, seven dice, dados',
  }),
  'cca-3.8': clause('setup', '261-262', ['cca-4.1'], {
    es: 'cómo se gana',
    en: 'how to win, condiciones de victoria',
  }),
  'cca-3.9': clause('setup', '264-265', ['cca-5.1'], {
    es: 'jugador inicial, quién empieza, primer jugador, starting player',
    en: 'first player, starting player, who begins, jugador inicial',
  }),
});
