import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** Towns and windmills. */
export const town = defineExamples({
  'ccn-7.24/first-hex-of-two': forbids('ccn/may-move', {
    es: 'Una unidad de coraceros quiere mover 2 hexágonos, el primero de pueblo.',
    en: 'A Cuirassier unit wants to move 2 hexes, the first of them a town.',
    ask: { unit: 'cuirassiers', hexes: 2, hex1: { ground: 'town' } },
    gives: { allowed: false, maxOnPath: 1, mustStopAt: 1 },
  }),
  'ccn-7.24/leader-stops': applies('ccn/may-move', {
    es: 'Un líder solo mueve 2 hexágonos y entra con el segundo en un molino.',
    en: 'A lone leader moves 2 hexes and enters a windmill with the second.',
    ask: { unit: 'leader', hexes: 2, hex2: { ground: 'town' } },
    gives: { allowed: true, mustStopAt: 2 },
  }),
  'ccn-7.25/infantry-in-a-windmill': applies('ccn/terrain', {
    es: 'La caballería enemiga ataca a una unidad de infantería que está en un molino; su jugador tiene 5 cartas.',
    en: 'Enemy cavalry attacks an infantry unit that is in a windmill; its player holds 5 cards.',
    ask: { unit: 'line', terrain: 'town' },
    gives: { squareAllowed: false },
    case: 279,
  }),
  'ccn-7.25/cavalry-in-a-town': doesNotApply('ccn/terrain', {
    es: 'Una unidad de caballería pesada entra en un pueblo.',
    en: 'A heavy cavalry unit enters a town.',
    ask: { unit: 'heavy-cavalry', terrain: 'town' },
    gives: { squareAllowed: null, mustStop: true },
    cites: ['ccn-7.24', 'ccn-7.26'],
  }),
  'ccn-7.26/light-infantry-too': applies('ccn/may-move', {
    es: 'Una unidad de infantería ligera mueve 1 hexágono y entra en un pueblo, junto a un enemigo.',
    en: 'A light infantry unit moves 1 hex and enters a town, next to an enemy.',
    ask: { unit: 'light', hexes: 1, hex1: { ground: 'town' } },
    gives: { allowed: true, mayFightAfter: false },
  }),
  'ccn-7.26/attacks-at-once': forbids('ccn/melee', {
    es: 'Una unidad de línea de 4 bloques acaba de entrar en un pueblo y quiere atacar a un enemigo adyacente.',
    en: 'A line unit of 4 blocks has just entered a town and wants to attack an adjacent enemy.',
    ask: {
      attacker: { unit: 'line', blocks: 4, terrain: 'town', moved: 1 },
      defender: { unit: 'line', blocks: 4 },
    },
  }),
  'ccn-7.26/retreats-there': doesNotApply('ccn/terrain', {
    es: 'Una unidad de línea se retira a un pueblo y allí la atacan ese mismo turno.',
    en: 'A line unit retreats into a town and is attacked there in that same turn.',
    ask: { unit: 'line', terrain: 'town', enters: 'retreat' },
    gives: { mustStop: false, mayFightOnEntry: true },
    cites: ['ccn-5.177'],
  }),
  'ccn-7.26/retreats-there-other-reading': applies('ccn/terrain', {
    es: 'La misma unidad, si se juega con la otra lectura de R75.',
    en: 'The same unit, played by the other reading of R75.',
    ask: { unit: 'line', terrain: 'town', enters: 'retreat', readings: { R75: 'b' } },
    gives: { mayFightOnEntry: false },
  }),
  'ccn-7.27/one-block-fires': applies('ccn/ranged-combat', {
    es: 'Una unidad de línea con 1 bloque, sin mover, sólo tiene como objetivo a una unidad en un pueblo: le quedan 0 dados.',
    en: 'A line unit with 1 block, not moved, has only a unit in a town as its target: 0 dice are left.',
    ask: { attacker: { unit: 'line', blocks: 1 }, defender: { unit: 'line', terrain: 'town' } },
    gives: { allowed: false, dice: 0 },
    case: 171,
  }),
  'ccn-7.27/infantry-attacks': applies('ccn/melee', {
    es: 'Una unidad de línea de 4 bloques ataca a una unidad en un pueblo y tira 2 dados menos.',
    en: 'A line unit of 4 blocks attacks a unit in a town and rolls 2 dice fewer.',
    ask: {
      attacker: { unit: 'line', blocks: 4 },
      defender: { unit: 'line', blocks: 4, terrain: 'town' },
    },
    gives: { dice: 2 },
  }),
  'ccn-7.27/cavalry-attacks': applies('ccn/melee', {
    es: 'Una caballería ligera de 4 bloques ataca a una unidad en un pueblo y tira 3 dados menos.',
    en: 'Light cavalry of 4 blocks attacks a unit in a town and rolls 3 dice fewer.',
    ask: {
      attacker: { unit: 'light-cavalry', blocks: 4 },
      defender: { unit: 'line', blocks: 4, terrain: 'town' },
    },
    gives: { dice: 1 },
  }),
  'ccn-7.27/through-fieldworks': doesNotApply('ccn/ranged-combat', {
    es: 'Una unidad de línea de 4 bloques dispara a través de un lado fortificado a una unidad en un pueblo.',
    en: 'A line unit of 4 blocks fires through a fieldworks hexside at a unit in a town.',
    ask: {
      attacker: { unit: 'line', blocks: 4 },
      defender: { unit: 'line', terrain: 'town', fieldworks: 'between' },
    },
    gives: { dice: 3 },
    cites: ['ccn-7.36', 'ccn-7.35'],
  }),
  'ccn-7.28/charge-against-a-town': applies('ccn/melee', {
    es: 'Una caballería pesada de 3 bloques ordenada por Cavalry Charge ataca a una infantería en un pueblo: 4 dados, y el pueblo.',
    en: 'Heavy cavalry of 3 blocks ordered by Cavalry Charge attacks infantry in a town: 4 dice, and the town.',
    ask: {
      attacker: { unit: 'heavy-cavalry', blocks: 3 },
      defender: { unit: 'line', blocks: 4, terrain: 'town' },
      card: 'cavalry-charge',
    },
    gives: { dice: 1 },
    cites: ['ccn-7.28', 'ccn-7.27'],
    case: 233,
  }),
  'ccn-7.28/charge-in-the-open': doesNotApply('ccn/melee', {
    es: 'La misma caballería ataca con Cavalry Charge a una infantería en terreno despejado: 4 dados y los 2 de la carta.',
    en: 'The same cavalry attacks under Cavalry Charge infantry in open ground: 4 dice and the 2 of the card.',
    ask: {
      attacker: { unit: 'heavy-cavalry', blocks: 3 },
      defender: { unit: 'line', blocks: 4 },
      card: 'cavalry-charge',
    },
    gives: { dice: 6 },
    cites: ['ccn-8.37'],
  }),
  'ccn-7.29/artillery-fires-out': applies('ccn/ranged-combat', {
    es: 'Una artillería de a pie en un pueblo, cuya tabla le da 3 dados, tira 1 menos.',
    en: 'Foot artillery in a town, whose table gives it 3 dice, rolls 1 fewer.',
    ask: {
      attacker: { unit: 'foot-artillery', artilleryDice: 3, terrain: 'town' },
      defender: { unit: 'line' },
    },
    gives: { dice: 2 },
  }),
  'ccn-7.29/cavalry-attacks-out': applies('ccn/melee', {
    es: 'Una caballería pesada de 3 bloques que estaba en un pueblo ataca desde él: 4 dados, y el pueblo le quita 3.',
    en: 'Heavy cavalry of 3 blocks that was in a town attacks out of it: 4 dice, and the town takes 3.',
    ask: {
      attacker: { unit: 'heavy-cavalry', blocks: 3, terrain: 'town' },
      defender: { unit: 'line', blocks: 4 },
    },
    gives: { dice: 1 },
  }),
  'ccn-7.29/infantry-fires-out': doesNotApply('ccn/ranged-combat', {
    es: 'Una unidad de línea de 4 bloques en un pueblo, sin mover, dispara a terreno despejado.',
    en: 'A line unit of 4 blocks in a town, not moved, fires into open ground.',
    ask: { attacker: { unit: 'line', blocks: 4, terrain: 'town' }, defender: { unit: 'line' } },
    gives: { dice: 4 },
    cites: ['ccn-5.94'],
  }),
  'ccn-7.30/charge-from-a-town': applies('ccn/melee', {
    es: 'Una caballería pesada de 3 bloques, ordenada por Cavalry Charge, ataca desde un pueblo a una infantería en terreno despejado: 4 dados, y el pueblo.',
    en: 'Heavy cavalry of 3 blocks, ordered by Cavalry Charge, attacks out of a town infantry in open ground: 4 dice, and the town.',
    ask: {
      attacker: { unit: 'heavy-cavalry', blocks: 3, terrain: 'town' },
      defender: { unit: 'line', blocks: 4 },
      card: 'cavalry-charge',
    },
    gives: { dice: 1 },
    cites: ['ccn-7.30', 'ccn-7.29'],
  }),
  'ccn-7.30/charge-from-a-forest': doesNotApply('ccn/melee', {
    es: 'La misma caballería ataca con Cavalry Charge desde un bosque: 4 dados, los 2 de la carta y 2 menos por el bosque.',
    en: 'The same cavalry attacks under Cavalry Charge out of a forest: 4 dice, the 2 of the card and 2 fewer for the forest.',
    ask: {
      attacker: { unit: 'heavy-cavalry', blocks: 3, terrain: 'forest' },
      defender: { unit: 'line', blocks: 4 },
      card: 'cavalry-charge',
    },
    gives: { dice: 4 },
    cites: ['ccn-8.37', 'ccn-7.7'],
  }),
  'ccn-7.31/town-between': applies('ccn/line-of-sight', {
    es: 'Entre E7 y E9, en E8, hay un pueblo.',
    en: 'Between E7 and E9, in E8, there is a town.',
    ask: { from: 'E7', to: 'E9', towns: ['E8'] },
    gives: { visible: false, blockedBy: ['E8'] },
  }),
  'ccn-7.31/target-in-the-town': doesNotApply('ccn/line-of-sight', {
    es: 'El pueblo está en E9, el hexágono del objetivo, y se mira desde E7.',
    en: "The town is in E9, the target's hex, and one looks from E7.",
    ask: { from: 'E7', to: 'E9', towns: ['E9'] },
    gives: { visible: true },
    cites: ['ccn-5.91'],
  }),
});
