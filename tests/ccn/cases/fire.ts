import { casesIn } from '../../ties/case-rows.ts';

export const FIRE = casesIn(`
ccn/line-of-sight
  211 the hex of the target counts, that of the firer does not: from=E5 to=D7 => distance=3
ccn/ranged-combat
  311 four dice at a unit with its leader: attacker.unit=line attacker.blocks=4 defender.unit=line defender.blocks=4 defender.leader => dice=4 chances.leader-lost=35/1458
  183 fieldworks on a hill: attacker.unit=line attacker.blocks=4 defender.unit=line defender.terrain=hill defender.fieldworks=between => dice=3
  189 Bombard gives 2 dice: attacker.unit=foot-artillery attacker.artilleryDice=1 defender.unit=line card=bombard => dice=3
`);
