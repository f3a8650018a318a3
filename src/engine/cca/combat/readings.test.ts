import { cases } from '../../testing/cases.ts';
import { KINDS } from '../../testing/cca/kinds.ts';

cases(
  'cca/close-combat',
  `
  R31, elephants roll as many dice as their target, by its type or after its own ground: attacker.unit=EL
    defender.unit=MI defender.terrain=camp R31=a                     => dice=4
    defender.unit=MI defender.terrain=camp R31=b                     => dice=3
    defender.unit=HI R31=a|b                                         => dice=5
    defender.unit=WR|CH R31=a|b                                      => dice=3
    defender.unit=LD R31=a|b                                         => dice=1
    // A card of the elephants does not help their target, and is added to what it rolls.
    defender.unit=MI defender.terrain=camp card=mounted-charge R31=a => dice=5
    defender.unit=MI defender.terrain=camp card=mounted-charge R31=b => dice=4
  R32, elephants battle back with the dice that were rolled at them, really or by type: defender.unit=EL
    attacker.unit=MC card=mounted-charge R32=a   => battleBack.dice=4
    attacker.unit=MC card=mounted-charge R32=b   => battleBack.dice=3
    attacker.unit=WR R32=a                       => battleBack.dice=4
    attacker.unit=WR R32=b                       => battleBack.dice=3
    attacker.unit=HI R32=a|b                     => battleBack.dice=5
    // 3 against each other (cca-11.27): elephants have no dice of their type.
    attacker.unit=EL R32=a|b                     => battleBack.dice=3
  R33, swords of elephants are rolled again without end, or once: attacker.unit=EL defender.unit=LI
    // Four hits with two dice: once only where each die hits twice.
    R33=a                                        => odds.eliminated=5/486
    R33=b                                        => odds.eliminated=1/324 mean.blocksLost=7/9
    // That a sword hits does not depend on it. A die fails with four of its faces: 1 - (2/3)^2.
    R33=a|b                                      => odds.at-least-one-hit=5/9
  R34, a sword that the target ignores is rolled again, or not: attacker.unit=EL
    // Elephants ignore all: 1 - (4/5)^3, or 1 - (5/6)^3.
    defender.unit=EL R34=a                       => odds.at-least-one-hit=61/125
    defender.unit=EL R34=b                       => odds.at-least-one-hit=91/216
    // Chariots ignore one. No hit: no red square and one sword at most, whose new roll shows neither; or is not rolled.
    defender.unit=CH R34=a                       => odds.at-least-one-hit=5/9
    defender.unit=CH R34=b                       => odds.at-least-one-hit=13/27
  R35, chariots that were struck first battle back with 3 dice, or roll the 4 of their attack: firstStrike
    attacker.unit=CH defender.unit=MI R35=a      => battleBack.dice=3
    attacker.unit=CH defender.unit=MI R35=b      => battleBack.dice=4
    attacker.unit=MI defender.unit=CH R35=a|b    => dice=3
  dice out of a camp, one less, and at most 2 out of it into a forest, before or after (R70): attacker.terrain=camp
    attacker.unit=LI|LC defender.unit=MI R70=a|b => dice=1
    attacker.unit=AX|MC defender.unit=MI R70=a|b => dice=2
    attacker.unit=WR|MI|HC|CH|EL defender.unit=MI R70=a|b => dice=3
    attacker.unit=HI defender.unit=MI R70=a|b    => dice=4
    attacker.unit=LI|LC defender.unit=MI defender.terrain=forest R70=a => dice=1
    attacker.unit=AX|WR|MI|HI|MC|HC|CH|EL defender.unit=MI defender.terrain=forest R70=a => dice=2
    attacker.unit=LI|AX|WR|MI|HI|MOUNTED defender.unit=MI defender.terrain=forest R70=b => dice=1
    // Mounted units keep their die by reading b of R71, foot units never.
    attacker.unit=HI|HC|EL defender.unit=MI R71=b => dice=4
    // No dice less than none: elephants against a lone leader.
    attacker.unit=EL defender.unit=LD            => dice=0 odds.eliminated=0
  a card that adds no dice is told where it could have raised a maximum: attacker.terrain=camp defender.unit=MI
    attacker.unit=HI defender.terrain=forest card=mounted-charge         => 17.12~card-adds-no-dice
    attacker.unit=MC defender.terrain=forest card=clash-of-shields bonus => 17.12~card-adds-no-dice
    attacker.unit=HI defender.terrain=forest card=i-am-spartacus         => -17.12~card-adds-no-dice
    attacker.unit=HI defender.terrain=clear card=mounted-charge          => -17.12~card-adds-no-dice
    attacker.unit=HI defender.terrain=forest                             => -17.12~card-adds-no-dice
`,
  KINDS,
);

