import { leaders } from './examples/leaders.ts';

export default [...leaders];
