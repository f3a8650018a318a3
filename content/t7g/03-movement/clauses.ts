import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  't7g-3.1': clause('definition', '441-446', ['t7g-5.20', 't7g-5.24'], {
    words: 'desplazamiento, voluntario, involuntario | displacement, voluntary, involuntary',
  }),
  't7g-3.2': clause('procedure', '448-455', ['t7g-2.15', 't7g-2.17', 't7g-2.20'], {
    words: 'mover, pasos, procedimiento | moving, steps, procedure',
  }),
  't7g-3.3': clause('restriction', '457-465', ['t7g-3.6', 't7g-3.19', 't7g-3.9', 't7g-6.64'], {
    doubts: ['R5'],
    words: 'camino libre, bloqueado, atravesar unidades | clear path, blocked, crossing units',
  }),
  't7g-3.4': clause('restriction', '467-471', ['t7g-3.5', 't7g-3.13'], {
    doubts: ['R32', 'R121', 'R168'],
    words: 'pivotar, ángulo, rueda | wheel, angle, turn',
  }),
  't7g-3.5': clause('procedure', '473-479', ['t7g-1.9', 't7g-1.18', 't7g-1.20'], {
    words: 'avanzar, distancia, pulgadas | distance, inches, go forward',
  }),
  't7g-3.6': clause('exception', '481-488', ['t7g-3.3', 't7g-3.7', 't7g-3.8'], {
    doubts: ['R150'],
    words: 'pasar por encima, rozar, esquinas de la base | pass over, clip, corners of the base',
  }),
  't7g-3.7': clause('restriction', '490-495', ['t7g-3.6', 't7g-4.4'], {
    words: 'hueco, pasar entre, espacio | gap, pass between, room',
  }),
  't7g-3.8': clause('restriction', '497-505', ['t7g-3.9', 't7g-3.12'], {
    doubts: ['R148', 'R150'],
    words: 'encimar, montar bases, no cabe | bases on top, does not fit',
  }),
  't7g-3.9': clause(
    'exception',
    '507-511',
    ['t7g-3.8', 't7g-3.3', 't7g-3.10', 't7g-3.11', 't7g-7.19'],
    {
      doubts: ['R35'],
      words: 'atravesar mandos, atravesar cañones | pass through commanders, pass through guns',
    },
  ),
  't7g-3.10': clause('procedure', '513-520', ['t7g-3.9'], {
    doubts: ['R108'],
    words: 'cañones desplazados, apartar batería | displaced guns, battery moved aside',
  }),
  't7g-3.11': clause('option', '522-531', ['t7g-3.9', 't7g-7.14'], {
    doubts: ['R138'],
    words: 'mando desplazado, apartar general | displaced commander, leader moved aside',
  }),
  't7g-3.12': clause('exception', '533-541', ['t7g-3.8'], {
    doubts: ['R36', 'R148'],
    words: 'alinear, ajuste, por poco | line up, adjust, by a little',
  }),
  't7g-3.13': clause(
    'procedure',
    '543-553',
    ['t7g-2.15', 't7g-6.9', 't7g-6.69', 't7g-7.56', 't7g-7.72'],
    {
      doubts: ['R5', 'R38', 'R148', 'R168'],
      words: 'girar, encarar, dar la vuelta, media vuelta | turn, face, about-face',
    },
  ),
  't7g-3.14': clause('procedure', '555-563', ['t7g-3.15', 't7g-3.16', 't7g-3.17'], {
    doubts: ['R37', 'R38', 'R126'],
    words: 'escenografía, atravesar bosque | scenery, crossing a wood',
  }),
  't7g-3.15': clause('definition', '565-566', ['t7g-3.14', 't7g-5.38', 't7g-4.25', 't7g-4.24'], {
    doubts: ['R149'],
    words: 'en el bosque, ocupar terreno | in the wood, inside terrain',
  }),
  't7g-3.16': clause('modifier', '568-572', ['t7g-6.13', 't7g-9.51'], {
    doubts: ['R37', 'R55', 'R126'],
    words: 'frenar | slow',
  }),
  't7g-3.17': clause('modifier', '574-575', ['t7g-6.38', 't7g-6.13', 't7g-1.29'], {
    doubts: ['R126'],
    words: 'desorganiza, bosque | disorganises, wood',
  }),
  't7g-3.18': clause('modifier', '577-578', ['t7g-3.16', 't7g-3.17'], {
    words: 'frena también | slows as well',
  }),
  't7g-3.19': clause('restriction', '580-581', ['t7g-3.3', 't7g-3.8', 't7g-7.9'], {
    words: 'prohibido, lago, no se pasa | forbidden, lake, no passage',
  }),
  't7g-3.20': clause('modifier', '583-585', ['t7g-9.13', 't7g-9.37'], {
    doubts: ['R37'],
    words: 'camino, carretera | road, track',
  }),
});
