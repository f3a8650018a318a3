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
`;
