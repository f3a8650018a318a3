import { AFTERWARDS } from './afterwards.ts';
import type { Case } from './case.ts';
import { DICE } from './dice.ts';
import { EVASION } from './evasion.ts';
import { MAY_IT_BATTLE } from './may-battle.ts';
import { MOVEMENT } from './movement.ts';
import { RETREAT } from './retreat.ts';
import { SCENARIOS } from './scenarios.ts';

/** What the worked cases ask beyond the examples of the rooms, which answer most of them. */
export const CASES: Case[] = [
  ...MOVEMENT,
  ...MAY_IT_BATTLE,
  ...EVASION,
  ...DICE,
  ...RETREAT,
  ...AFTERWARDS,
  ...SCENARIOS,
];
