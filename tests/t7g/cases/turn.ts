import { casesIn } from '../../ties/case-rows.ts';

/** Goes, Planning, and the end of the game. */
export const TURN = casesIn(`
t7g/go
  25 the Troop unit before the Commander: does=[troop,commander] => allowed=false
  27 no Troops left, and a Commander: troops=0 enemyTroops=2 does=[commander] => allowed
  189 Horda with 3 Troops left: troops=3 horda => troopsLeast=2 troopsMost=2 troopsNext=1
  451 Paciente: troops=3 paciente => troopsLeast=0
t7g/phase
  335 after the cards: phase=planning => nextPhase=initiative
t7g/planning
  333 5 Troops and 2 Commanders: units=5 => cards=5
  337 Audaz changes a card: change=by-rule => allowed
  367 a unit without Brigada: units=3 brigades=[3] !brigadeRule => allowed=false
  369 the opponent is not told: units=3 brigades=[3] !announced => allowed=false
t7g/game-end
  281 turn 7 and a lead of 1: turn=7 own.morePoints=1 => gameEnds victory=fair
  283 turn 8 and equal points: turn=8 => gameEnds
  285 a Formation with its cannon: own.formations=1 own.integratedGuns=1 => ownPoints=3
  387 a Fortificación of two Companies: own.companies=2 => ownPoints=2
`);
