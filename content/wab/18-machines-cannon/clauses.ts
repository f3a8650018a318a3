import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-18.48': clause('definition', '9202-9210', [], {
    words: 'artillería de pólvora, asedio, medieval | gunpowder artillery, siege, medieval',
    excluded: {
      es: 'Dice para qué piezas son las reglas: no hay nada que calcular.',
      en: 'It says which guns the rules are for: there is nothing to work out.',
    },
  }),
  'wab-18.49': clause('profile', '9213-9218,9329-9331', ['wab-18.56'], {
    words: 'características, bombarda, Resistencia | characteristics, bombard, toughness',
  }),
  'wab-18.50': clause('procedure', '9223-9231', ['wab-18.52'], {
    words: 'pivotar, mover y disparar, velocidad | pivot, move and fire, speed',
  }),
  'wab-18.51': clause('procedure', '9237-9241', ['wab-18.26'], {
    words: 'orden de disparo, primero | order of shooting, first',
  }),
  'wab-18.52': clause('restriction', '9243-9247', ['wab-18.50'], {
    words: 'encarar, girar, dirección | face, turn, direction',
  }),
  'wab-18.53': clause(
    'procedure',
    '9249-9264',
    ['wab-18.61', 'wab-18.60', 'wab-18.59', 'wab-18.58'],
    {
      words: 'alcance, calcular a ojo, bola | range, estimate, cannonball',
    },
  ),
  'wab-18.54': clause('procedure', '9267-9274', ['wab-18.55'], {
    words: 'primer impacto, marcador, bola | first strike, marker, cannonball',
  }),
  'wab-18.55': clause('procedure', '9277-9284', ['wab-18.57', 'wab-18.56', 'wab-9.39'], {
    words: 'bote, segunda tirada, filas, bola | second roll, ranks, cannonball',
  }),
  'wab-18.56': clause('procedure', '9284-9286', ['wab-18.55'], {
    words: 'daño, Fuerza del cañón, armadura | damage, strength of a cannon, armour',
  }),
  'wab-18.57': clause('procedure', '9289-9293', ['wab-18.55'], {
    words: 'no rebota, ladera, bola parada | no bounce, slope, ball halted',
  }),
  'wab-18.58': clause('table', '9301-9304', ['wab-18.53'], {
    words: 'tabla de problemas del cañón, pequeño problema | cannon misfire table, slight hitch',
  }),
  'wab-18.59': clause('table', '9306-9311', ['wab-18.53'], {
    words: 'tabla de problemas del cañón, reparar | cannon misfire table, repair',
  }),
  'wab-18.60': clause('table', '9313-9318', ['wab-18.53', 'wab-7.1'], {
    words: 'accidente mortal, tabla de problemas del cañón | fatal accident, cannon misfire table',
  }),
  'wab-18.61': clause('table', '9320-9325', ['wab-18.53'], {
    words: 'destruido, tabla de problemas del cañón | destroyed, cannon misfire table',
  }),
  'wab-18.62': clause('definition', '9336-9342', ['wab-18.63'], {
    words: 'artillería de varios cañones | multi-barrelled artillery',
    excluded: {
      es: 'Describe la pieza: no hay nada que calcular.',
      en: 'It describes the gun: there is nothing to work out.',
    },
  }),
  'wab-18.63': clause('profile', '9348-9353,9425-9427', ['wab-18.68'], {
    words: 'características, ribaud, Resistencia | characteristics, ribaud, toughness',
  }),
  'wab-18.64': clause('exception', '9358-9364', ['wab-18.1'], {
    words: 'batería combinada, ribaud, mezclar | combined battery, ribaud, mix',
  }),
  'wab-18.65': clause('exception', '9364-9387', ['wab-18.16', 'wab-3.9'], {
    words:
      'reacción a la carga, ribaud, batería combinada | charge reaction, ribaud, combined battery',
  }),
  'wab-18.66': clause('procedure', '9371-9378', [], {
    words: 'ribaud, pivotar, velocidad | ribaud, pivot, speed',
  }),
  'wab-18.67': clause('procedure', '9390-9403', ['wab-18.68', 'wab-18.61'], {
    words: 'ribaud, fallo, disparar órgano | ribaud, jam, fire',
  }),
  'wab-18.68': clause('procedure', '9406-9413', ['wab-18.69', 'wab-9.39'], {
    words: 'ribaud, metralla, impactar | ribaud, grapeshot, hit',
  }),
  'wab-18.69': clause('procedure', '9416-9419', ['wab-18.68'], {
    words: 'ribaud, daño, armadura | ribaud, damage, armour',
  }),
});
