import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'cca-15.1': clause('procedure', '1382-1393', {
    see: ['cca-15.2', 'cca-13.5', 'cca-12.26', 'cca-12.15', 'cca-15.4'],
    words: 'general, comandante, casco, helmet | general, commander, helmet, leader loss',
  }),
  'cca-15.2': clause('procedure', '1395-1399', ['cca-15.3', 'cca-15.1'], {
    words:
      'general, comandante, casco, leader check | general, commander, helmet, leader loss, chequeo de líder',
  }),
  'cca-15.3': clause('procedure', '1399-1402', ['cca-13.18', 'cca-13.25'], {
    words: 'evasión, huir, general, escapar | evasion, run away, general, escape, evasión',
  }),
  'cca-15.4': clause('procedure', '1404-1410', ['cca-13.16', 'cca-13.17', 'cca-10.26'], {
    words:
      'general, comandante, casco, matar al líder | general, commander, helmet, kill the leader',
  }),
  'cca-15.5': clause('procedure', '1410-1412', {
    restates: ['cca-13.18'],
    see: ['cca-13.15', 'cca-15.4'],
    words: 'evasión, huir, general, evade | evasion, run away, general, evasión',
  }),
  'cca-15.6': clause('procedure', '1414-1417', {
    restates: ['cca-11.53'],
    see: ['cca-4.2', 'cca-11.53'],
    words:
      'muerte del líder, general muerto, baja, banner | general killed, casualty, leader loss, estandarte',
  }),
  'cca-15.7': clause('modifier', '1419-1427', {
    restates: ['cca-11.39', 'cca-11.48'],
    see: ['cca-11.40'],
    words: 'casco, general, inspirar, helmet | helmet symbol, general, inspire, casco',
  }),
  'cca-15.8': clause('modifier', '1429-1431', {
    restates: ['cca-12.15'],
    see: ['cca-12.20', 'cca-12.17', 'cca-11.34'],
    words: 'general, comandante, morale, bolster | general, commander, stand firm, moral',
  }),
  'cca-15.9': clause('option', '1433-1436', {
    restates: ['cca-13.39'],
    words:
      'combate extra, segundo combate, momentum advance, bonus combat | extra combat, second combat, general, avance de ímpetu',
  }),
  'cca-15.10': clause('definition', '1438-1440', ['cca-18.20', 'cca-18.21'], {
    excluded: {
      es: 'Resume una ventaja; las órdenes que la dan se ejecutan en las cartas de Liderazgo (cca-18.20).',
      en: 'It sums up an advantage; the orders that give it run in the Leadership cards (cca-18.20).',
    },
    words:
      'general, comandante, leadership, liderazgo inspirado | general, commander, inspired leadership, liderazgo',
  }),
});
