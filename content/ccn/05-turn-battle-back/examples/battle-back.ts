import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** Who battles back, and what a battle back does not allow. */
export const battleBack = defineExamples({
  'ccn-5.153/holds-its-hex': applies('ccn/retreat', {
    es: 'Atacan en melee a infantería de línea de 3 bloques: 1 impacto y ninguna bandera.',
    en: 'Line infantry with 3 blocks is attacked in melee: 1 hit and no flag.',
    ask: { unit: 'line', blocks: 3, hits: 1, flags: 0 },
    gives: { blocksLeft: 2, mayBattleBack: true },
  }),
  'ccn-5.154/no-answer-to-an-answer': applies('ccn/retreat', {
    es: 'La unidad a la que atacó caballería ligera de 3 bloques Responde: 1 impacto y ninguna bandera.',
    en: 'The unit that light cavalry with 3 blocks attacked battles back: 1 hit and no flag.',
    ask: { unit: 'light-cavalry', blocks: 3, hits: 1, flags: 0, rolledIn: 'battle-back' },
    gives: { blocksLeft: 2, mayBattleBack: false },
  }),
  'ccn-5.155/still-adjacent': applies('ccn/retreat', {
    es: 'Atacan en melee a infantería ligera de 3 bloques: 1 bandera. Se retira 1 hexágono y acaba todavía adyacente a la atacante.',
    en: 'Light infantry with 3 blocks is attacked in melee: 1 flag. It retreats 1 hex and ends still adjacent to the attacker.',
    ask: { unit: 'light', blocks: 3, flags: 1 },
    gives: { leftHex: true, mayBattleBack: false },
  }),
  'ccn-5.155/cannot-retreat': doesNotApply('ccn/retreat', {
    es: 'Atacan en melee a infantería ligera de 3 bloques: 1 bandera. No puede retirarse.',
    en: 'Light infantry with 3 blocks is attacked in melee: 1 flag. It cannot retreat.',
    ask: { unit: 'light', blocks: 3, flags: 1, freeHexes: 0 },
    gives: { leftHex: false, blocksLeft: 2, mayBattleBack: true },
    cites: ['ccn-5.182', 'ccn-5.156'],
  }),
  'ccn-5.156/two-blocks-left': applies('ccn/retreat', {
    es: 'Infantería de línea de 3 bloques atacada en melee no recibe ningún impacto y sí 1 bandera, que no puede ignorar; tampoco puede retirarse.',
    en: 'Line infantry with 3 blocks, attacked in melee, takes no hit and 1 flag, which it cannot ignore; nor can it retreat.',
    ask: { unit: 'line', blocks: 3, flags: 1, freeHexes: 0 },
    gives: { blocksLeft: 2, mayBattleBack: true },
    cites: ['ccn-5.182', 'ccn-5.156'],
  }),
  'ccn-5.156/one-hex-of-two': doesNotApply('ccn/retreat', {
    es: 'Infantería de línea de 3 bloques atacada en melee debe retirarse 2 hexágonos y sólo puede hacer 1.',
    en: 'Line infantry with 3 blocks, attacked in melee, must retreat 2 hexes and can make only 1.',
    ask: { unit: 'line', blocks: 3, flags: 2, freeHexes: 1 },
    gives: { hexesMade: 1, blocksLeft: 2, mayBattleBack: false },
    cites: ['ccn-5.155'],
  }),
  'ccn-5.157/line-infantry': applies('ccn/advance', {
    es: 'Infantería de línea que Responde hace retirarse a la atacante y querría Ocupar el Terreno, 1 hexágono.',
    en: 'Line infantry that battles back makes its attacker retreat and wants to Take Ground, 1 hex.',
    ask: { unit: 'line', rolledAs: 'battle-back', targetFate: 'retreated', advances: 1 },
    gives: { allowed: false, mayAdvance: false },
    case: 343,
  }),
  'ccn-5.157/cavalry': forbids('ccn/advance', {
    es: 'Caballería ligera que Responde elimina a la atacante y querría avanzar 1 hexágono y atacar de nuevo.',
    en: 'Light cavalry that battles back eliminates its attacker and wants to advance 1 hex and attack once more.',
    ask: {
      unit: 'light-cavalry',
      rolledAs: 'battle-back',
      targetFate: 'eliminated',
      advances: 1,
      attacksAgain: true,
    },
    gives: { allowed: false, bonusMelee: false },
  }),
  'ccn-5.158/against-a-battle-back': applies('ccn/first-strike', {
    es: 'Una unidad de infantería de línea Responde, y la otra parte querría jugar First Strike.',
    en: 'A line infantry unit battles back, and the other side wants to play First Strike.',
    ask: { when: 'battle-back' },
    gives: { allowed: false },
  }),
  'ccn-5.158/cavalry-battles-back': forbids('ccn/first-strike', {
    es: 'Caballería ligera a la que atacó infantería de línea Responde, y el dueño de la infantería querría jugar First Strike.',
    en: 'Light cavalry that line infantry attacked battles back, and the owner of the infantry wants to play First Strike.',
    ask: { when: 'battle-back', attackingUnit: 'light-cavalry', defendingUnit: 'line' },
  }),
  'ccn-5.159/second-attacker': applies('ccn/retreat', {
    es: 'Una unidad de infantería de línea de 4 bloques ya ha Respondido a una infantería enemiga; otra la ataca en melee: 1 impacto y ninguna bandera.',
    en: 'A line infantry unit with 4 blocks has battled back against one enemy infantry; another attacks it in melee: 1 hit and no flag.',
    ask: { unit: 'line', blocks: 4, hits: 1, flags: 0 },
    gives: { blocksLeft: 3, mayBattleBack: true },
    cites: ['ccn-5.153', 'ccn-5.159'],
    case: 345,
  }),
});
