import { extending } from './examples/extending.ts';
import { forming } from './examples/forming.ts';
import { rotating } from './examples/rotating.ts';

export default [...rotating, ...extending, ...forming];
