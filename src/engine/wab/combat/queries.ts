import { blows } from './blows.ts';
import { combatCasualties } from './casualties.ts';
import { combatDraw } from './draw.ts';
import { fighters } from './fighters.ts';
import { strikeOrder } from './order.ts';
import { combatResult } from './result.ts';
import { combatRound } from './round.ts';
import { combatSteps } from './steps.ts';

export const queries = [
  ...[strikeOrder, fighters, blows, combatCasualties, combatResult, combatDraw],
  ...[combatRound, combatSteps],
];
