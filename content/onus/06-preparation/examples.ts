import { armies } from './examples/armies.ts';
import { deployment } from './examples/deployment.ts';
import { victory } from './examples/victory.ts';

export default [...armies, ...victory, ...deployment];
