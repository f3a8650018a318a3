import { combat } from './examples/combat.ts';
import { events } from './examples/events.ts';
import { turn } from './examples/turn.ts';

export default [...turn, ...combat, ...events];
