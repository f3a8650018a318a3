import { leaderEscape } from './escape.ts';
import { leaderCheck } from './leader-check.ts';
import { leaderRetreat } from './leader-retreat.ts';

export const queries = [leaderCheck, leaderRetreat, leaderEscape] as const;
