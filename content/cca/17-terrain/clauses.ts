import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'cca-17.1': clause('definition', '1455-1457', ['cca-17.2'], {
    words: 'rough, escabroso, quebrado, infantería | broken ground, infantry, terreno abrupto',
  }),
  'cca-17.2': clause('restriction', '1457-1460', ['cca-17.4', 'cca-12.7'], {
    words: 'rough, escabroso, jinetes, parar | horsemen, halt',
  }),
  'cca-17.3': clause('definition', '1462-1463', ['cca-17.5'], {
    words: 'rough, escabroso, infantería, luchar | broken ground, infantry, fight, terreno abrupto',
  }),
  'cca-17.4': clause('restriction', '1463-1465', ['cca-17.2', 'cca-13.37'], {
    words: 'rough, escabroso, jinetes, luchar | broken ground, horsemen, fight, terreno abrupto',
  }),
  'cca-17.5': clause('modifier', '1465-1468', ['cca-17.6'], {
    words:
      'rough, tope de dados, límite de dados, cobertura | broken ground, dice cap, cover, terreno abrupto',
  }),
  'cca-17.6': clause('exception', '1468-1471', {
    see: ['cca-17.5', 'cca-18.28', 'cca-18.49', 'cca-18.42', 'cca-11.15'],
    words:
      'rough, tope de dados, bonificación, tarjeta | broken ground, dice cap, bonus dice, terreno abrupto',
  }),
  'cca-17.7': clause('definition', '1473-1474', ['cca-10.14'], {
    words:
      'rough, ldv, línea de vista, line of sight | los, broken ground, visibility, línea de visión',
  }),
  'cca-17.8': clause('restriction', '1476-1479', ['cca-12.7'], {
    words: 'bosques, parar | halt',
  }),
  'cca-17.9': clause('restriction', '1481-1482', ['cca-17.10', 'cca-13.37'], {
    words: 'forest, arboleda, disparar, luchar | woods, fire, shoot, bosque',
  }),
  'cca-17.10': clause('exception', '1482-1487', ['cca-17.9', 'cca-8.16'], {
    words: 'il, ax, wr, honderos, forest | li, ax, wr, woods, bosque',
  }),
  'cca-17.11': clause('modifier', '1489-1491', ['cca-17.12'], {
    words: 'forest, arboleda, tope de dados, cobertura | woods, dice cap, cover, bosque',
  }),
  'cca-17.12': clause('exception', '1491-1493', {
    see: ['cca-17.11', 'cca-18.28', 'cca-18.49', 'cca-18.42', 'cca-11.15'],
    words: 'forest, arboleda, tope de dados, bonificación | woods, dice cap, bonus dice, bosque',
  }),
  'cca-17.13': clause('restriction', '1495-1496', ['cca-10.14', 'cca-10.15'], {
    words: 'forest, arboleda, ldv, línea de vista, obstáculo | los, woods, obstruction, bosque',
  }),
  'cca-17.14': clause('definition', '1498-1500', ['cca-19.16'], {
    words: 'hill, cerro, loma, altura | high ground, steep hills, slope, colina',
  }),
  'cca-17.15': clause('modifier', '1502-1505', ['cca-17.18'], {
    words: 'tope de dados | dice cap',
  }),
  'cca-17.16': clause('modifier', '1505-1508', ['cca-17.18'], {
    words: 'hill, cerro, loma, infantería, tope de dados | infantry, high ground, dice cap, colina',
  }),
  'cca-17.17': clause('modifier', '1508-1511', ['cca-17.18'], {
    words: 'hill, cerro, loma, jinetes, tope de dados | horsemen, high ground, dice cap, colina',
  }),
  'cca-17.18': clause('exception', '1511-1514', {
    see: [
      'cca-17.15',
      'cca-17.16',
      'cca-17.17',
      'cca-18.28',
      'cca-18.49',
      'cca-18.42',
      'cca-11.15',
    ],
    words:
      'hill, cerro, loma, tope de dados, bonificación | high ground, dice cap, bonus dice, colina',
  }),
  'cca-17.19': clause('restriction', '1516-1517', ['cca-10.14', 'cca-17.22'], {
    words: 'hill, cerro, ldv, línea de vista, bloquea | los, high ground, obstruction, colina',
  }),
  'cca-17.20': clause('exception', '1517-1520', ['cca-17.21'], {
    words:
      'hill, cerro, ldv, línea de vista, primera fila | los, high ground, crest, visible, colina',
  }),
  'cca-17.21': clause('restriction', '1520-1523', ['cca-17.20'], {
    words: 'hill, cerro, ldv, línea de vista, oculta | los, high ground, hidden, colina',
  }),
  'cca-17.22': clause('exception', '1523-1526', ['cca-17.19', 'cca-10.14'], {
    words: 'hill, cerro, ldv, línea de vista, meseta | los, high ground, plateau, visible, colina',
  }),
  'cca-17.23': clause('restriction', '1528-1531', ['cca-12.8', 'cca-12.13'], {
    words: 'agua | water',
  }),
  'cca-17.24': clause('definition', '1533', ['cca-17.23'], {
    words: 'coast, mar, litoral, batalla | sea, shore, water, combat, costa',
  }),
  'cca-17.25': clause('definition', '1535-1536', ['cca-10.14'], {
    words: 'coast, mar, ldv, línea de vista, litoral | los, sea, shore, water, costa',
  }),
  'cca-17.26': clause('restriction', '1538-1540', {
    see: ['cca-17.27', 'cca-19.7', 'cca-19.11', 'cca-12.8'],
    words: 'agua, infranqueable | water, cross',
  }),
  'cca-17.27': clause('restriction', '1542-1545', ['cca-17.26', 'cca-19.7', 'cca-12.7'], {
    words: 'river, parar, cruzar | water, halt, cross',
  }),
  'cca-17.28': clause('definition', '1547-1548', ['cca-17.29'], {
    words: 'vado, ford, river, luchar, cruzar | ford, water, fight, río vadeable',
  }),
  'cca-17.29': clause('modifier', '1548-1551', ['cca-17.30'], {
    words: 'vado, ford, river, tope de dados | ford, water, dice cap, cover, río vadeable',
  }),
  'cca-17.30': clause('exception', '1551-1554', {
    see: ['cca-17.29', 'cca-18.28', 'cca-18.49', 'cca-18.42', 'cca-11.15'],
    words:
      'vado, ford, river, tope de dados, bonificación | ford, water, dice cap, bonus dice, río vadeable',
  }),
  'cca-17.31': clause('definition', '1556-1557', ['cca-10.14'], {
    words: 'vado, ford, ldv, línea de vista | los, ford, water, río vadeable',
  }),
  'cca-17.32': clause('definition', '1559-1561', ['cca-17.33'], {
    words: 'rampart, parapeto, empalizada, muro | wall, earthwork, palisade, terraplén',
  }),
  'cca-17.33': clause('modifier', '1563-1566', ['cca-17.35', 'cca-17.36', 'cca-11.45'], {
    words: 'swords, infantería | infantry, crossed swords',
  }),
  'cca-17.34': clause('modifier', '1563-1567', ['cca-17.35', 'cca-17.36', 'cca-12.18'], {
    words:
      'rampart, parapeto, empalizada, moral, retirada | wall, earthwork, infantry, morale, terraplén',
  }),
  'cca-17.35': clause('exception', '1567-1570', ['cca-17.33', 'cca-17.34'], {
    words:
      'rampart, parapeto, empalizada, flanco, retaguardia | wall, earthwork, flank, rear, terraplén',
  }),
  'cca-17.36': clause('restriction', '1572-1573', ['cca-17.33', 'cca-17.34'], {
    words: 'rampart, parapeto, empalizada, jinetes | wall, earthwork, horsemen, terraplén',
  }),
  'cca-17.37': clause('definition', '1575-1576', ['cca-10.14'], {
    words:
      'rampart, parapeto, ldv, línea de vista, obstáculo | los, wall, earthwork, obstruction, terraplén',
  }),
  'cca-17.38': clause('definition', '1578-1580', ['cca-19.32'], {
    words: 'fortified camp, fuerte, campo atrincherado | fort, encampment, campamento fortificado',
  }),
  'cca-17.39': clause('modifier', '1582-1585', ['cca-17.41', 'cca-17.43', 'cca-11.45'], {
    words: 'swords, infantería | infantry, crossed swords',
  }),
  'cca-17.40': clause('modifier', '1582-1586', ['cca-17.41', 'cca-17.43', 'cca-12.18'], {
    words:
      'fortified camp, fuerte, moral, retirada | fort, encampment, infantry, morale, campamento fortificado',
  }),
  'cca-17.41': clause('definition', '1588-1589', ['cca-17.39', 'cca-17.35'], {
    words:
      'fortified camp, fuerte, flanco, retaguardia | fort, encampment, flank, rear, campamento fortificado',
  }),
  'cca-17.42': clause('modifier', '1591-1593', ['cca-11.6', 'cca-10.17', 'cca-17.16'], {
    words:
      'fortified camp, fuerte, disparar, -1 dado | fort, encampment, minus one, campamento fortificado',
  }),
  'cca-17.43': clause('restriction', '1595-1596', ['cca-17.39', 'cca-17.40'], {
    words: 'fortified camp, fuerte, jinetes | fort, encampment, horsemen, campamento fortificado',
  }),
  'cca-17.44': clause('restriction', '1598-1599', ['cca-10.14', 'cca-10.15'], {
    words:
      'fortified camp, ldv, línea de vista, obstáculo | los, fort, encampment, obstruction, campamento fortificado',
  }),
});
