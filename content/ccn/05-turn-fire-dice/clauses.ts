import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'ccn-5.93': clause('definition', '1033-1040', ['ccn-5.84', 'ccn-5.85', 'ccn-5.89'], {
    words:
      'combate a distancia, mosquetes, alcance, objetivo | ranged combat, muskets, range, target',
  }),
  'ccn-5.94': clause('definition', '1040-1044', ['ccn-5.72', 'ccn-5.95'], {
    words:
      'cuántos dados tiro, combate a distancia, fuerza | how many dice, shooting, gunfire, strength',
  }),
  'ccn-5.95': clause('modifier', '1044-1068', ['ccn-5.96', 'ccn-5.98'], {
    words: 'cuántos dados tiro, combate a distancia | how many dice, halved, shooting, gunfire',
  }),
  'ccn-5.96': clause('definition', '1071-1074', ['ccn-5.95'], {
    words: 'redondear, españoles, fracción | round up, Spanish army, fraction',
  }),
  'ccn-5.97': clause('restriction', '1076-1079', ['ccn-5.47'], {
    words: 'voltigeurs, tiradores, combate a distancia | voltigeurs, skirmishers, ranged combat',
  }),
  'ccn-5.98': clause('modifier', '1080-1083', ['ccn-5.95', 'ccn-6.28', 'ccn-5.94'], {
    words: 'bonificación, cazadores, combate a distancia | bonus, chasseurs, shooting, gunfire',
  }),
  'ccn-5.99': clause('definition', '1085-1088', ['ccn-2.11'], {
    words:
      'bonificación por nación, combate a distancia, franceses | nation bonus, shooting, gunfire, French',
  }),
  'ccn-5.100': clause('profile', '1091-1101', ['ccn-5.86', 'ccn-5.106'], {
    words: 'cañones, batería, alcance, combate a distancia | guns, battery, range, ranged combat',
  }),
  'ccn-5.101': clause('restriction', '1103-1104', ['ccn-5.50'], {
    words: 'cañones, batería, mover y disparar | guns, battery, move and fire',
  }),
  'ccn-5.102': clause('profile', '1106-1114', ['ccn-5.87', 'ccn-5.106'], {
    words: 'a caballo, cañones, batería, alcance | guns, battery, range, ranged combat',
  }),
  'ccn-5.103': clause('restriction', '1115-1117', ['ccn-5.51', 'ccn-5.105'], {
    words: 'a caballo, cañones, batería, mover y disparar | guns, battery, move and fire',
  }),
  'ccn-5.104': clause('restriction', '1118-1119', ['ccn-5.51'], {
    words: 'a caballo, cañones, batería, mover y disparar | guns, battery, move and fire',
  }),
  'ccn-5.105': clause('restriction', '1120-1122', ['ccn-5.140'], {
    words:
      'a caballo, cañones, batería, mover y disparar | guns, battery, last block, move and fire',
  }),
  'ccn-5.106': clause('table', '2676-2681', ['ccn-5.100', 'ccn-5.102'], {
    words: 'cañones, cuántos dados tiro, tabla de dados | guns, how many dice, dice chart',
  }),
  'ccn-5.107': clause('modifier', '1124-1127', ['ccn-8.45', 'ccn-8.48', 'ccn-8.66', 'ccn-8.34'], {
    words:
      'bonificación por carta, más dados, combate a distancia | card bonus, more dice, shooting, gunfire',
  }),
  'ccn-5.108': clause('modifier', '1129-1138', ['ccn-5.143', 'ccn-7.1'], {
    words:
      'reducción por terreno, cobertura, combate a distancia | terrain reduction, cover, fire, shooting',
  }),
  'ccn-5.109': clause('procedure', '1140-1143', ['ccn-5.110', 'ccn-5.115'], {
    words:
      'resolver combate, lanzar dados, combate a distancia | resolve combat, throw dice, fire, shooting',
  }),
  'ccn-5.110': clause('table', '1145-1165', ['ccn-5.111', 'ccn-5.145'], {
    words:
      'aciertos, espadas, tabla de impactos, combate a distancia | swords, hit table, fire, shooting',
  }),
  'ccn-5.111': clause('definition', '1167-1170', ['ccn-5.174'], {
    words: 'huir, retroceder, combate a distancia | fall back, rout, fire, shooting',
  }),
  'ccn-5.112': clause('procedure', '1172-1178', ['ccn-4.2'], {
    words:
      'bajas, pérdidas, eliminar unidad, combate a distancia | casualties, losses, eliminate a unit, fire, shooting',
  }),
  'ccn-5.113': clause('procedure', '1180-1184', {
    restates: ['ccn-5.162'],
    see: ['ccn-5.161', 'ccn-5.164'],
    words: 'general, chequeo de líder, baja de líder | general, leader check, killed',
  }),
  'ccn-5.114': clause('restriction', '1184-1191', ['ccn-5.172'], {
    words:
      'general, matar al líder, combate a distancia | general, kill the leader, shooting, gunfire',
  }),
  'ccn-5.115': clause('procedure', '1199-1205', {
    restates: ['ccn-5.174', 'ccn-5.182'],
    see: ['ccn-5.163'],
    words: 'retroceder, huida, combate a distancia | fall back, rout, fire, shooting',
  }),
});
