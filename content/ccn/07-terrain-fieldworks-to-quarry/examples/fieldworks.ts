import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** Fieldworks, which stand on hexsides. */
export const fieldworks = defineExamples({
  'ccn-7.32/crosses-and-goes-on': forbids('ccn/may-move', {
    es: 'Una unidad de caballería ligera cruza con su primer hexágono un lado fortificado y quiere mover un segundo.',
    en: 'A light cavalry unit crosses a fieldworks hexside with its first hex and wants to move a second.',
    ask: { unit: 'light-cavalry', hexes: 2, hex1: { acrossFieldworks: true } },
    gives: { allowed: false, maxOnPath: 1, mustStopAt: 1 },
    case: 159,
  }),
  'ccn-7.32/leader-crosses': applies('ccn/terrain', {
    es: 'Un líder que mueve solo cruza un lado fortificado.',
    en: 'A leader who moves alone crosses a fieldworks hexside.',
    ask: { unit: 'leader', fieldworks: 'between' },
    gives: { allowed: true, mustStop: true },
  }),
  'ccn-7.32/comes-from-behind': doesNotApply('ccn/terrain', {
    es: 'Una unidad de línea entra por detrás en un hexágono que tiene fortificación en otro lado.',
    en: 'A line unit enters from behind a hex that has fieldworks on another hexside.',
    ask: { unit: 'line', fieldworks: 'elsewhere' },
    gives: { mustStop: false, mayFightOnEntry: true },
    cites: ['ccn-7.38'],
  }),
  'ccn-7.33/attack-from-behind': applies('ccn/terrain', {
    es: 'La caballería ataca a una infantería en fortificación por un lado abierto; su jugador tiene 5 cartas.',
    en: 'Cavalry attacks infantry in fieldworks from an open side; its player holds 5 cards.',
    ask: { unit: 'line', fieldworks: 'elsewhere' },
    gives: { squareAllowed: false },
    case: 469,
  }),
  'ccn-7.33/artillery': doesNotApply('ccn/terrain', {
    es: 'Una unidad de artillería de a pie entra en un hexágono con fortificación en otro lado.',
    en: 'A foot artillery unit enters a hex with fieldworks on another hexside.',
    ask: { unit: 'foot-artillery', fieldworks: 'elsewhere' },
    gives: { squareAllowed: null },
    cites: ['ccn-7.38'],
  }),
  'ccn-7.34/from-the-front': applies('ccn/terrain', {
    es: 'A una unidad de línea en fortificación la atacan por el lado que la lleva.',
    en: 'A line unit in fieldworks is attacked through the side that bears them.',
    ask: { unit: 'line', fieldworks: 'between' },
    gives: { flagsForWorks: 1 },
    cites: ['ccn-7.34', 'ccn-7.37'],
  }),
  'ccn-7.35/infantry-attacks': applies('ccn/melee', {
    es: 'Una unidad de línea de 4 bloques ataca a través de un lado fortificado.',
    en: 'A line unit of 4 blocks attacks through a fieldworks hexside.',
    ask: {
      attacker: { unit: 'line', blocks: 4 },
      defender: { unit: 'line', blocks: 4, fieldworks: 'between' },
    },
    gives: { dice: 3 },
  }),
  'ccn-7.35/cavalry-attacks': applies('ccn/melee', {
    es: 'Una caballería ligera de 4 bloques ataca a través de un lado fortificado y tira 2 dados menos.',
    en: 'Light cavalry of 4 blocks attacks through a fieldworks hexside and rolls 2 dice fewer.',
    ask: {
      attacker: { unit: 'light-cavalry', blocks: 4 },
      defender: { unit: 'line', blocks: 4, fieldworks: 'between' },
    },
    gives: { dice: 2 },
  }),
  'ccn-7.35/artillery-fires': doesNotApply('ccn/ranged-combat', {
    es: 'Una artillería montada, sin mover, cuya tabla le da 2 dados, dispara a través de un lado fortificado a la infantería que hay detrás.',
    en: 'Horse artillery, not moved, whose table gives it 2 dice, fires through a fieldworks hexside at the infantry behind it.',
    ask: {
      attacker: { unit: 'horse-artillery', artilleryDice: 2 },
      defender: { unit: 'line', fieldworks: 'between' },
    },
    gives: { dice: 2 },
    cites: ['ccn-5.106'],
    case: 181,
  }),
  'ccn-7.36/fieldworks-on-a-hill': applies('ccn/ranged-combat', {
    es: 'Una unidad de línea de 4 bloques en terreno llano, sin mover, dispara a través de un lado fortificado a una unidad en una colina.',
    en: 'A line unit of 4 blocks on level ground, not moved, fires through a fieldworks hexside at a unit on a hill.',
    ask: {
      attacker: { unit: 'line', blocks: 4 },
      defender: { unit: 'line', terrain: 'hill', fieldworks: 'between' },
    },
    gives: { dice: 3 },
    cites: ['ccn-7.36', 'ccn-7.35'],
    case: 183,
  }),
  'ccn-7.36/attacker-in-the-river': applies('ccn/melee', {
    es: 'Una unidad de línea de 4 bloques ataca desde un río vadeable a través de un lado fortificado.',
    en: 'A line unit of 4 blocks attacks out of a fordable river through a fieldworks hexside.',
    ask: {
      attacker: { unit: 'line', blocks: 4, terrain: 'ford' },
      defender: { unit: 'line', blocks: 4, fieldworks: 'between' },
    },
    gives: { dice: 3 },
    cites: ['ccn-7.36', 'ccn-7.35'],
  }),
  'ccn-7.36/attacker-in-the-river-other-reading': applies('ccn/melee', {
    es: 'El mismo ataque, si se juega con la otra lectura de R63.',
    en: 'The same attack, played by the other reading of R63.',
    ask: {
      attacker: { unit: 'line', blocks: 4, terrain: 'ford' },
      defender: { unit: 'line', blocks: 4, fieldworks: 'between' },
      readings: { R63: 'b' },
    },
    gives: { dice: 2 },
    cites: ['ccn-7.36', 'ccn-7.35', 'ccn-7.48'],
  }),
  'ccn-7.36/by-an-open-side': doesNotApply('ccn/melee', {
    es: 'Una unidad de línea de 4 bloques ataca cuesta arriba por un lado abierto de un hexágono con fortificación.',
    en: 'A line unit of 4 blocks attacks uphill through an open side of a hex with fieldworks.',
    ask: {
      attacker: { unit: 'line', blocks: 4 },
      defender: { unit: 'line', blocks: 4, terrain: 'hill', fieldworks: 'elsewhere' },
    },
    gives: { dice: 3 },
    cites: ['ccn-7.38', 'ccn-7.11'],
  }),
  'ccn-7.37/artillery-too': applies('ccn/terrain', {
    es: 'A una artillería de a pie la atacan por el lado fortificado, y sale 1 bandera.',
    en: 'Foot artillery is attacked through its fieldworks hexside, and 1 flag is rolled.',
    ask: { unit: 'foot-artillery', fieldworks: 'between' },
    gives: { flagsForWorks: 1 },
  }),
  'ccn-7.37/cavalry': doesNotApply('ccn/terrain', {
    es: 'A una caballería ligera la atacan por el lado fortificado, y sale 1 bandera.',
    en: 'Light cavalry is attacked through its fieldworks hexside, and 1 flag is rolled.',
    ask: { unit: 'light-cavalry', fieldworks: 'between' },
    gives: { flagsForWorks: 0 },
    cites: ['ccn-7.34'],
  }),
  'ccn-7.38/attack-from-behind': applies('ccn/terrain', {
    es: 'A una unidad de línea sin líder ni apoyo la atacan por detrás de su fortificación, y sale 1 bandera.',
    en: 'A line unit without leader or support is attacked from behind its fieldworks, and 1 flag is rolled.',
    ask: { unit: 'line', fieldworks: 'elsewhere' },
    gives: { flagsForWorks: 0 },
    case: 333,
  }),
  'ccn-7.38/full-dice-from-behind': applies('ccn/melee', {
    es: 'Una unidad de línea de 4 bloques ataca por detrás a una unidad en fortificación.',
    en: 'A line unit of 4 blocks attacks from behind a unit in fieldworks.',
    ask: {
      attacker: { unit: 'line', blocks: 4 },
      defender: { unit: 'line', blocks: 4, fieldworks: 'elsewhere' },
    },
    gives: { dice: 4 },
  }),
  'ccn-7.38/from-the-front': doesNotApply('ccn/terrain', {
    es: 'A la misma unidad la atacan por el lado fortificado.',
    en: 'The same unit is attacked through the fieldworks hexside.',
    ask: { unit: 'line', fieldworks: 'between' },
    gives: { flagsForWorks: 1 },
    cites: ['ccn-7.37'],
  }),
  'ccn-7.39/cavalry-attacks-out': applies('ccn/melee', {
    es: 'Una caballería ligera de 3 bloques ataca a través de su propio lado fortificado a una unidad en terreno despejado: pierde 2 dados.',
    en: 'Light cavalry of 3 blocks attacks out through its own fieldworks hexside at a unit in open ground: it loses 2 dice.',
    ask: {
      attacker: { unit: 'light-cavalry', blocks: 3, fieldworks: 'between' },
      defender: { unit: 'line', blocks: 4 },
    },
    gives: { dice: 1 },
    case: 249,
  }),
  'ccn-7.39/out-into-a-forest': applies('ccn/melee', {
    es: 'Una caballería ligera de 4 bloques ataca a través de su propio lado fortificado a una unidad en bosque: pierde sólo 2 dados.',
    en: 'Light cavalry of 4 blocks attacks out through its own fieldworks hexside at a unit in forest: it loses only 2 dice.',
    ask: {
      attacker: { unit: 'light-cavalry', blocks: 4, fieldworks: 'between' },
      defender: { unit: 'line', blocks: 4, terrain: 'forest' },
    },
    gives: { dice: 2 },
  }),
  'ccn-7.39/infantry-attacks-out': doesNotApply('ccn/melee', {
    es: 'Una unidad de línea de 3 bloques ataca a través de su propio lado fortificado a una unidad en terreno despejado.',
    en: 'A line unit of 3 blocks attacks out through its own fieldworks hexside at a unit in open ground.',
    ask: {
      attacker: { unit: 'line', blocks: 3, fieldworks: 'between' },
      defender: { unit: 'line', blocks: 4 },
    },
    gives: { dice: 3 },
    cites: ['ccn-5.125'],
  }),
  'ccn-7.40/fieldworks-between': applies('ccn/line-of-sight', {
    es: 'Entre E7 y E9, en E8, hay un hexágono vacío con fortificación, en terreno llano.',
    en: 'Between E7 and E9, in E8, there is an empty hex with fieldworks, on level ground.',
    ask: { from: 'E7', to: 'E9', fieldworkHexes: ['E8'] },
    gives: { visible: true },
    case: 217,
  }),
});
