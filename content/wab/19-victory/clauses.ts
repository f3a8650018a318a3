import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-19.1': clause('definition', '9432-9445', ['wab-19.2', 'wab-19.3'], {
    words:
      'fin de la batalla, desmoralización del ejército, derrota | end of the battle, army morale, defeat',
  }),
  'wab-19.2': clause('procedure', '9447-9449', ['wab-19.5', 'wab-1.27'], {
    words:
      'unidad cara, infantería, caballería, cálculo | expensive unit, infantry, cavalry, calculation',
  }),
  'wab-19.3': clause('procedure', '9451-9453', ['wab-19.5', 'wab-1.43'], {
    words: 'hostigadores numerosos, cálculo | large skirmish unit, calculation',
  }),
  'wab-19.4': clause('restriction', '9459-9463', ['wab-15.1'], {
    words:
      'carros falcados, máquinas, infantería ligera, despliegue | machines, light infantry, deployment',
  }),
  'wab-19.5': clause('procedure', '9455-9471', ['wab-19.2', 'wab-19.3', 'wab-19.6'], {
    words: 'cuarta parte, redondeo, calcular | a quarter, rounding, calculate',
  }),
  'wab-19.6': clause('victory', '9474-9477,9506-9510', ['wab-19.5', 'wab-19.10', 'wab-19.20'], {
    words: 'termina la batalla, ejército roto, perder | battle over, broken army, lose',
  }),
  'wab-19.7': clause('procedure', '9484-9488', ['wab-19.8'], {
    words: 'bajas, unidad perdida, restar | losses, lost unit, subtract',
  }),
  'wab-19.8': clause('procedure', '9490-9493', ['wab-19.7'], {
    words: 'media fuerza, bajas, redondeo | casualties, rounding',
  }),
  'wab-19.9': clause('procedure', '9496-9500', ['wab-19.6', 'wab-9.70', 'wab-9.74'], {
    words: 'muerte del general, caída del estandarte | death of the general, standard fallen',
  }),
  'wab-19.10': clause('victory', '9503-9510', ['wab-19.11', 'wab-19.14'], {
    words: 'quién gana, tabla de victoria, resultado | who wins, victory table, outcome',
  }),
  'wab-19.11': clause('victory', '9513-9515', ['wab-19.14'], {
    words: 'aniquilada, valor en puntos, huyendo | wiped out, points value, fleeing',
  }),
  'wab-19.12': clause('exception', '9515-9519', ['wab-17.37'], {
    words: 'elefantes desbocados, huyendo | running amok, fleeing',
  }),
  'wab-19.13': clause('exception', '9522-9526', ['wab-19.11', 'wab-6.49', 'wab-6.51'], {
    words: 'perseguidores, no ha vuelto | pursuit, not come back',
  }),
  'wab-19.14': clause('victory', '9529-9533', ['wab-19.11'], {
    words: 'media fuerza, bajas, personaje herido | half strength, casualties, wounded character',
  }),
  'wab-19.15': clause('victory', '9536-9541', ['wab-19.16'], {
    words:
      'cuartos de mesa, ocupar, terreno, dotación de carros | hold ground, corners, chariot crew',
  }),
  'wab-19.16': clause('restriction', '9544-9546', ['wab-19.15', 'wab-19.6'], {
    words: 'ejército huido, cuartos de mesa | routed army, hold ground',
  }),
  'wab-19.17': clause('victory', '9548-9548', ['wab-19.9', 'wab-9.70'], {
    words: 'matar al general | kill the general',
  }),
  'wab-19.18': clause('victory', '9550-9550', ['wab-8.14'], {
    words: 'banderas, enseñas, trofeos | banners, flags, trophies',
  }),
  'wab-19.19': clause('victory', '9552-9552', ['wab-9.79', 'wab-9.80', 'wab-22.5'], {
    words: 'portaestandarte de batalla, bandera del ejército | army standard, battle flag',
  }),
  'wab-19.20': clause('victory', '9554-9554', ['wab-19.6', 'wab-19.16'], {
    words: 'romper al enemigo, fin de la partida | break the enemy, end of the game',
  }),
});
