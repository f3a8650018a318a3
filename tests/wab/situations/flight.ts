/** Flight and pursuit. */
export default `
wab/flight-pursuit
  movement=4
  movement=4 dice=[3,4]
  movement=4 shootsFirst
  movement=8 pursuerMovement=4
  movement=4 pursuitDice=[3,4]
  movement=4 pursuerMovement=4 dice=[3,4] pursuitDice=[4,4]
  movement=4 pursuerMovement=4 dice=[3,4] pursuitDice=[3,4]
  movement=4 pursuerMovement=4 dice=[3,4] pursuitDice=[1,1]
  movement=4 pursuerMovement=4 !allGone
  movement=4 pursuerMovement=4 from=flank-or-rear
  movement=4 pursuerMovement=4 holdsObstacle
  movement=4 pursuerMovement=4 dice=[3,4] pursuitDice=[4,5] moreFleeing.0.movement=4 moreFleeing.0.dice=[1,2]
  movement=4 pursuerMovement=4 dice=[3,4] pursuitDice=[4,5] moreFleeing.0.movement=4 moreFleeing.0.dice=[1,2] R61=b
  movement=4 pursuerMovement=4 dice=[3,4] pursuitDice=[1,2] morePursuers.0.movement=4 morePursuers.0.dice=[6,2]
  movement=4 pursuerMovement=4 dice=[3,4] pursuitDice=[1,2] morePursuers.0.movement=4 R116=b
wab/pursuit
  result=lost
  wantsToStay leadership=7 dice=[1,1]
  wantsToStay leadership=7 dice=[6,6]
  enemiesFled=0 enemiesGaveGround=1
  enemiesFled=0 enemiesGaveGround=1 holdsObstacle
  enemiesFled=1 enemiesGaveGround=1
  enemiesFled=1 enemiesGaveGround=1 R96=b
  frenzied
  hatesEnemy
  hatesEnemy holdsObstacle
  frenzied holdsObstacle
  warband chargedFirstTurn
  warband wantsToStay leadership=7
  frenzied holdsObstacle enemiesFled=0 enemiesGaveGround=1
wab/pursuit-move
  meets=fresh-enemy meetsAt=10 dice=[1,1]
  meets=fresh-enemy touches=flank models=4 dice=[4,4]
  meets=fresh-enemy touches=rear skirmishers dice=[4,4]
  edgeAt=10 dice=[1,1]
  edgeAt=5 dice=[4,4]
wab/off-table
  leadership=7 dice=[1,1]
wab/give-ground
  test=passed beginners
  models=4 enemyModels=1
  movement=8 models=20 enemyModels=9
  models=20 enemyModels=9 room=3
  models=20 enemyModels=9 room=3 dice=[5]
  models=20 enemyModels=9 room=3 dice=[5] extraDie=4
  models=20 enemyModels=9 room=3 dice=[2]
  models=20 enemyModels=9 ground=difficult dice=[5]
  models=20 enemyModels=9 crossesObstacle dice=[5]
  models=20 enemyModels=9 engagedOn=[front,rear]
  models=20 enemyModels=9 engagedOn=[rear]
  models=20 enemyModels=9 engagedOn=[front,left-flank]
  models=20 enemyModels=9 engagedOn=[front,left-flank] largestFlanker=4
  models=20 enemyModels=9 skirmishers
  models=20 enemyModels=9 skirmishers enemySkirmishes
  test=passed
  test=passed troopKind=cavalry
  test=passed troopKind=cavalry skirmishers
wab/follow-up
  groundGiven=3
  groundGiven=3 inDifficult troopKind=cavalry
  groundGiven=5
  groundGiven=3 ground=difficult
  holdsObstacle !follows
  otherEnemies=some-fled R96=b
  frenzied
  frenzied holdsObstacle
wab/overrun
  enemyEnded=some-left
  enemyEnded=caught-in-pursuit
  enemyEnded=caught-fleeing-charge
  !charged
  dice=[3,4]
wab/redress-ranks
  isFleeing
  when=at-another-time
  does=move-character
  does=move-character characterFights
  result=lost
  widenBy=4
  width=9 enemyWidth=5
  alsoEngaged spareModels=0
  spareModels=0
  beyondLeft=0 beyondRight=0
  does=move-character widenBy=1
wab/defended-obstacle
  side=defends
  toEnemy=9
  attackersWonRound
  defenders=cavalry
  behindIt=another-rank
  toObstacle=9 toEnemy=8
wab/flight-direction
  engagedOn=[left-flank]
  engagedOn=[right-flank]
  engagedOn=[front,right-flank]
  engagedOn=[rear,left-flank]
  engagedOn=[rear,right-flank]
  engagedOn=[left-flank,right-flank,rear]
  barrier=enemies R90=b
  barrier=enemies passage=5
  barrier=enemies passage=5 R62=b
wab/after-combat
  beaten=0
  beaten=0 general=with-a-beaten-unit
  beaten=3 withoutTest=1
  beaten=2 moves=[give-ground,follow-up]
  beaten=2 moves=[overrun]
wab/bonuses-lost
  order=cavalry
`;
