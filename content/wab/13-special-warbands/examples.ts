import { ambushes } from './examples/ambushes.ts';
import { leadership } from './examples/leadership.ts';
import { unreliable } from './examples/unreliable.ts';
import { warbands } from './examples/warbands.ts';

export default [...unreliable, ...warbands, ...leadership, ...ambushes];
