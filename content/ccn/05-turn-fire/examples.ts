import { range } from './examples/range.ts';
import { sight } from './examples/sight.ts';
import { whoFires } from './examples/who-fires.ts';

export default [...whoFires, ...range, ...sight];
