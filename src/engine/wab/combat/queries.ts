import { blows } from './blows.ts';
import { combatResult } from './result.ts';

export const queries = [blows, combatResult];
