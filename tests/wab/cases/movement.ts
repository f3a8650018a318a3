import { casesIn } from '../../ties/case-rows.ts';

/** Moves, manoeuvres, ways over terrain, flight, the turn. Those that are examples of their rooms stand there. */
export const CASES = casesIn(`
wab/movement
  7 cavalry with only infantry near: movement=8 kind=cavalry move=march enemies.0.away=6 => allowed reach=16
  51 light armour, shields and cloth barding: movement=8 bodyArmour=light shield=shield barding=full-cloth move=charge => allowance=16
  69 through very dense jungle: movement=4 ground=very-difficult => reach=1
  75 cavalry with enemy cavalry at exactly 8 inches: movement=8 kind=cavalry move=march enemies.0.enemyKind=cavalry enemies.0.away=8 => allowed=false
  81 2 wide and 6 deep with a musician: movement=4 move=quick-march wide=2 deep=6 enemies.0.away=20 => allowance=12
  107 a countercharge in light armour and metal barding: movement=8 bodyArmour=light barding=full-metal move=countercharge => allowance=3.5
  119 a failed charge of cavalry: movement=8 kind=cavalry move=failed-charge => allowance=8
  135 a disengaging unit in a wood: movement=4 move=disengage ground=difficult => reach=4
  175 after a march: movement=4 move=march => mayShootAfter=false
  429 a lone character with infantry 6 inches away: movement=4 kind=character move=quick-march enemies.0.away=6 => allowed=false
wab/manoeuvre
  55 two about faces in close order: movement=4 manoeuvres.0.movePart=about-face manoeuvres.1.movePart=about-face => leftToMove=2
wab/terrain-move
  99 a charge over 6 inches of open ground, 4 of wood and 2 of open ground: movement=8 move=charge legs.0.inches=6 legs.1.over=wood legs.1.inches=4 legs.2.inches=2 => arrives
  349 a charge of 8 inches across a wall: movement=4 move=charge legs.0.inches=2 legs.1.over=wall legs.2.inches=2 => arrives
wab/flight-move
  85 a unit of Movement 6 starts fleeing: movement=6 flightCause=charge => flightDice=2
`);
