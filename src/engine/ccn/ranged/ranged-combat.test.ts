import { cases } from '../../testing/cases.ts';
import { rangedCombat } from './ranged-combat.ts';

/** Dice of figures, sections 6 to 9, and of the examples of the book. */
cases(
  rangedCombat,
  `
  infantry by its blocks, its move and its type: defender.unit=line attacker.blocks=3
    attacker.unit=line|militia                                 => dice=3
    attacker.unit=line attacker.moved=1                        => dice=2
    attacker.unit=line attacker.moved=1 attacker.nation=portuguese|other-rounds-down => dice=1
    attacker.unit=light|rifle|grenadier|old-guard|young-guard|guard-light|guard-grenadier => dice=4
    attacker.unit=light attacker.moved=1                       => dice=3
`,
);
