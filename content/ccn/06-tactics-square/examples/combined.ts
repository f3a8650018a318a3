import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

const LINE = { unit: 'line', blocks: 4 } as const;
const FOOT_GUN = {
  unit: 'foot-artillery',
  blocks: 3,
  distance: 2,
  artilleryDice: 2,
} as const;
const HORSE_GUN = { unit: 'horse-artillery', blocks: 3, distance: 3 } as const;
const HORSE_AT_SQUARE = {
  attacker: { unit: 'light-cavalry', blocks: 3 },
  defender: { unit: 'line', inSquare: true },
  guns: [HORSE_GUN],
} as const;

/** Combined Arms. */
export const combined = defineExamples({
  'ccn-6.29/square': applies('ccn/combined-arms', {
    es: 'Un cuadro y artillería con 3 dados atacan juntos a caballería adyacente, que se queda.',
    en: 'A square and artillery with 3 dice attack adjacent cavalry together, which stays.',
    ask: {
      attacker: { unit: 'line', blocks: 4, inSquare: true },
      defender: { unit: 'light-cavalry' },
      guns: [{ ...FOOT_GUN, artilleryDice: 3 }],
    },
    gives: { attackerDice: 1, gunDice: 3, dice: 4 },
    case: 299,
  }),
  'ccn-6.29/line': doesNotApply('ccn/combined-arms', {
    es: 'Infantería de línea con 4 bloques, fuera de cuadro, y artillería con 3 dados atacan juntas a caballería.',
    en: 'Line infantry with 4 blocks, not in square, and artillery with 3 dice attack cavalry together.',
    ask: {
      attacker: LINE,
      defender: { unit: 'light-cavalry' },
      guns: [{ ...FOOT_GUN, artilleryDice: 3 }],
    },
    gives: { attackerDice: 4, gunDice: 3, dice: 7 },
    cites: ['ccn-6.52'],
  }),
  'ccn-6.31/square': applies('ccn/combined-arms', {
    es: 'Un cuadro y artillería de a pie atacan juntos a coraceros adyacentes.',
    en: 'A square and foot artillery attack adjacent Cuirassiers together.',
    ask: {
      attacker: { unit: 'line', blocks: 4, inSquare: true },
      defender: { unit: 'cuirassiers' },
      guns: [FOOT_GUN],
    },
    gives: { bounceFlags: true },
  }),
  'ccn-6.31/line': doesNotApply('ccn/combined-arms', {
    es: 'Infantería de línea, fuera de cuadro, y artillería de a pie atacan juntas a coraceros.',
    en: 'Line infantry, not in square, and foot artillery attack Cuirassiers together.',
    ask: { attacker: LINE, defender: { unit: 'cuirassiers' }, guns: [FOOT_GUN] },
    gives: { bounceFlags: false },
    cites: ['ccn-6.52'],
  }),
  'ccn-6.33/cavalry': applies('ccn/combined-arms', {
    es: 'Caballería y artillería montada con 3 bloques, a 3 hexágonos, atacan juntas a un cuadro, que no las ha frenado.',
    en: 'Cavalry and horse artillery with 3 blocks, 3 hexes away, attack a square together, which has not stopped them.',
    ask: HORSE_AT_SQUARE,
    gives: { attackerDice: 1, gunDice: 1, dice: 2 },
    case: 20,
  }),
  'ccn-6.33/no-square': doesNotApply('ccn/combined-arms', {
    es: 'Caballería ligera con 3 bloques y artillería montada atacan juntas a infantería que no forma en cuadro.',
    en: 'Light cavalry with 3 blocks and horse artillery attack infantry together, which does not form square.',
    ask: { ...HORSE_AT_SQUARE, defender: { unit: 'line' } },
    gives: { attackerDice: 3, gunDice: 1, dice: 4 },
    cites: ['ccn-6.52'],
  }),
  'ccn-6.37/square': applies('ccn/combined-arms', {
    es: 'Infantería de línea con 4 bloques y artillería con 2 dados atacan juntas a un cuadro.',
    en: 'Line infantry with 4 blocks and artillery with 2 dice attack a square together.',
    ask: { attacker: LINE, defender: { unit: 'line', inSquare: true }, guns: [FOOT_GUN] },
    gives: { allowed: true, dice: 6 },
    case: 463,
  }),
  'ccn-6.49/joins': applies('ccn/combined-arms', {
    es: 'Infantería de línea con una orden ataca, y se le suma artillería de a pie con otra, a 2 hexágonos y con vista libre.',
    en: 'Line infantry with an order attacks, and foot artillery with another joins it, 2 hexes away and in clear sight.',
    ask: { attacker: LINE, defender: { unit: 'line' }, guns: [FOOT_GUN] },
    gives: { allowed: true, guns: [{ allowed: true, dice: 2 }], reactions: ['first-strike'] },
  }),
  'ccn-6.49/bombard': forbids('ccn/combined-arms', {
    es: 'Bombard da órdenes sólo a la artillería; la infantería junto al enemigo no tiene ninguna.',
    en: 'Bombard orders artillery alone; the infantry next to the enemy has no order.',
    ask: {
      attacker: { unit: 'line', blocks: 4, ordered: false },
      defender: { unit: 'line' },
      guns: [FOOT_GUN],
      card: 'bombard',
    },
    case: 403,
  }),
  'ccn-6.50/out-of-range': applies('ccn/combined-arms', {
    es: 'La artillería de a pie que va a sumarse está a 6 hexágonos del objetivo.',
    en: 'The foot artillery that is to join is 6 hexes from the target.',
    ask: {
      attacker: LINE,
      defender: { unit: 'line' },
      guns: [{ ...FOOT_GUN, distance: 6 }],
    },
    gives: { allowed: false, guns: [{ allowed: false }] },
  }),
  'ccn-6.50/five-hexes': doesNotApply('ccn/combined-arms', {
    es: 'La artillería de a pie que va a sumarse está a 5 hexágonos del objetivo y lo ve.',
    en: 'The foot artillery that is to join is 5 hexes from the target and sees it.',
    ask: {
      attacker: LINE,
      defender: { unit: 'line' },
      guns: [{ ...FOOT_GUN, distance: 5 }],
    },
    gives: { allowed: true },
    cites: ['ccn-6.49'],
  }),
  'ccn-6.50/no-sight': forbids('ccn/combined-arms', {
    es: 'Un bosque oculta el objetivo a la artillería que va a sumarse.',
    en: 'A forest hides the target from the artillery that is to join.',
    ask: {
      attacker: LINE,
      defender: { unit: 'line' },
      guns: [{ ...FOOT_GUN, lineOfSight: false }],
    },
  }),
  'ccn-6.50/next-to-another-enemy': forbids('ccn/combined-arms', {
    es: 'La artillería que va a sumarse, a 2 hexágonos del objetivo, tiene al lado 1 unidad enemiga.',
    en: 'The artillery that is to join, 2 hexes from the target, has 1 enemy unit next to it.',
    ask: {
      attacker: LINE,
      defender: { unit: 'line' },
      guns: [{ ...FOOT_GUN, enemiesAdjacent: 1 }],
    },
  }),
  'ccn-6.51/over-a-friend': applies('ccn/combined-arms', {
    es: 'La artillería en una colina tendría que disparar por encima de la unidad amiga que combate más abajo.',
    en: 'The artillery on a hill would have to fire over the friendly unit that fights lower down.',
    ask: {
      attacker: LINE,
      defender: { unit: 'line' },
      guns: [{ ...FOOT_GUN, terrain: 'hill', unitBetween: true }],
    },
    gives: { allowed: false },
    case: 18,
  }),
  'ccn-6.51/clear-line': doesNotApply('ccn/combined-arms', {
    es: 'La artillería en una colina ve al otro objetivo sin nadie por medio.',
    en: 'The artillery on a hill sees the other target with no unit between.',
    ask: {
      attacker: LINE,
      defender: { unit: 'line' },
      guns: [{ ...FOOT_GUN, terrain: 'hill' }],
    },
    gives: { allowed: true },
    cites: ['ccn-6.49'],
    case: 18,
  }),
  'ccn-6.52/seven-dice': applies('ccn/combined-arms', {
    es: 'Coraceros con 3 bloques, artillería montada con 1 dado y artillería de a pie con 2 atacan a infantería que no forma en cuadro.',
    en: 'Cuirassiers with 3 blocks, horse artillery with 1 die and foot artillery with 2 attack infantry that does not form square.',
    ask: {
      attacker: { unit: 'cuirassiers', blocks: 3 },
      defender: { unit: 'line' },
      guns: [HORSE_GUN, FOOT_GUN],
    },
    gives: { attackerDice: 4, gunDice: 3, dice: 7 },
    case: 401,
  }),
  'ccn-6.53/no-dice-of-its-own': applies('ccn/combined-arms', {
    es: 'Infantería de línea con 1 bloque ataca un pueblo junto con artillería montada que añade 1 dado.',
    en: 'Line infantry with 1 block attacks a town together with horse artillery that adds 1 die.',
    ask: {
      attacker: { unit: 'line', blocks: 1 },
      defender: { unit: 'line', terrain: 'town' },
      guns: [{ ...HORSE_GUN, distance: 2, artilleryDice: 2 }],
    },
    gives: { attackerDice: 0, gunDice: 1, dice: 1 },
    case: 399,
  }),
  'ccn-6.53/dice-left': doesNotApply('ccn/combined-arms', {
    es: 'Infantería de línea con 3 bloques ataca un pueblo junto con artillería montada que añade 1 dado.',
    en: 'Line infantry with 3 blocks attacks a town together with horse artillery that adds 1 die.',
    ask: {
      attacker: { unit: 'line', blocks: 3 },
      defender: { unit: 'line', terrain: 'town' },
      guns: [{ ...HORSE_GUN, distance: 2, artilleryDice: 2 }],
    },
    gives: { attackerDice: 1, gunDice: 1, dice: 2 },
    cites: ['ccn-6.52'],
  }),
  'ccn-6.54/line': applies('ccn/combined-arms', {
    es: 'Infantería de línea y artillería de a pie atacan juntas a caballería ligera.',
    en: 'Line infantry and foot artillery attack light cavalry together.',
    ask: { attacker: LINE, defender: { unit: 'light-cavalry' }, guns: [FOOT_GUN] },
    gives: { hitsOn: ['cavalry', 'saber'] },
  }),
  'ccn-6.54/rifles': doesNotApply('ccn/combined-arms', {
    es: 'Fusileros ligeros y artillería sacan juntos sable, sable, caballería, infantería y bandera contra caballería que se queda.',
    en: 'Rifle Light infantry and artillery roll saber, saber, cavalry, infantry and flag together at cavalry that stays.',
    ask: {
      attacker: { unit: 'rifle', blocks: 3 },
      defender: { unit: 'light-cavalry', blocks: 3 },
      guns: [FOOT_GUN],
      faces: ['saber', 'saber', 'cavalry', 'infantry', 'flag'],
    },
    gives: { hitsOn: ['cavalry'], result: { hits: 1, flags: 1 } },
    cites: ['ccn-5.129'],
    case: 265,
  }),
  'ccn-6.55/guns-adjacent': applies('ccn/combined-arms', {
    es: 'Infantería de línea y artillería de a pie, ambas adyacentes al enemigo, atacan juntas.',
    en: 'Line infantry and foot artillery, both adjacent to the enemy, attack together.',
    ask: {
      attacker: LINE,
      defender: { unit: 'line' },
      guns: [{ unit: 'foot-artillery', blocks: 3, distance: 1 }],
    },
    gives: { gunDice: 4, dice: 8, battleBackAt: 'attacker' },
  }),
  'ccn-6.55/guns-apart': doesNotApply('ccn/combined-arms', {
    es: 'Infantería de línea ataca junto con artillería de a pie que está a 2 hexágonos.',
    en: 'Line infantry attacks together with foot artillery that is 2 hexes away.',
    ask: { attacker: LINE, defender: { unit: 'line' }, guns: [FOOT_GUN] },
    gives: { battleBackAt: 'attacker' },
    cites: ['ccn-6.52'],
  }),
  'ccn-6.56/bounced': applies('ccn/combined-arms', {
    es: 'Caballería con artillería montada ataca a un cuadro, que saca una bandera, y la caballería se retira.',
    en: 'Cavalry with horse artillery attacks a square, which rolls a flag, and the cavalry retreats.',
    ask: { ...HORSE_AT_SQUARE, stopped: true },
    gives: { allowed: true, dice: 0 },
    case: 19,
  }),
  'ccn-6.56/goes-on': doesNotApply('ccn/combined-arms', {
    es: 'Caballería con artillería montada ataca a un cuadro, que no la elimina ni la hace retirarse.',
    en: 'Cavalry with horse artillery attacks a square, which neither eliminates it nor makes it retreat.',
    ask: HORSE_AT_SQUARE,
    gives: { dice: 2 },
    cites: ['ccn-6.52'],
  }),
  'ccn-6.57/first-strike': applies('ccn/combined-arms', {
    es: 'El defensor juega First Strike y hace retirarse a la infantería a la que se suma la artillería.',
    en: 'The defender plays First Strike and makes the infantry that artillery joins retreat.',
    ask: {
      attacker: LINE,
      defender: { unit: 'line' },
      guns: [FOOT_GUN],
      firstStrike: true,
      stopped: true,
    },
    gives: { allowed: true, dice: 0 },
  }),
  'ccn-6.57/goes-on': doesNotApply('ccn/combined-arms', {
    es: 'El defensor juega First Strike, pero la infantería, con 2 bloques, sigue en su hexágono.',
    en: 'The defender plays First Strike, but the infantry, with 2 blocks, is still in its hex.',
    ask: {
      attacker: { unit: 'line', blocks: 2 },
      defender: { unit: 'line' },
      guns: [{ ...FOOT_GUN, artilleryDice: 3 }],
      firstStrike: true,
    },
    gives: { attackerDice: 2, gunDice: 3, dice: 5 },
    cites: ['ccn-6.52'],
  }),
  'ccn-6.57/no-first-strike': doesNotApply('ccn/combined-arms', {
    es: 'Infantería de línea con 4 bloques y artillería con 2 dados atacan juntas, y nadie juega First Strike.',
    en: 'Line infantry with 4 blocks and artillery with 2 dice attack together, and nobody plays First Strike.',
    ask: { attacker: LINE, defender: { unit: 'line' }, guns: [FOOT_GUN] },
    gives: { dice: 6 },
    cites: ['ccn-6.52'],
  }),
});
