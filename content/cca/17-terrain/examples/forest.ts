import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';
import { combat } from '../../battles.ts';

/** Forest. */
export const forest = defineExamples({
  'cca-17.8/light-infantry': applies('cca/terrain', {
    es: 'Una unidad de infantería ligera entra en un bosque.',
    en: 'A light infantry unit enters a forest.',
    ask: { unit: 'LI', terrain: 'forest' },
    gives: { mustStop: true, mayBattleOnEntry: true },
    cites: ['cca-17.8', 'cca-17.10'],
  }),
  'cca-17.8/in-an-evasion': doesNotApply('cca/terrain', {
    es: 'Una unidad de infantería ligera pasa por un bosque al evadirse.',
    en: 'A light infantry unit passes through a forest as it evades.',
    ask: { unit: 'LI', terrain: 'forest', enters: 'evade' },
    gives: { mustStop: false },
    cites: ['cca-17.11'],
  }),
  'cca-17.8/in-an-evasion-by-the-other-reading': applies('cca/terrain', {
    es: 'Una unidad de infantería ligera entra en un bosque al evadirse, con la lectura b de R59.',
    en: 'A light infantry unit enters a forest as it evades, by reading b of R59.',
    ask: { unit: 'LI', terrain: 'forest', enters: 'evade', readings: { R59: 'b' } },
    gives: { mustStop: true },
  }),
  'cca-17.9/heavy-infantry': forbids('cca/close-combat', {
    es: 'Una unidad de infantería pesada mueve 1 hex, entra en un bosque y quiere atacar a infantería ligera.',
    en: 'A heavy infantry unit moves 1 hex into a forest and wants to attack light infantry.',
    ask: { attacker: { unit: 'HI', terrain: 'forest', moved: 1 }, defender: { unit: 'LI' } },
  }),
  'cca-17.9/double-time': forbids('cca/close-combat', {
    es: 'Con Tiempo Doble, una unidad de infantería media entra en un bosque con su segundo hex y quiere atacar al enemigo adyacente.',
    en: 'Under Double Time a medium infantry unit enters a forest with its second hex and wants to attack the enemy adjacent to it.',
    ask: combat({ unit: 'MI', terrain: 'forest', moved: 2 }, 'MI', { card: 'double-time' }),
    cites: ['cca-18.35', 'cca-17.9'],
    case: 241,
  }),
  'cca-17.9/double-time-by-the-other-reading': doesNotApply('cca/close-combat', {
    es: 'Con Tiempo Doble, una unidad de infantería media entra en un bosque con su segundo hex y quiere atacar al enemigo adyacente, con la lectura b de R102.',
    en: 'Under Double Time a medium infantry unit enters a forest with its second hex and wants to attack the enemy adjacent to it, by reading b of R102.',
    ask: combat({ unit: 'MI', terrain: 'forest', moved: 2 }, 'MI', {
      card: 'double-time',
      readings: { R102: 'b' },
    }),
    gives: { allowed: true, dice: 2 },
    cites: ['cca-18.35', 'cca-11.12', 'cca-17.11'],
  }),
  'cca-17.9/light-cavalry-fires': applies('cca/ranged-combat', {
    es: 'Una unidad de caballería ligera mueve 2 hexes, entra en un bosque y quiere disparar a infantería media que está a 2.',
    en: 'A light cavalry unit moves 2 hexes into a forest and wants to fire at medium infantry 2 away.',
    ask: { attacker: { unit: 'LC', terrain: 'forest', moved: 2 }, defender: { unit: 'MI' } },
    gives: { allowed: false },
    case: 237,
  }),
  'cca-17.9/light-infantry': doesNotApply('cca/close-combat', {
    es: 'Una unidad de infantería ligera mueve 1 hex, entra en un bosque y ataca a caballería ligera.',
    en: 'A light infantry unit moves 1 hex into a forest and attacks light cavalry.',
    ask: { attacker: { unit: 'LI', terrain: 'forest', moved: 1 }, defender: { unit: 'LC' } },
    gives: { allowed: true },
    cites: ['cca-17.10'],
  }),
  'cca-17.10/warriors': applies('cca/may-battle', {
    es: 'Unos guerreros a fuerza completa mueven 2 hexes, el segundo de bosque, junto a infantería media enemiga.',
    en: 'Warriors at full strength move 2 hexes, the second one forest, next to enemy medium infantry.',
    ask: { attacker: { unit: 'WR', terrain: 'forest', moved: 2 }, defender: { unit: 'MI' } },
    gives: { allowed: true, mustBattle: true },
    cites: ['cca-17.10', 'cca-11.14'],
    case: 239,
  }),
  'cca-17.10/light-cavalry': doesNotApply('cca/may-battle', {
    es: 'Una unidad de caballería ligera mueve 2 hexes, entra en un bosque y quiere atacar a infantería ligera.',
    en: 'A light cavalry unit moves 2 hexes into a forest and wants to attack light infantry.',
    ask: { attacker: { unit: 'LC', terrain: 'forest', moved: 2 }, defender: { unit: 'LI' } },
    gives: { allowed: false },
    cites: ['cca-17.9'],
  }),
  'cca-17.11/warriors-out-of-it': applies('cca/close-combat', {
    es: 'Unos guerreros a fuerza completa atacan desde un bosque a infantería media.',
    en: 'Warriors at full strength attack medium infantry from a forest.',
    ask: { attacker: { unit: 'WR', terrain: 'forest' }, defender: { unit: 'MI' } },
    gives: { dice: 2 },
    cites: ['cca-11.15', 'cca-17.11'],
    case: 225,
  }),
  'cca-17.11/light-cavalry': doesNotApply('cca/close-combat', {
    es: 'Una unidad de caballería ligera ataca a infantería ligera en un bosque.',
    en: 'A light cavalry unit attacks light infantry in a forest.',
    ask: { attacker: { unit: 'LC' }, defender: { unit: 'LI', terrain: 'forest' } },
    gives: { dice: 2 },
    cites: ['cca-11.18'],
  }),
  'cca-17.12/i-am-spartacus': applies('cca/close-combat', {
    es: 'Con Soy Espartaco, una unidad de infantería pesada ataca a infantería media en un bosque.',
    en: 'Under I am Spartacus a heavy infantry unit attacks medium infantry in a forest.',
    ask: combat('HI', { unit: 'MI', terrain: 'forest' }, { card: 'i-am-spartacus' }),
    gives: { dice: 3 },
    cites: ['cca-17.11', 'cca-18.42', 'cca-17.12'],
  }),
  'cca-17.12/bonus-combat-without-the-card': doesNotApply('cca/close-combat', {
    es: 'Tras su Avance de Ímpetu con Choque de Escudos, una unidad de caballería media libra su combate de bonificación contra infantería media en un bosque.',
    en: 'After its Momentum Advance under Clash of Shields a medium cavalry unit fights its bonus combat against medium infantry in a forest.',
    ask: combat('MC', { unit: 'MI', terrain: 'forest' }, { card: 'clash-of-shields', bonus: true }),
    gives: { dice: 2 },
    cites: ['cca-11.20', 'cca-17.11'],
  }),
  'cca-17.13/forest-between': applies('cca/line-of-sight', {
    es: 'Entre una unidad en E7 y otra en E9 hay un bosque vacío, en E8.',
    en: 'Between a unit in E7 and another in E9 there is an empty forest in E8.',
    ask: { from: 'E7', to: 'E9', forests: ['E8'] },
    gives: { visible: false, blockedBy: ['E8'] },
  }),
  'cca-17.13/target-in-the-forest': doesNotApply('cca/line-of-sight', {
    es: 'Una unidad en E7 mira a otra que está en un bosque, en E9; en E8 no hay nada.',
    en: 'A unit in E7 looks at another in a forest in E9; in E8 there is nothing.',
    ask: { from: 'E7', to: 'E9', forests: ['E9'] },
    gives: { visible: true },
    cites: ['cca-10.15'],
  }),
});
