import { charges } from './examples/charges.ts';
import { drilled } from './examples/drilled.ts';
import { horsemen } from './examples/horsemen.ts';
import { levies } from './examples/levies.ts';

export default [...drilled, ...horsemen, ...charges, ...levies];
