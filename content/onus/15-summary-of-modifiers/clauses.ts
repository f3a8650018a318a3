import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'onus-15.1': clause('modifier', '1593-1595', {
    restates: ['onus-10.12'],
    see: ['onus-7.171'],
    words: 'daño, bajas, penalización, melee | damage, casualties, penalty, melee',
  }),
  'onus-15.2': clause('modifier', '1596', {
    restates: ['onus-10.15'],
    words: 'mandos, penalización, melee | leaders, penalty, melee',
  }),
  'onus-15.3': clause('modifier', '1597', {
    restates: ['onus-10.16'],
    see: ['onus-7.174'],
    words: 'desorganizada, penalización, melee | disordered, penalty, melee',
  }),
  'onus-15.4': clause('modifier', '1598', {
    restates: ['onus-8.11', 'onus-8.12'],
    see: ['onus-8.9', 'onus-8.10'],
    words: 'prioritario, picas, bonificación | priority, pikes, bonus',
  }),
  'onus-15.5': clause('modifier', '1599', {
    restates: ['onus-8.19'],
    see: ['onus-8.20', 'onus-8.22'],
    words: 'cuña, caballería, bonificación | wedge, cavalry, bonus',
  }),
  'onus-15.6': clause('modifier', '1600', {
    restates: ['onus-9.23'],
    see: ['onus-9.27', 'onus-8.10'],
    words: 'lanzas, caballería, bonificación | spears, cavalry, bonus',
  }),
  'onus-15.7': clause('modifier', '1601', {
    restates: ['onus-9.8', 'onus-9.9'],
    see: ['onus-9.7', 'onus-9.11'],
    words: 'prioritario, impacto, ariete, ram | charge, priority, impact, embestir',
  }),
  'onus-15.8': clause('modifier', '1603-1605', {
    restates: ['onus-10.14'],
    words: 'campeón, bonificación, hero | champion, bonus, héroe',
  }),
  'onus-15.9': clause('modifier', '1606', {
    restates: ['onus-10.4'],
    see: ['onus-7.186', 'onus-7.45'],
    words: 'rodeada, por la espalda, penalización | from behind, any side, penalty',
  }),
  'onus-15.10': clause('modifier', '1607', {
    restates: ['onus-10.2'],
    see: ['onus-10.6', 'onus-8.15'],
    words: 'lateral, costado, envolver, flanquear | side, enveloped, outflanked',
  }),
  'onus-15.11': clause('modifier', '1608', {
    restates: ['onus-10.3'],
    see: ['onus-10.6', 'onus-8.15'],
    words: 'espalda, por detrás, envolver | back, from behind, enveloped',
  }),
  'onus-15.12': clause('modifier', '1609', {
    restates: ['onus-10.5'],
    words:
      'aliado en combate, dos contra uno, superioridad | ally in combat, two against one, outnumbered',
  }),
  'onus-15.13': clause('modifier', '1610', {
    restates: ['onus-10.15'],
    words: 'mandos, penalización, melee | leaders, penalty, melee',
  }),
  'onus-15.14': clause('modifier', '1611', {
    restates: ['onus-8.16'],
    see: ['onus-8.15'],
    words: 'caballería, bonificación, formar en cuadro | cavalry, bonus, formation',
  }),
  'onus-15.15': clause('modifier', '1612', {
    restates: ['onus-8.7'],
    words: 'testudo, tortuga, bonificación | testudo, tortoise, bonus',
  }),
  'onus-15.16': clause('modifier', '1614-1616', {
    restates: ['onus-10.12'],
    see: ['onus-7.171'],
    words: 'disparo, daño, bajas, penalización | shot, damage, casualties, penalty',
  }),
  'onus-15.17': clause('modifier', '1617', {
    restates: ['onus-10.15'],
    words: 'disparo, mandos, penalización | shot, leaders, penalty',
  }),
  'onus-15.18': clause('modifier', '1618', {
    restates: ['onus-7.127'],
    words: 'LdV, obstáculo, disparo, cobertura | LOS, obstacle, shot, cover',
  }),
  'onus-15.19': clause('modifier', '1620-1622', {
    restates: ['onus-10.14'],
    words: 'campeón, bonificación, flechas | champion, bonus, arrows',
  }),
  'onus-15.20': clause('modifier', '1623', {
    restates: ['onus-10.4'],
    see: ['onus-7.144', 'onus-7.45', 'onus-7.186'],
    words: 'en huida, penalización, flechas | flight, penalty, arrows',
  }),
  'onus-15.21': clause('modifier', '1624', {
    restates: ['onus-7.144'],
    see: ['onus-10.2', 'onus-7.145'],
    words: 'lateral, flechas, costado | lateral, arrows, penalty',
  }),
  'onus-15.22': clause('modifier', '1625', {
    restates: ['onus-7.144'],
    see: ['onus-10.3', 'onus-7.145'],
    words: 'espalda, flechas, por detrás | back, arrows, from behind',
  }),
  'onus-15.23': clause('modifier', '1626', {
    restates: ['onus-10.15'],
    words: 'mandos, penalización, flechas | leaders, penalty, arrows',
  }),
  'onus-15.24': clause('modifier', '1627', {
    restates: ['onus-8.17'],
    words: 'penalización, flechas, proyectiles | penalty, arrows, missiles',
  }),
  'onus-15.25': clause('modifier', '1628', {
    restates: ['onus-8.7'],
    words: 'testudo, tortuga, flechas, proyectiles | testudo, tortoise, arrows, missiles',
  }),
  'onus-15.26': clause('modifier', '1630-1632', {
    restates: ['onus-10.9'],
    see: ['onus-4.6', 'onus-10.9', 'onus-12.9'],
    words: 'líder, bonificación, rango | leader, bonus, command range',
  }),
  'onus-15.27': clause('modifier', '1633', {
    restates: ['onus-10.14'],
    words: 'campeón, bonificación, chequeo | champion, bonus, check',
  }),
  'onus-15.28': clause('modifier', '1634', {
    restates: ['onus-10.10'],
    see: ['onus-4.11', 'onus-10.10', 'onus-12.7', 'onus-12.11'],
    words: 'general perdido, líder, penalización | general lost, leader, penalty',
  }),
  'onus-15.29': clause('modifier', '1635', {
    restates: ['onus-9.17'],
    words: 'miedo, elefantes, penalización | fear, elephants, penalty',
  }),
  'onus-15.30': clause('modifier', '1636', {
    restates: ['onus-10.4'],
    see: ['onus-10.17', 'onus-7.45', 'onus-7.188'],
    words: 'penalización, chequeo de recuperación, rout | penalty, recovery check, rout',
  }),
  'onus-15.31': clause('modifier', '1637', {
    restates: ['onus-10.2'],
    see: ['onus-7.144'],
    words: 'lateral, costado, flanqueo | side, flanked, outflanked',
  }),
  'onus-15.32': clause('modifier', '1638', {
    restates: ['onus-10.3'],
    see: ['onus-7.144'],
    words: 'espalda, por detrás, rodeada | back, from behind, surrounded',
  }),
  'onus-15.33': clause('modifier', '1639', {
    restates: ['onus-10.5'],
    words:
      'aliado en combate, dos contra uno, superioridad | ally in combat, two against one, outnumbered',
  }),
  'onus-15.34': clause('modifier', '1640', {
    restates: ['onus-10.13'],
    see: ['onus-7.63'],
    words: 'formación ampliada, alargar, línea más ancha | extended formation, wider line, thin',
  }),
  'onus-15.35': clause('modifier', '1641', {
    restates: ['onus-10.11'],
    see: ['onus-7.171'],
    words: 'bajas, daño, chequeo | casualties, damage, check',
  }),
  'onus-15.36': clause('modifier', '1642', {
    restates: ['onus-10.15'],
    words: 'mandos, penalización, chequeo | leaders, penalty, check',
  }),
  'onus-15.37': clause('modifier', '1643', {
    restates: ['onus-10.16'],
    see: ['onus-7.174', 'onus-10.17'],
    words: 'desorganizada, penalización, chequeo | disordered, penalty, check',
  }),
});
