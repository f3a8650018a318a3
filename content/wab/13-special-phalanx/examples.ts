import { fights } from './examples/fights.ts';
import { kinds } from './examples/kinds.ts';
import { others } from './examples/others.ts';
import { shieldwalls } from './examples/shieldwalls.ts';

export default [...fights, ...kinds, ...shieldwalls, ...others];
