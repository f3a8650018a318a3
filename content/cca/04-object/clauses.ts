import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'cca-4.1': clause('victory', '267-271', ['cca-4.2', 'cca-5.2'], {
    words:
      'ganar la partida, puntos de victoria, fin de la partida | win the game, victory points, end of the game, tie, ganar',
  }),
  'cca-4.2': clause('victory', '273-275', ['cca-4.3', 'cca-13.25', 'cca-4.1', 'cca-4.4'], {
    words: 'puntos de victoria, bajas, matar, banner | victory points, kill, destroyed, estandarte',
  }),
  'cca-4.3': clause('victory', '275-277', ['cca-4.2', 'cca-11.51', 'cca-15.6'], {
    words: 'cuándo se puntúa, última baja, banner | score, last casualty, estandarte',
  }),
  'cca-4.4': clause('victory', '277-280', ['cca-19.28', 'cca-19.32'], {
    words:
      'puntos de terreno, estandarte temporal, objective | terrain points, extra banners, additional, objetivos',
  }),
});
