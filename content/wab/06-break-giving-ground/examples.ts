import { after } from './examples/after.ts';
import { giving } from './examples/giving.ts';
import { obstacles } from './examples/obstacles.ts';

export default [...giving, ...after, ...obstacles];
