import { evasion } from './examples/evasion.ts';
import { loneLeader } from './examples/lone-leader.ts';

export default [...evasion, ...loneLeader];
