import { crops } from './examples/crops.ts';
import { hills } from './examples/hills.ts';
import { lines } from './examples/lines.ts';

export default [...hills, ...crops, ...lines];
