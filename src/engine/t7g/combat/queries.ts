import { afterCombat } from './after-combat.ts';
import { combat } from './combat.ts';
import { combatDice } from './combat-dice.ts';
import { pooledWear } from './pooled-wear.ts';

export const queries = [combatDice, combat, afterCombat, pooledWear];
