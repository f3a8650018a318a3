import { situations } from '../../src/engine/testing/words.ts';
import { MOVES } from './situations/moves.ts';

/** By query: what its sample, and what differs from it in one field, do not bring out. */
const WORDS = `
t7g/value
  value=0 decreases=2
  value=0 decreases=2 R9=b
  value=5 increases=1 decreases=3
t7g/initiative
  own.level=4 enemy.level=2 own.die=5 enemy.die=1
  own.level=4 enemy.level=2 own.die=1 enemy.die=6
  own.level=4 enemy.level=2 own.die=3 enemy.die=5
  own.level=4 enemy.level=2 own.generalLost own.highestLeft=3
  own.level=4 enemy.level=2 own.generalLost own.highestLeft=3 R152=b
t7g/order-check
  discipline=4 wear=0 impetuous
  discipline=4 wear=0
  discipline=4 wear=0 commander=away
  discipline=4 wear=0 impetuous couldCharge
  discipline=4 wear=0 impetuous couldCharge card=attack
  discipline=4 wear=0 impetuous couldCharge dice=[1,2,3,4]
  discipline=4 wear=0 impetuous couldCharge dice=[1,2,3,5]
  discipline=4 wear=0 kind=artillery cannonToShoot card=fire
  discipline=4 wear=0 kind=artillery cannonToShoot card=fire dice=[1,1,1,1]
  discipline=4 wear=2
  discipline=4 wear=2 dice=[4,4,1,1]
  discipline=4 wear=2 ownTraits=[imperturbable]
  discipline=4 wear=2 ownTraits=[autoritario]
  discipline=4 wear=2 ownTraits=[insigne]
  discipline=4 wear=2 card=resist ownTraits=[religioso]
  discipline=4 wear=2 commander=unseen respectable
  discipline=4 wear=2 commander=away elite
  discipline=4 wear=2 commander=away kind=artillery
  discipline=4 wear=2 kind=cavalry pooledUnits=3
  discipline=4 wear=2 pooledUnits=2
  check=frenzy discipline=4 wear=1 dice=[1,2,3,5]
  check=frenzy discipline=4 wear=1 dice=[1,2,3,4]
  check=reaction discipline=4 dice=[1,2,3,4]
  check=reaction discipline=4 dice=[1,2,3,6]
  check=reaction discipline=4 chargedBy=infantry flankCharge
  check=reaction discipline=4 chargedBy=infantry flankCharge squares
  check=reaction discipline=4 chargedBy=infantry squares
  check=reaction discipline=4 chargedBy=infantry kind=cavalry evasion
  check=reaction discipline=4 chargedBy=cavalry kind=cavalry evasion
  check=reaction discipline=4 chargedBy=infantry kind=cavalry evasion enemyTraits=[agresivo]
  check=reaction discipline=4 chargedBy=infantry card=run enemyTraits=[agresivo]
  check=reaction discipline=4 chargedBy=infantry card=fire enemyTraits=[agresivo]
  check=reaction discipline=4 enemyTraits=[terrible]
  check=reaction discipline=4 ownTraits=[imperturbable]
  check=reaction discipline=4 ownTraits=[insigne]
t7g/plan
  units.0.discipline=4
  units.0.discipline=4 units.0.card=run
  units.0.discipline=4 units.0.card=run units.0.mobileFortress
  units.0.discipline=4 units.0.card=attack units.0.mobileFortress
  units.0.discipline=4 units.0.card=run units.0.emplaced
  units.0.discipline=4 units.0.card=fire units.0.kind=artillery units.0.limbered
  units.0.discipline=4 units.0.card=attack units.0.kind=artillery units.0.limbered
  units.0.discipline=4 units.0.card=run units.0.wear=1 units.0.kind=cavalry units.0.pooledUnits=2
  units.0.discipline=4 units.0.card=run units.0.wear=1 units.0.pooledUnits=2
  units.0.discipline=4 units.0.card=run units.0.impetuous units.0.couldCharge
  units.0.discipline=4 units.0.card=fire units.0.kind=artillery units.0.cannonToShoot
  units.0.discipline=4 units.0.card=run units.0.couldCharge
  units.0.discipline=4 units.0.card=run units.0.cannonToShoot
  units.0.discipline=4 units.0.card=run units.0.limbered
  units.0.discipline=4 units.0.card=run units.0.leavesFortress
  units.0.discipline=4 units.0.card=run units.0.stamina=1 units.0.wear=2
  units.0.discipline=4 units.0.card=run units.0.ledBy=1
  units.0.discipline=4 units.0.card=run units.0.ledBy=1 units.0.commandedBy=2 commanders.1.isGeneral=false
  units.0.discipline=4 units.0.card=run units.0.unitCalled=Lobos units.1.discipline=4 units.1.unitCalled=Lobos
t7g/break-check
  discipline=4
  discipline=2 breakPoints=3
  discipline=4 breakPoints=2
  discipline=4 stamina=4 wear=3 taken=3 dice=[6,6,1,1]
  discipline=4 breakPoints=1 dice=[6,1,1,1]
  discipline=4 stamina=4 wear=3 taken=3 dice=[6,1,1,1]
  discipline=4 stamina=4 wear=3 taken=3 selfless
  discipline=4 stamina=4 wear=3 taken=3 selfless dice=[6,6,1,1]
  discipline=4 stamina=4 wear=3 taken=3 selfless dice=[6,1,1,1]
  discipline=4 stamina=4 wear=3 taken=3 selfless dice=[6,1,1,1] diceAgain=[6,6,6,1]
  discipline=4 stamina=4 wear=3 taken=3 selfless dice=[6,1,1,1] diceAgain=[1,1,6,1]
  discipline=4 stamina=4 wear=3 taken=3 mercenary
  discipline=4 stamina=4 wear=3 taken=2 mercenary wealthyLevel=2
  discipline=4 stamina=4 wear=3 taken=2 mercenary wealthyLevel=4
  discipline=4 stamina=4 wear=3 taken=2 fervour=1
t7g/shot
  shooter.weapon=musket shooter.fire=4 distance=10 target.defence=4 target.courage=4 target.stamina=4 target.discipline=4 shotDice=[5,4,3,1]
  shooter.weapon=musket shooter.fire=4 distance=10 target.defence=4 target.courage=4 target.stamina=4 target.discipline=4 shotDice=[1,1,1,1]
  shooter.weapon=musket shooter.fire=4 distance=10 target.defence=4 target.courage=4 target.stamina=4 target.discipline=4 shotDice=[5,4,3,1] resistDice=[6,3,2,1]
  shooter.weapon=musket shooter.fire=4 distance=10 target.defence=4 target.courage=4 target.stamina=4 target.discipline=4 shotDice=[5,4,3,1] resistDice=[1,3,2,1]
  shooter.weapon=musket shooter.fire=4 distance=10 target.defence=4 target.courage=4 target.stamina=4 target.discipline=4 shotDice=[5,4,4,1] resistDice=[6,5,5,1]
  shooter.weapon=musket shooter.fire=4 distance=10 target.defence=4 target.courage=4 target.stamina=4 target.discipline=4 target.wear=4 shotDice=[5,4,4,4] resistDice=[6,1,1,1]
  shooter.weapon=musket shooter.fire=4 distance=10 target.defence=4 target.courage=4 target.stamina=4 target.discipline=4 target.wear=4 shotDice=[5,4,3,1] resistDice=[6,1,1,1] breakDice=[1,6,1,1]
  shooter.weapon=musket shooter.fire=4 distance=10 target.defence=4 target.courage=4 target.stamina=4 target.discipline=4 target.wear=4 shotDice=[5,4,3,1] resistDice=[6,1,1,1] breakDice=[1,1,1,1]
  shooter.weapon=musket shooter.fire=4 distance=10 target.defence=4 target.courage=4 target.stamina=4 target.discipline=4 target.wear=4 target.mercenary shotDice=[5,4,3,1] resistDice=[6,1,1,1]
  shooter.weapon=musket shooter.fire=4 distance=10 target.defence=4 target.courage=4 target.stamina=4 target.discipline=4 reaction
  shooter.weapon=musket shooter.fire=4 distance=10 target.defence=4 target.courage=4 target.stamina=4 target.discipline=4 reaction card=attention
  shooter.weapon=musket shooter.fire=4 distance=10 target.defence=4 target.courage=4 target.stamina=4 target.discipline=4 reaction shooter.harasser
  shooter.weapon=musket shooter.fire=4 distance=10 target.defence=4 target.courage=4 target.stamina=4 target.discipline=4 reaction shooter.harasser shooter.givesUpFlight
  shooter.weapon=musket shooter.fire=4 distance=10 target.defence=4 target.courage=4 target.stamina=4 target.discipline=4 shooter.weary shooter.flematico
  shooter.weapon=musket shooter.fire=4 distance=10 target.defence=4 target.courage=4 target.stamina=4 target.discipline=4 card=attention shooter.raudo
  shooter.weapon=musket shooter.fire=4 distance=10 target.defence=4 target.courage=4 target.stamina=4 target.discipline=4 card=attention reaction shooter.raudo R27=b
  shooter.weapon=musket shooter.fire=4 distance=10 target.defence=4 target.courage=4 target.stamina=4 target.discipline=4 shooter.dragoon card=attention
  shooter.weapon=musket shooter.fire=4 distance=10 target.defence=4 target.courage=4 target.stamina=4 target.discipline=4 shooter.dragoon reaction R45=b
  shooter.weapon=musket shooter.fire=4 distance=10 target.defence=4 target.courage=4 target.stamina=4 target.discipline=4 target.disordered target.openOrder
  shooter.weapon=musket shooter.fire=4 distance=10 target.defence=4 target.courage=4 target.stamina=4 target.discipline=4 target.estoico
  shooter.weapon=musket shooter.fire=4 distance=10 target.defence=4 target.courage=4 target.stamina=4 target.discipline=4 target.fortifiedGuns
  shooter.weapon=musket shooter.fire=4 distance=10 target.defence=4 target.courage=4 target.stamina=4 target.discipline=4 target.mobileFortress
  shooter.fire=4 distance=4 target.defence=4 target.courage=4 shooter.weapon=flintlock
  shooter.fire=4 distance=4 target.defence=4 target.courage=4 shooter.weapon=flintlock reaction
  shooter.fire=4 distance=4 target.defence=4 target.courage=4 shooter.weapon=flintlock distance=9
  shooter.fire=4 distance=4 target.defence=4 target.courage=4 shooter.weapon=pistol card=attention
  shooter.fire=4 distance=4 target.defence=4 target.courage=4 shooter.weapon=javelin card=attention
  shooter.fire=4 distance=4 target.defence=4 target.courage=4 shooter.weapon=javelin reaction
  shooter.fire=4 distance=4 target.defence=4 target.courage=4 shooter.weapon=bow
  shooter.fire=4 distance=4 target.defence=4 target.courage=4 shooter.weapon=bow reaction
  shooter.fire=4 distance=4 target.defence=4 target.courage=4 shooter.weapon=bow reaction shooter.harasser
  shooter.fire=4 distance=4 target.defence=4 target.courage=4 shooter.weapon=longbow
  shooter.fire=4 distance=4 target.defence=4 target.courage=4 shooter.weapon=crossbow
  shooter.fire=4 distance=4 target.defence=4 target.courage=4 shooter.weapon=arquebus
  shooter.fire=4 distance=4 target.defence=4 target.courage=4 shooter.weapon=arquebus-musket shooter.farFire=3
  shooter.fire=4 distance=4 target.defence=4 target.courage=4 shooter.weapon=arquebus-musket shooter.farFire=3 distance=10
  shooter.fire=4 distance=4 target.defence=4 target.courage=4 shooter.weapon=arquebus-musket shooter.farFire=3 distance=8 R44=b
  shooter.fire=4 distance=4 target.defence=4 target.courage=4 shooter.weapon=arquebus-musket shooter.farFire=3 distance=9 shooter.tutor=1 R111=b
  shooter.weapon=medium-cannon shooter.fire=4 distance=20 target.defence=4 target.courage=4
  shooter.weapon=medium-cannon shooter.fire=4 distance=20 target.defence=4 target.courage=4 card=attention
  shooter.weapon=medium-cannon shooter.fire=4 distance=20 target.defence=4 target.courage=4 reaction
  shooter.weapon=medium-cannon shooter.fire=4 distance=20 target.defence=4 target.courage=4 reaction R45=b
  shooter.weapon=medium-cannon shooter.fire=4 distance=20 target.defence=4 target.courage=4 shooter.mortar
  shooter.weapon=medium-cannon shooter.fire=4 distance=20 target.defence=4 target.courage=4 shooter.mortar target.cover
  shooter.weapon=medium-cannon shooter.fire=4 distance=20 target.defence=4 target.courage=4 shooter.experimental shotDice=[1,1,4,5]
  shooter.weapon=medium-cannon shooter.fire=4 distance=20 target.defence=4 target.courage=4 shooter.experimental shotDice=[1,2,4,5]
  shooter.weapon=medium-cannon shooter.fire=4 distance=20 target.defence=4 target.courage=4 shooter.experimental shotDice=[1,1,4,5] R81=b
  shooter.weapon=medium-cannon shooter.fire=4 distance=20 target.defence=4 target.courage=4 shooter.experimental shotDice=[2,2,4,5]
  shooter.weapon=medium-cannon shooter.fire=4 distance=20 target.defence=4 target.courage=4 shooter.limbered
  shooter.weapon=medium-cannon shooter.fire=4 distance=20 target.defence=4 target.courage=4 shooter.ingeniero=1 distance=26
  shooter.weapon=medium-cannon shooter.fire=4 distance=20 target.defence=4 target.courage=4 target.mobileFortress
  shooter.weapon=super-heavy-cannon shooter.fire=4 distance=20 target.defence=4 target.courage=4 shotDice=[5,1,1,1] resistDice=[6,1,1,1]
t7g/combat-dice unit.combat=4 unit.courage=4
  -
  unit.card=run
  unit.card=fire
  !inSight
  unit.mobileFortress
  unit.mobileFortress side=defender unit.card=attack R67=b
  unit.emplaced
  side=defender manner=interception unit.card=attack
  manner=interception
  manner=sheltered unit.kind=cavalry unit.card=attack
  manner=sheltered unit.kind=cavalry unit.card=fire
  badWar unit.weapons=[pikes]
  badWar unit.weapons=[pikes,salvoes,swordsmen] enemy.weapons=[pikes]
  badWar unit.weapons=[pikes,salvoes] enemy.weapons=[pikes] R130=b
  badWar unit.weapons=[pikes] enemy.weapons=[pikes] flank
  badWar unit.weapons=[pikes] enemy.weapons=[pikes] enemy.shelter=wall
  badWar unit.weapons=[pikes] enemy.weapons=[pikes] enemy.shelter=guns R60=b
  side=defender badWar unit.weapons=[pikes] enemy.weapons=[pikes] unit.card=resist
  side=defender unit.card=resist
  side=defender unit.card=attack
  side=defender flank
  side=defender flank unit.squares
  side=defender flank unit.emplaced
  side=defender flank unit.shelter=building
  side=defender flank unit.gallardo
  side=defender unit.squares
  unit.kind=cavalry enemy.mobileFortress enemy.cavalryDefence=4
  unit.kind=cavalry enemy.mobileFortress flank
  unit.kind=cavalry enemy.emplaced
  unit.weapons=[halberds] enemy.disordered
  unit.weapons=[halberds]
  unit.weapons=[bayonets,salvoes]
  unit.weapons=[bayonets,salvoes] unit.disordered
  side=defender unit.weapons=[bayonets,pikes] enemy.kind=cavalry
  side=defender unit.weapons=[bayonets,pikes] enemy.kind=cavalry unit.disordered
  unit.weapons=[heavy-lances] unit.kind=cavalry
  unit.weapons=[heavy-lances] unit.kind=cavalry enemy.card=attack
  unit.weapons=[bardiches] unit.weary
  unit.flematico unit.weary
  unit.onHeight enemy.onHeight
  unit.onHeight
  unit.crossedVeryDifficult
  unit.crossedVeryDifficult unit.light
  unit.crossedVeryDifficult unit.skirmishers
  unit.disordered unit.openOrder
  unit.picaro
  unit.dexterity=1 unit.will=1
  side=defender enemy.weapons=[grenades]
  side=defender enemy.weapons=[grenades] unit.shelter=wall
  side=defender unit.shelter=wall
  side=defender unit.shelter=fence
  side=defender unit.shelter=guns
  side=defender unit.imperterrito
  side=defender unit.imperterrito unit.card=resist
  side=defender unit.imperterrito unit.shelter=wall
  side=defender unit.imperterrito unit.shelter=wall R62=b
t7g/combat attacker.combat=2 attacker.courage=2 attacker.infantryDefence=4 attacker.cavalryDefence=4 defender.combat=1 defender.courage=1 defender.infantryDefence=4 defender.cavalryDefence=4 defender.discipline=4
  -
  attacker.card=run
  attacker.wear=1
  defender.discipline=null defender.stamina=3
  attacker.weapons=[pikes] defender.weapons=[pikes]
  attacker.weapons=[pikes] defender.weapons=[pikes] attacker.attackDice=[1,1,1] defender.attackDice=[1]
  attacker.weapons=[pikes] defender.weapons=[pikes] badWar attacker.attackDice=[1,1] defender.attackDice=[1]
  attacker.attackDice=[1,1,1] defender.attackDice=[1]
  attacker.attackDice=[1,1,1] defender.attackDice=[1] R42=b
   attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.attackDice=[4] defender.resistDice=[5]
   attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.attackDice=[4] defender.resistDice=[5] defender.kind=artillery
   attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.attackDice=[4] defender.resistDice=[5] defender.mobileFortress
   attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.attackDice=[4] defender.resistDice=[5] attacker.kind=cavalry attacker.pooledUnits=3
   attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.attackDice=[4] defender.resistDice=[5] attacker.kind=cavalry attacker.pooledUnits=3 attacker.card=fire manner=sheltered
   attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.attackDice=[4] defender.resistDice=[5] attacker.decidido attacker.speed=6 defender.speed=4
   attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.attackDice=[4] defender.resistDice=[5] attacker.decidido
   attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.attackDice=[4] defender.resistDice=[5] attacker.weapons=[two-handed-swords]
   attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.attackDice=[4] defender.resistDice=[5] attacker.weapons=[two-handed-swords] defender.composureDice=[6]
   attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.attackDice=[4] defender.resistDice=[5] attacker.weapons=[two-handed-swords] defender.withoutCommander R63=b
   attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.attackDice=[4] defender.resistDice=[5] defender.stamina=3 defender.wear=3
   attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.attackDice=[4] defender.resistDice=[5] defender.stamina=3 defender.wear=3 defender.pooledUnits=2 R69=b
   attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.attackDice=[4] defender.resistDice=[5] defender.stamina=3 defender.wear=3 defender.mercenary
   attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.attackDice=[4] defender.resistDice=[5] defender.stamina=3 defender.wear=3 defender.mercenary defender.wealthyLevel=2
   attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.attackDice=[4] defender.resistDice=[5] defender.stamina=3 defender.wear=3 defender.breakDice=[6,6,1,1]
   attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.attackDice=[4] defender.resistDice=[5] defender.stamina=3 defender.wear=3 defender.breakDice=[1,1,1,1]
   attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.attackDice=[4] defender.resistDice=[5] defender.stamina=3 defender.wear=3 defender.breakDice=[1,1,1,1] defender.selfless
   attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.attackDice=[4] defender.resistDice=[5] defender.stamina=3 defender.wear=2 defender.emplaced defender.pooledUnits=3
   attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.attackDice=[4] defender.resistDice=[5] defender.kind=cavalry defender.stamina=3 defender.wear=2 defender.pooledUnits=3
   attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.attackDice=[4] defender.resistDice=[1]
   attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.attackDice=[4] defender.resistDice=[1] defender.elegante
   attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.attackDice=[4] defender.resistDice=[1] defender.mobileFortress
   attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.attackDice=[4] defender.resistDice=[1] defender.emplaced
   attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.attackDice=[4] defender.resistDice=[1] defender.emplaced R169=c
   attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.attackDice=[4] defender.resistDice=[1] attacker.kind=cavalry
   attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.attackDice=[4] defender.resistDice=[1] attacker.kind=cavalry defender.kind=cavalry
   attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.attackDice=[4] defender.resistDice=[1] attacker.kind=cavalry defender.kind=cavalry attacker.weapons=[lances]
  attacker.attackDice=[1,1,1] attacker.resistDice=[1,1] defender.attackDice=[4] attacker.decidido attacker.stamina=4 attacker.discipline=4
  attacker.attackDice=[1,1,1] attacker.resistDice=[1,1] defender.attackDice=[4] defender.kind=cavalry defender.pooledUnits=2 defender.card=attack R71=b
t7g/after-combat winner=attacker
  winner=tie
  winner=tie attacker.broke
  defender.speed=4
  defender.exposed
  defender.exposed defender.speed=4
  defender.exposed defender.speed=4 defender.ground=difficult R55=b
  defender.exposed defender.speed=4 defender.dedication=1 R56=b
  flank
  flank defender.squares
  flank defender.squares R57=a
  defender.blocked
  defender.blocked defender.stamina=3 defender.wear=3 defender.discipline=4
  defender.blocked defender.tranquilo
  defender.tranquilo
  defender.exposed defender.blocked
  defender.mobileFortress
  defender.mobileFortress defender.exposed
  defender.emplaced defender.exposed
  defender.emplaced defender.exposed R169=b
  defender.emplaced defender.exposed R169=c
  defender.exposed defender.elegante
  defender.kind=artillery
  attacker.kind=cavalry attacker.speed=8 defender.exposed
  attacker.kind=cavalry attacker.speed=8 defender.exposed defender.kind=cavalry
  attacker.kind=cavalry attacker.speed=8 defender.exposed defender.kind=cavalry attacker.lances
  attacker.kind=cavalry attacker.frenzied defender.exposed
  attacker.kind=cavalry attacker.frenzied defender.exposed R154=b
  attacker.frenzied
  attacker.frenzied attacker.wear=1 attacker.frenzyRoll=passed defender.broke
  attacker.frenzied attacker.wear=1 attacker.frenzyRoll=failed defender.broke
  defender.broke
  defender.broke attacker.impetuous
  defender.integratedGun
  defender.integratedGun R162=c
  defender.integratedGun defender.exposed
  attacker.intrepido
  winner=defender attacker.intrepido
  touching
  manner=interception
  manner=interception winner=tie
  manner=interception winner=tie R29=b
  manner=sheltered winner=tie
  manner=sheltered winner=tie R135=b
t7g/pooled-wear stamina=3
  pooledUnits=3 wear=2 taken=3
  pooledUnits=3 wear=2 taken=1
  pooledUnits=3 wear=2 taken=1 R69=b
  pooledUnits=1 wear=2 taken=3 discipline=4
  pooledUnits=1 wear=2 taken=3 R68=b
  pooledUnits=1 wear=2
  pooledUnits=3 group=fortification wear=2 taken=3
  pooledUnits=3 group=fortification joiningUnits=1
  pooledUnits=1 wear=2 joiningUnits=1 joiningWear=3
  pooledUnits=1 joiningUnits=1 joiningDisordered
  pooledUnits=1 joiningUnits=1 card=attack
t7g/command-action
  level=3 action=correr
  level=3 action=correr brio dice=[5,1,1]
  level=3 action=inspirar
  level=3 action=inspirar targetDistance=5 !inSight respectable
  level=3 action=inspirar targetDistance=8 presence
  level=3 action=inspirar targetKind=artillery
  level=3 action=amenazante targetDistance=12
  level=3 action=amenazante targetDistance=11
  level=3 action=complice targetDistance=8
  level=3 action=complice targetDistance=8 R110=b dice=[1,1,5]
  level=3 action=enigmatico R92=b
  level=3 action=heroe dice=[6,5,2]
  level=3 action=heroe dice=[5,1,2]
  level=3 action=ducho targetKind=artillery
  level=3 action=ducho targetKind=artillery dice=[5,1,1]
  level=3 action=ingeniero targetKind=artillery dice=[5,6,1]
  level=3 action=protector dice=[1,1,1]
  level=3 action=elegante targetDistance=8 presence
  level=3 action=elegante exhausted
  level=3 action=elegante targetDistance=6
  level=3 action=frio targetDistance=7
  level=3 action=frio targetDistance=6
  action=abnegado level=3
  action=acaudalado level=3
  action=agresivo level=3
  action=apasionado level=3
  action=bravo level=3
  action=cartografo level=3
  action=cauteloso level=3
  action=diplomatico level=3
  action=dispuesto level=3
  action=flematico level=3
  action=gallardo level=3
  action=imperturbable level=3
  action=respetable level=3
  action=tranquilo level=3
  level=3 action=inspirar targetActed=yes
  level=3 action=amenazante targetActed=yes
  level=3 action=audaz targetActed=yes
  level=3 action=autoritario targetActed=yes
  level=3 action=avizor targetActed=yes
  level=3 action=coordinador targetActed=yes
  level=3 action=decidido targetActed=yes
  level=3 action=entusiasta targetActed=yes
  level=3 action=implacable targetActed=yes
  level=3 action=insigne targetActed=yes
  level=3 action=ilustrado targetActed=yes
  level=3 action=meticuloso targetActed=yes
  level=3 action=tutor targetActed=yes
  level=3 action=perfeccionista targetActed=yes
  level=3 action=picaro targetActed=yes
  level=3 action=religioso targetActed=yes
  level=3 action=tenaz targetActed=yes
  level=3 action=conspirador targetActed=yes
  level=3 action=enigmatico targetActed=yes
  level=3 action=experto targetActed=yes
  level=3 action=heroe targetActed=no
  level=3 action=precavido targetActed=no
  level=3 action=preparado targetActed=no
  level=3 action=companero targetLacks=[exhausted-marker]
  level=3 action=despiadado targetLacks=[commander-inside]
  level=3 action=diligente targetLacks=[disorder]
  level=3 action=dispuesto targetLacks=[light]
  level=3 action=ducho targetKind=artillery targetActed=yes
  level=3 action=ingeniero targetKind=formation
  level=3 action=experimentado targetLacks=[stamina-left]
  level=3 action=honorable targetWear=1
  level=3 action=oficioso targetKind=formation secondKind=company
  level=3 action=provocador targetLacks=[enemy-to-charge]
  level=2 action=cartografo terrainOption=remove
  level=2 action=cauteloso targetDistance=13
  level=2 action=tutor dice=[1,1]
  level=2 action=abnegado targetLacks=[commander-inside]
  level=2 action=agresivo targetLacks=[commander-inside]
  level=2 action=apasionado targetLacks=[commander-inside]
  level=2 action=bravo targetLacks=[commander-inside]
  level=2 action=flematico targetLacks=[commander-inside]
  level=2 action=gallardo targetLacks=[commander-inside]
  level=2 action=tranquilo targetLacks=[commander-inside]
  level=4 action=cartografo terrainOption=remove
  level=2 action=tutor terrainOption=remove
  action=perfeccionista level=3 dice=[1,1,1]
t7g/commander-move
  moved=7
  moved=7 brio
  moved=4 joins endsOnFriend touchesUnit=false
  moved=4 joins otherInside R156=b
  moved=4 insideUnit
  moved=4 insideUnit joins
  moved=4 insideUnit joins agil
  moved=4 insideUnit joins agil agilWorks=no
  moved=4 insideUnit unitActed
  moved=4 insideUnit joinedThisTurn
  moved=4 secondMove
  insideUnit secondMove
  moved=4 endsOnFriend
t7g/in-command
  commanderDistance=8 elite
  commanderDistance=5 exhausted R155=b
  commanderDistance=5 seesUnit=false
  commanderDistance=5 seesUnit=false respectable
  commanderDistance=5 seesUnit respectable
  commanderDistance=5 leads=other-command
  commanderDistance=5 leads=other-command fama
  commanderDistance=5 leads=general allied
  commanderDistance=5 leads=general allied diplomatico
  commanderDistance=5 standsIn=other-unit
  commanderDistance=6 standsIn=other-unit
  standsIn=this-unit
  kind=artillery
  kind=artillery extraGun batteryDistance=6
  kind=artillery extraGun batteryDistance=7
t7g/commander-casualty
  cause=enemy-touches-him level=2 dice=[5,1]
  cause=enemy-touches-him level=2 dice=[5,6]
  cause=enemy-touches-him level=2 dice=[5,6] R138=b
  cause=enemy-touches-him level=2 dice=[1,1]
  cause=enemy-touches-him level=2 insideUnit
  cause=his-unit-destroyed level=2
  cause=his-unit-destroyed level=2 isGeneral
  cause=his-unit-destroyed level=2 afortunado dice=[1,1]
  cause=his-unit-destroyed level=2 afortunado dice=[1,5]
  cause=friend-destroyed level=2
  cause=friend-destroyed level=2 lostUnitDistance=7
  cause=friend-destroyed level=2 otherUnitNear
  cause=friend-destroyed level=2 dice=[1,5]
  cause=friend-destroyed level=2 dice=[1,1]
  cause=troops-gone level=2
  cause=troops-gone level=2 troopsLeft=his
  cause=troops-gone level=2 fama
  cause=troops-gone level=2 isGeneral
  cause=troops-gone level=2 isGeneral troopsLeft=none
  cause=abnegado level=2
  cause=intrepido level=2
t7g/virtue
  virtue=entrega
  virtue=instruccion
  virtue=lealtad
  virtue=lealtad usedFor=break-check
  virtue=fervor
  virtue=sacrificio
  virtue=sacrificio usedFor=combat
  virtue=voluntad
  virtue=voluntad usedFor=shooting
  virtue=presencia
  virtue=brio
  virtue=fama
  virtue=iniciativa commanderLevel=3
  virtue=presencia unitValue=3
  virtue=destreza hasCommander=neither
  virtue=destreza despiadado
  virtue=destreza hasCommander=inspired
  virtue=destreza hasCommander=inspired kind=artillery
  virtue=destreza hasCommander=inspired actsNext=false
  virtue=destreza hasCommander=inspired goPassed
t7g/commander-profile
  commanderLevel=4 generalLevel=3
  commanderLevel=3 generalLevel=3 traits=[tutor]
  commanderLevel=2 traits=[tutor] traitsOfOthers=[tutor]
t7g/line-of-sight
  inFront=false
  crosses=[friend]
  crosses=[friend] fromHill
  fromHill
  crosses=[friend] bow
  crosses=[friend] bow friendNearer
  crosses=[friend] otherCentreFree otherDistance=5
  otherCentreFree
  crosses=[hiding-terrain]
  crosses=[hiding-terrain] insideHiding
  corridor=2
  corridor=5
  fromSide
  fromSide extendedArc
  aimAt=lone-commander
  nearerEnemy
t7g/unit-state
  stamina=4 wear=0
  stamina=4 wear=1
  stamina=4 wear=4
  stamina=4 wear=6
  stamina=4 wear=4 flematico
  stamina=4 wear=4 bardiches
  stamina=4 disordered
t7g/defence
  attackBy=infantry
  attackBy=gun-crew defence=4 decreases=1
  attackBy=missile defence=4
t7g/base
  baseOf=company front=14
  baseOf=general
  baseOf=general front=4
t7g/army
  commanders.0.isGeneral commanders.0.commanderLevel=3 commanders.1.isGeneral commanders.1.commanderLevel=3
  commanders.0.isGeneral commanders.0.commanderLevel=3 commanders.1.commanderLevel=4
  commanders.0.isGeneral commanders.0.commanderLevel=3 commanders.1.commanderLevel=5
  commanders.0.isGeneral commanders.0.commanderLevel=3 commanders.1.commanderLevel=3 commanders.0.traits=[tutor] commanders.1.traits=[tutor,cartografo]
  commanders.0.isGeneral commanders.0.commanderLevel=3 commanders.0.traits=[diplomatico] units.0.unitPoints=50 units.0.allied
  commanders.0.isGeneral commanders.0.commanderLevel=3 units.0.unitPoints=50 units.0.kind=artillery units.0.eliteUnit
  commanders.0.isGeneral commanders.0.commanderLevel=3 units.0.unitPoints=50 units.0.kind=company units.0.eliteUnit chart=cavalry
  commanders.0.isGeneral commanders.0.commanderLevel=3 units.0.unitPoints=50 units.0.eliteUnit chart=companies
  commanders.0.isGeneral commanders.0.commanderLevel=3 units.0.unitPoints=50 units.0.kind=artillery units.0.integrated
  commanders.0.isGeneral commanders.0.commanderLevel=3 units.0.unitPoints=50 units.0.kind=artillery units.0.integrated units.1.unitPoints=90
t7g/army-list
  pointsLimit=1
  commanders.0.isGeneral commanders.0.commanderLevel=1 commanders.1.commanderLevel=5 commanders.1.traits=[cartografo,tutor]
  commanders.0.isGeneral commanders.0.commanderLevel=3 units.0.unitPoints=50 units.0.unitRules=[caracole]
  commanders.0.isGeneral commanders.0.commanderLevel=3 units.0.unitPoints=50 units.0.farFire=3
  commanders.0.isGeneral commanders.0.commanderLevel=3 units.0.unitPoints=50 units.0.limberedSpeed=3
  commanders.0.isGeneral commanders.0.commanderLevel=3 units.0.unitPoints=50 units.0.kind=company units.0.largeBase
  commanders.0.isGeneral commanders.0.commanderLevel=3 units.0.unitPoints=50 units.0.kind=artillery units.0.integrated
  commanders.0.isGeneral commanders.0.commanderLevel=3 units.0.unitPoints=50 units.0.kind=artillery units.0.integrated units.1.unitPoints=90
t7g/scenario-points
  ownDie=2 enemyDie=5 bought.0.element=river
  ownDie=4 enemyDie=4
  bought.0.element=wood
t7g/element
  element=road
  element=road large
  element=hill
  element=steep-hill
  element=field
  element=wall
  element=fence
  element=lake
  element=bridge
  element=ford
  element=building
  element=rocks
  element=river
  element=marsh
  element=hill elementSize=14
  element=road toNearest=2
  element=road course=same-edge toNearest=8
  element=wall piecesTouch=false
  element=fence piecesTouch=false
  element=river course=same-edge
  element=river firstChoice=false
  element=wood toNearest=2
  element=wood toNearest=2 touchesOwnKind
  element=bridge riverOnTable compulsory toEdge=9
  element=bridge riverOnTable compulsory toEdge=19
  element=ford riverOnTable compulsory byRiverOwner
  element=bridge toEdge=3
t7g/cartographer
  cartographerLevel=2 changes=place
  cartographerLevel=2 changes=shift shiftedBy=12
t7g/terrain
  element=hill sightLine=crosses
  element=steep-hill sightLine=crosses
  element=wall sightLine=crosses
  element=fence sightLine=crosses
  element=rocks sightLine=crosses
  element=building sightLine=crosses
  element=field crop=low sightLine=crosses
  element=field crop=cover sightLine=crosses
  element=field crop=tall sightLine=crosses
  element=road path=within
  element=bridge path=within withRoad
  element=bridge path=within
  element=lake
  element=river flow=difficult
  element=river flow=very-difficult
  element=river flow=impassable
  element=ford
  element=ford flow=impassable
  element=marsh
  element=building enters
  element=wood light
  element=wood skirmishers
  element=wood mover=commander
  element=wood sightLine=crosses standing=inside
  element=field crop=cover sightLine=crosses standing=inside
  element=wall sightLine=crosses standing=against
  element=fence sightLine=crosses standing=against
  element=wall standing=inside
  element=wall standing=against fighting=charged
  element=building standing=inside fighting=charged sightLine=crosses
  element=hill standing=wholly-inside fighting=fights
  element=steep-hill standing=wholly-inside fighting=fights
  element=hill standing=wholly-inside fighting=fights enemyInside
  element=hill standing=inside fighting=fights
  element=building fighting=charged
t7g/field
  cropDie=1
  cropDie=4
  cropDie=6
t7g/river
  flowDie=1
  flowDie=3
  flowDie=5
  flowDie=5 secondDie=6
  flowDie=5 secondDie=5
t7g/battle
  typeAgreed
t7g/deployment-order
  ownDie=4 enemyDie=4
  ownDie=4 enemyDie=2
  ownDie=4
  ownDie=4 enemyDie=2 ownCommands=1 enemyCommands=1 ownDeployed=1 enemyDeployed=1
t7g/deployment
  toCommander=9
  fromCentre=40
  fromCentre=10
  deploys=commander
  deploys=battery limbered
  deploys=elite-unit toCommander=8
  deploys=elite-unit toCommander=4
  deploys=general othersToCome
t7g/vanguard
  speed=6 ground=very-difficult light
  speed=6 ground=very-difficult
  speed=6 ground=very-difficult skirmishers
  speed=6 toCauteloso=8
  speed=6 toCauteloso=13
t7g/fortification
  work=building does=enters kind=company card=run
  work=building does=enters kind=company
  work=building does=enters
  work=building does=enters kind=cavalry
  work=building does=enters kind=company occupied
  work=building does=enters kind=company reachesIt=false
  work=building does=leaves
  work=building does=leaves R165=b card=run
  work=building does=leaves R165=b
  work=building does=shoots
  work=building attackedBy=volleys
  work=building attackedBy=mortar
  work=building attackedBy=infantry
  work=building attackedBy=infantry grenades
  work=building attackedBy=infantry lostBy=retreat
  work=building attackedBy=infantry lostBy=retreat R166=b
  work=building lostBy=retreat
  work=wall attackedBy=volleys
  work=wall attackedBy=volleys atTheLine=false
  work=wall attackedBy=infantry
  work=fence attackedBy=volleys
  work=wall attackedBy=cavalry lostBy=retreat
  work=fortified-guns kind=artillery attackedBy=infantry lostBy=disengage
  work=fortified-guns attackedBy=volleys
  work=fortified-guns attackedBy=volleys movedAway
  work=mobile-fortress does=moves
  work=mobile-fortress does=moves R168=b
  work=mobile-fortress does=leaves
  work=mobile-fortress does=counter-charges
  work=mobile-fortress attackedBy=volleys
  work=mobile-fortress attackedBy=cannon
  work=mobile-fortress attackedBy=infantry lostBy=disengage
  work=mobile-fortress attackedBy=infantry lostBy=retreat
  work=emplaced-fortification does=shoots unitsInside=2
  work=emplaced-fortification does=leaves
  work=emplaced-fortification does=moves
  work=emplaced-fortification attackedBy=volleys
  work=emplaced-fortification attackedBy=cavalry
  work=emplaced-fortification attackedBy=infantry lostBy=disengage
  work=emplaced-fortification attackedBy=infantry lostBy=retreat
  work=emplaced-fortification attackedBy=infantry lostBy=retreat R169=b
  work=emplaced-fortification attackedBy=infantry lostBy=retreat R169=c
t7g/emplacement
  fortresses=3 guns=2
t7g/table-move unitName=A
  position=t7g1_bottom_A-36-40-cavalry-heavy order=run face=left
  position=t7g1_bottom_A-36-40-emplaced toX=36 toY=39
  position=t7g1_road-35-30-37-37_bottom_A-36-40 toX=36 toY=36
  position=t7g1_road-35-30-37-41_bottom_A-36-40 toX=36 toY=36
  position=t7g1_road-35-30-37-41_bridge-35-36-37-38_river-30-37-42-37_bottom_A-36-40 toX=36 toY=36
  position=t7g1_wood-30-30-42-39_bottom_A-36-40-skirmishers toX=36 toY=36
  position=t7g1_tallfield-30-30-42-39_bottom_A-36-40-light toX=36 toY=38
  position=t7g1_field-30-37-42-38_bottom_A-36-40 toX=36 toY=37
  position=t7g1_steephill-30-37-42-38_bottom_A-36-40 toX=36 toY=37
  position=t7g1_wall-30-38-42-38_bottom_A-36-40 toX=36 toY=37
  position=t7g1_fence-30-38-42-38_bottom_A-36-40 toX=36 toY=37
  position=t7g1_river-30-38-42-38_bottom_A-36-40 toX=36 toY=37
  position=t7g1_hardriver-30-38-42-38_bottom_A-36-40 toX=36 toY=37
  position=t7g1_deepriver-30-38-42-38_bottom_A-36-40 toX=36 toY=37
  position=t7g1_floodriver-30-38-42-38_bottom_A-36-40 toX=36 toY=37
  position=t7g1_river-30-38-42-38_ford-35-37-37-39_bottom_A-36-40 toX=36 toY=37
  position=t7g1_deepriver-30-38-42-38_hardford-35-37-37-39_bottom_A-36-40 toX=36 toY=37
  position=t7g1_lake-30-30-42-38_bottom_A-36-40 toX=36 toY=37
  position=t7g1_building-30-30-42-38_bottom_A-36-40 toX=36 toY=37
  position=t7g1_rocks-30-30-42-38_bottom_A-36-40 toX=36 toY=37
  position=t7g1_bottom_A-36-42-company_B-33.17-36-company_C-38.83-36-company order=run toX=36 toY=35
  position=t7g1_bottom_A-36-40_top_X-36-36 toX=36 toY=37
  position=t7g1_bottom_A-36-40_F-38-37 toX=36 toY=37
  position=t7g1_bottom_A-36-40_F-36-37.5-artillery_C-36-38.5-commander toX=36 toY=37
  position=t7g1_bottom_A-36-40 toX=36 toY=42
  position=t7g1_bottom_A-36-40_top_X-40-36 toX=36 toY=36
  position=t7g1_bottom_A-36-40-s8_top_X-40-36 toX=35 toY=34
  position=t7g1_bottom_A-36-2 toX=36.5 toY=0 mostInches=9
  position=t7g1_bottom_A-36-40 face=left order=attack
  position=t7g1_bottom_A-36-40 face=left order=run
  position=t7g1_bottom_A-36-40-emplaced face=left
  position=t7g1_bottom_A-36-40-fortress face=left
  position=t7g1_bottom_A-36-40-fortress toX=36 toY=37
  position=t7g1_bottom_A-36-40-gun order=run toX=36 toY=37
  position=t7g1_bottom_A-36-40-artillery-s6-limbered order=run toX=36 toY=37
  position=t7g1_bottom_A-36-40-artillery-s6-limbered order=attack toX=36 toY=37
  position=t7g1_bottom_A-36-40-squares face=left toX=33 toY=41
  position=t7g1_bottom_A-36-40-cavalry face=left toX=33 toY=41
  position=t7g1_bottom_A-36-40 face=rear
  position=t7g1_bottom_A-36-40 toX=36
  position=t7g1_bottom_A-36-40 toY=36
  position=t7g1_bottom_A-36-40
  position=t7g1_bottom_A-36-40-commander toX=36 toY=36
  position=t7g1_bottom_B-36-40 toX=36 toY=36
  position=t7g2_bottom_A-36-40 toX=36 toY=36
  position=t7g1_?_bottom_A-36-40 toX=36 toY=36
  position=t7g1_A-36-40 toX=36 toY=36
  position=t7g1_bottom_A-36 toX=36 toY=36
  position=t7g1_scale-20_bottom_A-36-40-brave toX=36 toY=36
  position=t7g1_bottom_A-36-40-s99 toX=36 toY=36
  position=t7g1_bottom_A-36-40_A-50-40 toX=36 toY=36
  position=t7g1_bottom_A-36-40_B-37-40_C-71.5-40 toX=36 toY=36
  position=t7g1_wood-30_bottom_A-36-40 toX=36 toY=36
  position=t7g1_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_lake-1-1-2-2_bottom_A-36-40 toX=36 toY=36
  position=t7g1_bottom_A0-3-10_A1-8.5-10_A2-14-10_A3-19.5-10_A4-25-10_A5-30.5-10_A6-36-10_A7-41.5-10_A8-47-10_A9-52.5-10_A10-58-10_A11-63.5-10_A12-3-13_A13-8.5-13_A14-14-13_A15-19.5-13_A16-25-13_A17-30.5-13_A18-36-13_A19-41.5-13_A20-47-13_A21-52.5-13_A22-58-13_A23-63.5-13_A24-3-16_A25-8.5-16_A26-14-16_A27-19.5-16_A28-25-16_A29-30.5-16_A30-36-16_A31-41.5-16_A32-47-16_A33-52.5-16_A34-58-16_A35-63.5-16_A36-3-19_A37-8.5-19_A38-14-19_A39-19.5-19_A40-25-19_A41-30.5-19_A42-36-19_A43-41.5-19_A44-47-19_A45-52.5-19_A46-58-19_A47-63.5-19_A48-3-22_A49-8.5-22_A50-14-22_A51-19.5-22_A52-25-22_A53-30.5-22_A54-36-22_A55-41.5-22_A56-47-22_A57-52.5-22_A58-58-22_A59-63.5-22_A60-3-25 toX=36 toY=36
  position=t7g1_bottom_A-36-40-brave-bold_A-36-40-brave-bold_A-36-40-brave-bold_A-36-40-brave-bold_A-36-40-brave-bold_A-36-40-brave-bold_A-36-40-brave-bold_A-36-40-brave-bold_A-36-40-brave-bold_A-36-40-brave-bold_A-36-40-brave-bold_A-36-40-brave-bold toX=36 toY=36
  position=t7g1_bottom_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40_A-36-40 toX=36 toY=36
t7g/table-charge unitName=A targetName=X
  position=t7g1_bottom_A-36-40-emplaced_top_X-36-35 unitName=A targetName=X
  position=t7g1_bottom_A-36-40-fortress_top_X-36-34
  position=t7g1_wood-30-36-42-38_bottom_A-36-40_top_X-36-34
  position=t7g1_bottom_A-36-40_top_X-36-30
  position=t7g1_bottom_A-36-40-s9_F-36-37-base~20~2_top_X-36-33-company
  position=t7g1_bottom_A-36-40-s9_F-36-38-base~2~2_top_X-36-34-base~20~4
  position=t7g1_bottom_A-36-40_top_X-34-43-90
  position=t7g1_bottom_A-36-40_top_X-41-42-270
  position=t7g1_bottom_A-36-44-s9_B-33.17-38-company_C-38.83-38-company_top_X-36-34-company
  position=t7g1_bottom_A-36-40-s9_top_X-36-35-0
  position=t7g1_bottom_A-36-40-s9_top_X-36-35-0-squares
  position=t7g1_bottom_A-36-40-s9_top_X-36-35-0-emplaced
  position=t7g1_rocks-35.5-37-36.5-38_bottom_A-36-40-s8_top_X-36-34-base~20~4
  position=t7g1_bottom_A-36-40_X-36-30
  position=t7g1_bottom_A-36-40_top_X-36-30-commander
  position=t7g1_bottom_A-36-40-commander_top_X-36-30
t7g/table-reactions unitName=A
  position=t7g1_bottom_A-36-40_top_X-36-35 chargedName=X
  position=t7g1_bottom_A-36-40_top_X-36-35-0 chargedName=X
  position=t7g1_bottom_A-36-40_top_X-36-35-cavalry-acted chargedName=X
  position=t7g1_bottom_A-36-40_top_X-36-35-acted chargedName=X
  position=t7g1_bottom_A-36-40_top_X-36-35-acted toX=36 toY=37
  position=t7g1_bottom_A-36-40_top_X-36-35 toX=36 toY=37
  position=t7g1_bottom_A-36-40_top_X-36-35 toX=36 toY=37 R23=b
  position=t7g1_bottom_A-36-40_top_X-36-35 toX=36 toY=37 R23=c
  position=t7g1_bottom_A-36-40_top_X-36-35
  position=t7g1_bottom_A-36-40_top_X-36-35 toX=36
  position=t7g1_bottom_A-36-40_top_X-36-35 toY=36
  position=t7g1_bottom_A-36-40_top_X-36-35 toX=36 toY=37 chargedName=X
  position=t7g1_bottom_A-36-40_top_X-36-35 chargedName=Z
  position=t7g1_bottom_A-36-40_X-36-35 chargedName=X
  position=t7g1_bottom_A-36-40_top_X-36-35-commander chargedName=X
t7g/table-sight unitName=A targetName=X
  position=t7g1_bottom_A-36-40_top_X-36-45
  position=t7g1_wood-30-36-42-38_bottom_A-36-40_top_X-36-34
  position=t7g1_hill-30-36-42-38_bottom_A-36-40_top_X-36-34
  position=t7g1_steephill-30-36-42-38_bottom_A-36-40_top_X-36-34
  position=t7g1_tallfield-30-36-42-38_bottom_A-36-40_top_X-36-34
  position=t7g1_building-30-36-42-38_bottom_A-36-40_top_X-36-34
  position=t7g1_rocks-30-36-42-38_bottom_A-36-40_top_X-36-34
  position=t7g1_bottom_A-36-44-company_B-33.17-38-company_C-38.83-38-company_top_X-36-34-company
  position=t7g1_bottom_A-36-44-r4_top_X-36-34
  position=t7g1_bottom_A-36-44-widearc_top_X-30-34 fromCentre=left
  position=t7g1_bottom_A-36-44_top_X-30-34 fromCentre=left
  position=t7g1_bottom_A-36-44_top_X-30-34-commander
  position=t7g1_bottom_A-36-44-commander_top_X-30-34
t7g/table-distance unitName=A
  position=t7g1_bottom_A-36-40_C-40-44-commander otherName=C
  position=t7g1_bottom_A-36-40_C-50-44-commander otherName=C
  position=t7g1_bottom_A-36-40_top_X-36-45 otherName=X
  position=t7g1_bottom_A-36-40_top_X-36-38 otherName=X
  position=t7g1_bottom_A-36-40 otherName=A
t7g/table-retreat unitName=A
  position=t7g1_bottom_A-36-30
  position=t7g1_bottom_A-36-30 moveKind=retreat
  position=t7g1_bottom_A-36-30 face=left
  position=t7g1_bottom_A-36-30_F-36-34-company
  position=t7g1_bottom_A-36-30_F-36-34-company moveKind=retreat
  position=t7g1_bottom_A-36-44
  position=t7g1_bottom_A-36-44 moveKind=retreat
  position=t7g1_bottom_A-36-44 R58=b
  position=t7g1_wood-30-31-42-40_bottom_A-36-30
  position=t7g1_field-30-33-42-34_bottom_A-36-30 moveKind=retreat R55=b
  position=t7g1_bottom_A-36-30-emplaced
  position=t7g1_bottom_A-36-30-fortress
  position=t7g1_bottom_A-36-30-fortress moveKind=retreat
  position=t7g1_bottom_A-36-30-commander
t7g/table-flight unitName=A targetName=X
  position=t7g1_bottom_A-36-30_top_X-36-26
  position=t7g1_bottom_A-36-30_top_X-36-26 fleesInches=3
  position=t7g1_bottom_A-36-30-emplaced_top_X-36-26
  position=t7g1_bottom_A-36-30-gun_top_X-36-26
  position=t7g1_bottom_A-36-30_F-36-36-company_top_X-36-26
  position=t7g1_bottom_A-36-44_top_X-36-40
  position=t7g1_road-35-25-37-45_bottom_A-36-30_top_X-36-26
  position=t7g1_bottom_A-36-30-commander_top_X-36-26
t7g/table-height unitName=A targetName=X
  position=t7g1_hill-30-30-42-38_bottom_A-36-32_top_X-36-31
  position=t7g1_steephill-30-20-42-38_bottom_A-36-32_top_X-36-31
  position=t7g1_bottom_A-36-32-commander_top_X-36-31
`;

export default { ...situations(WORDS), ...situations(MOVES) };
