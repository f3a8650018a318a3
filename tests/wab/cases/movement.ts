import { casesIn } from '../../ties/case-rows.ts';

/** Moves. */
export const CASES = casesIn(`
wab/movement
  1 a normal move: movement=4 => allowance=4
  7 cavalry with only infantry near: movement=8 kind=cavalry move=march enemyDistance=6 enemies=[infantry] => allowed
  49 heavy armour and bucklers: movement=4 armour=heavy => factor=4
  51 light armour, shields and cloth barding: movement=8 move=charge => allowance=16
  69 through very dense jungle: movement=4 ground=very-difficult => reach=1
  73 a column with a fleeing enemy at 5 inches: movement=4 move=quick-march wide=2 deep=6 enemyDistance=5 enemies=[fleeing] => allowed=false
  75 cavalry with enemy cavalry at exactly 8 inches: movement=8 kind=cavalry move=march enemyDistance=8 enemies=[other] => allowed=false
  81 2 wide and 6 deep with a musician: movement=4 move=quick-march wide=2 deep=6 enemyDistance=20 => allowance=12
  107 a countercharge in light armour and metal barding: movement=8 metalBarding move=countercharge => allowance=3.5
  119 a failed charge of cavalry: movement=8 kind=cavalry move=failed-charge => allowance=8
  135 a disengaging unit in a wood: movement=4 move=disengage ground=difficult => reach=4
  175 after a march: movement=4 move=march => mayShootAfter=false
  429 a lone character with infantry 6 inches away: movement=4 kind=character move=quick-march enemyDistance=6 enemies=[infantry] => allowed=false
`);
