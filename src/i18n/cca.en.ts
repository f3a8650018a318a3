import cards from './cca/cards.en.ts';
import closeCombat from './cca/combat.en.ts';
import game from './cca/game.en.ts';
import gameScenarios from './cca/game-scenarios.en.ts';
import leaders from './cca/leaders.en.ts';
import movement from './cca/movement.en.ts';
import orders from './cca/orders.en.ts';
import pieces from './cca/pieces.en.ts';
import rangedCombat from './cca/ranged.en.ts';
import retreat from './cca/retreat.en.ts';
import scenarios from './cca/scenarios.en.ts';
import terrain from './cca/terrain.en.ts';
import { merge } from './messages.ts';

/** By subject; what several subjects say stands in the first. */
export const parts = [
  closeCombat,
  rangedCombat,
  terrain,
  retreat,
  leaders,
  movement,
  pieces,
  scenarios,
  orders,
  cards,
  game,
  gameScenarios,
];

export default merge(...parts);
