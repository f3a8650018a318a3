import { momentum } from './advance.ts';
import { evade } from './evade.ts';
import { fallBack } from './fall-back.ts';
import { leaderCheck } from './leader-check.ts';
import { rampage } from './rampage.ts';
import { retreat } from './retreat.ts';

/** What is asked about retreats, evasion, leaders and advances. */
export const queries = [retreat, fallBack, rampage, evade, leaderCheck, momentum];
