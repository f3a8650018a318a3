import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-22.21': clause('restriction', '10212-10214', ['wab-22.7', 'wab-1.28'], {
    words: 'tamaño mínimo, cohorte, grupo de mando | minimum size, cohort, command group',
  }),
  'wab-22.22': clause('profile', '10217-10225', ['wab-22.23', 'wab-22.21'], {
    words: 'coste, atributos, legión, armadura pesada | cost, stats, legion, heavy armour',
  }),
  'wab-22.23': clause('option', '10226-10227', ['wab-13.114'], {
    words: 'repetir chequeo, mejora, coste | re-roll, upgrade, cost',
  }),
  'wab-22.24': clause('profile', '10233-10242', ['wab-22.21'], {
    words: 'coste, atributos, legión, armadura pesada | cost, stats, legion, heavy armour',
  }),
  'wab-22.25': clause('profile', '10245-10254', ['wab-22.21'], {
    words: 'inexpertos, novatos, legión, coste | raw, novices, legion, cost',
  }),
  'wab-22.26': clause('restriction', '10267-10269', ['wab-1.28'], {
    words: 'tamaño mínimo, cohorte, grupo de mando | minimum size, cohort, command group',
  }),
  'wab-22.27': clause('profile', '10272-10279', ['wab-10.57', 'wab-15.1'], {
    words: 'arcos, romanos, sirios, coste | bows, roman, syrian, cost',
  }),
  'wab-22.28': clause('profile', '10285-10292', ['wab-13.50', 'wab-10.27'], {
    words: 'equites alares, jinetes, romana, coste | equites alares, horsemen, roman, cost',
  }),
  'wab-22.29': clause('profile', '10299-10308', ['wab-10.25', 'wab-10.21', 'wab-15.1'], {
    words: 'cohortes, pedites, romana, coste | cohorts, pedites, roman, cost',
  }),
  'wab-22.30': clause('restriction', '10312-10314', ['wab-22.4'], {
    words: 'límite, máximo, artillería, marinos | limit, maximum, artillery, marines',
  }),
  'wab-22.31': clause('restriction', '10314-10316', ['wab-22.38', 'wab-22.39', 'wab-1.28'], {
    words:
      'tamaño mínimo, tropas especiales, grupo de mando | minimum size, special troops, command group',
  }),
  'wab-22.32': clause('profile', '10319-10325', ['wab-22.33', 'wab-22.35', 'wab-22.36'], {
    words: 'artilleros, máquinas, coste | artillerymen, machines, cost',
  }),
  'wab-22.33': clause(
    'profile',
    '10328-10340',
    ['wab-22.34', 'wab-22.32', 'wab-18.44', 'wab-18.45'],
    {
      words: 'artillería, virotes, dotación, scorpio | artillery, bolts, crew, scorpio',
    },
  ),
  'wab-22.34': clause('option', '10335-10337', ['wab-22.33', 'wab-2.51', 'wab-14.14'], {
    words: 'artillería móvil, lanzavirotes, carro | mobile artillery, bolt thrower, cart',
  }),
  'wab-22.35': clause('profile', '10343-10350', ['wab-22.32', 'wab-18.44', 'wab-18.45'], {
    words: 'artillería, virotes, dotación | artillery, bolts, crew',
  }),
  'wab-22.36': clause('profile', '10353-10361', ['wab-22.37', 'wab-22.32', 'wab-18.38'], {
    words:
      'catapulta, lanzapiedras, artillería, dotación | catapult, stone thrower, artillery, crew',
  }),
  'wab-22.37': clause('restriction', '10363-10364', ['wab-22.36'], {
    words: 'catapulta, límite, máximo, artillería | catapult, limit, maximum, artillery',
  }),
  'wab-22.38': clause('profile', '10367-10376', ['wab-22.31', 'wab-15.1'], {
    words: 'marines, infantería de marina, flota, coste | naval infantry, fleet, cost',
  }),
  'wab-22.39': clause('profile', '10379-10387', ['wab-22.40', 'wab-22.31'], {
    words: 'camellos, dromedarii, coste | camels, dromedarii, cost',
  }),
  'wab-22.40': clause('definition', '10389-10390', ['wab-12.1'], {
    words: 'camellos, jinetes, asustar | camels, horsemen, scare',
  }),
});
