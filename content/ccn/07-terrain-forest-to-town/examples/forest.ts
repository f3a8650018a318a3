import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** Tiles, and the forest. */
export const forest = defineExamples({
  'ccn-7.1/tile-removed': applies('ccn/terrain', {
    es: 'Una unidad de línea entra en un hexágono de pueblo cuya loseta el escenario ha hecho retirar.',
    en: 'A line unit enters a town hex whose tile the scenario has had removed.',
    ask: { unit: 'line', terrain: 'town', tileRemoved: true },
    gives: { mustStop: false, mayFightOnEntry: true, blocksSight: false },
  }),
  'ccn-7.1/tile-stays': applies('ccn/terrain', {
    es: 'Una unidad de línea entra en un hexágono de pueblo tras varios turnos de lucha en él.',
    en: 'A line unit enters a town hex after several turns of fighting in it.',
    ask: { unit: 'line', terrain: 'town' },
    gives: { mustStop: true, mayFightOnEntry: false, blocksSight: true },
  }),
  'ccn-7.2/first-hex-of-three': forbids('ccn/may-move', {
    es: 'Una unidad de caballería ligera, que puede mover 3 hexágonos, entra con el primero en un bosque y quiere seguir.',
    en: 'A light cavalry unit, which may move 3 hexes, enters a forest with the first of them and wants to go on.',
    ask: { unit: 'light-cavalry', hexes: 3, hex1: { ground: 'forest' } },
    gives: { allowed: false, maxHexes: 3, maxOnPath: 1, mustStopAt: 1 },
    case: 149,
  }),
  'ccn-7.2/leader-too': applies('ccn/terrain', {
    es: 'Un líder que mueve solo entra en un bosque.',
    en: 'A leader who moves alone enters a forest.',
    ask: { unit: 'leader', terrain: 'forest' },
    gives: { allowed: true, mustStop: true },
  }),
  'ccn-7.2/retreat': doesNotApply('ccn/terrain', {
    es: 'Una unidad de caballería ligera se retira a través de un bosque.',
    en: 'A light cavalry unit retreats through a forest.',
    ask: { unit: 'light-cavalry', terrain: 'forest', enters: 'retreat' },
    gives: { mustStop: false },
    cites: ['ccn-5.45', 'ccn-5.177'],
  }),
  'ccn-7.3/square-in-forest': applies('ccn/terrain', {
    es: 'La caballería enemiga ataca a una unidad de línea que está en un bosque.',
    en: 'Enemy cavalry attacks a line unit that is in a forest.',
    ask: { unit: 'line', terrain: 'forest' },
    gives: { squareAllowed: true },
  }),
  'ccn-7.4/line-enters': applies('ccn/may-move', {
    es: 'Una unidad de línea mueve 1 hexágono y entra en un bosque, junto a un enemigo.',
    en: 'A line unit moves 1 hex and enters a forest, next to an enemy.',
    ask: { unit: 'line', hexes: 1, hex1: { ground: 'forest' } },
    gives: { allowed: true, mayFightAfter: false },
  }),
  'ccn-7.4/fires-at-once': forbids('ccn/ranged-combat', {
    es: 'Una unidad de granaderos de 4 bloques acaba de entrar en un bosque y quiere disparar a 2 hexágonos.',
    en: 'A Grenadier unit of 4 blocks has just entered a forest and wants to fire at 2 hexes.',
    ask: {
      attacker: { unit: 'grenadier', blocks: 4, terrain: 'forest', moved: 1 },
      defender: { unit: 'line' },
    },
  }),
  'ccn-7.4/light-infantry-enters': doesNotApply('ccn/terrain', {
    es: 'Una unidad de infantería ligera entra en un bosque, junto a un enemigo.',
    en: 'A light infantry unit enters a forest, next to an enemy.',
    ask: { unit: 'light', terrain: 'forest' },
    gives: { mustStop: true, mayFightOnEntry: true },
    cites: ['ccn-7.5'],
  }),
  'ccn-7.5/rifles-fire': applies('ccn/may-move', {
    es: 'Una unidad de fusileros ligeros mueve 1 hexágono y entra en un bosque; tiene un enemigo a la vista a 3 hexágonos.',
    en: 'A Rifle Light unit moves 1 hex and enters a forest; it has an enemy in sight at 3 hexes.',
    ask: { unit: 'rifle', hexes: 1, hex1: { ground: 'forest' } },
    gives: { allowed: true, mayFireAfter: true },
    case: 151,
  }),
  'ccn-7.5/two-hexes': applies('ccn/may-move', {
    es: 'Una unidad de infantería ligera mueve 2 hexágonos, el segundo de bosque.',
    en: 'A light infantry unit moves 2 hexes, the second of them forest.',
    ask: { unit: 'light', hexes: 2, hex2: { ground: 'forest' } },
    gives: { allowed: true, mayFightAfter: false },
    cites: ['ccn-5.47', 'ccn-7.5'],
  }),
  'ccn-7.5/not-light': doesNotApply('ccn/terrain', {
    es: 'Una unidad de la Vieja Guardia entra en un bosque, junto a un enemigo.',
    en: 'An Old Guard unit enters a forest, next to an enemy.',
    ask: { unit: 'old-guard', terrain: 'forest' },
    gives: { mayFightOnEntry: false },
    cites: ['ccn-7.4'],
  }),
  'ccn-7.6/infantry-fires': applies('ccn/ranged-combat', {
    es: 'Unos granaderos franceses de 3 bloques mueven 1 hexágono y disparan a una unidad en bosque: 2 dados por sus bloques, 1 más por ser granaderos, y el bosque.',
    en: 'French Grenadiers of 3 blocks move 1 hex and fire at a unit in forest: 2 dice for their blocks, 1 more as Grenadiers, and the forest.',
    ask: {
      attacker: { unit: 'grenadier', blocks: 3, moved: 1, nation: 'french' },
      defender: { unit: 'line', terrain: 'forest' },
    },
    gives: { allowed: true, dice: 2 },
    case: 167,
  }),
  'ccn-7.6/artillery-fires': applies('ccn/ranged-combat', {
    es: 'Una artillería de a pie, cuya tabla le da 3 dados con sus bloques a esa distancia, dispara a una unidad en bosque.',
    en: 'Foot artillery whose table gives it 3 dice with its blocks at that distance fires at a unit in forest.',
    ask: {
      attacker: { unit: 'foot-artillery', artilleryDice: 3 },
      defender: { unit: 'line', terrain: 'forest' },
      distance: 3,
    },
    gives: { dice: 2 },
    case: 179,
  }),
  'ccn-7.6/cavalry-attacks': applies('ccn/melee', {
    es: 'Una caballería ligera de 3 bloques ataca a una infantería en bosque que no forma en cuadro.',
    en: 'Light cavalry of 3 blocks attacks infantry in forest that does not form square.',
    ask: {
      attacker: { unit: 'light-cavalry', blocks: 3 },
      defender: { unit: 'line', blocks: 4, terrain: 'forest' },
    },
    gives: { dice: 1 },
  }),
  'ccn-7.6/through-fieldworks': doesNotApply('ccn/ranged-combat', {
    es: 'Una unidad de línea de 4 bloques dispara a través de un lado fortificado a una unidad en bosque.',
    en: 'A line unit of 4 blocks fires through a fieldworks hexside at a unit in forest.',
    ask: {
      attacker: { unit: 'line', blocks: 4 },
      defender: { unit: 'line', terrain: 'forest', fieldworks: 'between' },
    },
    gives: { dice: 3 },
    cites: ['ccn-7.36', 'ccn-7.35'],
  }),
  'ccn-7.7/artillery-fires-out': applies('ccn/ranged-combat', {
    es: 'Una artillería de a pie en bosque, cuya tabla le da 3 dados, dispara a terreno despejado.',
    en: 'Foot artillery in forest, whose table gives it 3 dice, fires into open ground.',
    ask: {
      attacker: { unit: 'foot-artillery', artilleryDice: 3, terrain: 'forest' },
      defender: { unit: 'line' },
    },
    gives: { dice: 2 },
  }),
  'ccn-7.7/cavalry-attacks-out': applies('ccn/melee', {
    es: 'Una caballería pesada de 3 bloques ataca desde un bosque: 4 dados, y el bosque.',
    en: 'Heavy cavalry of 3 blocks attacks out of a forest: 4 dice, and the forest.',
    ask: {
      attacker: { unit: 'heavy-cavalry', blocks: 3, terrain: 'forest' },
      defender: { unit: 'line', blocks: 4 },
    },
    gives: { dice: 2 },
  }),
  'ccn-7.7/infantry-fires-out': doesNotApply('ccn/ranged-combat', {
    es: 'Una unidad de línea de 4 bloques en bosque, que no ha movido, dispara a una unidad en terreno despejado.',
    en: 'A line unit of 4 blocks in forest, which has not moved, fires at a unit in open ground.',
    ask: {
      attacker: { unit: 'line', blocks: 4, terrain: 'forest' },
      defender: { unit: 'line' },
    },
    gives: { dice: 4 },
    cites: ['ccn-5.94'],
    case: 185,
  }),
  'ccn-7.8/forest-between': applies('ccn/line-of-sight', {
    es: 'Entre E7 y E9, en E8, hay un bosque.',
    en: 'Between E7 and E9, in E8, there is a forest.',
    ask: { from: 'E7', to: 'E9', forests: ['E8'] },
    gives: { visible: false, blockedBy: ['E8'] },
  }),
  'ccn-7.8/target-in-forest': doesNotApply('ccn/line-of-sight', {
    es: 'El bosque está en E9, el hexágono del objetivo, y se mira desde E7.',
    en: "The forest is in E9, the target's hex, and one looks from E7.",
    ask: { from: 'E7', to: 'E9', forests: ['E9'] },
    gives: { visible: true },
    cites: ['ccn-5.91'],
  }),
});
