import { events } from './examples/events.ts';
import { movement } from './examples/movement.ts';
import { turn } from './examples/turn.ts';
import { values } from './examples/values.ts';

export default [...values, ...movement, ...turn, ...events];
