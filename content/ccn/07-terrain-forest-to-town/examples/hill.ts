import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';

/** Moves, squares and dice on hills. */
export const hill = defineExamples({
  'ccn-7.9/over-the-hill': applies('ccn/may-move', {
    es: 'Una unidad de caballería ligera mueve 3 hexágonos, los 2 primeros de colina.',
    en: 'A light cavalry unit moves 3 hexes, the first 2 of them hill.',
    ask: { unit: 'light-cavalry', hexes: 3, hex1: { ground: 'hill' }, hex2: { ground: 'hill' } },
    gives: { allowed: true, mustStopAt: null, mayMeleeAfter: true },
  }),
  'ccn-7.10/square-on-a-hill': applies('ccn/terrain', {
    es: 'La caballería enemiga ataca a una unidad de infantería que está en una colina.',
    en: 'Enemy cavalry attacks an infantry unit that is on a hill.',
    ask: { unit: 'light', terrain: 'hill' },
    gives: { squareAllowed: true },
    case: 471,
  }),
  'ccn-7.11/infantry-fires-uphill': applies('ccn/ranged-combat', {
    es: 'Una unidad de línea de 4 bloques, en terreno llano y sin mover, dispara a una unidad que está en el primer hexágono de una colina.',
    en: 'A line unit of 4 blocks, on level ground and not moved, fires at a unit on the first hex of a hill.',
    ask: { attacker: { unit: 'line', blocks: 4 }, defender: { unit: 'line', terrain: 'hill' } },
    gives: { dice: 3 },
    case: 173,
  }),
  'ccn-7.11/old-guard-attacks-uphill': applies('ccn/melee', {
    es: 'Una Vieja Guardia de 3 bloques ataca cuesta arriba en melee: 5 dados, y la colina.',
    en: 'Old Guard of 3 blocks attacks uphill in melee: 5 dice, and the hill.',
    ask: {
      attacker: { unit: 'old-guard', blocks: 3 },
      defender: { unit: 'line', blocks: 4, terrain: 'hill' },
    },
    gives: { dice: 4 },
    case: 227,
  }),
  'ccn-7.11/cavalry-attacks-uphill': applies('ccn/melee', {
    es: 'Una caballería ligera de 3 bloques ataca cuesta arriba a una infantería que no forma en cuadro.',
    en: 'Light cavalry of 3 blocks attacks uphill an infantry unit that does not form square.',
    ask: {
      attacker: { unit: 'light-cavalry', blocks: 3 },
      defender: { unit: 'line', blocks: 4, terrain: 'hill' },
    },
    gives: { dice: 2 },
  }),
  'ccn-7.11/artillery-fires-uphill': doesNotApply('ccn/ranged-combat', {
    es: 'Una artillería montada en terreno llano, sin mover, cuya tabla le da 2 dados, dispara al primer hexágono de una colina.',
    en: 'Horse artillery on level ground, not moved, whose table gives it 2 dice, fires at the first hex of a hill.',
    ask: {
      attacker: { unit: 'horse-artillery', artilleryDice: 2 },
      defender: { unit: 'line', terrain: 'hill' },
    },
    gives: { dice: 2 },
    cites: ['ccn-5.106'],
    case: 195,
  }),
  'ccn-7.12/cavalry-attacks-downhill': applies('ccn/melee', {
    es: 'Una caballería ligera de 3 bloques ataca desde una colina a una infantería que está más abajo y no forma en cuadro.',
    en: 'Light cavalry of 3 blocks attacks from a hill an infantry unit that is below and does not form square.',
    ask: {
      attacker: { unit: 'light-cavalry', blocks: 3, terrain: 'hill' },
      defender: { unit: 'line', blocks: 4 },
    },
    gives: { dice: 2 },
  }),
  'ccn-7.12/infantry-fires-downhill': doesNotApply('ccn/ranged-combat', {
    es: 'Una unidad de línea de 4 bloques en una colina, sin mover, dispara a una unidad que está más abajo, en terreno despejado.',
    en: 'A line unit of 4 blocks on a hill, not moved, fires at a unit that is lower, in open ground.',
    ask: { attacker: { unit: 'line', blocks: 4, terrain: 'hill' }, defender: { unit: 'line' } },
    gives: { dice: 4 },
    cites: ['ccn-5.94'],
    case: 175,
  }),
  'ccn-7.15/infantry-fires': applies('ccn/ranged-combat', {
    es: 'Una unidad de línea de 4 bloques en una colina, sin mover, dispara a una unidad que está en otra.',
    en: 'A line unit of 4 blocks on a hill, not moved, fires at a unit on another.',
    ask: {
      attacker: { unit: 'line', blocks: 4, terrain: 'hill' },
      defender: { unit: 'line', terrain: 'hill' },
    },
    gives: { dice: 3 },
  }),
  'ccn-7.15/infantry-in-melee': doesNotApply('ccn/melee', {
    es: 'Una unidad de línea de 4 bloques ataca en melee de una colina a otra adyacente.',
    en: 'A line unit of 4 blocks attacks in melee from one hill hex to an adjacent one.',
    ask: {
      attacker: { unit: 'line', blocks: 4, terrain: 'hill' },
      defender: { unit: 'line', blocks: 4, terrain: 'hill' },
    },
    gives: { dice: 4 },
    cites: ['ccn-5.125'],
    case: 239,
  }),
  'ccn-7.15/heavy-cavalry': doesNotApply('ccn/melee', {
    es: 'Una caballería pesada de 3 bloques ataca en melee de una colina a otra adyacente: 3 dados por sus bloques y 1 más.',
    en: 'Heavy cavalry of 3 blocks attacks in melee from one hill hex to an adjacent one: 3 dice for its blocks and 1 more.',
    ask: {
      attacker: { unit: 'heavy-cavalry', blocks: 3, terrain: 'hill' },
      defender: { unit: 'line', blocks: 4, terrain: 'hill' },
    },
    gives: { dice: 4 },
    cites: ['ccn-5.132'],
    case: 237,
  }),
});
