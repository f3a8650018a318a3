import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'cca-13.1': clause('option', '1147-1151', {
    see: ['cca-13.6', 'cca-13.8', 'cca-13.9', 'cca-13.10', 'cca-10.7'],
    words: 'evasión, escapar, evading | evasion, evading, evasión',
  }),
  'cca-13.2': clause('restriction', '1151-1153', ['cca-11.58'], {
    words:
      'evasión, battle back, contraataque, evading | evasion, strike back, reply, devolver el combate',
  }),
  'cca-13.3': clause('procedure', '1155-1157,1378-1380', ['cca-13.4', 'cca-11.7', 'cca-11.6'], {
    words:
      'evasión, cuántos dados tiro, perseguir, evading | evasion, how many dice, parting shot, evasión',
  }),
  'cca-13.4': clause('restriction', '1157-1160', {
    see: ['cca-11.45', 'cca-11.48', 'cca-11.49', 'cca-11.32', 'cca-13.5'],
    words: 'evasión, casco, aciertos, evading | evasion, helmet, re-roll, evasión',
  }),
  'cca-13.5': clause('procedure', '1162-1164', ['cca-15.1', 'cca-15.2'], {
    words:
      'evasión, general, baja de líder, leader check | evasion, leader check, leader casualty, general, baja de líder',
  }),
  'cca-13.6': clause('option', '1169-1172', ['cca-13.10', 'cca-13.13'], {
    words: 'il, cl, honderos, arqueros, evade | li, lc, slingers, archers, evasión',
  }),
  'cca-13.7': clause('procedure', '1174-1175', ['cca-13.15'], {
    words: 'general, comandante, evasión, lone leader | general, commander, evasion, líder solo',
  }),
  'cca-13.8': clause('option', '1177-1178', ['cca-13.1', 'cca-13.13'], {
    words:
      'cm, jinetes, evasión, medium cavalry | mc, medium horse, evasion, infantry, caballería media',
  }),
  'cca-13.9': clause('option', '1180-1182,1357-1359', ['cca-13.1', 'cca-13.13'], {
    words:
      'cp, catafractos, evasión, heavy cavalry, chariots | hc, ch, heavy horse, cataphracts, caballería pesada',
  }),
  'cca-13.10': clause('restriction', '1197-1199', ['cca-13.6', 'cca-8.17'], {
    words: 'ax, legionarios, falange, evasión, evade | ax, legionaries, phalanx, evasion, evasión',
  }),
  'cca-13.11': clause('procedure', '1201-1203', ['cca-13.12', 'cca-13.13', 'cca-12.7'], {
    words: 'evadirse, huida, distancia, evade move | evasion, distance, how far, evasión',
  }),
  'cca-13.12': clause('exception', '1203-1205', ['cca-13.11'], {
    words: 'evasión, distancia menor, evading | evasion, short evade, evasión',
  }),
  'cca-13.13': clause('restriction', '1205-1208', ['cca-13.11'], {
    words:
      'acorralada, rodeada, evadir, sin salida, evade | evasion, cut off, surrounded, no way out, evasión',
  }),
  'cca-13.14': clause('restriction', '1210-1212', ['cca-11.56'], {
    words:
      'evasión, contraatacar, responder, battle back | evasion, strike back, fight back, evasión',
  }),
  'cca-13.15': clause('procedure', '1214-1218', {
    see: ['cca-15.4', 'cca-10.7', 'cca-13.7', 'cca-13.16', 'cca-13.18'],
    words:
      'general, evasión, flechas, leader evasion | general, leader evasion, shooting, missile, evasión de líder',
  }),
  'cca-13.16': clause('procedure', '1218-1219', ['cca-11.28', 'cca-10.18', 'cca-11.7'], {
    words:
      'general, cuántos dados tiro, disparar, lone leader | general, how many dice, on his own, líder solo',
  }),
  'cca-13.17': clause('procedure', '1219-1221', ['cca-15.4', 'cca-10.26'], {
    words: 'casco, general, matar al líder, helmet | helmet, general, kill a leader, casco',
  }),
  'cca-13.18': clause('procedure', '1221-1223', ['cca-13.19', 'cca-13.20'], {
    words: 'general, evasión, huida, fall back | general, retreat, how far, líder evade',
  }),
  'cca-13.19': clause('procedure', '1226-1227', ['cca-13.18'], {
    words:
      'general, quién decide, ruta, leader evasion | general, who decides, path, controlling player, evasión',
  }),
  'cca-13.20': clause('restriction', '1229-1232', ['cca-8.32'], {
    words:
      'general, evadirse, dos líderes, hex ocupado | general, stack, occupied hex, dos líderes',
  }),
  'cca-13.21': clause('exception', '1232-1234', ['cca-8.9'], {
    words:
      'general, evasión, pasar por encima, pass through | general, evasion, own troops, atravesar',
  }),
  'cca-13.22': clause('exception', '1236-1237', ['cca-13.26'], {
    words:
      'general, evasión, leader escape, cruzar líneas | general, evasion, break through, escape de líder',
  }),
  'cca-13.23': clause('procedure', '1239-1241', ['cca-8.33'], {
    words: 'general, unirse, evasión, attached | general, join, evasion, líder unido',
  }),
  'cca-13.24': clause('definition', '1243-1244', ['cca-13.21'], {
    words:
      'general, evasión, pasar por encima, pass through | general, evasion, moved through, atravesar',
  }),
  'cca-13.25': clause('option', '1246-1249', ['cca-8.7', 'cca-4.2', 'cca-19.27'], {
    words:
      'general, fuera del tablero, abandonar, exit the board | general, exit the board, off map, run off, abandonar',
  }),
});
