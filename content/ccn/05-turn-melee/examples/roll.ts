import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';
import { melee, roll } from '../../battles.ts';

const LINE = { unit: 'line', blocks: 4 } as const;

/** Dice of cards and ground, the roll, hits and flags. */
export const rolls = defineExamples({
  'ccn-5.142/cold-steel': applies('ccn/melee', {
    es: 'La infantería de línea con 3 bloques, con Give Them the Cold Steel, ataca en terreno despejado.',
    en: 'Line infantry with 3 blocks, under Give Them the Cold Steel, attacks in the open.',
    ask: melee({ unit: 'line', blocks: 3 }, 'line', { card: 'cold-steel' }),
    gives: { dice: 4 },
    cites: ['ccn-5.125', 'ccn-8.61', 'ccn-5.142'],
    case: 253,
  }),
  'ccn-5.142/bayonet-charge-line': doesNotApply('ccn/melee', {
    es: 'La infantería de línea con 4 bloques, con Bayonet Charge, mueve 2 hexágonos y ataca en terreno despejado.',
    en: 'Line infantry with 4 blocks, under Bayonet Charge, moves 2 hexes and attacks in the open.',
    ask: melee({ unit: 'line', blocks: 4, moved: 2 }, 'line', { card: 'bayonet-charge' }),
    gives: { allowed: true, dice: 4 },
    cites: ['ccn-8.29', 'ccn-5.125'],
    case: 231,
  }),
  'ccn-5.143/both-hexes': applies('ccn/melee', {
    es: 'La infantería de línea con 4 bloques, en un río vadeable, ataca a una unidad en otro hexágono de río vadeable.',
    en: 'Line infantry with 4 blocks, in a fordable river, attacks a unit in another fordable river hex.',
    ask: melee({ unit: 'line', blocks: 4, terrain: 'ford' }, { unit: 'line', terrain: 'ford' }),
    gives: { dice: 2 },
    cites: ['ccn-5.125', 'ccn-7.47', 'ccn-7.48', 'ccn-5.143'],
    case: 245,
  }),
  'ccn-5.143/hill-to-hill': doesNotApply('ccn/melee', {
    es: 'La infantería de línea con 4 bloques ataca de una colina a otra adyacente.',
    en: 'Line infantry with 4 blocks attacks from one hill to an adjacent one.',
    ask: melee({ unit: 'line', blocks: 4, terrain: 'hill' }, { unit: 'line', terrain: 'hill' }),
    gives: { dice: 4 },
    cites: ['ccn-5.125'],
    case: 239,
  }),
  'ccn-5.144/rolls': applies('ccn/melee', {
    es: 'La caballería pesada con 2 bloques, con Leadership y su líder vinculado, ataca en terreno despejado.',
    en: 'Heavy cavalry with 2 blocks, under Leadership and with its leader attached, attacks in the open.',
    ask: melee({ unit: 'heavy-cavalry', blocks: 2, leader: true }, 'line', { card: 'leadership' }),
    gives: { dice: 4 },
    cites: ['ccn-5.131', 'ccn-5.132', 'ccn-8.66', 'ccn-5.144'],
    case: 395,
  }),
  'ccn-5.145/three-hits': applies('ccn/melee-roll', {
    es: 'La infantería de línea con 4 bloques saca contra infantería de línea con 4 bloques 1 infantería, 2 sables y 1 caballería.',
    en: 'Line infantry with 4 blocks rolls at line infantry with 4 blocks 1 infantry, 2 sabers and 1 cavalry.',
    ask: roll(LINE, LINE, ['infantry', 'saber', 'saber', 'cavalry']),
    gives: { hits: 3, misses: 1, blocksLeft: 1 },
    cites: ['ccn-5.145', 'ccn-5.146'],
    case: 261,
  }),
  'ccn-5.146/light-cavalry': applies('ccn/melee-roll', {
    es: 'La caballería ligera con 2 bloques saca 2 sables contra artillería de a pie con 3 bloques.',
    en: 'Light cavalry with 2 blocks rolls 2 sabers at foot artillery with 3 blocks.',
    ask: roll({ unit: 'light-cavalry', blocks: 2 }, { unit: 'foot-artillery', blocks: 3 }, [
      'saber',
      'saber',
    ]),
    gives: { hits: 2, blocksLeft: 1 },
  }),
  'ccn-5.148/flag': applies('ccn/melee-roll', {
    es: 'La infantería de línea con 2 bloques saca 1 bandera y 1 caballería contra infantería de línea con 4 bloques, sin líder ni apoyo y con el camino libre.',
    en: 'Line infantry with 2 blocks rolls 1 flag and 1 cavalry at line infantry with 4 blocks, without leader or support and with its way free.',
    ask: roll({ unit: 'line', blocks: 2 }, LINE, ['flag', 'cavalry']),
    gives: { hits: 0, flags: 1, retreatHexes: 1, leftHex: true, mayBattleBack: false },
    cites: ['ccn-5.148', 'ccn-5.174'],
  }),
  'ccn-5.149/cavalry-charge': applies('ccn/melee-roll', {
    es: 'La caballería pesada con 3 bloques, con Cavalry Charge, saca 2 infanterías, 1 sable, 1 bandera, 1 caballería y 1 artillería contra infantería de línea con 4 bloques, sin líder ni apoyo, que no forma en cuadro.',
    en: 'Heavy cavalry with 3 blocks, under Cavalry Charge, rolls 2 infantry, 1 saber, 1 flag, 1 cavalry and 1 artillery at line infantry with 4 blocks, without leader or support, which does not form square.',
    ask: roll(
      { unit: 'heavy-cavalry', blocks: 3 },
      LINE,
      ['infantry', 'infantry', 'saber', 'flag', 'cavalry', 'artillery'],
      { card: 'cavalry-charge' },
    ),
    gives: { hits: 3, blocksLeft: 1, retreatHexes: 1, hexesMade: 1, mayBattleBack: false },
    cites: ['ccn-5.131', 'ccn-5.132', 'ccn-8.37', 'ccn-5.145', 'ccn-5.149', 'ccn-5.174'],
    case: 397,
  }),
  'ccn-5.149/last-block': applies('ccn/melee-roll', {
    es: 'La infantería de línea con 3 bloques saca 3 infanterías contra milicia con 2 bloques.',
    en: 'Line infantry with 3 blocks rolls 3 infantry at militia with 2 blocks.',
    ask: roll({ unit: 'line', blocks: 3 }, { unit: 'militia', blocks: 2 }, [
      'infantry',
      'infantry',
      'infantry',
    ]),
    gives: { hits: 3, blocksLost: 2, eliminated: true, banners: 1, mayAdvance: true },
  }),
});
