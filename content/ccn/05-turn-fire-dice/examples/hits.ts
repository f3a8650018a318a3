import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';
import { fire, mayFire } from '../../combats.ts';

/** What hits in a fire, and what comes of it (ccn-5.110 to ccn-5.115). */
export const hits = defineExamples({
  'ccn-5.110/infantry': applies('ccn/ranged-combat', {
    es: 'Se dispara con 5 dados a una unidad de infantería con 4 bloques y salen 2 infanterías, 1 sable, 1 bandera y 1 caballería.',
    en: '5 dice are fired at an infantry unit with 4 blocks and show 2 infantry, 1 saber, 1 flag and 1 cavalry.',
    ask: fire(
      { unit: 'line', blocks: 5 },
      { unit: 'line', blocks: 4 },
      { faces: ['infantry', 'saber', 'flag', 'cavalry', 'infantry'] },
    ),
    gives: { hitsOn: ['infantry'], result: { hits: 2, flags: 1, misses: 2, blocksLeft: 2 } },
    case: 197,
  }),
  'ccn-5.110/one-die': applies('ccn/ranged-combat', {
    es: 'Se dispara con 1 dado a infantería.',
    en: 'Infantry is fired at with 1 die.',
    ask: fire({ unit: 'line', blocks: 1 }),
    gives: { dice: 1 },
    odds: { 'at-least-one-hit': '1/3' },
    case: 103,
  }),
  'ccn-5.110/two-dice': applies('ccn/ranged-combat', {
    es: 'Se dispara con 2 dados a infantería.',
    en: 'Infantry is fired at with 2 dice.',
    ask: fire({ unit: 'line', blocks: 2 }),
    gives: { dice: 2 },
    odds: { 'at-least-one-hit': '5/9' },
    case: 205,
  }),
  'ccn-5.110/cavalry': applies('ccn/ranged-combat', {
    es: 'Se dispara con 1 dado a caballería pesada.',
    en: 'Heavy cavalry is fired at with 1 die.',
    ask: fire({ unit: 'line', blocks: 1 }, 'heavy-cavalry'),
    gives: { hitsOn: ['cavalry'] },
    odds: { 'at-least-one-hit': '1/6' },
  }),
  'ccn-5.111/one-flag': applies('ccn/ranged-combat', {
    es: 'Se dispara con 2 dados a una unidad de línea con 3 bloques y salen 1 bandera y 1 sable.',
    en: '2 dice are fired at a line unit with 3 blocks and show 1 flag and 1 saber.',
    ask: fire(
      { unit: 'line', blocks: 2 },
      { unit: 'line', blocks: 3 },
      { faces: ['flag', 'saber'] },
    ),
    gives: { result: { hits: 0, flags: 1, retreatHexes: 1, hexesMade: 1, leftHex: true } },
  }),
  'ccn-5.112/surplus-hit': applies('ccn/ranged-combat', {
    es: 'Se dispara con 4 dados a una unidad de infantería con 2 bloques y sin líder y salen 3 infanterías y 1 bandera.',
    en: '4 dice are fired at an infantry unit with 2 blocks and no leader and show 3 infantry and 1 flag.',
    ask: fire(
      { unit: 'line', blocks: 4 },
      { unit: 'line', blocks: 2 },
      { faces: ['infantry', 'infantry', 'infantry', 'flag'] },
    ),
    gives: { result: { hits: 3, blocksLost: 2, eliminated: true, banners: 1 } },
    case: 199,
  }),
  'ccn-5.113/one-block-lost': applies('ccn/ranged-combat', {
    es: 'Una unidad de línea con 3 bloques y un líder vinculado pierde 1 por un disparo; salen por él 1 sable y 1 bandera.',
    en: 'A line unit with 3 blocks and an attached leader loses 1 to fire; for him 1 saber and 1 flag are rolled.',
    ask: fire(
      { unit: 'line', blocks: 2 },
      { unit: 'line', blocks: 3, leader: true },
      { faces: ['infantry', 'cavalry'], leaderCheck: ['saber', 'flag'] },
    ),
    gives: { result: { blocksLeft: 2, leaderCheckDice: 2, leaderLost: false, banners: 0 } },
    cites: ['ccn-5.113', 'ccn-5.161'],
  }),
  'ccn-5.113/still-open': applies('ccn/ranged-combat', {
    es: 'Una unidad de infantería con 4 bloques y un líder vinculado pierde 1 por un disparo; los dados por él no se han tirado.',
    en: 'An infantry unit with 4 blocks and an attached leader loses 1 to fire; the dice for him have not been rolled.',
    ask: fire(
      { unit: 'line', blocks: 2 },
      { unit: 'line', blocks: 4, leader: true },
      { faces: ['infantry', 'cavalry'] },
    ),
    gives: { result: { blocksLeft: 3, leaderCheckDice: 2, leaderLost: null } },
    odds: { 'leader-lost': '1/36' },
  }),
  'ccn-5.114/lone-leader': applies('ccn/may-fire', {
    es: 'La infantería de línea ve a un líder enemigo solo a 2 hexágonos.',
    en: 'Line infantry sees a lone enemy leader 2 hexes away.',
    ask: mayFire('line', {}, 'leader'),
    gives: { allowed: false },
  }),
  'ccn-5.114/with-his-unit': doesNotApply('ccn/ranged-combat', {
    es: 'La infantería de línea con 4 bloques dispara a una unidad con un líder vinculado, a 2 hexágonos.',
    en: 'Line infantry with 4 blocks fires at a unit with an attached leader, 2 hexes away.',
    ask: fire({ unit: 'line', blocks: 4 }, { unit: 'line', leader: true }),
    gives: { allowed: true, dice: 4 },
    cites: ['ccn-5.110'],
  }),
  'ccn-5.115/no-way-back': applies('ccn/ranged-combat', {
    es: 'Se dispara con 2 dados a una unidad de línea con 3 bloques, que no tiene hexágonos libres detrás, y sale 1 bandera.',
    en: '2 dice are fired at a line unit with 3 blocks that has no free hexes behind, and show 1 flag.',
    ask: fire(
      { unit: 'line', blocks: 2 },
      { unit: 'line', blocks: 3, freeHexes: 0 },
      { faces: ['flag', 'saber'] },
    ),
    gives: { result: { blocksLost: 0, blocksLostInRetreat: 1, blocksLeft: 2, leftHex: false } },
    cites: ['ccn-5.115', 'ccn-5.182'],
  }),
});
