import { casesIn } from '../../ties/case-rows.ts';

/** Values, checks and initiative. */
export const CHECKS = casesIn(`
t7g/value
  b06 Speed++ are two Increases: value=4 increases=2 => net=2 value=8
  b01 a Value of 5 has one Increase: value=5 increases=1 => value=7
  b02 a Value of 6 has three Increases: value=6 increases=3 => value=12
  b03 a Value of 5 has one Decrease: value=5 decreases=1 => value=3
  b04 a Value of 6 has two Decreases: value=6 decreases=2 => value=1
  b05 a Value of 1 has one Increase: value=1 increases=1 => value=1
  b08 a Value of 3 has one Increase and the point of a Virtue: value=3 increases=1 points=1 => value=5
  9 a Value of 7, beyond the printed table, has one Increase: value=7 increases=1 => value=10
  11 Combat 3 of a Weary unit with Destreza inside: value=3 decreases=1 points=1 => value=3
t7g/unit-state
  331 Disordered with 2 Wear: stamina=4 wear=2 disordered => markerKinds=2
t7g/defence
  b07 pikemen, whom cavalry hurts less than cannons do: attackBy=cavalry defence=5 => hitChance=1/3
  b07 the same pikemen against a cannon: attackBy=cannon defence=4 => hitChance=1/2
  395 Defensa de Dotación, for being artillery: attackBy=gun-crew defence=4 => against=infantry
  17 a Disordered, Weary and flanked unit charged by cavalry: attackBy=cavalry defence=5 decreases=2 => needs=5
t7g/base
  321 another Formation at 28 mm: baseOf=formation scale='28' => front=18 depth=9
  323 cavalry of 10 by 4 cm at 15 mm: baseOf=cavalry front=10 depth=4 => accepted
  325 a base of 8 by 4 cm: baseOf=company front=8 depth=4 => lateralAside=4 lateralBehind=2 rearBehind=4
t7g/initiative
  19 Level 4 rolls 3 and Level 2 rolls 5: own.level=4 own.die=3 enemy.level=2 enemy.die=5 => winner=again
  21 Level 4 against Level 2: own.level=4 enemy.level=2 => ownWins=13/16
  23 Level 2 with Iniciativa against Level 4: own.level=2 own.iniciativa enemy.level=4 => ownWins=1/2
t7g/order-check
  395 Mando Incorporado, for being artillery: discipline=4 wear=1 kind=artillery commander=away => dice=4
  29 Discipline 4 and 2 Wear, no Commander near: discipline=4 wear=2 commander=away => dice=2 passChance=5/9
  31 a Fresh unit, no Commander near: discipline=2 commander=away card=fire => needed=false
  47 the check to react fails: check=reaction discipline=4 dice=[1,2,3,4] => checkOutcome=card-lost
  117 the target of a flank charge reacts: check=reaction discipline=4 chargedBy=infantry flankCharge => dice=2 passChance=5/9
  157 a Choragiew of two with 3 Wear: discipline=4 wear=3 kind=cavalry pooledUnits=2 card=attack => needed=false
  161 an Élite unit with 2 Wear, no Commander near: discipline=4 wear=2 commander=away elite => dice=4
  165 Frenéticos with 1 Wear destroys an enemy and passes: check=frenzy discipline=4 wear=1 dice=[6,1,1,1] => wearAfter=0
  167 Evasión from infantry: check=reaction discipline=4 kind=cavalry chargedBy=infantry evasion => dice=6 passChance=665/729
  187 Fresh Impetuous cavalry with ¡Fuego! passes but with 8/27: discipline=3 kind=cavalry impetuous couldCharge card=fire => needed passChance=19/27
  237 only a Commander with Fama is near: discipline=4 wear=2 commander=near => dice=4
  313 Caracolear after a shot: check=caracole discipline=4 kind=cavalry => dice=4 passChance=65/81
  339 Insigne has worked on the unit: discipline=4 wear=2 ownTraits=[insigne] => dice=6
  417 a Commander with Lealtad is inside: discipline=4 wear=2 commander=inside loyalty=1 => dice=5
  423 it flees from a charge with Agresivo: check=reaction discipline=4 chargedBy=infantry card=run enemyTraits=[agresivo] => dice=2
  425 with Apasionado inside, 2 Wear, it destroys an enemy and passes: check=frenzy discipline=4 wear=2 commander=inside dice=[6,1,1,1] => wearAfter=1
  427 Autoritario has worked on the unit: discipline=4 wear=2 ownTraits=[autoritario] => needed=false
  459 its Commander with Respetable does not see it: discipline=4 wear=2 commander=unseen respectable => dice=4
t7g/break-check
  103 Stamina 4, 3 Wear and 3 more: discipline=4 stamina=4 wear=3 taken=3 => breakPoints=2 passChance=19/144
  105 Discipline 2 and 3 Break points: discipline=2 breakPoints=3 => passChance='0'
  163 mercenaries near Acaudalado of Level 2: discipline=4 breakPoints=1 mercenary wealthyLevel=2 => passChance=11/36
  255 Fervor inside a unit with Stamina 4 and 5 Wear: discipline=4 stamina=4 wear=4 taken=1 fervour=1 => due=false
  317 mercenaries with Abnegado and no Acaudalado: discipline=4 breakPoints=1 mercenary selfless => dice=0 passed=false
  329 Stamina 4, 2 Wear and 3 more, and it passes: discipline=4 stamina=4 wear=2 taken=3 dice=[6,1,1,1] => wearAfter=4
`);
