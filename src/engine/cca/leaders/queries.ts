import { momentum } from './advance.ts';
import { evade } from './evade.ts';
import { leaderCheck } from './leader-check.ts';

/** What is asked about leaders, evasion and momentum. */
export const queries = [evade, leaderCheck, momentum];
