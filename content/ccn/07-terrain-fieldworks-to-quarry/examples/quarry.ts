import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** The sand quarry. */
export const quarry = defineExamples({
  'ccn-7.54/goes-on': forbids('ccn/may-move', {
    es: 'Una unidad de infantería ligera quiere mover 2 hexágonos, el primero de cantera.',
    en: 'A light infantry unit wants to move 2 hexes, the first of them a sand quarry.',
    ask: { unit: 'light', hexes: 2, hex1: { ground: 'quarry' } },
    gives: { allowed: false, maxOnPath: 1, mustStopAt: 1 },
  }),
  'ccn-7.54/stops-and-fights': applies('ccn/may-move', {
    es: 'Una unidad de línea mueve 1 hexágono y entra en una cantera, junto a un enemigo.',
    en: 'A line unit moves 1 hex and enters a sand quarry, next to an enemy.',
    ask: { unit: 'line', hexes: 1, hex1: { ground: 'quarry' } },
    gives: { allowed: true, mayFightAfter: true },
  }),
  'ccn-7.55/horse-artillery': forbids('ccn/may-move', {
    es: 'Una unidad de artillería montada quiere entrar en una cantera.',
    en: 'A horse artillery unit wants to enter a sand quarry.',
    ask: { unit: 'horse-artillery', hexes: 1, hex1: { ground: 'quarry' } },
    case: 155,
  }),
  'ccn-7.55/artillery-retreats': applies('ccn/terrain', {
    es: 'Una unidad de artillería de a pie quiere retirarse a una cantera.',
    en: 'A foot artillery unit wants to retreat into a sand quarry.',
    ask: { unit: 'foot-artillery', terrain: 'quarry', enters: 'retreat' },
    gives: { allowed: false },
  }),
  'ccn-7.55/cavalry': doesNotApply('ccn/terrain', {
    es: 'Una unidad de caballería ligera entra en una cantera.',
    en: 'A light cavalry unit enters a sand quarry.',
    ask: { unit: 'light-cavalry', terrain: 'quarry' },
    gives: { allowed: true, mustStop: true },
    cites: ['ccn-7.54'],
  }),
  'ccn-7.56/square-in-the-quarry': applies('ccn/terrain', {
    es: 'La caballería enemiga ataca a una unidad de infantería que está en una cantera.',
    en: 'Enemy cavalry attacks an infantry unit that is in a sand quarry.',
    ask: { unit: 'line', terrain: 'quarry' },
    gives: { squareAllowed: true },
  }),
  'ccn-7.57/cavalry-attacks': applies('ccn/melee', {
    es: 'Una caballería ligera de 3 bloques ataca a una infantería en cantera y tira 2 dados menos.',
    en: 'Light cavalry of 3 blocks attacks infantry in a sand quarry and rolls 2 dice fewer.',
    ask: {
      attacker: { unit: 'light-cavalry', blocks: 3 },
      defender: { unit: 'line', blocks: 4, terrain: 'quarry' },
    },
    gives: { dice: 1 },
  }),
  'ccn-7.57/artillery-fires': applies('ccn/ranged-combat', {
    es: 'Una artillería de a pie, cuya tabla le da 3 dados, dispara a una unidad en cantera y tira 1 menos.',
    en: 'Foot artillery, whose table gives it 3 dice, fires at a unit in a sand quarry and rolls 1 fewer.',
    ask: {
      attacker: { unit: 'foot-artillery', artilleryDice: 3 },
      defender: { unit: 'line', terrain: 'quarry' },
    },
    gives: { dice: 2 },
  }),
  'ccn-7.57/infantry-fires': doesNotApply('ccn/ranged-combat', {
    es: 'Una unidad de línea de 4 bloques, sin mover, dispara a una unidad en cantera.',
    en: 'A line unit of 4 blocks, not moved, fires at a unit in a sand quarry.',
    ask: { attacker: { unit: 'line', blocks: 4 }, defender: { unit: 'line', terrain: 'quarry' } },
    gives: { dice: 4 },
    cites: ['ccn-5.94'],
  }),
  'ccn-7.57/artillery-in-melee': doesNotApply('ccn/melee', {
    es: 'Una artillería de a pie de 3 bloques, sin mover, ataca en melee a una unidad en cantera.',
    en: 'Foot artillery of 3 blocks, not moved, attacks in melee a unit in a sand quarry.',
    ask: {
      attacker: { unit: 'foot-artillery', blocks: 3 },
      defender: { unit: 'line', blocks: 4, terrain: 'quarry' },
    },
    gives: { dice: 4 },
    cites: ['ccn-5.135'],
  }),
  'ccn-7.57/artillery-in-melee-other-reading': applies('ccn/melee', {
    es: 'La misma artillería, si se juega con la otra lectura de R51.',
    en: 'The same artillery, played by the other reading of R51.',
    ask: {
      attacker: { unit: 'foot-artillery', blocks: 3 },
      defender: { unit: 'line', blocks: 4, terrain: 'quarry' },
      readings: { R51: 'b' },
    },
    gives: { dice: 3 },
  }),
  'ccn-7.58/infantry-attacks-out': applies('ccn/melee', {
    es: 'Una unidad de línea de 4 bloques entra en una cantera y ataca en melee a una unidad en terreno despejado.',
    en: 'A line unit of 4 blocks enters a sand quarry and attacks in melee a unit in open ground.',
    ask: {
      attacker: { unit: 'line', blocks: 4, terrain: 'quarry', moved: 1 },
      defender: { unit: 'line', blocks: 4 },
    },
    gives: { dice: 3 },
    case: 247,
  }),
  'ccn-7.58/cavalry-attacks-out': applies('ccn/melee', {
    es: 'Una caballería ligera de 3 bloques ataca desde una cantera y tira 2 dados menos.',
    en: 'Light cavalry of 3 blocks attacks out of a sand quarry and rolls 2 dice fewer.',
    ask: {
      attacker: { unit: 'light-cavalry', blocks: 3, terrain: 'quarry' },
      defender: { unit: 'line', blocks: 4 },
    },
    gives: { dice: 1 },
  }),
  'ccn-7.58/infantry-fires-out': doesNotApply('ccn/ranged-combat', {
    es: 'Una unidad de línea de 4 bloques en cantera, sin mover, dispara a terreno despejado.',
    en: 'A line unit of 4 blocks in a sand quarry, not moved, fires into open ground.',
    ask: { attacker: { unit: 'line', blocks: 4, terrain: 'quarry' }, defender: { unit: 'line' } },
    gives: { dice: 4 },
    cites: ['ccn-5.94'],
  }),
  'ccn-7.59/quarry-between': applies('ccn/line-of-sight', {
    es: 'Entre E7 y E9, en E8, hay una cantera vacía.',
    en: 'Between E7 and E9, in E8, there is an empty sand quarry.',
    ask: { from: 'E7', to: 'E9', quarries: ['E8'] },
    gives: { visible: true },
  }),
});
