import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  't7g-4.1': clause('procedure', '586-593', ['t7g-4.2', 't7g-4.10', 't7g-4.12'], {
    words: 'disparar, pasos, procedimiento, tiro | shoot, steps, procedure, missile fire',
  }),
  't7g-4.2': clause(
    'procedure',
    '595-602',
    ['t7g-4.3', 't7g-4.6', 't7g-6.45', 't7g-6.33', 't7g-9.42'],
    {
      doubts: ['R5', 'R32', 'R33'],
      words: 'ver, visibilidad, apuntar, ángulo de tiro | see, visibility, aim, arc of fire',
    },
  ),
  't7g-4.3': clause('restriction', '604-607', ['t7g-4.24', 't7g-6.105', 't7g-4.5'], {
    words: 'bloquear la vista, tapar, estorbar | block sight, in the way, screen',
  }),
  't7g-4.4': clause('restriction', '608-612', ['t7g-3.7', 't7g-4.3'], {
    words: 'hueco, disparar entre unidades | gap, shooting between units',
  }),
  't7g-4.5': clause('exception', '612-613', ['t7g-4.3'], {
    words: 'general en medio, oficial | leader in the way, officer',
  }),
  't7g-4.6': clause('procedure', '615-620', ['t7g-4.9', 't7g-4.2'], {
    doubts: ['R40'],
    words: 'centro tapado, otro centro | centre out of sight, other centre',
  }),
  't7g-4.7': clause('restriction', '622-631', ['t7g-6.105', 't7g-4.3'], {
    doubts: ['R163'],
    words: 'por encima, altura, colina, tiro curvo | over others, height, hill, indirect fire',
  }),
  't7g-4.8': clause('option', '633-635', ['t7g-4.2', 't7g-6.86'], {
    words: 'blanco, a quién disparo | target priority, whom to shoot',
  }),
  't7g-4.9': clause('restriction', '636-641', ['t7g-4.17', 't7g-4.6'], {
    doubts: ['R40', 'R143'],
    words: 'distancia máxima, medir disparo | maximum distance, measuring a shot',
  }),
  't7g-4.10': clause('procedure', '643-650', ['t7g-1.11', 't7g-1.15', 't7g-4.11'], {
    doubts: ['R47'],
    words: 'dados de disparo, para impactar | shooting dice, to hit',
  }),
  't7g-4.11': clause('procedure', '652-654', ['t7g-1.24', 't7g-4.12'], {
    doubts: ['R42'],
    words: 'éxito del disparo | success, roll to hit',
  }),
  't7g-4.12': clause(
    'procedure',
    '656-665',
    ['t7g-1.13', 't7g-4.25', 't7g-1.29', 't7g-6.19', 't7g-7.37'],
    { words: 'salvación, tirada de coraje, aguantar | saving throw, courage roll, save' },
  ),
  't7g-4.13': clause('procedure', '667-667', ['t7g-4.12', 't7g-4.15'], {
    words: 'salvar, cancelar impacto | save, cancel a hit',
  }),
  't7g-4.14': clause('procedure', '669-670', ['t7g-1.29', 't7g-4.12'], {
    doubts: ['R42', 'R119'],
    words: 'desorganizar, ninguna salvación, pánico | disorganise, no saves, panic',
  }),
  't7g-4.15': clause('procedure', '672-676', ['t7g-4.13', 't7g-4.16'], {
    words: 'herida, marcador, bajas | wound, marker, casualties',
  }),
  't7g-4.16': clause('restriction', '676-678', ['t7g-1.14', 't7g-4.18'], {
    words: 'máximo de desgaste, tope | maximum wear, cap',
  }),
  't7g-4.17': clause('table', '680-693', ['t7g-4.9', 't7g-6.124'], {
    doubts: ['R43'],
    words: 'tabla de armas, distancia de tiro | weapon table, firing distance',
  }),
  't7g-4.18': clause('procedure', '694-703', ['t7g-4.16', 't7g-5.33', 't7g-6.39'], {
    doubts: ['R50', 'R129'],
    words: 'moral, huir, romperse, tirada de moral | morale, rout, breaking, morale test',
  }),
  't7g-4.19': clause('definition', '702-705', ['t7g-4.21'], {
    words: 'exceso de desgaste, cuántos puntos | excess wear, how many points',
  }),
  't7g-4.20': clause('procedure', '707-711', ['t7g-1.12', 't7g-7.50'], {
    doubts: ['R49', 'R127'],
    words: 'dados de ruptura, disciplina sin modificar | break dice, unmodified discipline',
  }),
  't7g-4.21': clause('procedure', '713-718', ['t7g-4.19', 't7g-4.20', 't7g-7.49'], {
    doubts: ['R48', 'R64'],
    words: 'superar ruptura, seises | sixes, how many successes',
  }),
  't7g-4.22': clause('procedure', '721-723', ['t7g-1.28', 't7g-4.16'], {
    words: 'aguanta, se queda | holds, survives',
  }),
  't7g-4.23': clause('procedure', '725-726', ['t7g-7.20', 't7g-7.21', 't7g-5.28'], {
    doubts: ['R119'],
    words: 'destruida, eliminada, muerta | destroyed, eliminated, routed',
  }),
  't7g-4.24': clause('restriction', '728-735', ['t7g-4.3', 't7g-3.15', 't7g-5.37'], {
    words: 'bosque, colina, tapa la vista, terreno oculto | wood, hill, conceals, hiding terrain',
  }),
  't7g-4.25': clause('modifier', '737-738', ['t7g-4.12', 't7g-6.121', 't7g-7.76'], {
    doubts: ['R41', 'R62', 'R149'],
    words: 'cobertura, parapeto, terreno cubierto | cover, concealment, covered terrain',
  }),
});
