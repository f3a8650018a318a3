import { battleBack } from './examples/battle-back.ts';
import { hits } from './examples/hits.ts';
import { target } from './examples/target.ts';

export default [...hits, ...battleBack, ...target];
