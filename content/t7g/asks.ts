import { defineAsks } from '../../src/library/registry.ts';

const DICE = 'dice|die|dado|dados';
const SHOOT = 'shoot|shoots|shooting|fires|disparar|dispara|disparan';
const MOVE = 'move|moves|go|goes|mover|moverse|mueve|avanza|llega';
const CHARGE = 'charge|charges|cargar|carga';
const REACT = 'react|reacts|reaction|reaccionar|reacciona|reaccion';
const CARDS = 'ready|assault|run|fire|resist|atencion|atacad|corred|fuego|resistid';
const CHECK = 'check|checks|chequeo';
const MAY = 'may can puede pueden puedo able allowed unit units unidad unidades a una un se i';
const ROLL = `${MAY} roll rolls throw throws tira tiran lanza lanzan how many much cuantos que for to para with con of de in en`;
const CHARGES = 'charge|charges|charging|cargar|carga|cargando';
const FIGHT = `${ROLL} fight fights attack attacks resist resists ataca resiste`;
/** Of whom something is said after them cannot be told for certain. */
const AGAINST = 'against|contra|vs|by|cavalry|caballeria';
/** The unit that is charged: its stem is that of the one that charges. */
const CHARGED = 'charged|flanked|cargada|cargado|flanqueada|recibe|recibir';
/** What an order check depends on. */
const WORN = `wear|fresh|desgaste|fresca|fresco|reacting|${REACT}`;

