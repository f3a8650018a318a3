import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';
import { roll } from '../../battles.ts';

/** Who may battle back, and with what. */
export const battleBack = defineExamples({
  'cca-11.54/one-block-survives': applies('cca/close-combat-roll', {
    es: 'Unos guerreros de 4 bloques atacan a caballería pesada de 3 bloques, que aguanta, y sacan 1 cuadrado rojo, 1 espada y 2 fallos.',
    en: 'Warriors of 4 blocks attack heavy cavalry of 3 blocks, which stands, and roll 1 red square, 1 sword and 2 misses.',
    ask: roll('WR', { unit: 'HC', blocks: 3 }, ['red', 'swords', 'green', 'blue']),
    gives: { hits: 2, blocksLeft: 1, battleBack: { allowed: true, dice: 4 } },
    cites: ['cca-11.51', 'cca-11.54'],
    case: 12,
  }),
  'cca-11.54/no-block-survives': doesNotApply('cca/close-combat-roll', {
    es: 'Unos guerreros de 4 bloques atacan a caballería pesada de 2 bloques, que aguanta, y sacan 1 cuadrado rojo, 1 espada y 2 fallos.',
    en: 'Warriors of 4 blocks attack heavy cavalry of 2 blocks, which stands, and roll 1 red square, 1 sword and 2 misses.',
    ask: roll('WR', { unit: 'HC', blocks: 2 }, ['red', 'swords', 'green', 'blue']),
    gives: { hits: 2, eliminated: true, battleBack: { allowed: false } },
    cites: ['cca-11.51'],
  }),
  'cca-11.55/infantry-with-its-path-blocked': applies('cca/close-combat-roll', {
    es: 'Una unidad de infantería media de 3 bloques recibe de infantería media 1 bandera y ningún impacto, no puede ignorarla y tiene la ruta de retirada bloqueada.',
    en: 'A medium infantry unit of 3 blocks takes 1 flag and no hits from medium infantry, cannot ignore it, and its retreat path is blocked.',
    ask: roll('MI', { unit: 'MI', blocks: 3, freeHexes: 0 }, ['flag', 'green', 'green', 'red']),
    gives: {
      retreatHexes: 1,
      blocksLostInRetreat: 1,
      blocksLeft: 2,
      battleBack: { allowed: true, dice: 4 },
    },
    cites: ['cca-12.2', 'cca-12.13', 'cca-11.55'],
    case: 157,
  }),
  'cca-11.55/elephants-behind-friendly-units': applies('cca/close-combat-roll', {
    es: 'Unos guerreros atacan a elefantes con los 2 hexes de detrás ocupados por unidades amigas y sacan 2 banderas y ningún impacto.',
    en: 'Warriors attack elephants with both of the 2 hexes behind them occupied by friendly units and roll 2 flags and no hits.',
    ask: roll('WR', { unit: 'EL', support: 2, freeHexes: 0, blockedBy: 'units' }, [
      'flag',
      'flag',
      'green',
      'green',
    ]),
    gives: {
      retreatHexes: 2,
      blocksLostInRetreat: 0,
      blockersLose: 2,
      blocksLeft: 2,
      battleBack: { allowed: true },
    },
    cites: ['cca-12.20', 'cca-12.3', 'cca-12.28', 'cca-11.55'],
    case: 33,
  }),
  'cca-11.56/one-hex-back': applies('cca/close-combat-roll', {
    es: 'Una unidad de infantería media ataca a infantería pesada de 4 bloques, que no puede ignorar banderas y tiene libre la ruta de retirada, y saca 1 bandera y ningún impacto.',
    en: 'A medium infantry unit attacks heavy infantry of 4 blocks, which can ignore no flags and has a free retreat path, and rolls 1 flag and no hits.',
    ask: roll('MI', 'HI', ['flag', 'green', 'green', 'blue']),
    gives: { leftHex: true, blocksLeft: 4, battleBack: { allowed: false } },
    cites: ['cca-12.2', 'cca-12.4', 'cca-11.56'],
  }),
  'cca-11.56/path-blocked': doesNotApply('cca/close-combat-roll', {
    es: 'Una unidad de infantería media ataca a infantería pesada de 4 bloques, que no puede ignorar banderas y tiene bloqueada la ruta de retirada, y saca 1 bandera y ningún impacto.',
    en: 'A medium infantry unit attacks heavy infantry of 4 blocks, which can ignore no flags and has a blocked retreat path, and rolls 1 flag and no hits.',
    ask: roll('MI', { unit: 'HI', freeHexes: 0 }, ['flag', 'green', 'green', 'blue']),
    gives: { leftHex: false, blocksLeft: 3, battleBack: { allowed: true, dice: 5 } },
    cites: ['cca-12.4', 'cca-12.13', 'cca-11.55'],
  }),
  'cca-11.57/down-from-a-hill': applies('cca/close-combat', {
    es: 'Una unidad de infantería media en terreno despejado ataca a infantería media que está más arriba, en una colina, y que aguanta con todos sus bloques.',
    en: 'A medium infantry unit in the open attacks medium infantry on a hill above it, which stands with all its blocks.',
    ask: { attacker: { unit: 'MI' }, defender: { unit: 'MI', terrain: 'hill' } },
    gives: { dice: 2, battleBack: { dice: 3 } },
    cites: ['cca-17.15', 'cca-11.54', 'cca-11.57', 'cca-17.16'],
    case: 327,
  }),
  'cca-11.57/attacker-in-a-camp': doesNotApply('cca/close-combat', {
    es: 'Una unidad de infantería media que está en un campamento fortificado ataca a infantería media en terreno despejado.',
    en: 'A medium infantry unit in a fortified camp attacks medium infantry in the open.',
    ask: { attacker: { unit: 'MI', terrain: 'camp' }, defender: { unit: 'MI' } },
    gives: { dice: 3, battleBack: { dice: 4 } },
    cites: ['cca-17.42', 'cca-11.58', 'cca-11.12'],
  }),
  'cca-11.58/scored-like-an-attack': applies('cca/close-combat-roll', {
    es: 'Una unidad de infantería pesada con un líder unido devuelve el combate a infantería media y saca 1 triángulo azul, 1 símbolo de líder, 1 espada, 1 bandera y 1 círculo verde.',
    en: 'A heavy infantry unit with a leader attached battles back against medium infantry and rolls 1 blue triangle, 1 leader symbol, 1 sword, 1 flag and 1 green circle.',
    ask: roll(
      'MI',
      { unit: 'HI', leader: 'attached' },
      ['blue', 'leader', 'swords', 'flag', 'green'],
      { roll: 'battle-back' },
    ),
    gives: { dice: 5, hits: 3, flags: 1, blocksLeft: 1, mayAdvance: false },
    cites: ['cca-11.58', 'cca-11.43', 'cca-11.45', 'cca-11.48', 'cca-11.51', 'cca-13.35'],
    case: 383,
  }),
});
