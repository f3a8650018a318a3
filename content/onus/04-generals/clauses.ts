import { clause, defineClauses } from '../../../src/content/clauses.ts';

export default defineClauses({
  'onus-4.1': clause('setup', '249', ['onus-6.21'], {
    es: 'comandante, dónde se coloca, general marker',
    en: 'commander, where to place, marcador',
  }),
  'onus-4.2': clause('definition', '251', {
    see: ['onus-4.11', 'onus-4.12', 'onus-4.13', 'onus-4.14', 'onus-6.14'],
    es: 'matar al general, muerte del líder, killed',
    en: 'killed, death of the leader, muere',
  }),
  'onus-4.3': clause('exception', '251', ['onus-4.2'], {
    rulings: ['R69'],
    es: 'mover al general, transferir, herir al general, transfer',
    en: 'transfer the general, wound the general, trasladar',
  }),
  'onus-4.4': clause('definition', '257', {
    see: ['onus-4.5', 'onus-4.6', 'onus-4.7', 'onus-4.9', 'onus-4.10'],
    es: 'atributos, características, perfil, stats',
    en: 'attributes, profile, stats, carta de general',
  }),
  'onus-4.5': clause('modifier', '261', ['onus-10.8', 'onus-15.26', 'onus-4.13'], {
    rulings: ['R16'],
    es: 'bonificación, bonus, bono del líder',
    en: 'bonus, leader bonus, modificador',
  }),
  'onus-4.6': clause('modifier', '265', ['onus-10.9', 'onus-15.26', 'onus-12.9', 'onus-4.13'], {
    rulings: ['R16'],
    es: 'rango de mando, distancia del general, aura, command range',
    en: 'command range, aura, radio de influencia',
  }),
  'onus-4.7': clause('definition', '269', {
    see: ['onus-5.4', 'onus-7.208', 'onus-6.11', 'onus-6.23', 'onus-4.12'],
    es: 'límite, cuántas cartas, robar, leadership, tamaño de la mano',
    en: 'how many cards, hand size, draw, liderazgo',
  }),
  'onus-4.8': clause('definition', '271', ['onus-4.7', 'onus-4.12'], {
    rulings: ['R69'],
    es: 'movilización, activar según liderazgo, leadership',
    en: 'mobilisation, activate by leadership, liderazgo',
  }),
  'onus-4.9': clause('definition', '275', ['onus-4.4', 'onus-4.13'], {
    rulings: ['R69'],
    es: 'talento, facultad, special ability',
    en: 'talent, faculty, habilidad',
  }),
  'onus-4.10': clause('procedure', '279', ['onus-6.5', 'onus-12.13'], {
    rulings: ['R56'],
    es: 'presupuesto, trajan, por ciento',
    en: 'budget, trajano, per cent',
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
    es: 'muerte del general, chequeo, penalización, killed',
    en: 'death of the general, check, penalty, general muerto',
  }),
  'onus-4.12': clause('modifier', '283', {
    see: ['onus-4.7', 'onus-4.11', 'onus-7.208', 'onus-6.10', 'onus-6.11'],
    es: 'menos cartas, límite de mano, hand limit',
    en: 'fewer cards, smaller hand, liderazgo',
  }),
  'onus-4.13': clause('restriction', '283', ['onus-4.5', 'onus-4.6', 'onus-4.9', 'onus-4.11'], {
    es: 'pierde el bonus, radio de influencia, lost',
    en: 'loses the bonus, radius of influence, bonificaciones',
  }),
  'onus-4.14': clause('exception', '283', ['onus-4.11', 'onus-4.12', 'onus-4.13', 'onus-7.188'], {
    es: 'curar al general, reorganizar, fin de la penalización, rally',
    en: 'heal the general, rally, end of the penalty, recuperar',
  }),
});
