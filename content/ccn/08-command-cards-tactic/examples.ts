import { allTactics } from './examples/all-tactics.ts';
import { charges } from './examples/charges.ts';
import { elan } from './examples/elan.ts';
import { fireAndStrike } from './examples/fire-and-strike.ts';

export default [...allTactics, ...charges, ...elan, ...fireAndStrike];
