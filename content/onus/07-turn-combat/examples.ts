import { dice } from './examples/dice.ts';
import { events } from './examples/events.ts';
import { kinds } from './examples/kinds.ts';

export default [...kinds, ...events, ...dice];
