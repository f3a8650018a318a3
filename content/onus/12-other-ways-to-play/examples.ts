import { events } from './examples/events.ts';
import { fog } from './examples/fog.ts';
import { generals } from './examples/generals.ts';
import { lineAdvance } from './examples/line-advance.ts';
import { optional } from './examples/optional.ts';
import { players } from './examples/players.ts';
import { shots } from './examples/shots.ts';

export default [...optional, ...generals, ...fog, ...events, ...shots, ...lineAdvance, ...players];
