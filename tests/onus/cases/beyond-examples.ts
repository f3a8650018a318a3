import { casesIn } from '../../ties/case-rows.ts';

/** Worked cases, or parts of them, that no example of a room tells. */
export const CASES = casesIn(`
onus/combat-phase
  19 two combats after the relief charge, in the order of the active player: engagedPairs=2 => combats=2 orderChosenBy=active-player
onus/contact
  52 the second unit rolls 2 dice on the flank of a unit that another one fights: contacts.0.defenderPart=left-flank contacts.0.touching=2 defender.otherEnemies=1 => dice=2 onDefender.defencePenalty=-2 onDefender.moralePenalty=-2
onus/hand-to-hand
  171 two sections on the flank and two enveloping the rear: defender.attackedOn=[flank,rear] sectionsInContact=4 charge => dice=4 defender.defenceModifier=-3
  245 a Phalanx in the second turn of its combat: defender.hit=3 defender.wound=3 defender.formation=phalanx => strikesFirst=both defender.attack=[4,4]
onus/morale-check
  45 a Broken mounted unit, flanked, with 3 new wounds: unit.kind=cavalry unit.broken unit.wounds=3 unit.attackedOn=[flank] => moraleModifier=-5
  229 a Broken ballista fails its check: unit.kind=ballista unit.broken unit.morale=5 moraleDie=6 => fate=eliminated
  237 a fleeing unit in the radius of its general recovers: unit.morale=7 unit.wounds=3 unit.fleeing unit.general=in-radius cause=flight => moraleValue=4 chanceToPass=2/3
  273 a Steadfast unit fails while it is Broken: unit.abilities=[steadfast] unit.broken unit.morale=5 moraleDie=6 => fate=broken
  321 a Hero near his general, attacked on a flank, with 3 wounds: unit.morale=6 unit.hero unit.general=in-radius unit.attackedOn=[flank] unit.wounds=3 => moraleValue=4 chanceToFail=1/3
onus/pass-through
  251 nor does a fleeing unit pass through fleeing elephants: gait=flight mover.fleeing mover.broken passed.kind=elephants passed.fleeing passed.broken => !allowed
  325 a fleeing unit passes through an engaged friend: gait=flight mover.fleeing mover.broken passed.engaged => allowed passedState=broken
onus/shot
  29 the Roman unit that is engaged: target.engaged => !allowed
  29 the Roman unit on the left, behind another: shooter.strength=3 obstructed => allowed strengthModifier=-1
  50 the same dice without Precision: shooter.abilities=[] toWound=[6,1,6] => woundsDone=2
  197 a fleeing unit takes 1 wound from a shot on its front: target.dodge=4 target.armour=5 target.fleeing target.taken=1 => defence=[2,3] !mustCheck
  285 archers without officers are shot at: target.dodge=5 target.armour=6 target.noOfficers => defence=[4,5]
onus/unit-values
  143 forced march replaces the flank, and the other enemy counts: unit.dodge=5 unit.armour=6 unit.forcedMarch unit.attackedOn=[flank] unit.otherEnemies=1 => defence=[2,3]
  245 a Phalanx in its second turn of combat keeps its +1/+1 and has no priority: unit.hit=3 unit.wound=3 unit.formation=phalanx enemy.kind=infantry => attack=[4,4] !strikesFirst
  277 Lancers against infantry: unit.hit=3 unit.wound=3 unit.abilities=[lancers] enemy.kind=infantry => attack=[3,3]
  313 the dice on the front, too, must beat the defence of a unit that is touched on a flank: unit.dodge=5 unit.armour=6 unit.attackedOn=[front,flank] => defence=[4,5]
  327 archers with 3 wounds and without officers shoot over another unit: unit.strength=4 unit.wounds=3 unit.noOfficers obstructed => strength=1
  335 attacked on its rear in forced march the penalty counts once: unit.dodge=6 unit.armour=7 unit.forcedMarch unit.attackedOn=[rear] => defence=[4,5]
`);
