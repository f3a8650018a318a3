import { attack } from './examples/attack.ts';
import { rolls } from './examples/roll.ts';
import { strength } from './examples/strength.ts';

export default [...attack, ...strength, ...rolls];
