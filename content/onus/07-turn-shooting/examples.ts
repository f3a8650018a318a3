import { conditions } from './examples/conditions.ts';
import { dice } from './examples/dice.ts';
import { events } from './examples/events.ts';
import { skirmishers } from './examples/skirmishers.ts';

export default [...conditions, ...events, ...dice, ...skirmishers];
