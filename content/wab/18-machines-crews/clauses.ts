import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-18.1': clause('definition', '8590-8600', ['wab-18.2', 'wab-18.64'], {
    words: 'catapultas, balistas, cañones, agrupar | catapults, bolt throwers, cannon, group',
  }),
  'wab-18.2': clause('restriction', '8606-8611', ['wab-18.1'], {
    words:
      'distancia entre máquinas, separarse, coherencia | distance between machines, split up, coherency',
  }),
  'wab-18.3': clause('definition', '8614-8624', ['wab-6.10'], {
    words: 'potencia de unidad, superar en número, artilleros | unit strength, outnumber, gunners',
  }),
  'wab-18.4': clause('definition', '8634-8644', ['wab-18.21'], {
    words: 'servidores | attendants',
  }),
  'wab-18.5': clause('restriction', '8647-8653', ['wab-18.23', 'wab-3.1'], {
    words:
      'artilleros cargar, abandonar la pieza, separados | gunners charge, abandon the gun, away from it',
  }),
  'wab-18.6': clause('option', '8655-8660', ['wab-18.9', 'wab-9.10'], {
    words:
      'unirse, general con la artillería, problemas | join, general with the artillery, explosion',
  }),
  'wab-18.7': clause('table', '8663-8680', ['wab-18.9'], {
    words:
      'repartir impactos, flechas a la artillería, artilleros | allocate hits, arrows at artillery, gunners',
  }),
  'wab-18.8': clause('modifier', '8670-8672', ['wab-18.7', 'wab-4.41'], {
    words: 'impactar artillería, bono, catapulta grande | hit artillery, bonus, big catapult',
  }),
  'wab-18.9': clause('procedure', '8683-8689', ['wab-18.7', 'wab-18.6', 'wab-9.38'], {
    words: 'alcanzar al personaje, proyectiles | hit the character, missiles',
  }),
  'wab-18.10': clause('procedure', '8692-8697', ['wab-18.11', 'wab-5.24'], {
    words:
      'golpear una catapulta, cuerpo a cuerpo con artillería | strike a catapult, melee with artillery',
  }),
  'wab-18.11': clause('procedure', '8697-8699', ['wab-18.12'], {
    words: 'sin artilleros, abandonada, romper | no gunners, abandoned, wreck',
  }),
  'wab-18.12': clause('exception', '8702-8706', ['wab-18.21'], {
    words: 'trabada, libre de moverse, sin dotación | engaged, free to move, uncrewed',
  }),
  'wab-18.13': clause('procedure', '8707-8713', ['wab-18.14', 'wab-4.54'], {
    words:
      'puntos de daño, salvación de la catapulta, destruir artillería | damage points, save of a catapult, destroy artillery',
  }),
  'wab-18.14': clause('procedure', '8716-8729', ['wab-18.15'], {
    words:
      'tirada para disparar, bajas de la dotación, averiada | roll to fire, crew losses, broken down',
  }),
  'wab-18.15': clause('restriction', '8731-8736', ['wab-18.14'], {
    words: 'un solo artillero, disparar sin servidores | one gunner, fire without crew',
  }),
  'wab-18.16': clause('restriction', '8743-8751', ['wab-18.65', 'wab-3.7', 'wab-3.9', 'wab-3.11'], {
    words: 'respuesta a la carga, artillería, batería | answer to a charge, artillery, battery',
  }),
  'wab-18.17': clause('procedure', '8754-8758', ['wab-18.18'], {
    words: 'recolocar, artilleros en combate | reposition, gunners in combat',
  }),
  'wab-18.18': clause('procedure', '8760-8765', ['wab-18.17', 'wab-18.19'], {
    words: 'agruparse, ayudar, pulgadas de los artilleros | group up, help, inches of the gunners',
  }),
  'wab-18.19': clause('option', '8765-8767', ['wab-18.10'], {
    words: 'dividir ataques, elegir a quién golpear | divide attacks, choose whom to strike',
  }),
  'wab-18.20': clause('option', '8770-8776', ['wab-18.21', 'wab-3.11'], {
    words:
      'rebasar, artilleros huyendo, atacar la pieza | go past, fleeing gunners, attack the gun',
  }),
  'wab-18.21': clause('procedure', '8779-8786', ['wab-18.22', 'wab-18.23', 'wab-6.34'], {
    words: 'desmoralizada, contenerse, máquina abandonada | broken, hold back, abandoned machine',
  }),
  'wab-18.22': clause('exception', '8789-8792', ['wab-18.21'], {
    words:
      'atravesar, persecución, artillería en el camino | move through, pursuit, artillery in the way',
  }),
  'wab-18.23': clause('option', '8795-8805', ['wab-18.5'], {
    words: 'retripular, cambiar de pieza, recuperar | re-crew, change guns, recover',
  }),
});
