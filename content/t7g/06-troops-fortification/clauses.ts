import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  't7g-6.23': clause('setup', '1053-1056', ['t7g-6.20'], {
    words: 'varios carros, campamento fortificado | several wagons, fortified camp',
  }),
  't7g-6.24': clause('restriction', '1055-1057', ['t7g-6.14'], {
    doubts: ['R169'],
    words: 'abandonar, salir, defender | leave, abandon, defend',
  }),
  't7g-6.25': clause('option', '1059-1061', ['t7g-6.83', 't7g-6.82'], {
    words: 'cañón en la fortificación, batería dentro | gun in the fortification, battery inside',
  }),
  't7g-6.26': clause('setup', '1062-1064', ['t7g-6.28'], {
    words: 'colocar, cuadrado, bases juntas | placing, square block, bases together',
  }),
  't7g-6.27': clause('restriction', '1066-1067', ['t7g-3.2'], {
    doubts: ['R169'],
    words: 'no mueve, quieta, cargar | does not move, static, charging',
  }),
  't7g-6.28': clause('exception', '1069-1069', ['t7g-5.8'], {
    words: 'flancos, retaguardia | flanks, rear',
  }),
  't7g-6.29': clause('modifier', '1069-1070', ['t7g-6.18', 't7g-6.19'], {
    doubts: ['R169'],
    words: 'todas direcciones, ventajas de los carros | all directions, benefits of the wagons',
  }),
  't7g-6.30': clause('exception', '1070-1072', ['t7g-2.24', 't7g-2.23'], {
    doubts: ['R68', 'R69', 'R133'],
    words: 'sin chequeo, fresca | no check, fresh',
  }),
  't7g-6.31': clause('procedure', '1074-1075', ['t7g-2.4'], { words: 'carta única | single card' }),
  't7g-6.32': clause('procedure', '1075-1079', ['t7g-4.1'], {
    words: 'disparar desde los carros, varios disparos | shooting from the wagons, several shots',
  }),
  't7g-6.33': clause('procedure', '1081-1084', ['t7g-4.2', 't7g-4.9'], {
    words: 'medir, línea de visión | measure, line of sight',
  }),
  't7g-6.34': clause('procedure', '1086-1089', ['t7g-4.16', 't7g-4.18', 't7g-6.53'], {
    doubts: ['R68'],
    words: 'desgaste en conjunto, perder una unidad | pooled wear, losing a unit',
  }),
  't7g-6.35': clause('victory', '1091-1092', ['t7g-9.58'], {
    doubts: ['R141'],
    words: 'victoria, puntuar | victory, score',
  }),
  't7g-6.36': clause('procedure', '1094-1099', ['t7g-2.26', 't7g-7.55'], {
    doubts: ['R74', 'R154'],
    words: 'fanáticos, furia, recuperar desgaste | fanatics, recover wear',
  }),
  't7g-6.37': clause('procedure', '1099-1101', ['t7g-6.36', 't7g-1.29'], {
    doubts: ['R74'],
    words: 'fallar, descontrol | failing, out of control',
  }),
  't7g-6.38': clause('exception', '1103-1105', ['t7g-3.17', 't7g-3.16', 't7g-7.71', 't7g-7.109'], {
    words: 'tropas ligeras, bosque | wood',
  }),
  't7g-6.39': clause('restriction', '1107-1111', ['t7g-4.18', 't7g-7.50'], {
    doubts: ['R72', 'R137'],
    words: 'mercenario, moral, se van | mercenary, morale, they leave',
  }),
  't7g-6.40': clause('modifier', '1112-1115', ['t7g-2.22', 't7g-6.10'], {
    doubts: ['R73', 'R132', 'R133'],
    words: 'masa, grandes unidades, recuperar | mass, big units, recover',
  }),
  't7g-6.41': clause('procedure', '1117-1123', ['t7g-5.4', 't7g-2.35', 't7g-2.30'], {
    doubts: ['R75', 'R134', 'R147'],
    words:
      'escolta, defender la compañía, caballería defiende | escort, defend the company, cavalry support',
  }),
  't7g-6.42': clause('procedure', '1123-1124', ['t7g-6.41'], {
    doubts: ['R135'],
    words: 'caballería derrotada, sigue la carga | cavalry beaten, charge goes on',
  }),
  't7g-6.43': clause('modifier', '1124-1127', ['t7g-6.41', 't7g-2.19'], {
    doubts: ['R134'],
    words: 'gasta carta, aumento de combate | card spent, combat increase',
  }),
});
