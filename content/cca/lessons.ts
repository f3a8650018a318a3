import { defineLessons } from '../../src/library/registry.ts';

export default defineLessons([
  {
    slug: { es: '1-un-turno', en: '1-a-turn' },
    title: { es: 'Un turno', en: 'A turn' },
    say: {
      es: 'Un turno son cinco pasos: una carta, las órdenes que da, los movimientos, los combates y una carta nueva. Lo que la carta no ordena, no hace nada.',
      en: 'A turn has five steps: a card, the orders it gives, the moves, the battles and a new card. What the card does not order does nothing.',
    },
    clauses: [
      'cca-5.3',
      'cca-6.1',
      'cca-7.1',
      'cca-7.2',
      'cca-7.4',
      'cca-8.2',
      'cca-9.2',
      'cca-16.1',
    ],
    drills: [],
  },
  {
    slug: { es: '2-el-tablero', en: '2-the-board' },
    title: { es: 'El tablero y sus secciones', en: 'The board and its sections' },
    say: {
      es: 'Dos líneas de puntos parten el tablero en izquierda, centro y derecha, vistas desde el sitio de cada jugador. Un hex cortado por una línea es de las dos secciones.',
      en: 'Two dotted lines divide the board into left, centre and right, as each player sees them from his seat. A hex that a line cuts belongs to both sections.',
    },
    clauses: ['cca-2.3', 'cca-2.4', 'cca-2.5', 'cca-7.3', 'cca-7.5', 'cca-8.5'],
    drills: [
      {
        query: 'cca/sections',
        among: {
          hex: ['B2', 'C5', 'D7', 'E5', 'E9', 'F11', 'G5', 'H3', 'I9'],
          homeEdge: ['bottom', 'bottom', 'top'],
        },
        say: {
          es: 'Una unidad está en {hex}, y su jugador se sienta en el {homeEdge}.',
          en: 'A unit stands in {hex}, and its player sits at the {homeEdge}.',
        },
      },
    ],
  },
  {
    slug: { es: '3-mover', en: '3-moving' },
    title: { es: 'Mover', en: 'Moving' },
    say: {
      es: 'Cada tipo de unidad tiene su límite de hexes. Una unidad por hex y, por lo general, sin atravesar a nadie; y algunas, si van lejos, ya no combaten o tienen que combatir.',
      en: 'Each type of unit has its limit of hexes. One unit to a hex and, as a rule, passing through nobody; and some that go far battle no more, or have to battle.',
    },
    clauses: [
      'cca-8.3',
      'cca-8.8',
      'cca-8.9',
      'cca-8.15',
      'cca-8.16',
      'cca-8.19',
      'cca-8.21',
      'cca-8.22',
      'cca-8.25',
    ],
    drills: [
      {
        query: 'cca/may-move',
        among: {
          unit: ['LI', 'LB', 'AX', 'WR', 'MI', 'HI', 'LC', 'MC', 'HC', 'CH', 'EL'],
          hexes: [1, 2, 3, 4],
        },
        say: {
          es: 'Tu {unit}, con una orden, quiere mover {hexes} {hexes?hex|hexes} por terreno despejado, lejos del enemigo.',
          en: 'Your {unit}, which has an order, wants to move {hexes} {hexes?hex|hexes} over clear ground, away from the enemy.',
        },
      },
    ],
  },
  {
    slug: { es: '4-dados', en: '4-dice' },
    title: { es: 'Cuerpo a cuerpo: cuántos dados', en: 'Close combat: how many dice' },
    say: {
      es: 'Los dados los pone el tipo de unidad, no sus bloques: perder bloques no quita dados. Los guerreros completos son la excepción, y los elefantes toman los de su objetivo.',
      en: 'The type of unit gives the dice, not its blocks: losing blocks takes no dice away. Full-strength warriors are the exception, and elephants take those of their target.',
    },
    clauses: [
      'cca-11.1',
      'cca-11.3',
      'cca-11.7',
      'cca-9.6',
      'cca-11.15',
      'cca-11.26',
      'cca-11.8',
      'cca-11.12',
      'cca-11.17',
    ],
    drills: [
      {
        query: 'cca/close-combat',
        among: {
          'attacker.unit': ['LI', 'AX', 'WR', 'WR', 'MI', 'HI', 'LC', 'MC', 'HC', 'CH', 'EL'],
          'attacker.blocks': [1, 2, 3, 4],
          'attacker.moved': [0, 1],
          'defender.unit': ['LI', 'AX', 'WR', 'MI', 'HI', 'MC', 'HC'],
        },
        say: {
          es: 'Tu {attacker.unit}, con {attacker.blocks} {attacker.blocks?bloque|bloques}, {attacker.moved?no ha movido|ha movido 1 hex|ha movido # hexes} y ataca a una {defender.unit} enemiga; las dos están en terreno despejado.',
          en: 'Your {attacker.unit}, with {attacker.blocks} {attacker.blocks?block|blocks}, {attacker.moved?has not moved|has moved 1 hex|has moved # hexes} and attacks an enemy {defender.unit}; both are on clear ground.',
        },
      },
    ],
  },
  {
    slug: { es: '5-impactos', en: '5-hits' },
    title: { es: 'Qué impacta', en: 'What hits' },
    say: {
      es: 'Impacta el símbolo del tipo del objetivo; las espadas, a casi todos y de casi todos; el casco, sólo con un líder propio cerca; la bandera hace retirarse.',
      en: 'The symbol of the target’s type hits; swords hit almost anybody, from almost anybody; the helmet only with a friendly leader near; the flag makes a unit retreat.',
    },
    clauses: [
      'cca-11.41',
      'cca-11.45',
      'cca-11.46',
      'cca-11.47',
      'cca-11.48',
      'cca-11.49',
      'cca-11.51',
      'cca-11.52',
    ],
    drills: [],
  },
  {
    slug: { es: '6-banderas', en: '6-flags' },
    title: { es: 'Banderas y retirada', en: 'Flags and retreat' },
    say: {
      es: 'Cada bandera manda hacia atrás, al propio bando. Un líder, dos apoyos o el terreno dejan ignorar alguna; un camino cerrado cuesta bloques.',
      en: 'Each flag sends a unit back towards its own side. A leader, two supports or the terrain let it ignore one; a way that is blocked costs blocks.',
    },
    clauses: [
      'cca-12.1',
      'cca-12.2',
      'cca-12.3',
      'cca-12.6',
      'cca-12.13',
      'cca-12.14',
      'cca-12.15',
      'cca-12.16',
      'cca-12.19',
    ],
    drills: [
      {
        query: 'cca/retreat',
        among: {
          unit: ['LI', 'AX', 'WR', 'MI', 'HI', 'LC', 'MC', 'HC', 'EL'],
          flags: [1, 1, 2],
          support: [0, 0, 2],
          freeHexes: [0, 1, 2, 4],
        },
        say: {
          es: 'Contra tu {unit}, a fuerza completa y sin líder, {flags?sale|salen} {flags} {flags?bandera|banderas}. {support?No la apoya nadie|La apoya 1 unidad amiga|La apoyan # unidades amigas}, y a su espalda {freeHexes?no hay ningún hex libre: hay unidades|hay 1 hex libre, y detrás unidades|hay # hexes libres, y detrás unidades}.',
          en: 'Your {unit}, at full strength and without a leader, takes {flags} {flags?flag|flags}. {support?Nobody supports it|1 friendly unit supports it|# friendly units support it}, and behind it {freeHexes?no hex is free: units stand there|1 hex is free, and then come units|# hexes are free, and then come units}.',
        },
      },
    ],
  },
  {
    slug: { es: '7-devolver-y-evadirse', en: '7-battling-back-and-evading' },
    title: { es: 'Devolver el combate y evadirse', en: 'Battling back and evading' },
    say: {
      es: 'Quien aguanta en su hex puede devolver el combate. Las ligeras menos los auxiliares, y la demás caballería y los carros según quién ataque, pueden en cambio evadirse: sólo los impacta su propio símbolo, pero se van y no responden.',
      en: 'Whoever stands in his hex may battle back. Light units other than auxilia, and other cavalry and chariots depending on the attacker, may evade instead: only their own symbol hits them, but they leave and do not answer.',
    },
    clauses: [
      'cca-11.54',
      'cca-11.56',
      'cca-13.1',
      'cca-13.4',
      'cca-13.6',
      'cca-13.8',
      'cca-13.9',
      'cca-13.11',
      'cca-13.14',
    ],
    drills: [],
  },
  {
    slug: { es: '8-avance', en: '8-momentum' },
    title: {
      es: 'El avance y el combate de bonificación',
      en: 'Momentum: advance and bonus combat',
    },
    say: {
      es: 'Si el enemigo deja su hex, el vencedor puede ocuparlo. La caballería puede ir un hex más allá, y algunos combaten otra vez.',
      en: 'When the enemy leaves his hex, the victor may take it. Cavalry may go one hex further, and some battle again.',
    },
    clauses: [
      'cca-13.32',
      'cca-13.33',
      'cca-13.34',
      'cca-13.37',
      'cca-13.38',
      'cca-13.39',
      'cca-13.40',
      'cca-13.41',
      'cca-13.43',
    ],
    drills: [],
  },
  {
    slug: { es: '9-disparar', en: '9-firing' },
    title: { es: 'Combatir a distancia', en: 'Ranged combat' },
    say: {
      es: 'Sólo disparan las ligeras y los auxiliares, a lo que ven y tienen al alcance, con dos dados, o con uno si han movido. El que está junto a un enemigo no dispara.',
      en: 'Only light units and auxilia fire, at what they see and can reach, with two dice, or with one after moving. Whoever stands next to an enemy does not fire.',
    },
    clauses: [
      'cca-10.1',
      'cca-10.3',
      'cca-10.5',
      'cca-10.10',
      'cca-10.11',
      'cca-10.12',
      'cca-10.18',
      'cca-10.20',
      'cca-10.25',
    ],
    drills: [
      {
        query: 'cca/ranged-combat',
        among: {
          'attacker.unit': ['LI', 'LS', 'LB', 'AX', 'LC', 'MI'],
          'attacker.moved': [0, 0, 1, 2],
          'defender.unit': ['LI', 'MI', 'HI', 'MC'],
          distance: [2, 2, 3, 4],
        },
        say: {
          es: 'Tu {attacker.unit} {attacker.moved?no ha movido|ha movido 1 hex|ha movido # hexes} y quiere disparar a una {defender.unit} enemiga que ve a {distance} hexes.',
          en: 'Your {attacker.unit} {attacker.moved?has not moved|has moved 1 hex|has moved # hexes} and wants to fire at an enemy {defender.unit} that it sees, {distance} hexes away.',
        },
      },
    ],
  },
  {
    slug: { es: '10-vision', en: '10-line-of-sight' },
    title: { es: 'La línea de visión', en: 'Line of sight' },
    say: {
      es: 'Va del centro de un hex al centro del otro. La corta lo que hay en medio; por un lado de hex, sólo si hay algo a ambos lados.',
      en: 'It runs from the centre of one hex to the centre of the other. What lies between breaks it; along a hexside only something on both sides does.',
    },
    clauses: [
      'cca-10.13',
      'cca-10.14',
      'cca-10.15',
      'cca-10.16',
      'cca-17.13',
      'cca-17.19',
      'cca-17.22',
    ],
    drills: [],
  },
  {
    slug: { es: '11-terreno', en: '11-terrain' },
    title: { es: 'El terreno', en: 'Terrain' },
    say: {
      es: 'El terreno para, impide combatir al entrar, limita los dados o protege. En el terreno abrupto, el bosque y el río vadeable el límite vale tanto hacia él como desde él; en la colina depende de quién está más alto.',
      en: 'Terrain stops a unit, keeps it from battling on entry, limits dice or protects. In rough, forest and fordable river the limit applies both into it and out of it; on a hill it depends on who stands higher.',
    },
    clauses: [
      'cca-17.2',
      'cca-17.5',
      'cca-17.8',
      'cca-17.11',
      'cca-17.15',
      'cca-17.16',
      'cca-17.17',
      'cca-17.29',
      'cca-17.33',
      'cca-17.39',
    ],
    drills: [
      {
        query: 'cca/close-combat',
        among: {
          'attacker.unit': ['LI', 'AX', 'MI', 'HI', 'MC', 'HC'],
          'attacker.terrain': ['clear', 'clear', 'forest', 'hill', 'rough', 'ford'],
          'defender.unit': ['LI', 'MI', 'HI', 'MC'],
          'defender.terrain': ['clear', 'forest', 'hill', 'rough', 'ford'],
        },
        say: {
          es: 'Tu {attacker.unit} ataca sin haber movido a una {defender.unit} enemiga. Tu terreno: {attacker.terrain}; el suyo: {defender.terrain}.',
          en: 'Your {attacker.unit}, which has not moved, attacks an enemy {defender.unit}. Your ground: {attacker.terrain}; his: {defender.terrain}.',
        },
      },
    ],
  },
  {
    slug: { es: '12-lideres', en: '12-leaders' },
    title: { es: 'Los líderes', en: 'Leaders' },
    say: {
      es: 'Un líder hace que los cascos impacten y que se ignore una bandera, y da a la infantería un segundo combate. Pero cuando su unidad recibe impactos, peligra.',
      en: 'A leader makes helmets hit, lets his unit ignore a flag, and gives foot a second combat. But when his unit is hit, he is in danger.',
    },
    clauses: [
      'cca-8.33',
      'cca-8.34',
      'cca-11.39',
      'cca-12.15',
      'cca-13.7',
      'cca-15.1',
      'cca-15.2',
      'cca-15.3',
      'cca-15.6',
    ],
    drills: [],
  },
  {
    slug: { es: '13-elefantes', en: '13-elephants' },
    title: { es: 'Los elefantes', en: 'Elephants' },
    say: {
      es: 'Pegan con los dados de su objetivo y repiten las espadas; asustan a los caballos; y cuando se retiran pisotean a todos los que tienen al lado.',
      en: 'They strike with the dice of their target and roll swords again; they frighten horses; and when they retreat they trample everybody next to them.',
    },
    clauses: [
      'cca-11.26',
      'cca-11.32',
      'cca-11.33',
      'cca-11.34',
      'cca-11.37',
      'cca-12.21',
      'cca-12.23',
      'cca-12.25',
      'cca-12.28',
    ],
    drills: [],
  },
  {
    slug: { es: '14-cartas', en: '14-cards' },
    title: { es: 'Las cartas', en: 'Cards' },
    say: {
      es: 'Las de sección ordenan por secciones, las de tropa por tipos, las de liderazgo alrededor de un líder; las tácticas cambian las reglas. Si una carta de tropa o casi cualquier táctica de órdenes no encuentra a quien nombra, da la orden a 1 unidad que tú elijas.',
      en: 'Section cards order by section, troop cards by type, leadership cards around a leader; tactic cards change the rules. A troop card, and almost any tactic card that gives orders, orders 1 unit of your choice when it finds nobody it names.',
    },
    clauses: [
      'cca-18.1',
      'cca-18.2',
      'cca-18.14',
      'cca-18.20',
      'cca-18.25',
      'cca-18.31',
      'cca-18.38',
      'cca-18.41',
      'cca-18.51',
    ],
    drills: [],
  },
  {
    slug: { es: '15-ganar', en: '15-winning' },
    title: { es: 'Ganar', en: 'Winning' },
    say: {
      es: 'Cada unidad y cada líder eliminados son un estandarte, que se coge en el acto. El primero que llega al número del escenario gana en ese instante.',
      en: 'Each unit and each leader eliminated is a banner, taken at once. The first to reach the number of the scenario wins in that moment.',
    },
    clauses: ['cca-4.1', 'cca-4.2', 'cca-4.3', 'cca-4.4', 'cca-5.2', 'cca-13.25'],
    drills: [],
  },
]);
