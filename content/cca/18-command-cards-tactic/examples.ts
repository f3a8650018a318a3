import { moreTactics } from './examples/more-tactics.ts';
import { tactics } from './examples/tactics.ts';

export default [...tactics, ...moreTactics];
