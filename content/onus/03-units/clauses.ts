import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'onus-3.1': clause('definition', '195', {
    words: 'cuántos hombres, centuria, turma, tamaño | how many men, century, size',
  }),
  'onus-3.2': clause('profile', '205', ['onus-7.167', 'onus-3.3'], {
    words: 'fuerza de ataque, daño, melee, cac | melee, close combat, power, ataque',
  }),
  'onus-3.3': clause('profile', '209', ['onus-7.116', 'onus-7.135', 'onus-7.136'], {
    words:
      'disparo, arco, arqueros, honderos, ranged, tiro | missile attack, bow, archers, slingers, firing, ataque a distancia',
  }),
  'onus-3.4': clause('profile', '213', ['onus-7.135', 'onus-7.136', 'onus-7.167'], {
    words: 'escudo, defense | shield, save, defensa',
  }),
  'onus-3.5': clause('profile', '217', {
    see: ['onus-7.141', 'onus-7.172', 'onus-7.174', 'onus-7.175', 'onus-9.18'],
    words:
      'test de moral, ruptura, desmoralización, morale | morale test, rout, discipline check, moral',
  }),
  'onus-3.6': clause('profile', '221', ['onus-7.140', 'onus-7.169', 'onus-12.32'], {
    words: 'hp, resistencia, eliminar, life | hp, eliminated, vida',
  }),
  'onus-3.7': clause('profile', '225', ['onus-7.37', 'onus-7.23', 'onus-7.41', 'onus-7.48'], {
    words:
      'velocidad, medir, regla de medir, centímetros, movement | speed, measuring, ruler, centimetres, movimiento',
  }),
  'onus-3.8': clause('profile', '229', ['onus-6.5', 'onus-6.8', 'onus-6.9'], {
    words: 'coste, precio, points | cost, price, valor',
  }),
  'onus-3.9': clause('profile', '233', ['onus-7.166'], {
    words: 'flanco, lados de la carta, trozos, sections | side of the card, edges, sección',
  }),
  'onus-3.10': clause('definition', '237', ['onus-9.1', 'onus-8.1'], {
    words:
      'símbolos, colores, habilidades automáticas, icons | symbols, colours, automatic abilities, iconos',
  }),
});
