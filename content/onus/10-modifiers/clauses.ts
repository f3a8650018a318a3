import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'onus-10.1': clause('definition', '1145', ['onus-13.9'], {
    words:
      'bonificaciones, penalizaciones, lista, resumen de modificadores | bonuses, penalties, list, summary, modificadores',
  }),
  'onus-10.2': clause('modifier', '1147', {
    see: ['onus-10.4', 'onus-8.15', 'onus-15.10', 'onus-15.21', 'onus-15.31'],
    words: 'flanqueo, flanqueada, flank | flanked, flanking, lateral, flanqueo',
  }),
  'onus-10.3': clause('modifier', '1148', {
    see: ['onus-10.4', 'onus-8.15', 'onus-15.11', 'onus-15.22', 'onus-15.32'],
    words: 'por la espalda, por detrás, rear | behind, from behind, retaguardia',
  }),
  'onus-10.4': clause('modifier', '1149', ['onus-7.45', 'onus-7.186', 'onus-15.30'], {
    words:
      'huyendo, penalización, forced march, espalda | routing, penalty, behind, marcha forzada',
  }),
  'onus-10.5': clause('modifier', '1150', ['onus-7.151', 'onus-15.12', 'onus-15.33'], {
    words: 'superioridad, ally | outnumbered, aliado',
  }),
  'onus-10.6': clause('procedure', '1154', {
    see: ['onus-10.2', 'onus-10.3', 'onus-10.5', 'onus-13.9', 'onus-7.79'],
    words:
      'acumulación, envolver, suma de penalizaciones, total | cumulative, envelop, total, stack, flanqueo',
  }),
  'onus-10.7': clause('restriction', '1156', ['onus-7.90'], {
    words: 'rodeada, sin movimiento, blocked | surrounded, pinned, bloqueada',
  }),
  'onus-10.8': clause('modifier', '1158', ['onus-4.5'], {
    words:
      'líder, comandante, bonificación, general card | leader, commander, bonus, carta de general',
  }),
  'onus-10.9': clause('modifier', '1159', ['onus-4.6', 'onus-15.26'], {
    words: 'rango, líder, comandante, range | command range, leader, commander, rango',
  }),
  'onus-10.10': clause('modifier', '1160', ['onus-4.11', 'onus-15.28'], {
    words:
      'líder, perder al general, comandante, general lost | leader, losing the general, commander, general muerto',
  }),
  'onus-10.11': clause('modifier', '1161-1162', ['onus-7.171', 'onus-15.35'], {
    words: 'bajas, daño, wounds | casualties, damage, heridas',
  }),
  'onus-10.12': clause('modifier', '1163', ['onus-7.171', 'onus-15.1', 'onus-15.16'], {
    words: 'bajas, daño, valor mínimo, wounds | casualties, damage, minimum, heridas',
  }),
  'onus-10.13': clause('modifier', '1164', ['onus-7.63', 'onus-15.34'], {
    words: 'ampliar, línea larga, extended | expand, long line, formación ampliada',
  }),
  'onus-10.14': clause('modifier', '1165', ['onus-15.8', 'onus-15.19', 'onus-15.27'], {
    words: 'hero, campeón, bonificación | champion, bonus, héroe',
  }),
  'onus-10.15': clause('modifier', '1166', {
    see: ['onus-15.2', 'onus-15.13', 'onus-15.17', 'onus-15.23', 'onus-15.36'],
    words: 'oficial caído, mandos, no officers | lost officer, leaderless, sin oficiales',
  }),
  'onus-10.16': clause('modifier', '1167', ['onus-7.174', 'onus-15.3', 'onus-15.37'], {
    words: 'broken, desmoralizada, penalización | shaken, demoralised, penalty, rota',
  }),
  'onus-10.17': clause('definition', '1167', ['onus-10.16', 'onus-10.4'], {
    words: 'fleeing, huyendo, acumular | routing, cumulative, huida',
  }),
});
