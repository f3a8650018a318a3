import { ranks } from './examples/ranks.ts';
import { reactions } from './examples/reactions.ts';
import { sight } from './examples/sight.ts';
import { targets } from './examples/targets.ts';

export default [...targets, ...sight, ...reactions, ...ranks];