export default defineAsks({
  asks: [
    {
      query: 't7g/shot',
      ways: [`${DICE} ${SHOOT} -courage|coraje|cavalry|caballeria|${CHECK}`],
      also: `${ROLL} shoot shoots shooting dispara disparan`,
      tells: 'dice',
    },
    {
      query: 't7g/shot',
      ways: [`${SHOOT} inches|inch|pulgadas -${DICE}`],
      also: MAY,
    },
    {
      query: 't7g/combat-dice',
      ways: [
        `${DICE} combat|combate ${CHARGES} -courage|coraje|${CHECK}|${SHOOT}|${CHARGED}|${AGAINST}`,
      ],
      also: FIGHT,
      who: ['unit', 'enemy'],
      tells: 'dice',
    },
    {
      query: 't7g/combat-dice',
      ways: [`${DICE} combat|combate ${CHARGED} -courage|coraje|${CHECK}|${SHOOT}|${AGAINST}`],
      also: `${FIGHT} when una`,
      who: ['unit', 'enemy'],
      given: { side: 'defender' },
      tells: 'dice',
    },
    {
      query: 't7g/combat-dice',
      ways: [
        `${DICE} courage|coraje combat|combate -flank|flanco|${CHECK}|${SHOOT}|${CHARGED}|${AGAINST}`,
      ],
      also: FIGHT,
      who: ['unit', 'enemy'],
      tells: 'courageDice',
    },
    {
      query: 't7g/combat-dice',
      ways: [`${DICE} courage|coraje combat|combate ${CHARGED} -${CHECK}|${SHOOT}|${AGAINST}`],
      also: `${FIGHT} when una`,
      who: ['unit', 'enemy'],
      given: { side: 'defender' },
      tells: 'courageDice',
    },
    {
      query: 't7g/order-check',
      ways: [
        `need|needs|necesita|make|makes|must|tiene|hace|requires ${CHECK} ${WORN} -${DICE}|break|ruptura`,
      ],
      also: `${MAY} order orden does an hacer que un of de`,
      tells: 'needed',
    },
    {
      query: 't7g/order-check',
      ways: [`${DICE} ${CHECK} ${WORN} -break|ruptura`],
      also: `${ROLL} order orden its su`,
      tells: 'dice',
    },
    {
      query: 't7g/break-check',
      ways: [`break|ruptura points|puntos|point|punto -${DICE}`],
      also: `${MAY} how many cuantos has have tiene check chequeo with con`,
      tells: 'breakPoints',
    },
    {
      query: 't7g/break-check',
      ways: [`${DICE} break|ruptura`],
      also: `${ROLL} ${CHECK.replaceAll('|', ' ')} its su`,
      tells: 'dice',
    },
    {
      query: 't7g/speed',
      ways: [`far|cuanto|lejos|inches|pulgadas ${MOVE}|${CHARGE}|retreat|retreats|retira -${DICE}`],
      also: `${MAY} how far cuanto cuantas hasta donde does with con in en por inches pulgadas`,
      tells: 'inches',
    },
    {
      query: 't7g/command-action',
      ways: [
        `commander|mando inspire|inspirar|inspira|fast|correr|action|accion -${DICE}|points|puntos|${CHECK}`,
      ],
      also: `${MAY} use uses try usar intentar the to`,
      tells: 'allowed',
    },
    {
      query: 't7g/command-action',
      ways: [`${DICE} commander|mando -points|puntos|${CHECK}`],
      also: `${ROLL} use try usar intentar`,
      tells: 'dice',
    },
    {
      query: 't7g/reaction',
      ways: [`${REACT} -how|como|${CHECK}|${DICE}|${AGAINST}`],
      also: MAY,
    },
    {
      query: 't7g/reaction',
      ways: [`how|como ${REACT} -many|${CHECK}|${DICE}|against|contra|by`],
      also: MAY,
      tells: 'reactsWith',
    },
    {
      query: 't7g/order',
      ways: [
        `may|can|puede|pueden|puedo ${MOVE}|${SHOOT}|${CHARGE} ${CARDS} -${REACT}|${DICE}|inches|pulgadas|far|cuanto|and|y|then|before|after`,
      ],
      also: `${MAY} with con order orden card carta`,
    },
    {
      query: 't7g/game-end',
      ways: ['game|partida end|ends|over|acaba|termina'],
      also: 'does is the point points punto puntos la in on at with con en el se after tras un una',
      tells: 'gameEnds',
    },
    {
      query: 't7g/game-end',
      ways: ['points|puntos worth|score|scores|vale|valen|da|dan|puntua'],
      also: `${MAY} how many cuantos is does destroyed destroying destruida destruido destruir enemy enemigo enemiga`,
      tells: 'ownPoints',
    },
  ],
  says: {
    'weapon=musket': 'musketeers|muskets|mosqueteros|mosquetes',
    'weapon=arquebus': 'arquebusiers|arquebuses|arcabuceros|arcabuces',
    'weapon=crossbow': 'crossbows|crossbowmen|ballesteros|ballestas',
    'weapon=longbow': 'longbows|longbowmen|arcos largos|arqueros con arco largo',
    'weapon=bow': 'bows|archers|arqueros|arcos',
    'weapon=pistol': 'pistols|pistolas',
    'weapon=javelin': 'javelins|jabalinas',
    'fire=#': 'with fire #|fire #|con fuego #|fuego #',
    'combat=#': 'combat #|combate #|combate de #',
    'courage=#': 'courage #|coraje #|coraje de #',
    'discipline=#': 'discipline #|disciplina #|disciplina de #',
    'stamina=#': 'stamina #|aguante #|aguante de #',
    'speed=#': 'speed #|velocidad #|velocidad de #',
    'level=#': 'level #|nivel #',
    'wear=#':
      '# wear|# wear markers|# wear marker|# de desgaste|# desgaste|# marcadores de desgaste',
    'wear=0': 'fresh|fresca|fresco|without wear|sin desgaste|no wear',
    'taken=#':
      'takes # more|taking # more|and # more|recibe # mas|recibe # de desgaste mas|y # mas',
    'breakPoints=#': '# break point|# break points|# punto de ruptura|# puntos de ruptura',
    'distance=#': 'at # inches|# inches away|# inches|a # pulgadas|# pulgadas|at # inch',
    'weary=true': 'weary|al limite',
    'disordered=true': 'disordered|desordenada|desordenado|desordenados|in disorder|en desorden',
    'reaction=true': 'as a reaction|reacting|in reaction|como reaccion|al reaccionar',
    'cover=true': 'in cover|a cubierto',
    'side=attacker':
      'it charges|that charges|which charges|has charged|having charged|al cargar|que carga|cuando carga',
    'flank=true': 'the flank|flank|el flanco|de flanqueo|flanked|flanqueada',
    'check=reaction': 'to react|reacting|for a reaction|para reaccionar|al reaccionar',
    'commander=away':
      'no commander near|no commander|without a commander|out of command|sin mando|sin mando cerca|fuera de mando',
    'commander=near': 'commander near|mando cerca',
    'commander=inside': 'commander inside|mando dentro',
    'moveKind=attack': 'charge|charges|charging|cargar|carga|cargando|assault|atacad',
    'moveKind=run': 'run|corred',
    'moveKind=attention': 'ready|atencion',
    'moveKind=retreat': 'retreat|retreats|retreating|retirarse|se retira|retira',
    'moveKind=disengage': 'disengage|disengages|se destraba|destrabarse',
    'ground=difficult': 'difficult terrain|difficult ground|terreno dificil',
    'ground=very-difficult': 'very difficult terrain|very difficult ground|terreno muy dificil',
    'action=inspirar': 'inspire|inspirar|inspira',
    'action=correr': 'fast|correr',
    'exhausted=true': 'exhausted|agotado',
    'insideUnit=true':
      'a commander inside|commander inside|un mando dentro|mando dentro|inside a unit|in a unit|dentro de una unidad',
    'kind=formation': 'infantry|infanteria',
    'kind=company': 'infantry|infanteria',
    'targetKind=artillery': 'artillery|an artillery unit|artilleria|a la artilleria',
    'targetKind=cavalry': 'cavalry|caballeria|a la caballeria',
    'acted=true':
      'has acted|has already acted|already acted|has been activated|que ha actuado|ya ha actuado|ya activada|ya se ha activado',
    'enemyDoes=charge': 'to a charge|when charged|a una carga|against a charge|a la carga',
    'enemyDoes=shoot': 'to a shot|to shooting|when shot at|a un disparo|a los disparos',
    'card=attack': 'assault|atacad',
    'card=run': 'run|corred',
    'card=attention': 'ready|atencion',
    'card=resist': 'with resist|resistid',
    'card=fire': 'with fire|con fuego|the card fire|la carta fuego',
    'actions=move': 'move|moves|mover|moverse|mueve',
    'actions=shoot': 'shoot|shoots|disparar|dispara',
    'actions=charge': 'charge|charges|cargar|carga',
    'turn=#': 'turn #|turno #',
    'own.morePoints=#': 'lead of #|# points ahead|ventaja de #|# puntos de ventaja',
    'own.formations=1': 'formation|formacion',
    'own.cavalryUnits=1': 'cavalry unit|unidad de caballeria|cavalry|caballeria',
    'own.companies=1': 'company|compania',
    'own.artilleryUnits=1':
      'artillery unit|unidad de artilleria|battery|bateria|artillery|artilleria',
    'own.general=true': 'general|the general|comandante',
    'own.otherCommanders=1': 'other commander|another commander|otro mando|commander|mando',
  },
});
