import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';
import { fire } from '../../battles.ts';

/** Dice of ranged combat. */
export const dice = defineExamples({
  'cca-10.17/out-of-a-camp': applies('cca/ranged-combat', {
    es: 'Una unidad ligera con arcos que no ha movido dispara desde un campamento fortificado a un objetivo en terreno despejado, a 3 hexes.',
    en: 'A light bows unit that has not moved fires from a fortified camp at a target in the open 3 hexes away.',
    ask: { attacker: { unit: 'LB', terrain: 'camp' }, defender: { unit: 'MI' }, distance: 3 },
    gives: { dice: 1 },
    cites: ['cca-10.18', 'cca-10.17', 'cca-17.42'],
    case: 249,
  }),
  'cca-10.17/i-am-spartacus-into-a-forest': applies('cca/ranged-combat', {
    es: 'Con Soy Espartaco, una unidad ligera con arcos que no ha movido dispara a infantería media en un bosque.',
    en: 'Under I am Spartacus a light bows unit that has not moved fires at medium infantry in a forest.',
    ask: fire('LB', { unit: 'MI', terrain: 'forest' }, { card: 'i-am-spartacus' }),
    gives: { dice: 3 },
    cites: ['cca-10.18', 'cca-10.17', 'cca-18.42', 'cca-17.12'],
  }),
  'cca-10.17/into-a-camp': doesNotApply('cca/ranged-combat', {
    es: 'Una unidad ligera con arcos que no ha movido dispara a infantería media en un campamento fortificado.',
    en: 'A light bows unit that has not moved fires at medium infantry in a fortified camp.',
    ask: { attacker: { unit: 'LB' }, defender: { unit: 'MI', terrain: 'camp' } },
    gives: { dice: 2, flagsIgnorable: 1 },
    cites: ['cca-10.18'],
  }),
  'cca-10.18/slings-after-one-hex': applies('cca/ranged-combat', {
    es: 'Una unidad ligera con hondas mueve 1 hex por terreno despejado y dispara a infantería media.',
    en: 'A light slings unit moves 1 hex in the open and fires at medium infantry.',
    ask: { attacker: { unit: 'LS', moved: 1 }, defender: { unit: 'MI' } },
    gives: { dice: 1 },
    odds: { 'at-least-one-hit': '1/6' },
    case: 101,
  }),
  'cca-10.18/auxilia-after-one-hex': applies('cca/ranged-combat', {
    es: 'Unos auxiliares mueven 1 hex y disparan a infantería media que está a 2.',
    en: 'Auxilia move 1 hex and fire at medium infantry 2 away.',
    ask: { attacker: { unit: 'AX', moved: 1 }, defender: { unit: 'MI' } },
    gives: { dice: 1 },
    case: 8,
  }),
  'cca-10.18/i-am-spartacus-for-close-combat-only': applies('cca/ranged-combat', {
    es: 'Con Soy Espartaco y la lectura b de R90, una unidad ligera con arcos que no ha movido dispara a infantería media.',
    en: 'Under I am Spartacus and by reading b of R90 a light bows unit that has not moved fires at medium infantry.',
    ask: fire('LB', 'MI', { card: 'i-am-spartacus', readings: { R90: 'b' } }),
    gives: { dice: 2 },
  }),
  'cca-10.19/two-hexes': forbids('cca/ranged-combat', {
    es: 'Unos auxiliares mueven 2 hexes y quieren disparar a infantería media que está a 2.',
    en: 'Auxilia move 2 hexes and want to fire at medium infantry 2 away.',
    ask: { attacker: { unit: 'AX', moved: 2 }, defender: { unit: 'MI' } },
    gives: { allowed: false, dice: 0 },
    cites: ['cca-8.16', 'cca-10.19'],
    case: 1,
  }),
  'cca-10.19/two-hexes-into-forest': applies('cca/ranged-combat', {
    es: 'Unos auxiliares mueven 2 hexes, el segundo de bosque, y quieren disparar a infantería media que está a 2.',
    en: 'Auxilia move 2 hexes, the second one forest, and want to fire at medium infantry 2 away.',
    ask: { attacker: { unit: 'AX', moved: 2, terrain: 'forest' }, defender: { unit: 'MI' } },
    gives: { allowed: false },
    cites: ['cca-10.19', 'cca-17.10'],
  }),
  'cca-10.19/one-hex': doesNotApply('cca/ranged-combat', {
    es: 'Unos auxiliares mueven 1 hex y quieren disparar a infantería media que está a 2.',
    en: 'Auxilia move 1 hex and want to fire at medium infantry 2 away.',
    ask: { attacker: { unit: 'AX', moved: 1 }, defender: { unit: 'MI' } },
    gives: { allowed: true, dice: 1 },
    cites: ['cca-10.18'],
  }),
});
