import { applies, defineExamples } from '../../../../src/library/example.ts';

/** Leaders who go through enemy units. */
export const escapes = defineExamples({
  'ccn-5.210/two-dice': applies('ccn/escape', {
    es: 'Detrás de un líder hay infantería de línea enemiga de 2 bloques; él la atraviesa, y salen 1 infantería y 1 artillería.',
    en: 'Behind a leader there is enemy line infantry with 2 blocks; he goes through it, and 1 infantry and 1 artillery are rolled.',
    ask: { first: { unit: 'line', blocks: 2, faces: ['infantry', 'artillery'] } },
    gives: { dice: 2, leaderLost: false, leastHexes: 1, mostHexes: 2 },
    cites: ['ccn-5.210', 'ccn-5.211'],
    case: 8,
  }),
  'ccn-5.210/unit-in-a-forest': applies('ccn/escape', {
    es: 'Un líder escapa por el hexágono de bosque de infantería de línea enemiga de 3 bloques.',
    en: 'A leader escapes through the forest hex of enemy line infantry with 3 blocks.',
    ask: { first: { unit: 'line', blocks: 3, terrain: 'forest' } },
    gives: { dice: 3 },
    odds: { 'leader-lost': '91/216' },
    case: 321,
  }),
  'ccn-5.210/cavalry-in-a-forest': applies('ccn/escape', {
    es: 'Un líder escapa por el hexágono de bosque de caballería ligera enemiga de 3 bloques.',
    en: 'A leader escapes through the forest hex of enemy light cavalry with 3 blocks.',
    ask: { first: { unit: 'light-cavalry', blocks: 3, terrain: 'forest' } },
    gives: { dice: 3 },
  }),
  'ccn-5.210/reading-b': applies('ccn/escape', {
    es: 'Con la lectura b de R71, un líder escapa por el hexágono de bosque de caballería ligera enemiga de 3 bloques.',
    en: 'With reading b of R71 a leader escapes through the forest hex of enemy light cavalry with 3 blocks.',
    ask: {
      first: { unit: 'light-cavalry', blocks: 3, terrain: 'forest' },
      readings: { R71: 'b' },
    },
    gives: { dice: 1 },
    odds: { 'leader-lost': '1/6' },
  }),
  'ccn-5.211/second-unit-hits': applies('ccn/escape', {
    es: 'En la única ruta de un líder hay infantería de línea enemiga de 2 bloques, que saca caballería y bandera, y detrás caballería ligera de 3 bloques, que saca 2 sables y 1 bandera.',
    en: 'On a leader’s only route there is enemy line infantry with 2 blocks, which rolls cavalry and flag, and behind it light cavalry with 3 blocks, which rolls 2 sabers and 1 flag.',
    ask: {
      first: { unit: 'line', blocks: 2, faces: ['cavalry', 'flag'] },
      second: { unit: 'light-cavalry', blocks: 3, faces: ['saber', 'saber', 'flag'] },
    },
    gives: { passesFirst: true, secondDice: 3, leaderLost: true, banners: 1 },
    cites: ['ccn-5.210', 'ccn-5.211'],
    case: 10,
  }),
  'ccn-5.211/two-units': applies('ccn/escape', {
    es: 'Un líder querría escapar por milicia enemiga de 1 bloque y, en el hexágono siguiente, por infantería ligera de 1 bloque.',
    en: 'A leader wants to escape through enemy militia with 1 block and, in the next hex, through light infantry with 1 block.',
    ask: {
      first: { unit: 'militia', blocks: 1 },
      second: { unit: 'light', blocks: 1 },
    },
    gives: { dice: 1, secondDice: 1, leastHexes: 1, mostHexes: 1 },
    odds: { 'passes-first': '5/6', 'leader-lost': '11/36' },
  }),
  'ccn-5.211/third-hex': applies('ccn/leader-retreat', {
    es: 'Unidades enemigas ocupan los 3 hexágonos de la única ruta de un líder.',
    en: 'Enemy units hold the 3 hexes of a leader’s only route.',
    ask: {
      wayHexes: 3,
      way1: { holds: 'enemy-unit' },
      way2: { holds: 'enemy-unit' },
      way3: { holds: 'enemy-unit' },
    },
    gives: { escapes: 2, leaderLost: true, banners: 1 },
  }),
  'ccn-5.249/longer-way': applies('ccn/leader-retreat', {
    es: 'El primer hexágono de la ruta de un líder está libre, en el segundo hay caballería pesada enemiga y en el tercero una unidad amiga sin líder; se retira 3.',
    en: 'The first hex of a leader’s way is free, in the second there is enemy heavy cavalry and in the third a friendly unit without a leader; he retreats 3.',
    ask: { wayHexes: 3, way2: { holds: 'enemy-unit' }, way3: { holds: 'friendly-unit' } },
    gives: { allowed: true, escapes: 1, attaches: true },
  }),
  'ccn-5.210/heavy-cavalry': applies('ccn/escape', {
    es: 'En el segundo hexágono de la retirada de un líder hay caballería pesada enemiga de 3 bloques; salen 2 banderas y 2 símbolos de infantería.',
    en: 'In the second hex of a leader’s retreat there is enemy heavy cavalry with 3 blocks; 2 flags and 2 infantry symbols are rolled.',
    ask: {
      first: { unit: 'heavy-cavalry', blocks: 3, faces: ['flag', 'flag', 'infantry', 'infantry'] },
      enemyAt: 2,
    },
    gives: { dice: 4, leaderLost: false, leastHexes: 1, mostHexes: 1 },
    case: 9,
  }),
});
