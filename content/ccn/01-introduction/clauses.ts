import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'ccn-1.1': clause('definition', '34-41', {
    excluded: {
      es: 'El juego no fija ninguna escala: no hay cifra ni decisión que calcular.',
      en: 'The game fixes no scale: there is no number and no decision to work out.',
    },
    words:
      'tamaño de una unidad, cuántos hombres, regimiento real | unit size, how many men, ground scale',
  }),
  'ccn-1.2': clause('definition', '66-70', {
    restates: ['ccn-5.72'],
    words: 'diferencias, fuerza de combate, desgaste | differences, combat strength, attrition',
  }),
  'ccn-1.3': clause('definition', '71-74', ['ccn-5.108', 'ccn-5.143'], {
    words: 'cero dados, sin ataque, unidad débil | zero dice, no attack, weak unit',
  }),
  'ccn-1.4': clause('definition', '75-76', {
    restates: ['ccn-5.174', 'ccn-5.183'],
    words: 'cuánto se retira, huida, banderas | how far, fall back, flags',
  }),
  'ccn-1.5': clause('definition', '77-80', {
    restates: ['ccn-6.49'],
    words: 'ataque conjunto, cañones, apoyo de artillería | joint attack, guns, artillery support',
  }),
  'ccn-1.6': clause('restriction', '81-83', ['ccn-5.230'], {
    restates: ['ccn-5.231'],
    words: 'ataque adicional, segunda melee, jinetes | extra attack, second melee, horse',
  }),
  'ccn-1.7': clause('definition', '84-86', ['ccn-5.146', 'ccn-5.129'], {
    words: 'espadas, rifles, quién impacta | swords, riflemen, who hits',
  }),
  'ccn-1.8': clause('definition', '87-89', ['ccn-6.13'], {
    restates: ['ccn-6.15'],
    words: 'formación, carga de caballería, reacción | formation, cavalry charge, reaction',
  }),
  'ccn-1.9': clause('definition', '92-98', ['ccn-2.11'], {
    words: 'nación, fuerza de las unidades, país | nation, unit strength, country',
  }),
});
