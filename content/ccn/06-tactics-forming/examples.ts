import { forming } from './examples/forming.ts';
import { inSquare } from './examples/in-square.ts';
import { retire } from './examples/retire.ts';

export default [...retire, ...forming, ...inSquare];
