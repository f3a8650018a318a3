import { defineRulings } from '../../src/content/registry.ts';
import cards from './rulings/cards.ts';
import closeCombat from './rulings/combat.ts';
import evasion from './rulings/leaders.ts';
import components from './rulings/pieces.ts';
import rangedCombat from './rulings/ranged.ts';
import retreat from './rulings/retreat.ts';
import scenarios from './rulings/scenarios.ts';
import terrain from './rulings/terrain.ts';

export default defineRulings({
  ...components,
  ...retreat,
  ...closeCombat,
  ...rangedCombat,
  ...evasion,
  ...terrain,
  ...cards,
  ...scenarios,
});
