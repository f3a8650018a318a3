import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-21.1': clause('restriction', '9780-9780', ['wab-21.2'], {
    words: 'porcentaje, máximo, lista de ejército | share, maximum, percentage, army list',
  }),
  'wab-21.2': clause('restriction', '9781-9781', ['wab-21.36', 'wab-21.41'], {
    words:
      'porcentaje, mínimo obligatorio, lista de ejército | share, minimum, compulsory, army list',
  }),
  'wab-21.3': clause('restriction', '9782-9782', ['wab-21.36'], {
    words: 'porcentaje, máximo, lista de ejército | share, maximum, percentage, army list',
  }),
  'wab-21.4': clause('restriction', '9783-9783', [], {
    words: 'porcentaje, máximo, lista de ejército | share, maximum, percentage, army list',
  }),
  'wab-21.5': clause('definition', '9785-9791', ['wab-10.5', 'wab-10.7', 'wab-10.6'], {
    words: 'qué armas son, representación, jabalina | which weapons, what you see, javelin',
  }),
  'wab-21.6': clause('definition', '9797-9802', ['wab-16.10', 'wab-16.40'], {
    words:
      'desmontar, bajarse, carga de carros, celtas | dismount, jump off, chariot charge, celts',
  }),
  'wab-21.7': clause('profile', '9808-9810', ['wab-21.8', 'wab-21.9'], {
    words:
      'jefe, caudillo, general bárbaro, coste, atributos | chieftain, leader, barbarian general, cost, stats',
  }),
  'wab-21.8': clause('option', '9811-9814', ['wab-21.22'], {
    words: 'opciones, caballo, carro, armadura, coste | options, horse, chariot, armour, cost',
  }),
  'wab-21.9': clause('definition', '9816-9817', ['wab-13.20', 'wab-13.21', 'wab-9.70'], {
    words: 'liderazgo, reglas especiales, caudillo | leadership, special rules, chieftain',
  }),
  'wab-21.10': clause('profile', '9818-9820', ['wab-21.11', 'wab-21.12'], {
    words: 'estandarte del ejército, coste, puntos | army standard, cost, points, BSB',
  }),
  'wab-21.11': clause('option', '9821-9824', ['wab-21.22'], {
    words: 'opciones, caballo, carro, armadura | options, horse, chariot, armour, BSB',
  }),
  'wab-21.12': clause('definition', '9826-9827', ['wab-13.20', 'wab-9.74', 'wab-19.19'], {
    words: 'reglas especiales, estandarte | special rules, standard, BSB',
  }),
  'wab-21.13': clause('profile', '9830-9835', ['wab-21.14'], {
    words: 'sacerdote, hoz, coste, puntos | priest, sickle, cost, points',
  }),
  'wab-21.14': clause(
    'definition',
    '9837-9839',
    ['wab-12.1', 'wab-12.23', 'wab-12.25', 'wab-13.20', 'wab-9.33', 'wab-9.34'],
    {
      words:
        'sacerdote, repetir impactos, unidad con druida | priest, re-roll hits, unit with a druid',
    },
  ),
  'wab-21.15': clause('profile', '9842-9844', ['wab-21.16', 'wab-21.17'], {
    words: 'héroe, caudillo, coste, atributos | hero, chieftain, cost, stats',
  }),
  'wab-21.16': clause('option', '9845-9848', ['wab-21.22'], {
    words: 'opciones, caballo, carro, armadura | options, horse, chariot, armour',
  }),
  'wab-21.17': clause('definition', '9850-9850', ['wab-13.20'], {
    words: 'reglas especiales, caudillo | special rules, chieftain',
  }),
});
