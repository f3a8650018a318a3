import { defineDoubts } from '../../src/library/registry.ts';
import cards from './doubts/cards.ts';
import closeCombat from './doubts/combat.ts';
import evasion from './doubts/leaders.ts';
import components from './doubts/pieces.ts';
import rangedCombat from './doubts/ranged.ts';
import retreat from './doubts/retreat.ts';
import scenarios from './doubts/scenarios.ts';
import terrain from './doubts/terrain.ts';

export default defineDoubts({
  ...components,
  ...retreat,
  ...closeCombat,
  ...rangedCombat,
  ...evasion,
  ...terrain,
  ...cards,
  ...scenarios,
});
