import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'onus-12.1': clause('option', '1214-1216', {
    words: 'variantes, reglas caseras, house rules | variants, house rules, reglas opcionales',
  }),
  'onus-12.2': clause('option', '1218-1220', ['onus-6.2'], {
    words: 'ventaja, handicap | handicap, novato',
  }),
  'onus-12.3': clause('option', '1222-1224', ['onus-7.14', 'onus-12.4', 'onus-7.13'], {
    words: 'activación gratis, sin orden, opcional | free activation, optional',
  }),
  'onus-12.4': clause('option', '1224', ['onus-12.3'], {
    words:
      'habilidad especial, adicional, general siempre activado | special ability, additional, general always active',
  }),
  'onus-12.5': clause('option', '1226-1228', ['onus-12.6', 'onus-4.7'], {
    words:
      'caudillo, más de un general, commander | warlord, more than one general, comandante en jefe',
  }),
  'onus-12.6': clause('procedure', '1228', ['onus-12.5', 'onus-4.14'], {
    words: 'sucesión, relevo, sustituto, succession | succession, successor, replacement, sucesión',
  }),
  'onus-12.7': clause('exception', '1228', ['onus-4.11', 'onus-12.11'], {
    words: 'penalización, general muerto, todos perdidos | penalty, dead general, all lost',
  }),
  'onus-12.8': clause('exception', '1228', ['onus-6.14'], {
    words: 'victoria, condición, matar a los generales | victory, condition, kill the generals',
  }),
  'onus-12.9': clause('restriction', '1228', ['onus-4.6', 'onus-10.9'], {
    words: 'bonificación, dos generales, influencia | bonus, two generals, influence',
  }),
  'onus-12.10': clause('option', '1230', ['onus-12.5', 'onus-4.6'], {
    words: 'aliados, contingente, mercenarios | allies, contingent, mercenaries',
  }),
  'onus-12.11': clause('modifier', '1230', ['onus-12.10', 'onus-12.7', 'onus-4.11'], {
    words: 'penalización, general muerto, contingente | penalty, dead general, contingent',
  }),
  'onus-12.12': clause('option', '1230', ['onus-12.5', 'onus-12.34'], {
    words: 'ala, sector, flancos, reparto | wing, sector, flanks, division',
  }),
  'onus-12.13': clause('procedure', '1232', ['onus-4.10', 'onus-6.5'], {
    words:
      'puntos, coste, modificador de puntos, porcentaje | points, cost, points modifier, percentage',
  }),
  'onus-12.14': clause('option', '1234-1236', ['onus-7.128', 'onus-7.157', 'onus-13.4'], {
    words: 'jugar sin eventos, quitar el azar, suerte | playing without events, luck, optional',
  }),
  'onus-12.15': clause('option', '1238-1240', ['onus-7.118', 'onus-7.127'], {
    words: 'clima, tiempo, alcance, noche | weather, range, night, visibilidad',
  }),
  'onus-12.16': clause('option', '1242-1249', ['onus-12.17'], {
    words: 'reverso, identidad, fow | back of the card, fow, niebla',
  }),
  'onus-12.17': clause('procedure', '1250', ['onus-12.16'], {
    words: 'revelar, voltear, fog of war | flip, spotted, niebla',
  }),
  'onus-12.18': clause('restriction', '1251', ['onus-12.17'], {
    words: 'revelada, fog of war | revealed, niebla',
  }),
  'onus-12.19': clause('procedure', '1252', ['onus-12.16', 'onus-12.18'], {
    words: 'revelar, voltear, ataque a distancia | reveal, ranged attack, niebla',
  }),
  'onus-12.20': clause('modifier', '1253', ['onus-12.16', 'onus-7.135', 'onus-7.136'], {
    words: 'penalización, fog of war | penalty, niebla',
  }),
  'onus-12.21': clause('procedure', '1254', ['onus-12.20'], {
    words: 'revelar, identidad | reveal, identity',
  }),
  'onus-12.22': clause('option', '1256-1262', ['onus-12.23', 'onus-12.24'], {
    words: 'cubrir el flanco, lateral, condiciones | cover the flank, side, conditions',
  }),
  'onus-12.23': clause('restriction', '1263', ['onus-12.22', 'onus-12.24'], {
    words: 'unidad vecina, hueco, distancia | neighbour, gap, distance',
  }),
  'onus-12.24': clause('modifier', '1264', ['onus-12.22', 'onus-12.23'], {
    words: 'bonificación, cubrir, vecinas | bonus, cover, neighbours',
  }),
  'onus-12.25': clause('option', '1266-1268', {
    see: ['onus-12.26', 'onus-12.28', 'onus-12.30', 'onus-5.10', 'onus-7.204'],
    words:
      'line advance, coste, activar muchas, mover todo el ejército | avance en línea, cost, activate many, move the whole army',
  }),
  'onus-12.26': clause('restriction', '1270,1280', ['onus-12.25', 'onus-12.30'], {
    words: 'velocidad, cuánto mueve | speed, how far, avance en línea',
  }),
  'onus-12.27': clause('option', '1271', ['onus-12.25', 'onus-7.42', 'onus-7.67'], {
    words: 'line advance, ataque, contacto | avance en línea, attack, contact',
  }),
  'onus-12.28': clause('definition', '1273-1275', ['onus-12.29'], {
    words: 'separación, hueco, cercanía | spacing, gap, close',
  }),
  'onus-12.29': clause('definition', '1276', ['onus-12.28'], {
    words: 'conexión, cadena | connection, chain',
  }),
  'onus-12.30': clause('restriction', '1280', ['onus-12.29', 'onus-12.28'], {
    words: 'parte de la línea, elegir, bifurcación | part of the line, choose, fork',
  }),
  'onus-12.31': clause('option', '1282-1286', ['onus-9.17', 'onus-7.172'], {
    words: 'miedo, caballería, camels | fear, cavalry, camellos',
  }),
  'onus-12.32': clause('option', '1288-1290', ['onus-3.6'], {
    words: 'heridas, aguantar, refuerzo | wounds, tougher, reinforcement',
  }),
  'onus-12.33': clause('setup', '1292-1294,1300', ['onus-6.5'], {
    words: 'equipo, multijugador, cooperar, límite | team, multiplayer, cooperate, limit',
  }),
  'onus-12.34': clause('option', '1296', {
    words:
      'multijugador, ala, reparto, zona de despliegue | multiplayer, wing, division, deployment zone',
  }),
  'onus-12.35': clause('option', '1297', ['onus-12.34'], {
    words: 'multijugador, caballería, arqueros, reparto | multiplayer, cavalry, archers, division',
  }),
  'onus-12.36': clause('option', '1298', ['onus-12.10'], {
    words: 'multijugador, aliados, reparto | multiplayer, allies, division',
  }),
  'onus-12.37': clause('option', '1302-1304', ['onus-7.9', 'onus-12.38', 'onus-12.39'], {
    words: 'multijugador, orden de turno, simultáneo | multiplayer, turn order, simultaneous',
  }),
  'onus-12.38': clause('option', '1305', ['onus-7.9', 'onus-12.37'], {
    words: 'multijugador, orden de turno, consecutivos | multiplayer, turn order, consecutive',
  }),
  'onus-12.39': clause('option', '1306', ['onus-7.9', 'onus-12.37'], {
    words: 'multijugador, orden de turno, intercalar | multiplayer, turn order, interleave',
  }),
  'onus-12.40': clause('option', '1308-1312', {
    words: 'jugadores impares, tres jugadores, cinco | odd numbers, three players, five',
  }),
  'onus-12.41': clause('option', '1313', {
    words:
      'free for all, melé, distancia entre ejércitos | distance between armies, todos contra todos',
  }),
  'onus-12.42': clause('option', '1315', {
    see: [
      'onus-12.37',
      'onus-12.38',
      'onus-12.39',
      'onus-12.33',
      'onus-12.34',
      'onus-12.35',
      'onus-12.36',
    ],
    words: 'impares, multijugador, orden de turno | odd numbers, multiplayer, turn order',
  }),
});
