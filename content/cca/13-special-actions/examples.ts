import { evasion } from './examples/evasion.ts';
import { loneLeader } from './examples/lone-leader.ts';
import { momentum } from './examples/momentum.ts';

export default [...evasion, ...loneLeader, ...momentum];
