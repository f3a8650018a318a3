import { situations } from '../../src/engine/testing/words.ts';

/** By query: what its sample, and what differs from it in one field, do not bring out. */
export default situations(`
wab/break-test
  leadership=7 lostBy=1 characterLeadership=9 skirmishers
  leadership=7 lostBy=1 characterLeadership=9 characterWithdrawn
  leadership=7 lostBy=1 generalLeadership=9 generalFlees
  leadership=7 lostBy=1 generalLeadership=9 generalDistance=20
  leadership=7 lostBy=1 generalLeadership=9 generalsUnit=failed
  leadership=7 lostBy=1 generalLeadership=9 generalsUnit=to-test
  leadership=7 lostBy=1 models=1 loneCharacter
  leadership=7 lostBy=1 standardDistance=8 standardFlees
  leadership=7 lostBy=1 standardDistance=8 skirmishers
  leadership=7 lostBy=1 standardDistance=20
  leadership=7 lostBy=1 standardDistance=8 dice=[6,6] diceAgain=[1,1]
  leadership=7 lostBy=1 dice=[1,1]
  leadership=7 lostBy=1 dice=[6,6]
wab/panic-test
  leadership=7 dice=[1,1]
  leadership=7 dice=[6,6]
  leadership=7 models=9 startModels=20
  leadership=7 models=20 friendModels=10
  leadership=7 skirmishers friendsSkirmish R87=b
  leadership=7 models=1 loneCharacter friendsSkirmish
  leadership=7 cause=broken-friends friendDistance=8
  leadership=7 cause=broken-friends friendsSkirmish
  leadership=7 cause=broken-friends friendsEnd=panicked
  leadership=7 cause=broken-friends friendsEnd=destroyed-by-shooting
  leadership=7 cause=broken-friends wonCombat
  leadership=7 cause=broken-friends wonCombat dice=[6,6] diceAgain=[6,6]
  leadership=7 cause=flank-charge
  leadership=7 cause=flank-charge skirmishers
  leadership=7 cause=flank-charge skirmishers engaged
  leadership=7 cause=flank-charge models=4
  leadership=7 cause=flank-charge !chargeReaches
  leadership=7 cause=flank-charge !chargerFormed
  leadership=7 cause=flank-charge chargerModels=4
  leadership=7 cause=general-killed
  leadership=7 cause=general-killed offTable
  leadership=7 cause=general-killed generalEnds=fled-off-table
  leadership=7 cause=shooting models=10 lost=3
  leadership=7 cause=shooting models=10 lost=2
  leadership=7 cause=ignored-charge
  leadership=7 cause=ignored-charge !chargeReaches
  leadership=7 cause=general-killed engaged
wab/rally-test
  leadership=7 models=1 loneCharacter
  leadership=7 enemyFlees
  leadership=7 dice=[1,1]
  leadership=7 dice=[6,6]
wab/reform-test
  leadership=7 dice=[1,1]
  leadership=7 dice=[6,6]
wab/shooting
  skill=6 shots=10
  skill=6 shots=10 target=large
  skill=3 shots=10 strength=1 distance=20 moved cover=heavy
  skill=3 shots=10 atCharge moved
  skill=3 shots=10 strength=5 save=3
  skill=3 shots=10 strength=6 save=5
  skill=3 shots=10 saveModifier=1 save=5
  skill=3 shots=10 neverLong distance=20
  skill=3 shots=1 toughness=9
wab/blows
  models=5 champion lostBefore=5 skill=3 enemySkill=3
  models=5 champion lostBefore=2 skill=3 enemySkill=3
  models=0 champion skill=3 enemySkill=3
  models=5 skill=3 enemySkill=3 atObstacle wonRound
  models=5 skill=3 enemySkill=3 atObstacle R48=b
  models=5 skill=3 enemySkill=8 atObstacle
  models=5 skill=3 enemySkill=3 atObstacle chargeBonus=2
  models=5 skill=3 enemySkill=3 chargeBonus=2
  models=5 skill=3 enemySkill=3 strength=5 weaponBonus=2
  models=5 skill=3 enemySkill=0
  models=5 skill=3 enemySkill=3 toughness=9
  models=0 skill=3 enemySkill=3
wab/combat-result
  own.order=open-infantry own.ranks=2 own.bonusesLost=difficult
  own.flankUnits=2 enemy.flankUnits=1
  own.flankUnits=1 enemy.flankUnits=1
  own.rearUnits=1 enemy.rearUnits=1
  own.order=cavalry own.wonLastRound own.bonusesLost=difficult
wab/flight-pursuit
  movement=4
  movement=4 dice=[3,4]
  movement=4 shootsFirst
  movement=8 pursuerMovement=4
  movement=4 pursuitDice=[3,4]
  movement=4 pursuerMovement=4 dice=[3,4] pursuitDice=[4,4]
  movement=4 pursuerMovement=4 dice=[3,4] pursuitDice=[3,4]
  movement=4 pursuerMovement=4 dice=[3,4] pursuitDice=[1,1]
wab/movement
  movement=4
  movement=8 armour=cataphract metalBarding R214=b
  movement=4 move=march
  movement=4 move=march !musician
  movement=4 move=march kind=cannot-march
  movement=4 move=march ground=difficult
  movement=4 move=march enemyDistance=6 enemies=[other]
  movement=4 move=march enemyDistance=20 enemies=[other]
  movement=4 move=march enemyDistance=6 enemies=[fleeing]
  movement=8 move=march kind=cavalry enemyDistance=6 enemies=[infantry]
  movement=4 move=quick-march wide=4 deep=4
  movement=4 move=quick-march enemyDistance=6 enemies=[fleeing]
  movement=4 move=quick-march kind=character
  movement=4 move=quick-march kind=character enemyDistance=6 enemies=[infantry]
`);
