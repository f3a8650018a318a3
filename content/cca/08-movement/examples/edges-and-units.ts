import {
  applies,
  defineExamples,
  doesNotApply,
  forbids,
} from '../../../../src/content/examples.ts';

/** The edges of the battlefield, and hexes that are occupied. */
export const edgesAndUnits = defineExamples({
  'cca-8.6': {
    'off-the-side': forbids('cca/may-move', {
      es: 'Una unidad de caballería ligera quiere salir por el lado derecho del campo de batalla.',
      en: 'A light cavalry unit wants to leave over the right side of the battlefield.',
      ask: { unit: 'LC', leavesOver: 'side-edge' },
      gives: { allowed: false },
    }),
    'romans-leave-castulo': doesNotApply('cca/may-move', {
      es: 'En Cástulo, una unidad de infantería media romana sale por el borde cartaginés desde el centro.',
      en: 'At Castulo a Roman medium infantry unit leaves over the Carthaginian edge from the centre.',
      ask: { unit: 'MI', scenario: 'castulo', leavesOver: 'enemy-edge' },
      gives: { allowed: true, bannersGained: 1 },
      cites: ['cca-19.28', 'cca-8.7'],
    }),
    'over-its-own-edge': applies('cca/may-move', {
      es: 'En Cástulo, una unidad romana quiere salir por su propio borde.',
      en: 'At Castulo a Roman unit wants to leave over its own edge.',
      ask: { unit: 'MI', scenario: 'castulo', leavesOver: 'own-edge' },
      gives: { allowed: false },
    }),
  },
  'cca-8.7': {
    'exit-by-special-rule': applies('cca/may-move', {
      es: 'En Cástulo, una unidad de auxiliares romanos mueve 1 hex y con el segundo sale por el borde cartaginés, desde su sección derecha.',
      en: 'At Castulo a unit of Roman auxilia moves 1 hex and with the second one leaves over the Carthaginian edge, from its right section.',
      ask: {
        unit: 'AX',
        hexes: 2,
        scenario: 'castulo',
        leavesOver: 'enemy-edge',
        exitFrom: 'right',
      },
      gives: { allowed: true, bannersGained: 1 },
      cites: ['cca-19.28', 'cca-8.7', 'cca-8.16'],
    }),
    'no-such-rule-at-cannae': doesNotApply('cca/may-move', {
      es: 'En Cannas, una unidad romana quiere salir por el borde cartaginés.',
      en: 'At Cannae a Roman unit wants to leave over the Carthaginian edge.',
      ask: { unit: 'MI', scenario: 'cannae', leavesOver: 'enemy-edge' },
      gives: { allowed: false },
      cites: ['cca-8.6'],
    }),
    'leader-who-just-moves': doesNotApply('cca/may-move', {
      es: 'En Cástulo, un líder romano que mueve por su cuenta quiere salir por el borde cartaginés.',
      en: 'At Castulo a Roman leader who moves on his own wants to leave over the Carthaginian edge.',
      ask: { unit: 'LD', scenario: 'castulo', leavesOver: 'enemy-edge' },
      gives: { allowed: false, bannersGained: 0 },
      cites: ['cca-8.6'],
    }),
  },
  'cca-8.8': {
    'two-in-one-hex': forbids('cca/may-move', {
      es: 'Una unidad de infantería ligera quiere acabar su movimiento en el hex de otra unidad amiga.',
      en: 'A light infantry unit wants to end its move in the hex of another friendly unit.',
      ask: { unit: 'LI', orderedBy: 'order-light-troops', hexes: 2, hex2: { occupant: 'friend' } },
      gives: { allowed: false, maxOnPath: 1 },
      cites: ['cca-8.8', 'cca-8.9'],
      case: 357,
    }),
    'only-passes': doesNotApply('cca/may-move', {
      es: 'Con Orden a Tropas Ligeras, la infantería ligera atraviesa una unidad amiga y acaba 2 hexes más allá, en un hex vacío.',
      en: 'With Order Light Troops, light infantry passes through a friendly unit and ends 2 hexes away, in an empty hex.',
      ask: { unit: 'LI', orderedBy: 'order-light-troops', hexes: 2, hex1: { occupant: 'friend' } },
      gives: { allowed: true },
      cites: ['cca-18.16'],
    }),
    'enemy-hex': applies('cca/may-move', {
      es: 'Una unidad de infantería pesada quiere entrar en el hex de una unidad enemiga.',
      en: 'A heavy infantry unit wants to enter the hex of an enemy unit.',
      ask: { unit: 'HI', hex1: { occupant: 'enemy' } },
      gives: { allowed: false },
      cites: ['cca-8.8', 'cca-8.9'],
    }),
  },
  'cca-8.9': {
    'friend-in-the-way': forbids('cca/may-move', {
      es: 'Otra unidad romana ya ha entrado en el segundo hex de la ruta de la caballería ligera, que quiere mover 4.',
      en: 'Another Roman unit has entered the second hex of the path of light cavalry, which wants to move 4.',
      ask: { unit: 'LC', hexes: 4, hex2: { occupant: 'friend' } },
      gives: { allowed: false, maxOnPath: 1 },
      case: 7,
    }),
    'onto-a-lone-leader': forbids('cca/may-move', {
      es: 'Una unidad de infantería media quiere mover al hex de un líder amigo que está solo.',
      en: 'A medium infantry unit wants to move to the hex of a friendly leader who is alone.',
      ask: { unit: 'MI', hex1: { occupant: 'friendly-leader' } },
      gives: { allowed: false },
    }),
    'way-still-free': applies('cca/may-move', {
      es: 'La caballería ligera se adelanta: su ruta de 4 hexes está libre salvo el último, que ocupa un líder enemigo solo.',
      en: 'Light cavalry goes first: its path of 4 hexes is free but for the last, which holds an enemy leader alone.',
      ask: { unit: 'LC', hexes: 4, hex4: { occupant: 'enemy-leader' } },
      gives: { allowed: false, maxOnPath: 3 },
    }),
    'light-foot-may-pass': doesNotApply('cca/may-move', {
      es: 'Con Mueve-Dispara-Mueve, unos auxiliares mueven 2 hexes a través de una unidad amiga con su líder.',
      en: 'With Move-Fire-Move, auxilia move 2 hexes through a friendly unit with its leader.',
      ask: {
        unit: 'AX',
        hexes: 2,
        orderedBy: 'move-fire-move',
        hex1: { occupant: 'friend-with-leader' },
      },
      gives: { allowed: true },
      cites: ['cca-8.10', 'cca-18.48'],
    }),
  },
  'cca-8.10': {
    'auxilia-pass': applies('cca/may-move', {
      es: 'Con Orden a Tropas Ligeras, unos auxiliares mueven 2 hexes a través de una unidad amiga hasta un hex vacío.',
      en: 'With Order Light Troops, auxilia move 2 hexes through a friendly unit to an empty hex.',
      ask: { unit: 'AX', hexes: 2, orderedBy: 'order-light-troops', hex1: { occupant: 'friend' } },
      gives: { allowed: true, mayBattle: false },
      cites: ['cca-8.10', 'cca-18.16'],
      case: 53,
    }),
    'light-cavalry-does-not': doesNotApply('cca/may-move', {
      es: 'Con Orden a Tropas Ligeras, la caballería ligera quiere mover 2 hexes a través de una unidad amiga.',
      en: 'With Order Light Troops, light cavalry wants to move 2 hexes through a friendly unit.',
      ask: { unit: 'LC', hexes: 2, orderedBy: 'order-light-troops', hex1: { occupant: 'friend' } },
      gives: { allowed: false, maxOnPath: 0 },
      cites: ['cca-8.9'],
      case: 91,
    }),
    'ends-on-the-friend': doesNotApply('cca/may-move', {
      es: 'Con Orden a Tropas Ligeras, la infantería ligera con hondas mueve 2 hexes y quiere acabar en el de una unidad amiga.',
      en: 'With Order Light Troops, light infantry with slings moves 2 hexes and wants to end in that of a friendly unit.',
      ask: { unit: 'LS', orderedBy: 'order-light-troops', hexes: 2, hex2: { occupant: 'friend' } },
      gives: { allowed: false },
      cites: ['cca-8.8', 'cca-8.9'],
    }),
  },
});
