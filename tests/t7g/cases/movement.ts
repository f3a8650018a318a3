import { casesIn } from '../../ties/case-rows.ts';

/** How far units go, what bars a move, and changes of orientation. */
export const MOVEMENT = casesIn(`
t7g/speed
  3 ¡Corred! across Difficult terrain: speed=4 moveKind=run ground=difficult => inches=6
  37 ¡Atacad! with no enemy visible: speed=4 moveKind=attack !seesEnemy => inches=0
  59 cavalry flees in the open: speed=8 moveKind=flight kind=cavalry => leastInches=8 inches=16
  67 a strip of Difficult terrain: speed=5 ground=difficult => inches=3
  69 into a wood: speed=4 ground=very-difficult => inches=2 becomesDisordered
  71 only a Lateral Centre passes a wood: speed=4 ground=very-difficult onlyOtherCentres => inches=4
  79 along a road: speed=5 easy=whole => inches=7
  119 the nearest Centre at 6.5 inches: speed=4 moveKind=attack distance=6.5 => reaches=false
  121 a charge across Difficult terrain: speed=4 moveKind=attack ground=difficult distance=5 => inches=4 reaches=false
  127 a retreat: speed=4 moveKind=retreat => inches=8 becomesDisordered
  177 an integrated cannon: speed=4 moveKind=run integratedGun => inches=6
  179 a limbered cannon: speed=0 limberedSpeed=6 limbered kind=artillery moveKind=run => inches=12
  181 a cannon that is not limbered: speed=0 limberedSpeed=4 kind=artillery moveKind=run => inches=0
  221 Skirmishers into a wood: speed=5 skirmishers ground=very-difficult => inches=5 becomesDisordered=false
  303 along a road over a bridge: speed=4 easy=whole => inches=6
  309 up a steep hill: speed=4 ground=difficult => inches=2 becomesDisordered=false
  327 no modifiers: speed=4 => inches=4
  375 a Fortaleza Móvil across Difficult terrain: speed=4 mobileFortress ground=difficult => inches=1
  397 a Formation with an integrated cannon flees: speed=4 moveKind=flight integratedGun => gunLost
  483 across a fence: speed=5 ground=difficult => inches=3
  489 one Decrease, and Disorder: speed=4 ground=very-difficult => inches=2 becomesDisordered
t7g/move
  13 ¡Corred! to half an inch from an enemy Centre: moveKind=run enemyDistance=0.5 => allowed=false
  63 a destination at 100 degrees: angle=100 => allowed=false
  65 a destination at 108 degrees: speed=6 distance=3.16 angle=108.43 => allowed=false
  73 between Companies 2.5 inches apart: corridor=2.5 => allowed=false
  75 through a friendly Company: crosses=[friendly-troop] => allowed=false
  77 a battery still overlapped: crosses=[friendly-artillery] endsOn=[friendly-artillery] clearBy=0.7 => displaced=1.7
  b12 almost parallel to a wall: endsOn=[obstacle] correctable => allowed corrected
  219 a Vanguard to 3.5 inches, 28 mm: moveKind=vanguard enemyDistance=3.5 scale='28' => allowed=false
  293 into a small building with ¡Corred!: moveKind=run kind=company crosses=[building] enters=small => allowed=false
  341 its base over the corner of a Company: baseOver => allowed
  343 it ends on a friendly Commander: endsOn=[friendly-commander] => allowed clearance=1
  485 across rocks: crosses=[impassable] => allowed=false
  499 a charge at 101 degrees: moveKind=attack angle=101.31 => allowed=false
t7g/facing
  81 to its rear: to=rear front=12 depth=6 => allowed sideways=0 forward=-6 facesAfter=rear
  325 the right Lateral Centre: to=right front=8 depth=4 => sideways=4 forward=-2
  325 the Rear Centre: to=rear front=8 depth=4 => sideways=0 forward=-4
  373 in a Fortaleza Móvil: to=left mobileFortress => allowed=false
`);
