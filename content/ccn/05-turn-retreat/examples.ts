import { escapes } from './examples/escape.ts';
import { flags } from './examples/flags.ts';
import { leaders } from './examples/leaders.ts';
import { route } from './examples/route.ts';

export default [...route, ...flags, ...leaders, ...escapes];
