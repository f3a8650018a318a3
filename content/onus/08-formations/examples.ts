import { combat } from './examples/combat.ts';
import { movement } from './examples/movement.ts';

export default [...movement, ...combat];
