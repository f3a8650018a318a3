import { casesIn } from '../../ties/case-rows.ts';

/** Moves and terrain: cases that are no examples, or parts of some. */
export const MOVEMENT = casesIn(`
ccn/may-move
  4 the Grenadiers move and fight without their leader: unit=grenadier leader detaches => allowed mayFightAfter
  5 the cavalry that the leader joined does not move: unit=heavy-cavalry leader leaderDoes=joined hexes=1 => !allowed
  5 the cavalry that the leader joined fights in place: unit=heavy-cavalry leader leaderDoes=joined hexes=0 => allowed mayMeleeAfter
  131 heavy cavalry under Cavalry Charge moves 3 hexes: unit=heavy-cavalry card=cavalry-charge hexes=3 => allowed mayMeleeAfter
  359 infantry that won its melee may enter the town: unit=line hex1.ground=town => allowed maxOnPath=1
  473 a leader leaves a unit that is not in square by Probe Left Flank: unit=leader detaches => allowed
ccn/line-of-sight
  21 artillery on a hill fires over the friendly unit in the hex below: from=E7 to=E9 hills=[E7] friends=[E8] shooter=foot-artillery => visible firesOver=[E8]
  213 a friendly unit between: from=E7 to=E9 friends=[E8] shooter=line => !visible blockedBy=[E8]
  215 forest on one side of the line, a leader on the other: from=E7 to=F8 forests=[E8] units=[F7] => !visible blockedBy=[E8,F7]
ccn/melee
  235 light cavalry of 2 blocks against infantry in forest: attacker.unit=light-cavalry attacker.blocks=2 defender.unit=line defender.blocks=4 defender.terrain=forest => !allowed dice=0
  243 foot artillery with 1 block against a unit in forest: attacker.unit=foot-artillery attacker.blocks=1 defender.unit=line defender.blocks=4 defender.terrain=forest => dice=2
`);
