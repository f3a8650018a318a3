import { attack } from './examples/attack.ts';
import { defence } from './examples/defence.ts';
import { morale } from './examples/morale.ts';
import { ranged } from './examples/ranged.ts';

export default [...attack, ...defence, ...ranged, ...morale];
