import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

const LINE_AGAINST_HORSE = {
  attacker: { unit: 'line', blocks: 4 },
  defender: { unit: 'light-cavalry', blocks: 3 },
} as const;

/** Cavalry that Retires and Reforms. */
export const retire = defineExamples({
  'ccn-6.1/infantry-attacks': applies('ccn/retire-and-reform', {
    es: 'Infantería de línea ataca en melee a caballería ligera con 2 hexágonos libres detrás.',
    en: 'Line infantry attacks light cavalry in melee, with 2 open hexes behind it.',
    ask: LINE_AGAINST_HORSE,
    gives: { allowed: true, retires: true, hexesBack: 2 },
  }),
  'ccn-6.1/square-attacks': applies('ccn/retire-and-reform', {
    es: 'Un cuadro ataca en melee a caballería ligera con 2 hexágonos libres detrás.',
    en: 'A square attacks light cavalry in melee, with 2 open hexes behind it.',
    ask: {
      attacker: { unit: 'line', blocks: 4, inSquare: true },
      defender: { unit: 'light-cavalry', blocks: 3 },
    },
    gives: { allowed: true, dice: 1 },
  }),
  'ccn-6.1/cavalry-attacks': forbids('ccn/retire-and-reform', {
    es: 'Caballería pesada ataca en melee a caballería ligera, junto con artillería.',
    en: 'Heavy cavalry attacks light cavalry in melee, together with artillery.',
    ask: {
      attacker: { unit: 'heavy-cavalry' },
      defender: { unit: 'light-cavalry' },
      gunDice: 2,
    },
    case: 269,
  }),
  'ccn-6.2/stands': applies('ccn/retire-and-reform', {
    es: 'Infantería de línea ataca a coraceros, cuyo dueño declara que se quedan.',
    en: 'Line infantry attacks Cuirassiers, whose owner declares that they stay.',
    ask: {
      attacker: { unit: 'line' },
      defender: { unit: 'cuirassiers' },
      declines: true,
    },
    gives: { allowed: true, retires: false },
  }),
  'ccn-6.2/first-strike-too': forbids('ccn/retire-and-reform', {
    es: 'Infantería de línea ataca a coraceros, cuyo dueño juega First Strike y quiere que además se retiren.',
    en: 'Line infantry attacks Cuirassiers, whose owner plays First Strike and wants them to retire as well.',
    ask: {
      attacker: { unit: 'line' },
      defender: { unit: 'cuirassiers' },
      firstStrike: true,
    },
  }),
  'ccn-6.3/second-row': forbids('ccn/retire-and-reform', {
    es: 'La caballería está en la segunda fila desde su borde: detrás tiene 1 hexágono.',
    en: 'The cavalry stands in the second row from its own edge: behind it there is 1 hex.',
    ask: {
      attacker: { unit: 'line' },
      defender: { unit: 'light-cavalry' },
      secondHex: { direction: 'own-edge' },
    },
    case: 271,
  }),
  'ccn-6.3/through-forest': applies('ccn/retire-and-reform', {
    es: 'El primero de los 2 hexágonos de la caballería es bosque.',
    en: 'The first of the 2 hexes of the cavalry is forest.',
    ask: {
      attacker: { unit: 'line' },
      defender: { unit: 'light-cavalry' },
      firstHex: { hexTerrain: 'forest' },
    },
    gives: { allowed: true, hexesBack: 2 },
  }),
  'ccn-6.4/stays': applies('ccn/retire-and-reform', {
    es: 'La caballería ligera podría Retirarse y Reformar, pero prefiere combatir.',
    en: 'The light cavalry might Retire and Reform but prefers to fight.',
    ask: { ...LINE_AGAINST_HORSE, declines: true },
    gives: { allowed: true, retires: false, mayBattleBack: true },
  }),
  'ccn-6.5/four-dice': applies('ccn/retire-and-reform', {
    es: 'Infantería de línea con 4 bloques ataca a caballería ligera con 3, que se Retira y Reforma.',
    en: 'Line infantry with 4 blocks attacks light cavalry with 3, which Retires and Reforms.',
    ask: LINE_AGAINST_HORSE,
    gives: { dice: 4, hitsOn: ['cavalry'], hexesBack: 2 },
    odds: { 'nothing-happens': '625/1296' },
    case: 275,
  }),
  'ccn-6.5/the-roll': applies('ccn/retire-and-reform', {
    es: 'Caballería con 3 bloques se Retira y Reforma; salen caballería, sable, bandera e infantería.',
    en: 'Cavalry with 3 blocks Retires and Reforms; the dice show cavalry, saber, flag and infantry.',
    ask: { ...LINE_AGAINST_HORSE, faces: ['cavalry', 'saber', 'flag', 'infantry'] },
    gives: { hexesBack: 2, result: { hits: 1, blocksLost: 1, blocksLeft: 2 } },
    case: 267,
  }),
  'ccn-6.5/out-of-the-forest': applies('ccn/retire-and-reform', {
    es: 'Infantería de línea con 4 bloques ataca a caballería en bosque, que se Retira y Reforma.',
    en: 'Line infantry with 4 blocks attacks cavalry in forest, which Retires and Reforms.',
    ask: {
      attacker: { unit: 'line', blocks: 4 },
      defender: { unit: 'light-cavalry', terrain: 'forest' },
    },
    gives: { dice: 3, hitsOn: ['cavalry'] },
    case: 489,
  }),
  'ccn-6.5/stays': doesNotApply('ccn/retire-and-reform', {
    es: 'La caballería ligera no se Retira y Reforma: se queda a combatir.',
    en: 'The light cavalry does not Retire and Reform: it stays to fight.',
    ask: { ...LINE_AGAINST_HORSE, declines: true },
    gives: { retires: false },
    cites: ['ccn-6.4'],
  }),
  'ccn-6.6/leader-in-danger': applies('ccn/retire-and-reform', {
    es: 'Caballería con 3 bloques y un líder se Retira y Reforma; salen caballería, sable, sable e infantería.',
    en: 'Cavalry with 3 blocks and a leader Retires and Reforms; the dice show cavalry, saber, saber and infantry.',
    ask: {
      attacker: { unit: 'line', blocks: 4 },
      defender: { unit: 'light-cavalry', blocks: 3, leader: true },
      faces: ['cavalry', 'saber', 'saber', 'infantry'],
    },
    gives: { result: { blocksLost: 1, leaderCheckDice: 2 } },
    case: 405,
  }),
  'ccn-6.7/two-hexes': applies('ccn/retire-and-reform', {
    es: 'Caballería francesa atacada por una unidad británica de infantería con 4 bloques se Retira y Reforma.',
    en: 'French cavalry attacked by a British infantry unit with 4 blocks Retires and Reforms.',
    ask: {
      attacker: { unit: 'line', blocks: 4 },
      defender: { unit: 'light-cavalry' },
    },
    gives: { dice: 4, hitsOn: ['cavalry'], hexesBack: 2 },
    case: 11,
  }),
  'ccn-6.8/takes-ground': applies('ccn/retire-and-reform', {
    es: 'La caballería atacada por infantería de línea se Retira y Reforma.',
    en: 'The cavalry attacked by line infantry Retires and Reforms.',
    ask: LINE_AGAINST_HORSE,
    gives: { retires: true, mayTakeGround: true },
    case: 273,
  }),
  'ccn-6.8/square': applies('ccn/retire-and-reform', {
    es: 'La caballería atacada por un cuadro se Retira y Reforma.',
    en: 'The cavalry attacked by a square Retires and Reforms.',
    ask: {
      attacker: { unit: 'line', blocks: 4, inSquare: true },
      defender: { unit: 'light-cavalry' },
    },
    gives: { retires: true, mayTakeGround: false },
  }),
  'ccn-6.9/retires': applies('ccn/retire-and-reform', {
    es: 'La caballería se Retira y Reforma ante la infantería de línea.',
    en: 'The cavalry Retires and Reforms from the line infantry.',
    ask: LINE_AGAINST_HORSE,
    gives: { retires: true, mayBattleBack: false },
  }),
  'ccn-6.9/stays': doesNotApply('ccn/retire-and-reform', {
    es: 'La caballería aguanta ante la infantería de línea.',
    en: 'The cavalry stands against the line infantry.',
    ask: { ...LINE_AGAINST_HORSE, declines: true },
    gives: { retires: false, mayBattleBack: true },
    cites: ['ccn-6.4'],
  }),
  'ccn-6.10/battle-back': applies('ccn/retire-and-reform', {
    es: 'La caballería ha atacado a infantería de línea, que Responde.',
    en: 'The cavalry has attacked line infantry, which battles back.',
    ask: {
      attacker: { unit: 'line' },
      defender: { unit: 'light-cavalry' },
      attackKind: 'battle-back',
    },
    gives: { allowed: false },
  }),
  'ccn-6.10/attack': doesNotApply('ccn/retire-and-reform', {
    es: 'La infantería de línea ataca a la caballería en su propio turno.',
    en: 'The line infantry attacks the cavalry in its own turn.',
    ask: LINE_AGAINST_HORSE,
    gives: { allowed: true },
    cites: ['ccn-6.1'],
  }),
  'ccn-6.11/first-strike': applies('ccn/retire-and-reform', {
    es: 'La caballería ataca a infantería de línea, cuyo dueño juega First Strike.',
    en: 'The cavalry attacks line infantry, whose owner plays First Strike.',
    ask: {
      attacker: { unit: 'line' },
      defender: { unit: 'light-cavalry' },
      attackKind: 'first-strike',
    },
    gives: { allowed: false },
    case: 455,
  }),
  'ccn-6.11/attack': doesNotApply('ccn/retire-and-reform', {
    es: 'La infantería de línea anuncia su propio ataque contra la caballería.',
    en: 'The line infantry announces its own attack on the cavalry.',
    ask: LINE_AGAINST_HORSE,
    gives: { allowed: true },
    cites: ['ccn-6.1'],
  }),
  'ccn-6.12/hex-d': applies('ccn/retire-and-reform', {
    es: 'El hexágono D de la figura: más cerca del borde de la caballería, libre y transitable.',
    en: "Hex D of the figure: nearer the cavalry's edge, free and passable.",
    ask: LINE_AGAINST_HORSE,
    gives: { allowed: true },
    case: 12,
  }),
  'ccn-6.12/hex-a': forbids('ccn/retire-and-reform', {
    es: 'Un hexágono A de la figura: no deja a la caballería más cerca de su borde.',
    en: 'A hex A of the figure: it does not bring the cavalry nearer its edge.',
    ask: { ...LINE_AGAINST_HORSE, secondHex: { direction: 'sideways' } },
    case: 12,
  }),
  'ccn-6.12/hex-b': forbids('ccn/retire-and-reform', {
    es: 'El hexágono B de la figura: hay en él una unidad amiga.',
    en: 'Hex B of the figure: a friendly unit stands in it.',
    ask: { ...LINE_AGAINST_HORSE, secondHex: { holds: 'friendly-unit' } },
    case: 12,
  }),
  'ccn-6.12/hex-c': forbids('ccn/retire-and-reform', {
    es: 'El hexágono C de la figura: una colina escarpada.',
    en: 'Hex C of the figure: a rugged hill.',
    ask: { ...LINE_AGAINST_HORSE, secondHex: { hexTerrain: 'rugged-hill' } },
    case: 12,
  }),
  'ccn-6.12/lone-leader': applies('ccn/retire-and-reform', {
    es: 'En el segundo hexágono hay un líder amigo solo, y la caballería no lleva ninguno.',
    en: 'A friendly leader stands alone in the second hex, and the cavalry has none.',
    ask: { ...LINE_AGAINST_HORSE, secondHex: { holds: 'friendly-leader' } },
    gives: { allowed: true, attaches: true },
  }),
});
