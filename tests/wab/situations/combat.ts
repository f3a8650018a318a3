/** Fighting hand to hand. */
export default `
wab/blows
  models=4 skill=3 enemySkill=4 target=elephant crewSave=5
  models=4 skill=3 enemySkill=4 target=elephant targetSide=flank
  models=4 skill=3 enemySkill=4 strength=1 target=elephant
  models=4 skill=3 enemySkill=4 barded
  models=4 skill=3 enemySkill=3 target=war-wagon crewSave=6
  models=5 skill=1 enemySkill=6 fearFailed
  models=5 skill=3 enemySkill=3 targetFormation=phalanx targetLost=to-elephants
  models=5 skill=3 enemySkill=3 targetFormation=phalanx targetSide=flank
  models=5 skill=3 enemySkill=3 targetFormation=phalanx chargeBonus=1
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
  own.order=cavalry own.formation=massed-cavalry own.charge=charged own.ranks=2 enemy.formation=phalanx
  own.subterfuge own.ranks=2 own.bonusesLost=difficult readings.R229=b
  own.flankUnits=1 enemy.formation=hedgehog enemy.ranks=2
  own.order=open-infantry own.ranks=2 own.bonusesLost=difficult
  own.flankUnits=2 enemy.flankUnits=1
  own.flankUnits=1 enemy.flankUnits=1
  own.rearUnits=1 enemy.rearUnits=1
  own.order=cavalry own.wonLastRound own.bonusesLost=difficult
  own.flankUnits=1 own.skirmishersOnFlank=1 R113=b
  own.rearUnits=1 own.skirmishersOnRear=1 R113=b
  own.ranks=2 own.others.0.ranks=1 R107=b
  own.bonusesLost=earlier own.ranks=2
wab/strike-order
  own.causesImpact
  own.charge=charged own.causesImpact enemy.closeWeapon=kontos readings.R284=b
  own.charge=charged own.causesImpact readings.R267=b
  own.charge=charged own.causesImpact enemy.charge=countercharged enemy.causesImpact
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
wab/combat-round
  own.attackerTroops=heavy-chariots own.models=4 own.charge=charged own.order=cavalry
  own.attackerTroops=heavy-chariots own.models=4 own.charge=charged own.order=cavalry readings.R267=b
  own.attackerTroops=heavy-chariots own.models=4 own.charge=charged enemy.closeWeapon=kontos enemy.order=cavalry readings.R284=b
  own.attackerTroops=scythed-chariots own.charge=charged
  own.attackerTroops=scythed-chariots own.charge=charged own.models=2
  own.attackerTroops=scythed-chariots own.charge=charged enemy.attackerTroops=war-wagon
  own.attackerTroops=heavy-chariots own.models=4 own.charge=charged enemy.attackerTroops=war-wagon enemy.crewSave=3
  own.attackerTroops=elephants own.charge=charged
  own.attackerTroops=elephants enemy.charge=charged enemy.attackerTroops=elephants enemy.crew=4 enemy.crewInitiative=5 enemy.crewSave=6
  own.attackerTroops=elephants own.charge=charged enemy.order=cavalry
  own.order=cavalry own.charge=charged enemy.attackerTroops=elephants
  own.attackerTroops=war-wagon own.champion own.halberdsLeft=2 own.crew=5 enemy.charge=charged enemy.order=cavalry
  own.attackerTroops=war-wagon own.charge=charged
  own.attackerTroops=war-wagon own.fearsEnemy enemy.models=30 enemy.strength=5
  own.attackerTroops=tabor enemy.charge=charged lastRound=enemy-won
  own.charging=2
  own.models=20
  own.fearsEnemy enemy.models=30
  own.fearsEnemy own.frenzied enemy.models=22
  own.hatesEnemy own.stubborn own.fearsEnemy enemy.models=22
  enemy.warband enemy.charge=charged enemy.models=22
  own.models=12 enemy.models=5 own.leadership=4
  own.models=6 own.width=3 enemy.models=30 enemy.width=6 enemy.reachRanks=1
  own.charge=charged own.order=cavalry own.chargeBonus=2 own.attacksOn=flank own.movement=8 own.save=4 enemy.models=16
  own.charge=charged own.attacksOn=rear own.models=8
  enemy.attacksOn=flank enemy.models=6 enemy.skirmishers R113=b
  enemy.defendsObstacle own.charge=charged own.chargeBonus=1
  enemy.defendsObstacle lastRound=own-won
  own.champion own.battleStandard own.generalLeadership=9 own.musician enemy.musician enemy.champion enemy.rerolls
  own.initiative=4 own.champion enemy.champion R104=b
  R103=b own.musician enemy.musician R55=b
  lastRound=own-momentum R46=b
  own.charge=pursued enemy.charge=charged R47=b
  own.order=cavalry own.charge=charged enemy.order=cavalry enemy.charge=countercharged own.inDifficult own.musician
  own.bonusesGone own.higher own.standard
  elephant
  own.attackerTroops=elephants own.models=2 elephant
  own.notHuman own.strength=7 own.order=other
  own.woundsEach=3 own.models=4 own.attacks=3 own.strength=5 own.order=other enemy.models=12
  own.models=1 enemy.models=1 own.strength=5 enemy.strength=5 R103=b
  !own.pursues own.charge=charged
  enemy.skill=8 own.skill=2 own.attacks=2 enemy.defendsObstacle R38=b R102=b own.strength=5 enemy.save=3
  own.fighting=12 enemy.fighting=3 own.skirmishers
  !groundGiven own.models=20 enemy.models=8
  own.defendsObstacle own.order=cavalry
  own.defendsObstacle enemy.defendsObstacle
  own.attacksOn=flank enemy.attacksOn=rear
`;
