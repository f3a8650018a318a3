import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'cca-17.1': {
    kind: 'definition',
    see: ['cca-17.2'],
    lines: '1455-1457',
    aliases: {
      es: ['rough', 'escabroso', 'quebrado', 'infantería'],
      en: ['broken ground', 'infantry', 'terreno abrupto'],
    },
  },
  'cca-17.2': {
    kind: 'restriction',
    see: ['cca-17.4', 'cca-12.7'],
    lines: '1457-1460',
    rulings: ['R8', 'R45', 'R59', 'R102'],
    aliases: {
      es: ['rough', 'escabroso', 'jinetes', 'parar'],
      en: ['horsemen', 'halt'],
    },
  },
  'cca-17.3': {
    kind: 'definition',
    see: ['cca-17.5'],
    lines: '1462-1463',
    aliases: {
      es: ['rough', 'escabroso', 'infantería', 'luchar'],
      en: ['broken ground', 'infantry', 'fight', 'terreno abrupto'],
    },
  },
  'cca-17.4': {
    kind: 'restriction',
    see: ['cca-17.2', 'cca-13.37'],
    lines: '1463-1465',
    rulings: ['R8', 'R45', 'R102'],
    aliases: {
      es: ['rough', 'escabroso', 'jinetes', 'luchar'],
      en: ['broken ground', 'horsemen', 'fight', 'terreno abrupto'],
    },
  },
  'cca-17.5': {
    kind: 'modifier',
    see: ['cca-17.6'],
    lines: '1465-1468',
    rulings: ['R57', 'R69', 'R70', 'R76'],
    aliases: {
      es: ['rough', 'tope de dados', 'límite de dados', 'cobertura'],
      en: ['broken ground', 'dice cap', 'cover', 'terreno abrupto'],
    },
  },
  'cca-17.6': {
    kind: 'exception',
    see: ['cca-17.5', 'cca-18.28', 'cca-18.49', 'cca-18.42', 'cca-11.15'],
    lines: '1468-1471',
    rulings: ['R69', 'R70'],
    aliases: {
      es: ['rough', 'tope de dados', 'bonificación', 'tarjeta'],
      en: ['broken ground', 'dice cap', 'bonus dice', 'terreno abrupto'],
    },
  },
  'cca-17.7': {
    kind: 'definition',
    see: ['cca-10.14'],
    lines: '1473-1474',
    aliases: {
      es: ['rough', 'ldv', 'línea de vista', 'line of sight'],
      en: ['los', 'broken ground', 'visibility', 'línea de visión'],
    },
  },
  'cca-17.8': {
    kind: 'restriction',
    see: ['cca-12.7'],
    lines: '1476-1479',
    rulings: ['R45', 'R59', 'R102'],
    aliases: {
      es: ['bosques', 'parar'],
      en: ['halt'],
    },
  },
  'cca-17.9': {
    kind: 'restriction',
    see: ['cca-17.10', 'cca-13.37'],
    lines: '1481-1482',
    rulings: ['R45', 'R73', 'R102'],
    aliases: {
      es: ['forest', 'arboleda', 'disparar', 'luchar'],
      en: ['woods', 'fire', 'shoot', 'bosque'],
    },
  },
  'cca-17.10': {
    kind: 'exception',
    see: ['cca-17.9', 'cca-8.16'],
    lines: '1482-1487',
    rulings: ['R73'],
    aliases: {
      es: ['il', 'ax', 'wr', 'honderos', 'forest'],
      en: ['li', 'ax', 'wr', 'woods', 'bosque'],
    },
  },
  'cca-17.11': {
    kind: 'modifier',
    see: ['cca-17.12'],
    lines: '1489-1491',
    rulings: ['R57', 'R69', 'R70', 'R76'],
    aliases: {
      es: ['forest', 'arboleda', 'tope de dados', 'cobertura'],
      en: ['woods', 'dice cap', 'cover', 'bosque'],
    },
  },
  'cca-17.12': {
    kind: 'exception',
    see: ['cca-17.11', 'cca-18.28', 'cca-18.49', 'cca-18.42', 'cca-11.15'],
    lines: '1491-1493',
    rulings: ['R69', 'R70'],
    aliases: {
      es: ['forest', 'arboleda', 'tope de dados', 'bonificación'],
      en: ['woods', 'dice cap', 'bonus dice', 'bosque'],
    },
  },
  'cca-17.13': {
    kind: 'restriction',
    see: ['cca-10.14', 'cca-10.15'],
    lines: '1495-1496',
    rulings: ['R52', 'R54'],
    aliases: {
      es: ['forest', 'arboleda', 'ldv', 'línea de vista', 'obstáculo'],
      en: ['los', 'woods', 'obstruction', 'bosque'],
    },
  },
  'cca-17.14': {
    kind: 'definition',
    see: ['cca-19.16'],
    lines: '1498-1500',
    aliases: {
      es: ['hill', 'cerro', 'loma', 'altura'],
      en: ['high ground', 'steep hills', 'slope', 'colina'],
    },
  },
  'cca-17.15': {
    kind: 'modifier',
    see: ['cca-17.18'],
    lines: '1502-1505',
    rulings: ['R70', 'R75'],
    aliases: {
      es: ['tope de dados'],
      en: ['dice cap'],
    },
  },
  'cca-17.16': {
    kind: 'modifier',
    see: ['cca-17.18'],
    lines: '1505-1508',
    rulings: ['R69', 'R70', 'R75'],
    aliases: {
      es: ['hill', 'cerro', 'loma', 'infantería', 'tope de dados'],
      en: ['infantry', 'high ground', 'dice cap', 'colina'],
    },
  },
  'cca-17.17': {
    kind: 'modifier',
    see: ['cca-17.18'],
    lines: '1508-1511',
    rulings: ['R8', 'R70', 'R75'],
    aliases: {
      es: ['hill', 'cerro', 'loma', 'jinetes', 'tope de dados'],
      en: ['horsemen', 'high ground', 'dice cap', 'colina'],
    },
  },
  'cca-17.18': {
    kind: 'exception',
    see: [
      'cca-17.15',
      'cca-17.16',
      'cca-17.17',
      'cca-18.28',
      'cca-18.49',
      'cca-18.42',
      'cca-11.15',
    ],
    lines: '1511-1514',
    rulings: ['R69', 'R70'],
    aliases: {
      es: ['hill', 'cerro', 'loma', 'tope de dados', 'bonificación'],
      en: ['high ground', 'dice cap', 'bonus dice', 'colina'],
    },
  },
  'cca-17.19': {
    kind: 'restriction',
    see: ['cca-10.14', 'cca-17.22'],
    lines: '1516-1517',
    rulings: ['R54', 'R56'],
    aliases: {
      es: ['hill', 'cerro', 'ldv', 'línea de vista', 'bloquea'],
      en: ['los', 'high ground', 'obstruction', 'colina'],
    },
  },
  'cca-17.20': {
    kind: 'exception',
    see: ['cca-17.21'],
    lines: '1517-1520',
    rulings: ['R56'],
    aliases: {
      es: ['hill', 'cerro', 'ldv', 'línea de vista', 'primera fila'],
      en: ['los', 'high ground', 'crest', 'visible', 'colina'],
    },
  },
  'cca-17.21': {
    kind: 'restriction',
    see: ['cca-17.20'],
    lines: '1520-1523',
    rulings: ['R56'],
    aliases: {
      es: ['hill', 'cerro', 'ldv', 'línea de vista', 'oculta'],
      en: ['los', 'high ground', 'hidden', 'colina'],
    },
  },
  'cca-17.22': {
    kind: 'exception',
    see: ['cca-17.19', 'cca-10.14'],
    lines: '1523-1526',
    rulings: ['R56'],
    aliases: {
      es: ['hill', 'cerro', 'ldv', 'línea de vista', 'meseta'],
      en: ['los', 'high ground', 'plateau', 'visible', 'colina'],
    },
  },
  'cca-17.23': {
    kind: 'restriction',
    see: ['cca-12.8', 'cca-12.13'],
    lines: '1528-1531',
    aliases: {
      es: ['agua'],
      en: ['water'],
    },
  },
  'cca-17.24': {
    kind: 'definition',
    see: ['cca-17.23'],
    lines: '1533',
    aliases: {
      es: ['coast', 'mar', 'litoral', 'batalla'],
      en: ['sea', 'shore', 'water', 'combat', 'costa'],
    },
  },
  'cca-17.25': {
    kind: 'definition',
    see: ['cca-10.14'],
    lines: '1535-1536',
    aliases: {
      es: ['coast', 'mar', 'ldv', 'línea de vista', 'litoral'],
      en: ['los', 'sea', 'shore', 'water', 'costa'],
    },
  },
  'cca-17.26': {
    kind: 'restriction',
    see: ['cca-17.27', 'cca-19.7', 'cca-19.11', 'cca-12.8'],
    lines: '1538-1540',
    rulings: ['R55'],
    aliases: {
      es: ['agua', 'infranqueable'],
      en: ['water', 'cross'],
    },
  },
  'cca-17.27': {
    kind: 'restriction',
    see: ['cca-17.26', 'cca-19.7', 'cca-12.7'],
    lines: '1542-1545',
    rulings: ['R45', 'R59', 'R74'],
    aliases: {
      es: ['river', 'parar', 'cruzar'],
      en: ['water', 'halt', 'cross'],
    },
  },
  'cca-17.28': {
    kind: 'definition',
    see: ['cca-17.29'],
    lines: '1547-1548',
    aliases: {
      es: ['vado', 'ford', 'river', 'luchar', 'cruzar'],
      en: ['ford', 'water', 'fight', 'río vadeable'],
    },
  },
  'cca-17.29': {
    kind: 'modifier',
    see: ['cca-17.30'],
    lines: '1548-1551',
    rulings: ['R57', 'R69', 'R70'],
    aliases: {
      es: ['vado', 'ford', 'river', 'tope de dados'],
      en: ['ford', 'water', 'dice cap', 'cover', 'río vadeable'],
    },
  },
  'cca-17.30': {
    kind: 'exception',
    see: ['cca-17.29', 'cca-18.28', 'cca-18.49', 'cca-18.42', 'cca-11.15'],
    lines: '1551-1554',
    rulings: ['R69', 'R70'],
    aliases: {
      es: ['vado', 'ford', 'river', 'tope de dados', 'bonificación'],
      en: ['ford', 'water', 'dice cap', 'bonus dice', 'río vadeable'],
    },
  },
  'cca-17.31': {
    kind: 'definition',
    see: ['cca-10.14'],
    lines: '1556-1557',
    aliases: {
      es: ['vado', 'ford', 'ldv', 'línea de vista'],
      en: ['los', 'ford', 'water', 'río vadeable'],
    },
  },
  'cca-17.32': {
    kind: 'definition',
    see: ['cca-17.33'],
    lines: '1559-1561',
    aliases: {
      es: ['rampart', 'parapeto', 'empalizada', 'muro'],
      en: ['wall', 'earthwork', 'palisade', 'terraplén'],
    },
  },
  'cca-17.33': {
    kind: 'modifier',
    see: ['cca-17.35', 'cca-17.36', 'cca-11.45'],
    lines: '1563-1566',
    rulings: ['R34', 'R72'],
    aliases: {
      es: ['swords', 'infantería'],
      en: ['infantry', 'crossed swords'],
    },
  },
  'cca-17.34': {
    kind: 'modifier',
    see: ['cca-17.35', 'cca-17.36', 'cca-12.18'],
    lines: '1563-1567',
    rulings: ['R15', 'R72'],
    aliases: {
      es: ['rampart', 'parapeto', 'empalizada', 'moral', 'retirada'],
      en: ['wall', 'earthwork', 'infantry', 'morale', 'terraplén'],
    },
  },
  'cca-17.35': {
    kind: 'exception',
    see: ['cca-17.33', 'cca-17.34'],
    lines: '1567-1570',
    rulings: ['R72'],
    aliases: {
      es: ['rampart', 'parapeto', 'empalizada', 'flanco', 'retaguardia'],
      en: ['wall', 'earthwork', 'flank', 'rear', 'terraplén'],
    },
  },
  'cca-17.36': {
    kind: 'restriction',
    see: ['cca-17.33', 'cca-17.34'],
    lines: '1572-1573',
    rulings: ['R8'],
    aliases: {
      es: ['rampart', 'parapeto', 'empalizada', 'jinetes'],
      en: ['wall', 'earthwork', 'horsemen', 'terraplén'],
    },
  },
  'cca-17.37': {
    kind: 'definition',
    see: ['cca-10.14'],
    lines: '1575-1576',
    aliases: {
      es: ['rampart', 'parapeto', 'ldv', 'línea de vista', 'obstáculo'],
      en: ['los', 'wall', 'earthwork', 'obstruction', 'terraplén'],
    },
  },
  'cca-17.38': {
    kind: 'definition',
    see: ['cca-19.32'],
    lines: '1578-1580',
    aliases: {
      es: ['fortified camp', 'fuerte', 'campo atrincherado'],
      en: ['fort', 'encampment', 'campamento fortificado'],
    },
  },
  'cca-17.39': {
    kind: 'modifier',
    see: ['cca-17.41', 'cca-17.43', 'cca-11.45'],
    lines: '1582-1585',
    rulings: ['R34'],
    aliases: {
      es: ['swords', 'infantería'],
      en: ['infantry', 'crossed swords'],
    },
  },
  'cca-17.40': {
    kind: 'modifier',
    see: ['cca-17.41', 'cca-17.43', 'cca-12.18'],
    lines: '1582-1586',
    rulings: ['R15'],
    aliases: {
      es: ['fortified camp', 'fuerte', 'moral', 'retirada'],
      en: ['fort', 'encampment', 'infantry', 'morale', 'campamento fortificado'],
    },
  },
  'cca-17.41': {
    kind: 'definition',
    see: ['cca-17.39', 'cca-17.35'],
    lines: '1588-1589',
    aliases: {
      es: ['fortified camp', 'fuerte', 'flanco', 'retaguardia'],
      en: ['fort', 'encampment', 'flank', 'rear', 'campamento fortificado'],
    },
  },
  'cca-17.42': {
    kind: 'modifier',
    see: ['cca-11.6', 'cca-10.17', 'cca-17.16'],
    lines: '1591-1593',
    rulings: ['R57', 'R70', 'R71'],
    aliases: {
      es: ['fortified camp', 'fuerte', 'disparar', '-1 dado'],
      en: ['fort', 'encampment', 'minus one', 'campamento fortificado'],
    },
  },
  'cca-17.43': {
    kind: 'restriction',
    see: ['cca-17.39', 'cca-17.40'],
    lines: '1595-1596',
    rulings: ['R8', 'R71'],
    aliases: {
      es: ['fortified camp', 'fuerte', 'jinetes'],
      en: ['fort', 'encampment', 'horsemen', 'campamento fortificado'],
    },
  },
  'cca-17.44': {
    kind: 'restriction',
    see: ['cca-10.14', 'cca-10.15'],
    lines: '1598-1599',
    rulings: ['R52', 'R54'],
    aliases: {
      es: ['fortified camp', 'ldv', 'línea de vista', 'obstáculo'],
      en: ['los', 'fort', 'encampment', 'obstruction', 'campamento fortificado'],
    },
  },
});
