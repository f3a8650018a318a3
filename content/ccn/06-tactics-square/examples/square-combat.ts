import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';

const FORMS = {
  attacker: { unit: 'light-cavalry', blocks: 3 },
  defender: { unit: 'line', blocks: 4 },
  formsSquare: true,
} as const;
const AGAINST_SQUARE = {
  attacker: { unit: 'light-cavalry', blocks: 3 },
  defender: { unit: 'line', blocks: 4, inSquare: true },
} as const;
const FROM_SQUARE = {
  attacker: { unit: 'line', blocks: 4, inSquare: true },
  defender: { unit: 'light-cavalry', blocks: 3 },
} as const;
const INFANTRY_AGAINST_SQUARE = {
  attacker: { unit: 'line', blocks: 4 },
  defender: { unit: 'line', blocks: 3, inSquare: true },
} as const;

/** Squares against cavalry, and infantry and artillery against squares. */
export const squareCombat = defineExamples({
  'ccn-6.25/forms': applies('ccn/square-combat', {
    es: 'Caballería ligera con 3 bloques ataca a infantería con 4, que forma en cuadro; el cuadro saca una bandera.',
    en: 'Light cavalry with 3 blocks attacks infantry with 4, which forms square; the square rolls a flag.',
    ask: {
      attacker: { unit: 'light-cavalry', blocks: 3, leader: true },
      defender: { unit: 'line', blocks: 4 },
      formsSquare: true,
      firstFaces: ['flag'],
    },
    gives: {
      strikesFirst: 'defender',
      rolls: [
        { by: 'defender', dice: 1, bounceFlags: true, made: true },
        { by: 'attacker', made: false },
      ],
      attackerFate: 'retreats',
    },
    case: 13,
  }),
  'ccn-6.25/earlier-turn': applies('ccn/square-combat', {
    es: 'Caballería ligera con 3 bloques y sitio detrás ataca a infantería de línea que ya está en cuadro.',
    en: 'Light cavalry with 3 blocks and room behind it attacks line infantry that is in square already.',
    ask: AGAINST_SQUARE,
    gives: { strikesFirst: 'defender' },
    odds: { 'second-roll-made': '5/6' },
    case: 301,
  }),
  'ccn-6.25/rifles': applies('ccn/square-combat', {
    es: 'Caballería ligera con 1 bloque y sin líder ataca a fusileros ligeros que ya están en cuadro.',
    en: 'Light cavalry with 1 block and no leader attacks Rifle Light infantry that is in square already.',
    ask: {
      attacker: { unit: 'light-cavalry', blocks: 1 },
      defender: { unit: 'rifle', blocks: 3, inSquare: true },
    },
    gives: { strikesFirst: 'defender' },
    odds: { 'second-roll-made': '2/3' },
    case: 303,
  }),
  'ccn-6.25/infantry-attacks': doesNotApply('ccn/square-combat', {
    es: 'Infantería de línea ataca a infantería que ya está en cuadro.',
    en: 'Line infantry attacks infantry that is in square already.',
    ask: INFANTRY_AGAINST_SQUARE,
    gives: { strikesFirst: 'attacker' },
    cites: ['ccn-6.36'],
  }),
  'ccn-6.26/square-attacks': applies('ccn/square-combat', {
    es: 'Un cuadro británico ataca a caballería francesa adyacente con sitio detrás.',
    en: 'A British square attacks adjacent French cavalry with room behind it.',
    ask: FROM_SQUARE,
    gives: {
      strikesFirst: 'attacker',
      mayRetireAndReform: true,
      rolls: [
        { by: 'attacker', dice: 1, bounceFlags: true },
        { by: 'defender', rolledAs: 'battle-back', dice: 1 },
      ],
    },
    case: 15,
  }),
  'ccn-6.27/infantry': applies('ccn/square-combat', {
    es: 'Infantería francesa con 4 bloques ataca a un cuadro británico con 3.',
    en: 'French infantry with 4 blocks attacks a British square with 3.',
    ask: INFANTRY_AGAINST_SQUARE,
    gives: {
      strikesFirst: 'attacker',
      rolls: [
        { by: 'attacker', dice: 4 },
        { by: 'defender', rolledAs: 'battle-back', dice: 1 },
      ],
    },
    case: 16,
  }),
  'ccn-6.27/then-cavalry': applies('ccn/square-combat', {
    es: 'Después, en el mismo turno, la caballería francesa ataca al mismo cuadro.',
    en: 'After that, in the same turn, the French cavalry attacks the same square.',
    ask: AGAINST_SQUARE,
    gives: {
      strikesFirst: 'defender',
      rolls: [
        { by: 'defender', dice: 1 },
        { by: 'attacker', dice: 1 },
      ],
    },
    case: 16,
  }),
  'ccn-6.30/leader': applies('ccn/retreat', {
    es: 'Un cuadro saca 1 bandera contra coraceros con un líder.',
    en: 'A square rolls 1 flag at Cuirassiers with a leader.',
    ask: { unit: 'cuirassiers', blocks: 3, leader: true, flags: 1, bySquare: true },
    gives: { flagsIgnorable: 0, retreatHexes: 1 },
    case: 289,
  }),
  'ccn-6.30/nowhere-to-go': applies('ccn/square-combat', {
    es: 'Un cuadro saca una bandera contra caballería ligera con 3 bloques, que no puede retroceder.',
    en: 'A square rolls a flag at light cavalry with 3 blocks, which cannot fall back.',
    ask: {
      attacker: { unit: 'light-cavalry', blocks: 3, freeHexes: 0 },
      defender: { unit: 'line', blocks: 4, inSquare: true },
      firstFaces: ['flag'],
    },
    gives: { attackerFate: 'stands', attackerBlocks: 2 },
  }),
  'ccn-6.32/goes-on': applies('ccn/square-combat', {
    es: 'La infantería forma en cuadro y su primera tirada no elimina a la caballería francesa ni la hace retirarse.',
    en: 'The infantry forms square, and its first roll neither eliminates the French cavalry nor makes it retreat.',
    ask: { ...FORMS, firstFaces: ['infantry'] },
    gives: {
      rolls: [
        { by: 'defender', made: true },
        { by: 'attacker', dice: 1, made: true },
      ],
    },
    case: 14,
  }),
  'ccn-6.32/cavalry-charge': applies('ccn/square-combat', {
    es: 'Caballería pesada con 3 bloques, ordenada por Cavalry Charge, ataca a un cuadro y sigue en su hexágono.',
    en: 'Heavy cavalry with 3 blocks, ordered by Cavalry Charge, attacks a square and is still in its hex.',
    ask: {
      attacker: { unit: 'heavy-cavalry', blocks: 3 },
      defender: { unit: 'line', blocks: 4, inSquare: true },
      card: 'cavalry-charge',
      firstFaces: ['infantry'],
    },
    gives: { rolls: [{ dice: 1 }, { dice: 1, made: true }] },
    case: 285,
  }),
  'ccn-6.32/forest': applies('ccn/square-combat', {
    es: 'Caballería ligera con 3 bloques ataca a infantería que forma en cuadro en un bosque.',
    en: 'Light cavalry with 3 blocks attacks infantry that forms square in a forest.',
    ask: {
      attacker: { unit: 'light-cavalry', blocks: 3 },
      defender: { unit: 'line', blocks: 4, terrain: 'forest' },
      formsSquare: true,
      firstFaces: ['infantry'],
    },
    gives: { rolls: [{ dice: 1 }, { dice: 0 }] },
    case: 287,
  }),
  'ccn-6.32/no-square': doesNotApply('ccn/form-square', {
    es: 'La infantería a la que ataca la caballería no forma en cuadro.',
    en: 'The infantry that cavalry attacks does not form square.',
    ask: { unit: 'line', declines: true },
    gives: { forms: false, mostDice: null },
    cites: ['ccn-6.21'],
  }),
  'ccn-6.34/first-strike': applies('ccn/square-combat', {
    es: 'Un cuadro ataca a caballería ligera, cuyo dueño juega First Strike.',
    en: 'A square attacks light cavalry, whose owner plays First Strike.',
    ask: { ...FROM_SQUARE, firstStrike: true },
    gives: {
      strikesFirst: 'defender',
      rolls: [{ by: 'defender', rolledAs: 'first-strike', dice: 1 }, { by: 'attacker' }],
    },
  }),
  'ccn-6.35/fire-at-a-square': applies('ccn/ranged-combat', {
    es: 'Infantería de línea con 4 bloques que no ha movido dispara a un cuadro a 2 hexágonos.',
    en: 'Line infantry with 4 blocks that has not moved fires at a square 2 hexes away.',
    ask: {
      attacker: { unit: 'line', blocks: 4 },
      defender: { unit: 'line', blocks: 4, inSquare: true },
      distance: 2,
    },
    gives: { allowed: true, dice: 4, hitsOn: ['infantry'] },
  }),
  'ccn-6.36/infantry': applies('ccn/square-combat', {
    es: 'Infantería de línea con 4 bloques ataca a un cuadro con 3 en terreno despejado.',
    en: 'Line infantry with 4 blocks attacks a square with 3 in open ground.',
    ask: INFANTRY_AGAINST_SQUARE,
    gives: {
      strikesFirst: 'attacker',
      rolls: [
        { by: 'attacker', dice: 4 },
        { by: 'defender', dice: 1 },
      ],
    },
    odds: { 'second-roll-made': '11/27' },
    case: 295,
  }),
  'ccn-6.36/artillery': applies('ccn/square-combat', {
    es: 'Artillería de a pie con 3 bloques que no ha movido ataca en melee a un cuadro adyacente.',
    en: 'Foot artillery with 3 blocks that has not moved attacks an adjacent square in melee.',
    ask: {
      attacker: { unit: 'foot-artillery', blocks: 3 },
      defender: { unit: 'line', blocks: 3, inSquare: true },
    },
    gives: { strikesFirst: 'attacker', rolls: [{ dice: 4 }, { dice: 1 }] },
    case: 483,
  }),
  'ccn-6.38/militia': applies('ccn/retreat', {
    es: 'A un cuadro de milicia con 4 bloques y sin líder le disparan y sale 1 bandera.',
    en: 'A militia square with 4 blocks and no leader is fired at, and 1 flag is rolled.',
    ask: { unit: 'militia', blocks: 4, inSquare: true, flags: 1, rolledIn: 'ranged' },
    gives: { retreatHexes: 3, hexesMade: 0, allBlocksLost: 3 },
    case: 291,
  }),
  'ccn-6.39/leader': applies('ccn/retreat', {
    es: 'A un cuadro de granaderos con un líder le disparan y salen 2 banderas.',
    en: 'A Grenadier square with a leader is fired at, and 2 flags are rolled.',
    ask: {
      unit: 'grenadier',
      blocks: 3,
      inSquare: true,
      leader: true,
      flags: 2,
      rolledIn: 'ranged',
    },
    gives: { flagsIgnorable: 2, allBlocksLost: 0 },
  }),
  'ccn-6.40/three-friends': applies('ccn/retreat', {
    es: 'A un cuadro de línea con 3 bloques, sin líder y con 3 unidades amigas adyacentes le disparan y sale 1 bandera.',
    en: 'A line square with 3 blocks, no leader and 3 friendly units adjacent is fired at, and 1 flag is rolled.',
    ask: {
      unit: 'line',
      blocks: 3,
      inSquare: true,
      support: 3,
      flags: 1,
      rolledIn: 'ranged',
    },
    gives: { flagsIgnorable: 0, allBlocksLost: 1 },
    case: 293,
  }),
  'ccn-6.40/supports-others': doesNotApply('ccn/retreat', {
    es: 'Una unidad de línea que no está en cuadro tiene 2 cuadros amigos adyacentes.',
    en: 'A line unit that is not in square has 2 friendly squares adjacent.',
    ask: { unit: 'line', blocks: 3, support: 2, flags: 1 },
    gives: { flagsIgnorable: 1, flagsIgnored: 1 },
    cites: ['ccn-5.188'],
    case: 501,
  }),
});
