import type { Difference, Differences } from '../../src/library/registry.ts';

/** What Ancients has in its place: its clause, and what is otherwise there. */
const ancients = (than: Difference['than'], es: string, en: string): Difference => ({
  than,
  es,
  en,
});

export default {
  'ccn-2.9': ancients(
    'cca-2.7',
    'El dado tiene 6 caras distintas: 3 símbolos de color, líder, bandera y espadas.',
    'The die has 6 different faces: 3 colored symbols, leader, flag and swords.',
  ),
  'ccn-2.14': ancients(
    'cca-2.8',
    'El reglamento fija los bloques de cada tipo: 4 a pie, 3 la caballería, 2 los carros y los elefantes.',
    'The rulebook sets the blocks of each type: 4 on foot, 3 for cavalry, 2 for chariots and elephants.',
  ),
  'ccn-5.17': ancients(
    'cca-8.35',
    'Un líder deja su unidad con las cartas que llevan un casco.',
    'A leader leaves his unit with the cards that show a helmet.',
  ),
  'ccn-5.20': ancients(
    'cca-7.6',
    'El Mando es el máximo de cartas que el escenario da a un bando, no las que tiene en la mano.',
    'Command is the most cards that the scenario lets a side hold, not those in hand.',
  ),
  'ccn-5.36': ancients(
    'cca-8.10',
    'Algunas cartas dejan que la infantería ligera atraviese a unidades amigas.',
    'Some cards let light infantry pass through friendly units.',
  ),
  'ccn-5.47': ancients(
    'cca-8.15',
    'La infantería ligera mueve 2 hexágonos y combate.',
    'Light infantry moves 2 hexes and battles.',
  ),
  'ccn-5.48': ancients(
    'cca-8.22',
    'La caballería ligera mueve hasta 4 hexágonos.',
    'Light cavalry moves up to 4 hexes.',
  ),
  'ccn-5.65': ancients(
    'cca-8.38',
    'El líder que cambia de unidad no mueve con la nueva, pero ella puede mover y dejarlo solo.',
    'A leader who changes units does not move with the new one, but that one may move and leave him alone.',
  ),
  'ccn-5.72': ancients(
    'cca-9.6',
    'Las pérdidas no quitan dados; sólo los guerreros tiran más mientras están a fuerza completa.',
    'Losses take no dice away; only warriors roll more while they are at full strength.',
  ),
  'ccn-5.74': ancients(
    'cca-10.1',
    'Sólo disparan las unidades ligeras y los auxiliares; la caballería ligera también es ligera.',
    'Only light units and auxilia fire; light cavalry is one of the light units.',
  ),
  'ccn-5.84': ancients(
    'cca-10.11',
    'Las unidades ligeras y los auxiliares disparan a 2 hexágonos; con arcos u hondas, a 3.',
    'Light units and auxilia fire at 2 hexes; with bows or slings at 3.',
  ),
  'ccn-5.94': ancients(
    'cca-10.18',
    'Se dispara siempre con 2 dados sin mover y con 1 después de mover.',
    'Fire always has 2 dice without moving and 1 after moving.',
  ),
  'ccn-5.110': ancients(
    'cca-10.20',
    'Impacta también el símbolo del tipo del objetivo, que es un color y no un arma.',
    'The symbol of the target’s type hits there too; it is a color and not an arm.',
  ),
  'ccn-5.114': ancients(
    'cca-13.15',
    'A un líder solo se le puede disparar: debe evadirse.',
    'A lone leader may be fired at: he must evade.',
  ),
  'ccn-5.123': ancients(
    'cca-13.1',
    'Se evaden también las unidades ligeras y, según quien ataque, la caballería y los carros.',
    'Light units evade too, and cavalry and chariots do from some attackers.',
  ),
  'ccn-5.125': ancients(
    'cca-11.7',
    'Los dados dependen del tipo de unidad, no de sus bloques.',
    'The dice depend on the type of unit, not on its blocks.',
  ),
  'ccn-5.131': ancients(
    'cca-11.21',
    'La caballería tira 2, 3 o 4 dados según sea ligera, media o pesada.',
    'Cavalry rolls 2, 3 or 4 dice as it is light, medium or heavy.',
  ),
  'ccn-5.143': ancients(
    'cca-17.11',
    'El terreno pone un máximo de dados en lugar de restarlos.',
    'Terrain sets a maximum of dice instead of taking some away.',
  ),
  'ccn-5.146': ancients(
    'cca-11.46',
    'Las espadas de las unidades ligeras, salvo los auxiliares, no impactan a nadie.',
    'Swords of light units, except auxilia, hit nobody.',
  ),
  'ccn-5.150': ancients(
    'cca-11.48',
    'Los símbolos de líder impactan si hay un líder propio en la unidad o al lado.',
    'Leader symbols hit if a leader of one’s own is with the unit or adjacent.',
  ),
  'ccn-5.161': ancients(
    'cca-15.1',
    'Las 2 caras tienen que ser símbolos de líder.',
    'The 2 faces must be leader symbols.',
  ),
  'ccn-5.164': ancients(
    'cca-15.2',
    'La cara tiene que ser un símbolo de líder.',
    'The face must be a leader symbol.',
  ),
  'ccn-5.172': ancients(
    'cca-13.7',
    'Un líder solo atacado debe evadirse, y sólo le impacta el símbolo de líder.',
    'A lone leader who is attacked must evade, and only the leader symbol hits him.',
  ),
  'ccn-5.174': ancients(
    'cca-12.2',
    'Los hexágonos de cada bandera dependen del tipo: entre 1 y 4.',
    'The hexes of each flag depend on the type: from 1 to 4.',
  ),
  'ccn-5.181': ancients(
    'cca-12.12',
    'Al unirse a un líder, la unidad puede acabar ahí su retirada o seguir.',
    'On joining a leader the unit may end its retreat there or go on.',
  ),
  'ccn-5.213': ancients(
    'cca-13.32',
    'Cualquier unidad que gana puede avanzar.',
    'Any unit that wins may advance.',
  ),
  'ccn-5.231': ancients(
    'cca-13.39',
    'También tienen un segundo combate los guerreros, los carros, los elefantes y las unidades a pie con un líder.',
    'Warriors, chariots, elephants and foot units with a leader have a second combat as well.',
  ),
  'ccn-6.3': ancients(
    'cca-13.12',
    'Con sólo 1 hexágono libre se evade 1.',
    'With only 1 open hex a unit evades 1.',
  ),
  'ccn-6.8': ancients(
    'cca-13.34',
    'Tras una evasión no hay avance.',
    'After an evasion there is no advance.',
  ),
  'ccn-6.15': ancients(
    'cca-13.10',
    'La infantería no forma cuadro: la media y la pesada aguantan el ataque.',
    'Infantry forms no square: medium and heavy foot stand and take the attack.',
  ),
  'ccn-7.5': ancients(
    'cca-17.10',
    'Combaten al entrar la infantería ligera, los auxiliares y los guerreros.',
    'Light foot, auxilia and warriors battle on entering.',
  ),
  'ccn-7.6': ancients(
    'cca-17.11',
    'En un bosque se tiran 2 dados como mucho, contra él y desde él.',
    'In a forest 2 dice are rolled at most, into it and out of it.',
  ),
  'ccn-7.11': ancients(
    'cca-17.15',
    'Colina arriba se tiran 2 dados como mucho.',
    'Uphill 2 dice are rolled at most.',
  ),
  'ccn-7.12': ancients(
    'cca-17.16',
    'Colina abajo, 3 dados como mucho a pie y 2 montados.',
    'Downhill it is 3 dice at most on foot and 2 mounted.',
  ),
  'ccn-7.15': ancients(
    'cca-17.17',
    'De colina a colina, 3 dados como mucho a pie y 2 montados.',
    'From hill to hill it is 3 dice at most on foot and 2 mounted.',
  ),
  'ccn-7.35': ancients(
    'cca-17.33',
    'Un terraplén hace ignorar 1 espada, sólo a las unidades a pie.',
    'A rampart makes a unit ignore 1 sword, on foot only.',
  ),
  'ccn-7.37': ancients(
    'cca-17.34',
    'Un terraplén lo permite sólo a las unidades a pie.',
    'A rampart allows it to foot units only.',
  ),
  'ccn-7.47': ancients(
    'cca-17.29',
    'En un río vadeable se tiran 2 dados como mucho, contra él y desde él.',
    'In a fordable river 2 dice are rolled at most, into it and out of it.',
  ),
  'ccn-8.17': ancients(
    'cca-18.26',
    'Ninguna carta de Sección da tantas órdenes como el Mando; sí las de Tropa.',
    'No Section card gives as many orders as Command; Troop cards do.',
  ),
  'ccn-8.36': ancients(
    'cca-18.49',
    'Carga Montada ordena tantas unidades como el Mando y da 1 dado.',
    'Mounted Charge orders as many units as Command and gives 1 die.',
  ),
  'ccn-8.43': ancients(
    'cca-18.41',
    'Soy Espartaco da 1 orden por cada símbolo de unidad o de líder; las banderas no dan ninguna.',
    'I am Spartacus gives 1 order for each unit or leader symbol; flags give none.',
  ),
  'ccn-8.53': ancients(
    'cca-18.39',
    'Con Primer Golpe, el atacante que aguanta devuelve el combate.',
    'With First Strike the attacker who stands battles back.',
  ),
  'ccn-8.60': ancients(
    'cca-18.28',
    'Choque de Escudos da 2 dados, y las unidades no mueven.',
    'Clash of Shields gives 2 dice, and the units do not move.',
  ),
  'ccn-8.65': ancients(
    'cca-18.20',
    'Las cartas de Liderazgo ordenan a las unidades que rodean a un líder.',
    'Leadership cards order the units around one leader.',
  ),
  'ccn-8.73': ancients(
    'cca-18.51',
    'Reorganización sólo devuelve bloques a las unidades que están en el hex de un líder o en uno adyacente.',
    'Rally brings blocks back only to units in a leader’s hex or in an adjacent one.',
  ),
} satisfies Differences;
