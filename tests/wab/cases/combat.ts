import { casesIn } from '../../ties/case-rows.ts';

/** Fighting hand to hand. */
export const CASES = casesIn(`
wab/blows
  157 Strength 5 against shield and heavy armour: models=1 skill=3 enemySkill=3 strength=5 save=3 => needsToSave=5
  185 one attack of WS 4 and Strength 3: models=1 skill=4 enemySkill=3 save=5 => chanceOfAWound=2/9
  189 the defenders of the wall strike: models=5 skill=3 enemySkill=3 => needed=4
  191 a two-handed axe with Strength 4: models=1 skill=3 enemySkill=3 strength=4 weaponBonus=2 => strengthNow=5
  197 5 in contact and 7 casualties: models=5 lostBefore=7 skill=3 enemySkill=3 => strikers=0
  28 a champion with 1 Attack: models=1 champion skill=3 enemySkill=3 => attackDice=2
  293 2 of 5 lost, the command spared: models=5 lostBefore=2 skill=3 enemySkill=3 => strikers=3
  385 4 warriors with 2 Attacks each: models=4 attacks=2 skill=3 enemySkill=3 => attackDice=8
  389 Strength 3 against Toughness 4: models=1 skill=3 enemySkill=3 toughness=4 => needsToWound=5
wab/combat-result
  199 infantry with ranks and a standard against cavalry: own.wounds=2 own.ranks=4 own.standard enemy.wounds=3 enemy.standard enemy.order=cavalry => winner=own wonBy=2
  201 one unit in the flank and one in the rear: own.order=other own.flankUnits=1 own.rearUnits=1 enemy.order=other => ownTotal=3
  205 two flankers against one: own.order=other own.flankUnits=2 enemy.order=other enemy.flankUnits=1 => ownTotal=1 enemyTotal=0
  207 three standards: own.order=other own.standard => ownTotal=1
  209 3 wide and four deep: own.ranks=3 own.width=3 => ownTotal=0
  213 cavalry in a wood: own.order=cavalry own.bonusesLost=difficult own.wonLastRound => ownTotal=0
  217 open order in a wood: own.order=open-infantry own.ranks=2 own.bonusesLost=difficult => ownTotal=2
  257 across a defended obstacle: own.ranks=3 own.bonusesLost=obstacle enemy.order=open-infantry enemy.ranks=2 enemy.bonusesLost=obstacle => ownTotal=0 enemyTotal=0
  425 two standards: own.order=other own.standard enemy.order=other => wonBy=1
`);
