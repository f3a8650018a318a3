import { leaderEscape } from './examples/leader-escape.ts';
import { momentum } from './examples/momentum.ts';

export default [...leaderEscape, ...momentum];
