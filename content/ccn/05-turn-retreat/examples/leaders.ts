import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** Where a leader on his own retreats, and how he leaves the board. */
export const leaders = defineExamples({
  'ccn-5.197/three-hexes': applies('ccn/leader-retreat', {
    es: 'Un líder cuya unidad ha sido eliminada, con todo libre detrás y lejos de su borde, se retira 3 hexágonos.',
    en: 'A leader whose unit was eliminated, with all hexes free behind him and far from his edge, retreats 3 hexes.',
    ask: { wayHexes: 3 },
    gives: { allowed: true, leastHexes: 1, mostHexes: 3, escapes: 0 },
  }),
  'ccn-5.197/fourth-hex': forbids('ccn/fall-back', {
    es: 'Un líder sin unidad ha retrocedido 3 hexágonos y querría hacer el número 4.',
    en: 'A leader without a unit has gone back 3 hexes and wants to make number 4.',
    ask: { unit: 'leader', nthHex: 4 },
  }),
  'ccn-5.201/from-the-last-but-two': applies('ccn/leader-retreat', {
    es: 'Un líder con 2 filas de hexágonos entre él y su borde usa sus 3 hexágonos para salir del tablero.',
    en: 'A leader with 2 rows of hexes between him and his edge uses his 3 hexes to leave the board.',
    ask: { wayHexes: 3, leaves: true, hexesToEdge: 2 },
    gives: { allowed: true, leavesBoard: true, leastHexes: 1, mostHexes: 3, banners: 0 },
  }),
  'ccn-5.201/too-far': forbids('ccn/leader-retreat', {
    es: 'Un líder con 3 filas de hexágonos entre él y su borde querría salir del tablero con sus 3 hexágonos.',
    en: 'A leader with 3 rows of hexes between him and his edge would leave the board with his 3 hexes.',
    ask: { wayHexes: 3, leaves: true, hexesToEdge: 3 },
    gives: { allowed: false, leavesBoard: false },
  }),
  'ccn-5.202/next-row': applies('ccn/fall-back', {
    es: 'Un líder solo se retira a un hexágono libre de la fila siguiente hacia su lado.',
    en: 'A lone leader retreats to a free hex in the next row towards his side.',
    ask: { unit: 'leader' },
    gives: { allowed: true, escapeNeeded: false },
  }),
  'ccn-5.202/sideways': forbids('ccn/fall-back', {
    es: 'Un líder solo querría retirarse al hexágono libre de al lado, en su misma fila.',
    en: 'A lone leader wants to retreat to the free hex beside him, in his own row.',
    ask: { unit: 'leader', direction: 'sideways' },
  }),
  'ccn-5.203/through-a-forest': applies('ccn/leader-retreat', {
    es: 'Un líder se retira 2 hexágonos; el primero es un bosque.',
    en: 'A leader retreats 2 hexes; the first is a forest.',
    ask: { wayHexes: 2, way1: { hexTerrain: 'forest' } },
    gives: { allowed: true },
  }),
  'ccn-5.203/no-way-out': forbids('ccn/leader-retreat', {
    es: 'Atacan en melee a un líder solo, que no está en su última fila, y no lo impactan; todos los hexágonos adyacentes hacia su lado son intransitables.',
    en: 'A lone leader who is not in his last row is attacked in melee and not hit; every adjacent hex towards his side is impassable.',
    ask: { noWay: true },
    gives: { allowed: false, leaderLost: true, banners: 1 },
    case: 323,
  }),
  'ccn-5.204/enemy-unit': forbids('ccn/leader-retreat', {
    es: 'Un líder querría retirarse 1 hexágono y acabar en el de una unidad enemiga.',
    en: 'A leader wants to retreat 1 hex and end in that of an enemy unit.',
    ask: { wayHexes: 1, way1: { holds: 'enemy-unit' } },
  }),
  'ccn-5.204/unit-with-a-leader': applies('ccn/leader-retreat', {
    es: 'Un líder querría retirarse 1 hexágono y acabar con una unidad amiga que ya tiene líder.',
    en: 'A leader wants to retreat 1 hex and end with a friendly unit that has a leader already.',
    ask: { wayHexes: 1, way1: { holds: 'friendly-unit-with-leader' } },
    gives: { allowed: false, attaches: false },
  }),
  'ccn-5.204/passes-it': doesNotApply('ccn/leader-retreat', {
    es: 'Un líder se retira 2 hexágonos por el de una unidad amiga que ya tiene líder hasta otro que está libre.',
    en: 'A leader retreats 2 hexes through that of a friendly unit that has a leader already to a free one.',
    ask: { wayHexes: 2, way1: { holds: 'friendly-unit-with-leader' } },
    gives: { allowed: true },
    cites: ['ccn-5.206'],
  }),
  'ccn-5.205/stays-with-it': applies('ccn/leader-retreat', {
    es: 'Un líder se retira 1 hexágono hasta una unidad amiga sin líder.',
    en: 'A leader retreats 1 hex to a friendly unit without a leader.',
    ask: { wayHexes: 1, way1: { holds: 'friendly-unit' } },
    gives: { allowed: true, attaches: true },
  }),
  'ccn-5.205/passes-it': applies('ccn/leader-retreat', {
    es: 'Un líder se retira 2 hexágonos por el de una unidad amiga sin líder hasta otro que está libre.',
    en: 'A leader retreats 2 hexes through that of a friendly unit without a leader to a free one.',
    ask: { wayHexes: 2, way1: { holds: 'friendly-unit' } },
    gives: { allowed: true, attaches: false },
  }),
  'ccn-5.206/unit-with-a-leader': applies('ccn/leader-retreat', {
    es: 'En el primer hexágono de la ruta de un líder hay una unidad amiga con líder; el segundo está vacío, y se retira 2 hexágonos.',
    en: 'In the first hex of a leader’s way there is a friendly unit with a leader; the second is empty, and he retreats 2 hexes.',
    ask: { wayHexes: 2, way1: { holds: 'friendly-unit-with-leader' } },
    gives: { allowed: true },
    case: 325,
  }),
  'ccn-5.207/unit-passed': applies('ccn/leader-retreat', {
    es: 'Un líder se retira 3 hexágonos; en el segundo hay una unidad amiga sin líder, que atraviesa.',
    en: 'A leader retreats 3 hexes; in the second there is a friendly unit without a leader, which he passes.',
    ask: { wayHexes: 3, way2: { holds: 'friendly-unit' } },
    gives: { allowed: true, unitsAffected: false },
  }),
  'ccn-5.208/through-the-enemy': applies('ccn/fall-back', {
    es: 'Un líder querría atravesar, en su primer hexágono, el de una unidad enemiga.',
    en: 'A leader wants to pass through the hex of an enemy unit, his first one.',
    ask: { unit: 'leader', holds: 'enemy-unit', ends: false },
    gives: { allowed: true, escapeNeeded: true },
  }),
  'ccn-5.208/lone-enemy-leader': forbids('ccn/leader-retreat', {
    es: 'Un líder querría retirarse 2 hexágonos; en el primero hay un líder enemigo solo.',
    en: 'A leader wants to retreat 2 hexes; in the first there is a lone enemy leader.',
    ask: { wayHexes: 2, way1: { holds: 'enemy-leader' } },
    gives: { allowed: false, escapes: 0 },
  }),
  'ccn-5.209/on-the-chosen-route': applies('ccn/leader-retreat', {
    es: 'De los 2 hexágonos que un líder tiene hacia su lado, su dueño elige el de una unidad enemiga y no el libre, para retirarse 2.',
    en: 'Of the 2 hexes towards a leader’s side his owner chooses that of an enemy unit and not the free one, to retreat 2.',
    ask: { wayHexes: 2, way1: { holds: 'enemy-unit' } },
    gives: { allowed: true, escapes: 1 },
  }),
  'ccn-5.202/free-hex-chosen': applies('ccn/leader-retreat', {
    es: 'De los 2 hexágonos que un líder tiene hacia su lado, uno está libre y en otro hay una unidad enemiga; su dueño elige el libre y se retira 1.',
    en: 'Of the 2 hexes towards a leader’s side one is free and the other holds an enemy unit; his owner chooses the free one and retreats 1.',
    ask: { wayHexes: 1 },
    gives: { allowed: true, escapes: 0, leastHexes: 1, mostHexes: 3 },
    case: 449,
  }),
});
