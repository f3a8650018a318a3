import { defineDoubts } from '../../src/library/registry.ts';
import cards from './doubts/cards.ts';
import combinedArms from './doubts/combined-arms.ts';
import fire from './doubts/fire.ts';
import leaders from './doubts/leaders.ts';
import melee from './doubts/melee.ts';
import orders from './doubts/orders.ts';
import pieces from './doubts/pieces.ts';
import retreat from './doubts/retreat.ts';
import sight from './doubts/sight.ts';
import squares from './doubts/squares.ts';
import terrain from './doubts/terrain.ts';

export default defineDoubts({
  ...pieces,
  ...orders,
  ...fire,
  ...sight,
  ...terrain,
  ...melee,
  ...leaders,
  ...retreat,
  ...squares,
  ...combinedArms,
  ...cards,
});