cases(
  'cca/close-combat-roll',
  `
  R33, a sword among the new rolls is due again, or no more: attacker.unit=EL defender.unit=LI rolledAgain=[swords]
    faces=[swords,blue] R33=a => hits=2 diceToRollAgain=1
    faces=[swords,blue] R33=b => hits=2 diceToRollAgain=0
  R24, a flag of elephants that is ignored costs no extra hex unless that is chosen: attacker.unit=EL defender.unit=HC
    faces=[flag,flag,green,green] defender.support=2 => retreatHexes=3
    faces=[flag,flag,green,green] defender.support=2 R24=b => retreatHexes=4
  R34, dice to roll again: attacker.unit=EL
    defender.unit=CH faces=[swords,swords,green] R34=a       => diceToRollAgain=2
    defender.unit=CH faces=[swords,swords,green] R34=b       => diceToRollAgain=1
    defender.unit=CH faces=[swords,green,green] R34=a        => diceToRollAgain=1
    defender.unit=CH faces=[swords,green,green] R34=b        => diceToRollAgain=0
    defender.unit=CH faces=[red,green,green] R34=a|b         => diceToRollAgain=0
    defender.unit=EL faces=[swords,swords,swords] R34=a      => diceToRollAgain=3
    defender.unit=EL faces=[swords,swords,swords] R34=b      => diceToRollAgain=0
    defender.unit=MI faces=[swords,swords,green,green] R34=a|b => diceToRollAgain=2
`,
);

const ENTERS = 'attacker.moved=1 attacker.leader=attached defender.unit=MI';

cases(
  'cca/may-battle',
  `
  R102, a card lifts the limit of the unit type (a), or the ban of the terrain as well (b): ${ENTERS}
    attacker.unit=MI|HI attacker.terrain=forest card=double-time R102=a  => !allowed
    attacker.unit=MI|HI attacker.terrain=forest card=double-time R102=b  => allowed
    attacker.unit=HC attacker.terrain=forest card=mounted-charge R102=a  => !allowed
    attacker.unit=HC attacker.terrain=forest card=mounted-charge R102=b  => allowed
    attacker.unit=CH|EL attacker.terrain=rough card=mounted-charge R102=a => !allowed
    attacker.unit=CH|EL attacker.terrain=rough card=mounted-charge R102=b => allowed
    // The card names heavy mounted units alone.
    attacker.unit=MC attacker.terrain=rough card=mounted-charge R102=a|b  => !allowed
    attacker.unit=LC attacker.terrain=forest card=mounted-charge R102=a|b => !allowed
    // Mounted units are not ordered by it, and it says nothing of them.
    attacker.unit=HC attacker.terrain=forest card=double-time R102=a|b    => !allowed
    // These cards do not let a unit move further.
    attacker.unit=MI attacker.terrain=forest card=line-command R102=a|b   => !allowed
    attacker.unit=HI attacker.terrain=forest card=none R102=a|b           => !allowed
    attacker.unit=HC attacker.terrain=rough card=i-am-spartacus R102=a|b  => !allowed
    // An advance into the terrain is not the move of the card.
    attacker.unit=HC attacker.terrain=rough card=mounted-charge bonus R102=b => !allowed
`,
);

cases(
  'cca/may-move',
  `
  R102, the move tells the same of the battle after it, and the stop remains: unit=MI hexes=2 orderedBy=double-time
    hex2.ground=forest enemiesAtEnd=1 R102=a => allowed !mayCloseCombat
    hex2.ground=forest enemiesAtEnd=1 R102=b => allowed mayCloseCombat !mayFire
    hex1.ground=forest R102=b                => !allowed maxOnPath=1
`,
);
