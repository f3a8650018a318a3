/** Special formations: phalanxes, shieldwalls, drilled troops, levies and others. */
export default `
wab/chariot-runners
  runnersDo=chariots-charge narrowGaps
  runnersDo=chariots-charge seesEnemy=false
  runnersDo=chariots-charge narrowGaps seesEnemy=false
wab/mixed-unit
  types.0.typeModels=10 types.0.typeInFront=5 types.0.typeOrder=open types.0.typeLeadership=7 types.1.typeModels=12 types.1.typeInFront=2 mixedHitBy=combat
  types.0.typeModels=10 types.0.typeLeadership=7 types.0.typeRule types.1.typeModels=5 types.1.typeLeadership=6
  types.0.typeModels=10 types.1.typeModels=15 types.1.typeSave=5 types.0.typeRule
  types.0.typeModels=10 types.0.typeSave=5 types.1.typeModels=10 types.1.typeSave=6 lost=3
  types.0.typeModels=2 types.0.typeSave=5 types.0.typeCommand=2 types.1.typeModels=2 types.1.typeSave=6 lost=3
  types.0.typeModels=20 types.0.typeCommand=2 types.1.typeModels=2 lost=3
  mixedAs=different-weapons types.0.typeModels=20 types.1.typeModels=2 mixedHitBy=combat
  characterLeadership=8
  types=[]
wab/ferocious-charge
  enemyRule=stubborn dieShown=2
  enemyRule=stubborn dieShown=5
wab/phalanx
  models=10 width=5 battleBegins
  models=10 width=5 battleBegins drilled
  models=10 width=5 readings.R309=b
wab/shieldwall
  wallDoes=stands since=moved
  wallDoes=stands since=lost-a-round
wab/break-test leadership=7 chargedByFerocious=first
  skirmishers chargedByFerocious=later
  enemyModels=4
  phalanxFront
  chargedByFerocious=none drilled dice=[1,1]
wab/fear-test leadership=5 levy enemyCauses=nothing
  enemySkirmishes
wab/combat-round
  own.order=cavalry own.ferocious own.charge=charged enemy.stubborn
  own.order=cavalry own.ferocious own.charge=charged enemy.formation=phalanx enemy.models=20 enemy.width=5
wab/feigned-flight
  movement=8 distance=2 dice=[1,1,1]
  movement=4 distance=4 dice=[6,6,6]
wab/fighters
  own.closeWeapon=spear own.formation=phalanx own.charge=charged
  own.closeWeapon=spear own.formation=phalanx own.charge=charged own.bonusesGone
wab/strike-order
  own.closeWeapon=pike own.formation=hedgehog own.fightsOn=several
wab/blows
  models=5 skill=3 enemySkill=3 closeWeapon=heavy-throwing-spear charge=charged targetFormation=phalanx readings.R279=b
wab/charge-reaction
  chargers.0.chargerMovement=4 chargers.0.chargerDistance=6 missiles combined reaction=shoot-and-flee
wab/warhorse
  listStrength=4
`;
