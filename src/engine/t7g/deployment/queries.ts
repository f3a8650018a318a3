import { battle } from './battle.ts';
import { deploymentOrder } from './order.ts';
import { deployment } from './placing.ts';
import { vanguard } from './vanguard.ts';

/** From the type of battle to the first turn. */
export const queries = [battle, deploymentOrder, deployment, vanguard];
