import { reply } from './examples/reply.ts';
import { side } from './examples/side.ts';

export default [...side, ...reply];
