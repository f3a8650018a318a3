import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'ccn-5.116': clause('definition', '1208-1210', ['ccn-5.73'], {
    words: 'quién puede luchar, cuerpo a cuerpo, general | who can fight, close combat, general',
  }),
  'ccn-5.117': clause('definition', '1210-1215', ['ccn-5.66'], {
    words: 'combate cercano, en contacto | ',
  }),
  'ccn-5.118': clause('restriction', '1217-1224', {
    restates: ['ccn-5.76', 'ccn-5.77'],
    words: 'quemarropa, tirar de cerca, combate a distancia | point blank, shoot, ranged combat',
  }),
  'ccn-5.119': clause('procedure', '1226-1245', {
    see: [
      'ccn-5.120',
      'ccn-5.123',
      'ccn-5.124',
      'ccn-5.142',
      'ccn-5.143',
      'ccn-5.144',
      'ccn-5.145',
      'ccn-5.151',
      'ccn-5.212',
      'ccn-5.153',
    ],
    words:
      'secuencia, procedimiento, fases del combate, cuerpo a cuerpo | sequence, procedure, close combat',
  }),
  'ccn-5.120': clause('procedure', '1247-1258', ['ccn-5.68'], {
    words: 'declarar la melee, elegir objetivo, paso 1 | declare a melee, choose a target, step 1',
  }),
  'ccn-5.121': clause('restriction', '1260-1263', ['ccn-8.53'], {
    words:
      'primer ataque, golpear primero, momento, carta | first attack, strike first, timing, card',
  }),
  'ccn-5.122': clause('restriction', '1265-1269', ['ccn-6.49', 'ccn-5.82'], {
    words:
      'combinar ataques, sumar dados, de una en una, dos unidades atacan a la misma | combine attacks, add dice, one at a time, two units attack the same target',
  }),
  'ccn-5.123': clause('option', '1271-1277', {
    restates: ['ccn-6.1'],
    words: 'evadirse, huir, esquivar, caballos | evade, fall back, run away, horse',
  }),
  'ccn-5.124': clause('option', '1279-1288', {
    restates: ['ccn-6.15'],
    words: 'cuadrado, infantry square, carga de caballería | infantry square, charge',
  }),
  'ccn-5.125': clause('profile', '1292-1301', ['ccn-5.72'], {
    words: 'cuántos dados tiro, fuerza, línea | how many dice, strength, line',
  }),
  'ccn-5.126': clause('restriction', '1302-1305', ['ccn-5.47'], {
    words:
      'voltigeurs, cazadores, tiradores, combate cuerpo a cuerpo | voltigeurs, skirmishers, close combat, double move',
  }),
  'ccn-5.127': clause('modifier', '1306-1308', ['ccn-5.128'], {
    words: 'old guard, guardia imperial | Imperial Guard, bonus dice',
  }),
  'ccn-5.128': clause('modifier', '1308-1312', ['ccn-5.127'], {
    words: 'guardia imperial, bonificación, grenadiers | Imperial Guard, bonus, Young Guard',
  }),
  'ccn-5.129': clause('restriction', '1313-1315', ['ccn-5.147', 'ccn-6.54'], {
    words: 'espadas, swords, rifles | swords, riflemen, rifles',
  }),
  'ccn-5.130': clause('definition', '1316-1319', ['ccn-2.11'], {
    words: 'bonificación por nación, franceses, británicos | nation bonus, French, British',
  }),
  'ccn-5.131': clause('profile', '1328-1335', ['ccn-5.72', 'ccn-5.48', 'ccn-5.49'], {
    words: 'cuántos dados tiro, húsares, dragones | how many dice, hussars, dragoons, horse',
  }),
  'ccn-5.132': clause('modifier', '1336-1338', ['ccn-5.131'], {
    words: 'cuántos dados tiro, bonificación | how many dice, bonus',
  }),
  'ccn-5.133': clause('definition', '1339-1342', ['ccn-2.11'], {
    words: 'bonificación por nación, jinetes, franceses | nation bonus, horse, French',
  }),
  'ccn-5.134': clause('restriction', '1344-1348', ['ccn-5.50'], {
    words: 'cañones, batería, combate cuerpo a cuerpo | guns, battery, close combat',
  }),
  'ccn-5.135': clause('profile', '1349-1352', ['ccn-5.137'], {
    words: 'cañones, batería, cuántos dados | guns, battery, how many dice',
  }),
  'ccn-5.136': clause('profile', '1353-1355', ['ccn-5.137'], {
    words:
      'cañones, batería, cuántos dados, último bloque | guns, battery, how many dice, last block',
  }),
  'ccn-5.137': clause('modifier', '1356-1359', ['ccn-5.135', 'ccn-5.136'], {
    words: 'cañones, batería, bonificación | guns, battery, bonus',
  }),
  'ccn-5.138': clause('profile', '1361-1366', ['ccn-5.139', 'ccn-5.140'], {
    words: 'a caballo, cañones, batería, cuántos dados | guns, battery, how many dice',
  }),
  'ccn-5.139': clause('restriction', '1367-1369', ['ccn-5.51'], {
    words: 'a caballo, cañones, batería | guns, battery',
  }),
  'ccn-5.140': clause('restriction', '1370-1372', ['ccn-5.105'], {
    words: 'a caballo, cañones, último bloque | guns, battery, last block',
  }),
  'ccn-5.141': clause('definition', '1373-1376', ['ccn-2.11'], {
    words: 'cañones, bonificación por nación | guns, nation bonus',
  }),
  'ccn-5.142': clause('modifier', '1378-1383', {
    see: ['ccn-8.31', 'ccn-8.37', 'ccn-8.45', 'ccn-8.61', 'ccn-8.66', 'ccn-8.34'],
    words: 'bonificación por carta, más dados, paso 5 | card bonus, more dice, step 5',
  }),
  'ccn-5.143': clause('modifier', '1386-1395', ['ccn-5.108'], {
    words: 'cobertura, cero dados, paso 6 | cover, zero dice, step 6',
  }),
  'ccn-5.144': clause('procedure', '1397-1400', ['ccn-5.145', 'ccn-5.151'], {
    words: 'resolver combate, lanzar dados, paso 7 | resolve combat, throw dice, step 7',
  }),
  'ccn-5.145': clause('table', '1402-1423', ['ccn-5.146', 'ccn-5.147'], {
    words: 'aciertos, espadas, tabla de impactos, caras del dado | swords, hit table, die faces',
  }),
  'ccn-5.146': clause('definition', '1425-1427', ['ccn-5.147', 'ccn-5.129'], {
    words: 'acierto, swords | swords',
  }),
  'ccn-5.147': clause('exception', '1427-1433', {
    restates: ['ccn-5.129', 'ccn-5.172'],
    words: 'espada, rifles, general | sword, riflemen, general',
  }),
  'ccn-5.148': clause('definition', '1436-1438', ['ccn-5.174'], {
    words: 'retirada, huir, retroceder | fall back, rout',
  }),
  'ccn-5.149': clause('procedure', '1439-1445', ['ccn-4.2', 'ccn-5.112'], {
    words: 'bajas, pérdidas, eliminar unidad, banner | casualties, losses, eliminate a unit',
  }),
  'ccn-5.150': clause('procedure', '1447-1455', {
    restates: ['ccn-5.162', 'ccn-5.172'],
    see: ['ccn-5.161', 'ccn-5.164'],
    words: 'general, baja de líder, chequeo | general, leader casualty, killed',
  }),
  'ccn-5.151': clause('procedure', '1457-1463', {
    restates: ['ccn-5.174', 'ccn-5.182'],
    see: ['ccn-5.163'],
    words: 'retroceder, huida, paso 9 | fall back, rout, step 9',
  }),
  'ccn-5.152': clause('procedure', '1465-1468', {
    restates: ['ccn-5.213', 'ccn-5.220', 'ccn-5.230'],
    see: ['ccn-5.212'],
    words: 'avanzar, perseguir, segundo ataque | advance, follow up, second attack',
  }),
});
