import { casesIn } from '../../ties/case-rows.ts';

/** Combats: their dice, who wins and what both do, and Wear that is counted together. */
export const COMBAT = casesIn(`
t7g/shot
  15 a Weary unit with Fire 4 shoots: shooter.weapon=musket shooter.fire=4 shooter.weary => dice=2
  193 a Disordered unit in Open Order is shot at: shooter.weapon=musket shooter.fire=4 target.courage=4 target.disordered target.openOrder => courageDice=4
t7g/order-check
  311 D reacts to the flank charge, no Commander near: check=reaction discipline=4 commander=away chargedBy=infantry flankCharge => dice=1
t7g/combat-dice
  401 bayonets on the miniatures alone: unit.combat=4 side=defender enemy.kind=cavalry => dice=4
  401 bayonets in its list: unit.combat=4 unit.weapons=[bayonets] side=defender enemy.kind=cavalry => dice=6
  5 Courage 5, Disordered, flanked, ¡Resistid!: side=defender unit.combat=4 unit.courage=5 unit.disordered unit.card=resist flank => courageDice=3
  7 halberds and Salvas, Weary, against a Disordered enemy: unit.combat=4 unit.weapons=[halberds,salvoes] unit.weary enemy.disordered => dice=8
  11 Weary, with Destreza inside: side=defender unit.combat=3 unit.weary unit.dexterity=1 => dice=3
  15 a Weary unit with Combat 6 and Courage 3 is charged: side=defender unit.combat=6 unit.courage=3 unit.weary => dice=3 courageDice=3
  17 cavalry flanks a Disordered, Weary unit: unit.combat=4 unit.kind=cavalry enemy.cavalryDefence=5 enemy.disordered flank => hitsOn=5
  53 Disordered, Courage 4, charged in front, ¡Resistid!: side=defender unit.combat=4 unit.courage=4 unit.disordered unit.card=resist => courageDice=4
  57 pikes counter-charge cavalry: side=defender unit.combat=4 unit.weapons=[pikes] unit.card=attack enemy.kind=cavalry => dice=8
  113 Combat 5 and Courage 4, flanked: side=defender unit.combat=5 unit.courage=4 flank => dice=3 courageDice=2
  131 swordsmen in a bad war: unit.combat=4 unit.weapons=[pikes,swordsmen] enemy.weapons=[pikes] badWar => allowed dice=6
  135 wholly on a hill, the enemy not: unit.combat=4 unit.onHeight => dice=8
  137 right behind a wall: side=defender unit.combat=4 unit.courage=4 unit.shelter=wall => courageDice=6
  139 an enemy hidden by a hill: unit.combat=4 !inSight => allowed=false
  141 2 Courage dice and a hit: side=defender unit.combat=4 unit.courage=2 => disorderChance=4/9
  193 a Disordered unit in Open Order is charged: side=defender unit.combat=4 unit.courage=4 unit.disordered unit.openOrder => courageDice=2
  195 cavalry with ¡Fuego! defends by Resguardo: unit.combat=4 unit.kind=cavalry unit.card=fire manner=sheltered => dice=4
  197 halberds, charged by a Disordered enemy: side=defender unit.combat=4 unit.weapons=[halberds] enemy.disordered => dice=6
  199 bayonets, charged by cavalry: side=defender unit.combat=4 unit.weapons=[bayonets] unit.card=resist enemy.kind=cavalry => dice=6
  201 bayonets, charged by infantry: side=defender unit.combat=4 unit.weapons=[bayonets] unit.card=resist => dice=4
  203 heavy lances counter-charge: side=defender unit.combat=4 unit.kind=cavalry unit.weapons=[heavy-lances] unit.card=attack enemy.kind=cavalry => dice=8
  205 a Disordered unit with Salvas charges: unit.combat=4 unit.weapons=[salvoes] unit.disordered => dice=6
  223 an Emplaced Fortification, charged from behind: side=defender unit.combat=4 unit.courage=4 unit.emplaced flank => dice=4 courageDice=4
  253 flanked, with Gallardo inside: side=defender unit.combat=4 unit.courage=4 unit.gallardo flank => dice=2 courageDice=4
  301 right behind a fence: side=defender unit.combat=4 unit.courage=4 unit.shelter=fence => courageDice=4
  351 ¡Corred! into contact: unit.combat=4 unit.card=run => allowed=false
  371 a unit that has left its Fortaleza Móvil charges: unit.combat=4 unit.mobileFortress=false => allowed
  383 cavalry charges an Emplaced Fortification from behind: unit.combat=5 unit.kind=cavalry enemy.emplaced flank => dice=5
  419 flanked, with Voluntad inside: side=defender unit.combat=4 unit.courage=4 unit.will=1 flank => courageDice=3
  441 under Impertérrito: side=defender unit.combat=4 unit.courage=4 unit.imperterrito => courageDice=6
t7g/combat
  111 A charges D: attacker.combat=4 attacker.courage=3 attacker.speed=4 attacker.infantryDefence=4 attacker.attackDice=[6,5,4,3,2,1] attacker.resistDice=[4,3,2] defender.combat=5 defender.courage=4 defender.infantryDefence=4 defender.attackDice=[6,4,3,2,1] defender.resistDice=[5,5,2,1] => attacker.wearTaken=2 defender.wearTaken=1 winner=defender attacker.disordered attacker.does=retreats
  123 the defender will be removed: attacker.combat=4 attacker.courage=1 attacker.infantryDefence=4 attacker.attackDice=[6,6,6,1,1,1] attacker.resistDice=[1] defender.combat=2 defender.courage=1 defender.infantryDefence=4 defender.attackDice=[6,6] defender.resistDice=[1] defender.stamina=1 defender.discipline=1 => defender.destroyed attacker.wearTaken=2
  129 cavalry and pikemen tie: attacker.kind=cavalry attacker.combat=4 attacker.courage=4 attacker.infantryDefence=4 defender.combat=4 defender.courage=4 defender.cavalryDefence=5 defender.weapons=[pikes] => badWarPossible=false
  133 two pike units tie: attacker.combat=2 attacker.courage=1 attacker.infantryDefence=4 attacker.weapons=[pikes] attacker.attackDice=[1,1,1] defender.combat=2 defender.courage=1 defender.infantryDefence=4 defender.weapons=[pikes] defender.attackDice=[1,1] => winner=tie badWarPossible
  147 a battery loses 2 to 1: attacker.combat=2 attacker.courage=2 attacker.infantryDefence=4 attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.kind=artillery defender.combat=1 defender.courage=1 defender.infantryDefence=4 defender.attackDice=[4] defender.resistDice=[5] defender.stamina=4 defender.discipline=4 => defender.breakPoints=0 defender.destroyed
  149 a Fortaleza Móvil loses by one: attacker.combat=2 attacker.courage=2 attacker.infantryDefence=4 attacker.attackDice=[4,4,1] defender.combat=1 defender.courage=1 defender.infantryDefence=4 defender.attackDice=[1] defender.resistDice=[5] defender.mobileFortress => winner=attacker attacker.does=disengages defender.does=stays
  155 a Choragiew of 3 charges and causes 2 Wear: attacker.kind=cavalry attacker.pooledUnits=3 attacker.combat=2 attacker.courage=2 attacker.infantryDefence=4 attacker.attackDice=[4,4,4] defender.combat=1 defender.courage=1 defender.cavalryDefence=4 defender.attackDice=[1] defender.resistDice=[5] => defender.wearTaken=2 defender.extraWear=2 defender.wearTotal=4
  311 A flanks D: flank attacker.combat=4 attacker.courage=3 attacker.infantryDefence=4 attacker.attackDice=[6,6,5,4,3,1] attacker.resistDice=[4,3,2] defender.combat=3 defender.courage=4 defender.infantryDefence=4 defender.stamina=3 defender.wear=2 defender.discipline=4 defender.attackDice=[6,3] defender.resistDice=[5,2] => defender.wearTaken=3 defender.breakPoints=2 attacker.wearTaken=1 defender.destroyedChance=125/144
  359 a Formation loses by 1 and cancelled a hit: attacker.combat=2 attacker.courage=2 attacker.infantryDefence=4 attacker.attackDice=[4,4,1] defender.combat=1 defender.courage=1 defender.infantryDefence=4 defender.attackDice=[1] defender.resistDice=[5] => defender.does=disengages
  363 the round of the bad war is tied again: badWar attacker.combat=2 attacker.courage=1 attacker.infantryDefence=4 attacker.weapons=[pikes] attacker.attackDice=[1,1] defender.combat=2 defender.courage=1 defender.infantryDefence=4 defender.weapons=[pikes] defender.attackDice=[1,1] => winner=tie badWarPossible
t7g/break-check
  311 D beyond its Stamina by 2: discipline=4 breakPoints=2 => passChance=19/144
t7g/after-combat
  389 Persecución, for being cavalry: winner=attacker attacker.kind=cavalry attacker.speed=8 defender.exposed => defender.does=destroyed attacker.advance=8
  395 Sin Escapatoria, for being artillery: winner=attacker defender.kind=artillery => defender.does=destroyed
  111 A lost and cancelled nothing: winner=defender attacker.speed=4 attacker.exposed => attacker.inches=8
  125 a lake blocks it: winner=attacker defender.stamina=3 defender.wear=2 defender.blocked => defender.wearTotal=3 defender.breakPoints=0
  127 Speed 4, nothing cancelled: winner=defender attacker.speed=4 attacker.exposed => attacker.inches=8 attacker.disordered
  143 cavalry beats infantry into a retreat: winner=attacker attacker.kind=cavalry attacker.speed=8 defender.exposed => defender.destroyed attacker.advance=8
  145 cavalry with lances beats cavalry: winner=attacker attacker.kind=cavalry attacker.lances defender.kind=cavalry defender.exposed => defender.destroyed
  165 Frenéticos destroy an enemy and pass their check: winner=attacker attacker.frenzied attacker.wear=1 attacker.frenzyRoll=passed defender.broke => attacker.wearTotal=0
  261 Tranquilo inside: winner=attacker defender.blocked defender.tranquilo => defender.extraWear=0
  361 still in contact: winner=attacker defender.blocked touching => attacker.separates=1
  365 the enemy fails its break check: winner=attacker defender.broke => attacker.consolidates=may attacker.consolidateInches=3
  393 an Impetuous charger destroys its enemy: winner=attacker attacker.impetuous defender.broke => attacker.consolidates=must
  397 a Formation with an integrated cannon retreats: winner=attacker defender.integratedGun defender.exposed => defender.gunLost
  425 2 Wear, Frenzied by Apasionado: winner=attacker attacker.frenzied attacker.wear=2 attacker.frenzyRoll=passed defender.broke => attacker.wearTotal=1
  497 Speed 4, facing north: winner=attacker defender.speed=4 defender.exposed => defender.inches=8 defender.facing=backwards
t7g/pooled-wear
  153 3 units, a pool of 2, 3 more: group=fortification pooledUnits=3 stamina=3 wear=2 taken=3 => unitsLeft=2 wearLeft=1
  315 a Disordered unit would join: pooledUnits=1 stamina=3 joiningUnits=1 joiningDisordered => allowed=false
  391 a unit would join with ¡Atacad!: pooledUnits=2 stamina=3 joiningUnits=1 card=attack => allowed=false
`);
