/** Fighting hand to hand. */
export default `
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
  own.flankUnits=1 own.skirmishersOnFlank=1 R113=b
  own.rearUnits=1 own.skirmishersOnRear=1 R113=b
  own.ranks=2 own.others.0.ranks=1 R107=b
wab/strike-order
  own.charge=charged enemy.charge=countercharged
  own.charge=charged enemy.charge=pursued enemy.initiative=5 R47=b
  R103=b
  ownDie=5 enemyDie=3
  ownDie=5 enemyDie=5
  lastRound=own-momentum R46=b
  own.mountInitiative=2 R120=b
wab/combat-draw
  own.musicians=2 ownDice=[3,5] enemy.musicians=1 enemyDice=[4]
  own.musicians=1 ownDice=[4] enemy.musicians=1 enemyDice=[4]
  own.musicians=1 ownDice=[4] enemy.musicians=1 enemyDice=[4] R55=b
  own.musicians=1 enemy.musicians=0
  ended=draw gaveGround
`;
