import { leaders } from './examples/leaders.ts';
import { together } from './examples/together.ts';
import { units } from './examples/units.ts';
import { wholeMove } from './examples/whole-move.ts';

export default [...wholeMove, ...units, ...leaders, ...together];
