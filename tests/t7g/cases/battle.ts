import { casesIn } from '../../ties/case-rows.ts';

/** Scenery, deployment and fortifications. */
export const SCENERY = casesIn(`
t7g/cartographer
  265 a Level 2 General wants to remove an element: cartographerLevel=2 changes=remove => allowed=false
t7g/terrain
  301 Courage 4 right behind a fence, charged across it: element=fence path=none standing=against fighting=charged courage=4 => courageInCombat=4
  375 a Fortaleza Móvil crosses Difficult terrain: element=fence speed=2 => inches=1
t7g/scenario-points
  287 a river, then a large wood: ownDie=5 enemyDie=2 bought.0.element=river bought.1.element=wood bought.1.large => spent=5 allowed
  305 4 and 4: ownDie=4 enemyDie=4 => placesFirst=again ownPoints=null
  473 5 and 2: ownDie=5 enemyDie=2 => placesFirst=own
t7g/element
  295 a wood 5 inches from a hill: element=wood toNearest=5 => allowed=false
`);

/** Deployment and fortifications. */
export const WORKS = casesIn(`
t7g/battle
  471 the scenery was not set up before the battle was drawn: sceneryFirst=false => recommended=false
t7g/deployment
  297 a unit 7 inches from its Commander, inside the zone: toCommander=7 fromCentre=14 => allowed=false
t7g/deployment-order
  299 both roll 4, with 4 and 3 points spent: ownDie=4 enemyDie=4 ownSpent=4 enemySpent=3 => choosesSide=enemy
t7g/fortification
  149 a Fortaleza Móvil loses a combat by one Wear: work=mobile-fortress attackedBy=infantry lostBy=disengage => goesBack=attacker
  151 a Fortaleza Móvil with Courage 4 is shot at by muskets: work=mobile-fortress attackedBy=volleys courage=4 => courageDice=6
  223 an Emplaced Fortification is charged from behind: work=emplaced-fortification attackedBy=infantry attackedFrom=rear => hasFlanks=false
  371 it leaves its Fortaleza Móvil with ¡Atacad!: work=mobile-fortress does=leaves card=attack => allowed workLost
  373 a Fortaleza Móvil would change its orientation: work=mobile-fortress does=turns => allowed=false
  379 an emplaced unit would leave: work=emplaced-fortification does=leaves => allowed=false
  385 a unit of it would wait for another's shot: work=emplaced-fortification does=shoots choosesLate => allowed=false
t7g/emplacement
  377 two units of different commands: fortresses=2 sameCommand=false => allowed=false
  381 a fortification of two units: fortresses=2 => flanks=0
  387 both of its units score: fortresses=2 => scoredSingly=2
`);
