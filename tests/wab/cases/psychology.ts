import { casesIn } from '../../ties/case-rows.ts';

/** Fear, terror, warbands. */
export const CASES = casesIn(`
wab/fear-test
  587 a terrifying enemy 9 inches away: leadership=7 fearCase=turn-start enemyCauses=terror terrorDistance=9 => testTaken=none
wab/blows
  591 the third round, its frenzy gone: models=1 skill=3 enemySkill=3 => attackDice=1
wab/forced-charge
  524 an unruly warband must charge whom it fears: movement=5 enemies.0.away=8 fearsEnemy => needsFearTest
`);
