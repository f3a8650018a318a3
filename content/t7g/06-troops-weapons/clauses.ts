import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  't7g-6.91': clause('definition', '1350-1360', ['t7g-4.17'], {
    excluded: {
      es: 'Dice de dónde salen las armas de una unidad: las calculadoras preguntan cuáles le da su lista.',
      en: 'It says where the weapons of a unit come from: calculators ask which ones its list gives it.',
    },
    words: "equipo, armas de la unidad | equipment, unit's weapons",
  }),
  't7g-6.92': clause('modifier', '1361-1367', ['t7g-1.29'], {
    words: 'alabarderos, arma de asta | halberdiers, polearm',
  }),
  't7g-6.93': clause('exception', '1369-1375', ['t7g-1.28'], {
    words: 'streltsi, hacha | streltsy, axe',
  }),
  't7g-6.94': clause('modifier', '1377-1386', ['t7g-1.29', 't7g-6.100'], {
    words: 'bayonetas, caballos | bayonets, horse',
  }),
  't7g-6.95': clause('modifier', '1386-1387', ['t7g-2.19', 't7g-2.33'], {
    doubts: ['R130'],
    words: 'bayonetas, cargar infantería | bayonets, charging foot',
  }),
  't7g-6.96': clause('modifier', '1389-1393', ['t7g-5.29'], {
    words: 'rodeleros, espadas | rodeleros, sword and buckler',
  }),
  't7g-6.97': clause('exception', '1395-1401', ['t7g-6.70'], {
    doubts: ['R136'],
    words: 'lanceros, perseguir caballería | lancers, riding down cavalry',
  }),
  't7g-6.98': clause('modifier', '1403-1412', ['t7g-2.33'], {
    doubts: ['R120'],
    words: 'húsares alados, contracarga | winged hussars, counter-charge',
  }),
  't7g-6.99': clause('procedure', '1413-1419', ['t7g-1.29'], {
    doubts: ['R63'],
    words: 'espadones, montantes, zweihander | greatswords, zweihander, doppelsoldner',
  }),
  't7g-6.100': clause('modifier', '1421-1424', ['t7g-1.29', 't7g-6.94'], {
    words: 'piqueros, pica, caballos | pikemen, pike, horse',
  }),
  't7g-6.101': clause('option', '1426-1427', ['t7g-5.29'], {
    words: 'piqueros, rondas extra | pikemen, extra rounds',
  }),
  't7g-6.102': clause('modifier', '1429-1432', ['t7g-2.37', 't7g-2.32', 't7g-6.68', 't7g-6.120'], {
    doubts: ['R26', 'R45'],
    words: 'pólvora, fuego defensivo, a quemarropa | gunpowder, defensive fire, point-blank',
  }),
  't7g-6.103': clause('profile', '1434-1436', ['t7g-4.17'], {
    words: 'arcabuceros | arquebusiers, harquebus',
  }),
  't7g-6.104': clause('procedure', '1438-1443', ['t7g-4.17', 't7g-1.11'], {
    doubts: ['R44', 'R111'],
    words: 'doble valor de fuego, arcabuces y mosquetes | double fire value, shot sleeve',
  }),
  't7g-6.105': clause('exception', '1445-1448', ['t7g-4.3', 't7g-4.7'], {
    words: 'arqueros, tiro curvo, por encima | archers, indirect fire, overhead',
  }),
  't7g-6.106': clause('restriction', '1448-1449', ['t7g-2.37', 't7g-2.32', 't7g-6.66'], {
    words: 'arqueros, reaccionar | archers, react',
  }),
  't7g-6.107': clause('profile', '1449-1450', ['t7g-4.17'], {
    words: 'arquero, longbow, distancia del arco | archer, english bow, bow distance',
  }),
  't7g-6.108': clause('profile', '1452-1454', ['t7g-4.17'], { words: 'ballesteros | crossbowmen' }),
  't7g-6.109': clause('restriction', '1456-1457', ['t7g-2.21', 't7g-2.15'], {
    doubts: ['R45'],
    words: 'artillería, orden para disparar | artillery, order to shoot',
  }),
  't7g-6.110': clause('profile', '1457-1462', ['t7g-4.17'], {
    words: 'calibre, distancia de cañón | calibre, gun distance',
  }),
  't7g-6.111': clause('restriction', '1463-1467', ['t7g-2.24', 't7g-2.23'], {
    doubts: ['R46'],
    words: 'bombarda, gran cañón, chequeo | bombard, great gun, check',
  }),
  't7g-6.112': clause('procedure', '1467-1470', ['t7g-4.14', 't7g-2.26'], {
    words: 'bombarda, desorganizar al alcanzado | bombard, disorganise the target',
  }),
  't7g-6.113': clause('profile', '1470-1470', ['t7g-4.17'], {
    words: 'bombarda, distancia | bombard, distance',
  }),
  't7g-6.114': clause('exception', '1472-1475', ['t7g-5.39'], {
    words: 'granaderos, asaltar muro | grenadiers, storming a wall',
  }),
  't7g-6.115': clause('exception', '1477-1481', ['t7g-2.16'], {
    words: 'jinetes, lanzar, azagayas | jinetes, throwing, darts',
  }),
  't7g-6.116': clause('restriction', '1481-1482', ['t7g-6.66', 't7g-2.37'], {
    words: 'reaccionar, lanzar | react, throw',
  }),
  't7g-6.117': clause('profile', '1482-1482', ['t7g-4.17'], {
    words: 'distancia de jabalina | javelin distance',
  }),
  't7g-6.118': clause('profile', '1484-1490', ['t7g-4.17'], { words: 'mosqueteros | musketeers' }),
  't7g-6.119': clause('modifier', '1492-1502', ['t7g-4.17'], {
    doubts: ['R43'],
    words: 'fusileros, fusil, pedernal | fusiliers, firelock, flint',
  }),
  't7g-6.120': clause('restriction', '1502-1503', ['t7g-6.119', 't7g-6.102'], {
    words: 'acumular, dos aumentos | stacking, two increases',
  }),
  't7g-6.121': clause('exception', '1505-1507', ['t7g-4.25'], {
    doubts: ['R163'],
    words: 'tiro parabólico, cobertura | high arc, cover',
  }),
  't7g-6.122': clause('exception', '1509-1512', ['t7g-2.16', 't7g-4.17'], {
    doubts: ['R27', 'R111'],
    words: 'pistoleros, reiter, corto alcance | pistoliers, reiters, short range',
  }),
  't7g-6.123': clause('modifier', '1513-1522', ['t7g-2.19', 't7g-2.33', 't7g-1.29'], {
    doubts: ['R84', 'R130'],
    words:
      'suecos, descarga antes del choque, gustavo adolfo | swedish, volley before contact, salvo',
  }),
  't7g-6.124': clause('table', '1524-1537', ['t7g-4.17'], {
    restates: ['t7g-4.17'],
    words: 'tabla repetida, distancias | repeated table, distances',
  }),
});
