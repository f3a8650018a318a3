import { defineRulings } from '../../src/content/registry.ts';
import cards from './rulings/cards.ts';
import closeCombat from './rulings/close-combat.ts';
import components from './rulings/components.ts';
import evasion from './rulings/evasion.ts';
import rangedCombat from './rulings/ranged-combat.ts';
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
