import { activating } from './examples/activating.ts';
import { phases } from './examples/phases.ts';

export default [...phases, ...activating];
