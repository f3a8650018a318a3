import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'onus-4.1': clause('setup', '249', ['onus-6.21'], {
    words: 'comandante, dónde se coloca, general marker | commander, where to place, marcador',
  }),
  'onus-4.2': clause('definition', '251', {
    see: ['onus-4.11', 'onus-4.12', 'onus-4.13', 'onus-4.14', 'onus-6.14'],
    words: 'matar al general, muerte del líder, killed | killed, death of the leader, muere',
  }),
  'onus-4.3': clause('exception', '251', ['onus-4.2'], {
    words:
      'mover al general, transferir, herir al general, transfer | transfer the general, wound the general, trasladar',
  }),
  'onus-4.4': clause('definition', '257', {
    see: ['onus-4.5', 'onus-4.6', 'onus-4.7', 'onus-4.9', 'onus-4.10'],
    words:
      'atributos, características, perfil, stats | attributes, profile, stats, carta de general',
  }),
  'onus-4.5': clause('modifier', '261', ['onus-10.8', 'onus-15.26', 'onus-4.13'], {
    words: 'bonificación, bonus, bono del líder | bonus, leader bonus, modificador',
  }),
  'onus-4.6': clause('modifier', '265', ['onus-10.9', 'onus-15.26', 'onus-12.9', 'onus-4.13'], {
    words:
      'rango de mando, distancia del general, aura, command range | command range, aura, radio de influencia',
  }),
  'onus-4.7': clause('definition', '269', {
    see: ['onus-5.4', 'onus-7.208', 'onus-6.11', 'onus-6.23', 'onus-4.12'],
    words:
      'límite, cuántas cartas, robar, leadership, tamaño de la mano | how many cards, hand size, draw, liderazgo',
  }),
  'onus-4.8': clause('definition', '271', ['onus-4.7', 'onus-4.12'], {
    words:
      'movilización, activar según liderazgo, leadership | mobilisation, activate by leadership, liderazgo',
  }),
  'onus-4.9': clause('definition', '275', ['onus-4.4', 'onus-4.13'], {
    words: 'talento, facultad, special ability | talent, faculty, habilidad',
  }),
  'onus-4.10': clause('procedure', '279', ['onus-6.5', 'onus-12.13'], {
    words: 'presupuesto, trajan, por ciento | budget, trajano, per cent',
  }),
  'onus-4.11': clause('modifier', '283', {
    see: [
      'onus-4.12',
      'onus-4.13',
      'onus-4.14',
      'onus-10.10',
      'onus-15.28',
      'onus-12.7',
      'onus-12.11',
    ],
    words:
      'muerte del general, chequeo, penalización, killed | death of the general, check, penalty, general muerto',
  }),
  'onus-4.12': clause('modifier', '283', {
    see: ['onus-4.7', 'onus-4.11', 'onus-7.208', 'onus-6.10', 'onus-6.11'],
    words: 'menos cartas, límite de mano, hand limit | fewer cards, smaller hand, liderazgo',
  }),
  'onus-4.13': clause('restriction', '283', ['onus-4.5', 'onus-4.6', 'onus-4.9', 'onus-4.11'], {
    words:
      'pierde el bonus, radio de influencia, lost | loses the bonus, radius of influence, bonificaciones',
  }),
  'onus-4.14': clause('exception', '283', ['onus-4.11', 'onus-4.12', 'onus-4.13', 'onus-7.188'], {
    words:
      'curar al general, reorganizar, fin de la penalización, rally | heal the general, rally, end of the penalty, recuperar',
  }),
});
