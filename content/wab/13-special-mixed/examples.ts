import { cataphracts } from './examples/cataphracts.ts';
import { combined } from './examples/combined.ts';
import { runners } from './examples/runners.ts';

export default [...cataphracts, ...runners, ...combined];
