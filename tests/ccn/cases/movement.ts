import { casesIn } from '../../ties/case-rows.ts';

/** Moves and terrain: cases that are no examples, or parts of some. */
export const MOVEMENT = casesIn(`
ccn/may-move
  4 the Grenadiers move and fight without their leader: unit=grenadier leader leaderDoes=detaches => allowed mayFightAfter
  5 the cavalry that the leader joined does not move: unit=heavy-cavalry leader leaderDoes=joined hexes=1 => !allowed
  5 the cavalry that the leader joined fights in place: unit=heavy-cavalry leader leaderDoes=joined hexes=0 => allowed mayMeleeAfter
  131 heavy cavalry under Cavalry Charge moves 3 hexes: unit=heavy-cavalry card=cavalry-charge hexes=3 => allowed mayMeleeAfter
  473 a leader leaves a unit that is not in square by Probe Left Flank: unit=leader detaches => allowed
`);
