import { defineRulings } from '../../src/content/registry.ts';
import closeCombat from './rulings/close-combat.ts';
import retreat from './rulings/retreat.ts';
import terrain from './rulings/terrain.ts';

export default defineRulings({ ...retreat, ...closeCombat, ...terrain });
