import { combat } from './examples/combat.ts';
import { events } from './examples/events.ts';
import { movement } from './examples/movement.ts';
import { turn } from './examples/turn.ts';

export default [...turn, ...combat, ...events, ...movement];
