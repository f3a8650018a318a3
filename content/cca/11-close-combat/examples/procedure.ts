import {
  applies,
  defineExamples,
  doesNotApply,
  forbids,
} from '../../../../src/content/examples.ts';

/** What close combat is, who may fight it and whom, and what happens before the dice. */
export const procedure = defineExamples({
  'cca-11.1': {
    adjacent: applies('cca/may-battle', {
      es: 'Una unidad de infantería ligera combate contra infantería media enemiga que está en el hex adyacente.',
      en: 'A light infantry unit battles enemy medium infantry in the adjacent hex.',
      ask: { attacker: { unit: 'LI' }, defender: { unit: 'MI' } },
      gives: { allowed: true, kind: 'close' },
    }),
  },
  'cca-11.2': {
    'attack-the-adjacent-enemy': applies('cca/may-battle', {
      es: 'Una unidad de infantería ligera con arcos tiene adyacente a infantería media enemiga y decide combatir contra ella.',
      en: 'A unit of light infantry with bows has enemy medium infantry adjacent to it and chooses to battle it.',
      ask: { attacker: { unit: 'LB' }, defender: { unit: 'MI' } },
      gives: { allowed: true, kind: 'close', mustBattle: false },
      cites: ['cca-11.1', 'cca-11.2'],
    }),
    'fire-past-the-adjacent-enemy': forbids('cca/may-battle', {
      es: 'Unos auxiliares tienen 1 unidad enemiga adyacente y quieren disparar a infantería media que está a 2 hexes.',
      en: 'Auxilia with 1 enemy unit adjacent to them want to fire at medium infantry 2 hexes away.',
      ask: {
        kind: 'ranged',
        attacker: { unit: 'AX', enemiesAdjacent: 1 },
        defender: { unit: 'MI' },
        distance: 2,
      },
      gives: { allowed: false },
      cites: ['cca-11.2', 'cca-10.5'],
      case: 3,
    }),
    'fire-at-the-adjacent-enemy': forbids('cca/may-battle', {
      es: 'Una unidad de infantería ligera con arcos quiere disparar a la infantería media enemiga que tiene adyacente.',
      en: 'A unit of light infantry with bows wants to fire at the enemy medium infantry adjacent to it.',
      ask: { kind: 'ranged', attacker: { unit: 'LB' }, defender: { unit: 'MI' } },
      gives: { allowed: false },
      cites: ['cca-10.4', 'cca-11.2'],
      case: 97,
    }),
    'no-enemy-adjacent': doesNotApply('cca/may-battle', {
      es: 'Unos auxiliares sin enemigos adyacentes quieren disparar a infantería media que está a 2 hexes.',
      en: 'Auxilia with no enemy adjacent to them want to fire at medium infantry 2 hexes away.',
      ask: {
        kind: 'ranged',
        attacker: { unit: 'AX', enemiesAdjacent: 0 },
        defender: { unit: 'MI' },
        distance: 2,
      },
      gives: { allowed: true },
      cites: ['cca-10.2'],
    }),
  },
  'cca-11.3': {
    'whole-combat': applies('cca/close-combat-outcome', {
      es: 'Una unidad de infantería pesada ataca a infantería media de 4 bloques en terreno despejado, sin líderes cerca.',
      en: 'A heavy infantry unit attacks medium infantry of 4 blocks in the open, with no leaders near.',
      ask: { attacker: { unit: 'HI' }, defender: { unit: 'MI' } },
      gives: { allowed: true, dice: 5, battleBackDice: 4 },
      odds: { 'defender-eliminated': '11/243' },
      cites: ['cca-11.3', 'cca-11.7', 'cca-11.51', 'cca-11.49', 'cca-11.54', 'cca-11.58'],
      case: 319,
    }),
    'evasion-before-the-dice': applies('cca/close-combat-outcome', {
      es: 'Una unidad de infantería media ataca a infantería ligera de 4 bloques, que se evade.',
      en: 'A medium infantry unit attacks light infantry of 4 blocks, which evades.',
      ask: { attacker: { unit: 'MI' }, defender: { unit: 'LI' }, evades: true },
      gives: { allowed: true, dice: 4, battleBackDice: 0 },
      odds: { 'defender-eliminated': '1/1296', 'defender-evades': '1295/1296' },
      cites: ['cca-11.3', 'cca-13.3', 'cca-11.7'],
      case: 371,
    }),
  },
  'cca-11.4': {
    'adjacent-target': applies('cca/may-battle', {
      es: 'Una unidad de infantería pesada con órdenes anuncia que ataca cuerpo a cuerpo a la caballería media adyacente.',
      en: 'An ordered heavy infantry unit announces a close combat attack on the medium cavalry adjacent to it.',
      ask: { attacker: { unit: 'HI' }, defender: { unit: 'MC' } },
      gives: { allowed: true },
      cites: ['cca-11.4', 'cca-11.1'],
    }),
    'target-two-hexes-away': forbids('cca/may-battle', {
      es: 'Una unidad de infantería pesada con órdenes quiere atacar cuerpo a cuerpo a caballería media que está a 2 hexes.',
      en: 'An ordered heavy infantry unit wants to attack medium cavalry 2 hexes away in close combat.',
      ask: { attacker: { unit: 'HI' }, defender: { unit: 'MC' }, distance: 2 },
      gives: { allowed: false },
    }),
  },
  'cca-11.5': {
    'bows-evade': applies('cca/close-combat', {
      es: 'Una unidad de infantería media ataca a infantería ligera con arcos, que se evade.',
      en: 'A medium infantry unit attacks light infantry with bows, which evades.',
      ask: { attacker: { unit: 'MI' }, defender: { unit: 'LB' }, evades: true },
      gives: { allowed: true, dice: 4, hitsOn: ['green'], battleBack: null },
      odds: { 'at-least-one-hit': '671/1296' },
      cites: ['cca-11.5', 'cca-13.6', 'cca-11.12', 'cca-13.4', 'cca-13.14'],
      case: 37,
    }),
    'auxilia-want-to-evade': forbids('cca/close-combat', {
      es: 'Una unidad de infantería pesada ataca a unos auxiliares, que quieren evadirse.',
      en: 'A heavy infantry unit attacks auxilia, which want to evade.',
      ask: { attacker: { unit: 'HI' }, defender: { unit: 'AX' }, evades: true },
      gives: { allowed: false },
      cites: ['cca-11.5', 'cca-13.10'],
      case: 195,
    }),
  },
  'cca-11.6': {
    'into-forest': applies('cca/close-combat', {
      es: 'Una unidad de infantería media en terreno despejado ataca a infantería pesada que está en un bosque.',
      en: 'A medium infantry unit in the open attacks heavy infantry in a forest.',
      ask: { attacker: { unit: 'MI' }, defender: { unit: 'HI', terrain: 'forest' } },
      gives: { dice: 2, battleBack: { dice: 2 } },
      cites: ['cca-11.12', 'cca-11.6', 'cca-17.11', 'cca-11.57', 'cca-17.11'],
    }),
    'two-dice-into-forest': applies('cca/close-combat', {
      es: 'Una unidad de infantería ligera en terreno despejado ataca a infantería pesada que está en un bosque.',
      en: 'A light infantry unit in the open attacks heavy infantry in a forest.',
      ask: { attacker: { unit: 'LI' }, defender: { unit: 'HI', terrain: 'forest' } },
      gives: { dice: 2, battleBack: { dice: 2 } },
      cites: ['cca-11.8', 'cca-11.6', 'cca-11.17', 'cca-17.11'],
    }),
    'out-of-a-camp': applies('cca/close-combat', {
      es: 'Una unidad de infantería media ataca desde un campamento fortificado a infantería media en terreno despejado.',
      en: 'A medium infantry unit in a fortified camp attacks medium infantry in the open.',
      ask: { attacker: { unit: 'MI', terrain: 'camp' }, defender: { unit: 'MI' } },
      gives: { dice: 3 },
      cites: ['cca-11.12', 'cca-11.6', 'cca-17.42'],
    }),
    'across-a-rampart': doesNotApply('cca/close-combat', {
      es: 'Una unidad de infantería media ataca a infantería pesada a través de un lado de hex con terraplén.',
      en: 'A medium infantry unit attacks heavy infantry across a hexside with a rampart.',
      ask: { attacker: { unit: 'MI' }, defender: { unit: 'HI', rampart: 'between' } },
      gives: { dice: 4, swordsIgnored: 1, battleBack: { dice: 5 } },
      cites: ['cca-11.12', 'cca-17.33'],
    }),
  },
  'cca-11.59': {
    'warriors-next-to-two-enemies': applies('cca/may-battle', {
      es: 'Unos guerreros mueven 2 hexes y quedan adyacentes a 2 unidades enemigas; su jugador elige atacar a la caballería pesada.',
      en: 'Warriors move 2 hexes and are now adjacent to 2 enemy units; their player chooses to attack the heavy cavalry.',
      ask: { attacker: { unit: 'WR', moved: 2, enemiesAdjacent: 2 }, defender: { unit: 'HC' } },
      gives: { allowed: true, mustBattle: true, choosesTarget: true },
      cites: ['cca-11.59', 'cca-11.14', 'cca-8.19'],
      case: 10,
    }),
    'one-enemy-adjacent': doesNotApply('cca/may-battle', {
      es: 'Unos guerreros mueven 2 hexes y quedan adyacentes a 1 sola unidad enemiga, de caballería pesada.',
      en: 'Warriors move 2 hexes and are now adjacent to just 1 enemy unit, heavy cavalry.',
      ask: { attacker: { unit: 'WR', moved: 2, enemiesAdjacent: 1 }, defender: { unit: 'HC' } },
      gives: { allowed: true, mustBattle: true, choosesTarget: false },
      cites: ['cca-11.14'],
    }),
    'dice-split-between-two-targets': forbids('cca/may-battle', {
      es: 'Una unidad de infantería pesada adyacente a 2 unidades enemigas quiere repartir sus 5 dados entre ambas.',
      en: 'A heavy infantry unit adjacent to 2 enemy units wants to divide its 5 dice between them.',
      ask: {
        attacker: { unit: 'HI', enemiesAdjacent: 2 },
        defender: { unit: 'MI' },
        splitDice: true,
      },
      gives: { allowed: false },
      cites: ['cca-9.5', 'cca-11.59'],
      case: 155,
    }),
  },
});
