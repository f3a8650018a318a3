import { artillery } from './examples/artillery.ts';
import { cardAndGround } from './examples/card-and-ground.ts';
import { hits } from './examples/hits.ts';
import { infantry } from './examples/infantry.ts';

export default [...infantry, ...artillery, ...cardAndGround, ...hits];
