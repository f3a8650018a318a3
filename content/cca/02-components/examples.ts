import { box } from './examples/box.ts';
import { symbols } from './examples/symbols.ts';
import { units } from './examples/units.ts';

export default [...box, ...units, ...symbols];
