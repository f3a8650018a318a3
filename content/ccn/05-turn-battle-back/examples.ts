import { battleBack } from './examples/battle-back.ts';
import { leaders } from './examples/leaders.ts';

export default [...battleBack, ...leaders];
