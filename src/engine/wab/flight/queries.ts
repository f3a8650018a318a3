import { afterCombat } from './after-combat.ts';
import { bonusesLost } from './bonuses-lost.ts';
import { flightDirection } from './direction.ts';
import { followUp } from './follow-up.ts';
import { giveGround } from './give-ground.ts';
import { pursuit } from './may-pursue.ts';
import { defendedObstacle } from './obstacle.ts';
import { offTable } from './off-table.ts';
import { overrun } from './overrun.ts';
import { flightPursuit } from './pursuit.ts';
import { pursuitMove } from './pursuit-move.ts';
import { redressRanks } from './redress.ts';

export const queries = [
  flightPursuit,
  flightDirection,
  afterCombat,
  bonusesLost,
  pursuit,
  pursuitMove,
  offTable,
  giveGround,
  followUp,
  overrun,
  redressRanks,
  defendedObstacle,
];
