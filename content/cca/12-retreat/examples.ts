import { flags } from './examples/flags.ts';
import { morale } from './examples/morale.ts';
import { path } from './examples/path.ts';
import { rampage } from './examples/rampage.ts';

export default [...flags, ...path, ...morale, ...rampage];
