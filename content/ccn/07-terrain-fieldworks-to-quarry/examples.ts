import { fieldworks } from './examples/fieldworks.ts';
import { quarry } from './examples/quarry.ts';
import { water } from './examples/water.ts';

export default [...fieldworks, ...quarry, ...water];
