import cards from './cca/cards.es.ts';
import closeCombat from './cca/combat.es.ts';
import game from './cca/game.es.ts';
import gameScenarios from './cca/game-scenarios.es.ts';
import leaders from './cca/leaders.es.ts';
import movement from './cca/movement.es.ts';
import orders from './cca/orders.es.ts';
import pieces from './cca/pieces.es.ts';
import rangedCombat from './cca/ranged.es.ts';
import retreat from './cca/retreat.es.ts';
import scenarios from './cca/scenarios.es.ts';
import terrain from './cca/terrain.es.ts';
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
