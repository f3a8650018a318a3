import { hits } from './examples/hits.ts';
import { losses } from './examples/losses.ts';
import { wounds } from './examples/wounds.ts';

export default [...hits, ...wounds, ...losses];
