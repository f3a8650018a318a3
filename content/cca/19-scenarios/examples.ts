import { councils } from './examples/councils.ts';
import { specialRules } from './examples/special-rules.ts';

export default [...councils, ...specialRules];
