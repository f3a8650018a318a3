import { casesIn } from '../../ties/case-rows.ts';

/** What the questions of movement, shooting, combat, flight and tests answer. */
export const ANSWERED = casesIn(`
wab/movement
  1 a normal move: movement=4 => allowance=4
  7 cavalry with only infantry near: movement=8 kind=cavalry move=march enemyDistance=6 enemies=[infantry] => allowed
  49 heavy armour and bucklers: movement=4 armour=heavy => factor=4
  51 light armour, shields and cloth barding: movement=8 move=charge => allowance=16
  69 through very dense jungle: movement=4 ground=very-difficult => reach=1
  73 a column with a fleeing enemy at 5 inches: movement=4 move=quick-march wide=2 deep=6 enemyDistance=5 enemies=[fleeing] => allowed=false
  75 cavalry with enemy cavalry at exactly 8 inches: movement=8 kind=cavalry move=march enemyDistance=8 enemies=[other] => allowed=false
  81 2 wide and 6 deep with a musician: movement=4 move=quick-march wide=2 deep=6 enemyDistance=20 => allowance=12
  107 a countercharge in light armour and metal barding: movement=8 metalBarding move=countercharge => allowance=3.5
  119 a failed charge of cavalry: movement=8 kind=cavalry move=failed-charge => allowance=8
  135 a disengaging unit in a wood: movement=4 move=disengage ground=difficult => reach=4
  175 after a march: movement=4 move=march => mayShootAfter=false
  429 a lone character with infantry 6 inches away: movement=4 kind=character move=quick-march enemyDistance=6 enemies=[infantry] => allowed=false
wab/shooting
  139 composite bows at exactly half range: skill=4 shots=1 range=24 distance=12 => needed=3
  141 moved, long range, skirmishers behind heavy cover: skill=3 shots=1 range=24 distance=20 moved target=skirmishers cover=heavy => needsToWound=null
  143 at a war machine at long range: skill=2 shots=1 range=24 distance=20 target=large => needed=5
  155 one shot at Toughness 3 with a save of 5+: skill=3 shots=1 save=5 => chanceOfAWound=1/6
  161 Strength 8 against Toughness 9: skill=3 shots=1 strength=8 toughness=9 => needsToWound=5
  377 moved, at long range at a large target: skill=4 shots=1 range=24 distance=20 moved target=large => needed=4
  379 arrows that need 8: skill=3 shots=1 distance=20 moved cover=heavy => needed=8 strengthNow=1 needsToWound=6
wab/blows
  157 Strength 5 against shield and heavy armour: models=1 skill=3 enemySkill=3 strength=5 save=3 => needsToSave=5
  185 one attack of WS 4 and Strength 3: models=1 skill=4 enemySkill=3 save=5 => chanceOfAWound=2/9
  187 the first round against a wall: models=5 skill=3 enemySkill=3 atObstacle => needed=5
  189 the defenders of the wall strike: models=5 skill=3 enemySkill=3 => needed=4
  191 a two-handed axe with Strength 4: models=1 skill=3 enemySkill=3 strength=4 weaponBonus=2 => strengthNow=5
  193 lances against a wall: models=5 skill=3 enemySkill=3 chargeBonus=2 atObstacle => strengthNow=3
  197 5 in contact and 7 casualties: models=5 lostBefore=7 skill=3 enemySkill=3 => strikers=0
  28 a champion with 1 Attack: models=1 champion skill=3 enemySkill=3 => attackDice=2
  293 2 of 5 lost, the command spared: models=5 lostBefore=2 skill=3 enemySkill=3 => strikers=3
  385 4 warriors with 2 Attacks each: models=4 attacks=2 skill=3 enemySkill=3 => attackDice=8
  389 Strength 3 against Toughness 4: models=1 skill=3 enemySkill=3 toughness=4 => needsToWound=5
wab/combat-result
  199 infantry with ranks and a standard against cavalry: own.wounds=2 own.ranks=4 own.standard enemy.wounds=3 enemy.standard enemy.order=cavalry => winner=own wonBy=2
  201 one unit in the flank and one in the rear: own.order=other own.flankUnits=1 own.rearUnits=1 enemy.order=other => ownTotal=3
  203 charged in the flank: own.ranks=2 own.bonusesLost=flank-charge enemy.order=other => ownTotal=0
  205 two flankers against one: own.order=other own.flankUnits=2 enemy.order=other enemy.flankUnits=1 => ownTotal=1 enemyTotal=0
  207 three standards: own.order=other own.standard => ownTotal=1
  209 3 wide and four deep: own.ranks=3 own.width=3 => ownTotal=0
  211 brought down to 4 models: own.order=open-infantry own.ranks=2 own.width=4 own.bonusesLost=few => ownTotal=0
  213 cavalry in a wood: own.order=cavalry own.bonusesLost=difficult own.wonLastRound => ownTotal=0
  217 open order in a wood: own.order=open-infantry own.ranks=2 own.bonusesLost=difficult => ownTotal=2
  257 across a defended obstacle: own.ranks=3 own.bonusesLost=obstacle enemy.order=open-infantry enemy.ranks=2 enemy.bonusesLost=obstacle => ownTotal=0 enemyTotal=0
  425 two standards: own.order=other own.standard enemy.order=other => wonBy=1
wab/break-test
  219 Leadership 8 and lost by 3: leadership=8 lostBy=3 => passChance=5/18
  221 Leadership 7, lost by 1 and rolls 6: leadership=7 lostBy=1 dice=[3,3] => broken=false
  223 a unit of 4 in a draw: leadership=7 lostBy=0 models=4 => broken=false
  26 Leadership 7, lost by 2 and rolls 6: leadership=7 lostBy=2 dice=[3,3] => broken
  325 the battle standard is fleeing: leadership=7 lostBy=1 standardDistance=8 standardFlees => rerolls=false
  327 a lone character loses by 1: leadership=8 lostBy=1 models=1 loneCharacter => tests=false broken
wab/panic-test
  93 it is fleeing itself: leadership=7 friendDistance=2 fleeing => tests=false
  177 4 of 17 lost to missiles: leadership=7 cause=shooting models=17 lost=4 => tests=false
  179 3 of 12 lost to a reaction: leadership=7 cause=shooting models=12 lost=3 => tests
  117 an ignored charge reaches: leadership=6 cause=ignored-charge => tests passChance=5/12
  261 19 against 10 who flee 3 inches away: leadership=7 models=19 friendDistance=3 friendModels=10 => tests
  263 friends flee 5 inches away: leadership=7 models=10 friendDistance=5 friendModels=10 => tests=false
  265 11 left of 20: leadership=7 models=11 startModels=20 friendModels=10 => passChance=7/12
  267 friendly skirmishers break 5 inches away: leadership=7 cause=broken-friends friendDistance=5 friendsSkirmish => tests=false
  273 it won its own combat: leadership=6 cause=broken-friends wonCombat => passChance=95/144
  275 engaged and charged in the flank: leadership=7 cause=flank-charge engaged dice=[6,6] => flight=as-broken
  277 a fleeing unit near broken friends: leadership=7 cause=broken-friends friendDistance=10 fleeing => tests=false
  417 riders of Leadership 8: leadership=8 => leadershipUsed=8
  419 friends flee 2 inches away: leadership=7 friendDistance=2 dice=[6,6] => flight=own-edge
  421 under fire from two units: leadership=7 cause=shooting models=10 lost=3 dice=[6,6] => flight=away-from-shooter
  427 a lone character and skirmishers: leadership=8 models=1 loneCharacter friendDistance=2 friendsSkirmish => tests=false
wab/rally-test
  89 4 models left: leadership=7 models=4 startModels=12 enemyDistance=20 => allowed=false
  91 11 of 20, the enemy near is fleeing: leadership=8 models=11 startModels=20 enemyDistance=6 enemyFlees => passChance=13/18
  323 within reach of the General: leadership=6 generalLeadership=9 generalDistance=10 => passChance=5/6
wab/reform-test
  6 Leadership 8 and an enemy near, rolls 5: leadership=8 enemyDistance=6 dice=[2,3] => passed
  63 Leadership 7 and an enemy 6 inches away: leadership=7 enemyDistance=6 => passChance=5/12
  65 the General of Leadership 9 is 10 inches away: leadership=7 generalLeadership=9 generalDistance=10 enemyDistance=5 => passChance=13/18
wab/flight-pursuit
  85 movement 6: movement=6 => flightDice=2
  111 shoots and flees: movement=4 shootsFirst => flightDice=1
  227 flees 9, pursued 10: movement=4 pursuerMovement=4 dice=[4,5] pursuitDice=[4,6] => destroyed
  229 infantry from cavalry: movement=4 pursuerMovement=8 => chanceCaught=1009/1296
`);
