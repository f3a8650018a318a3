import { cannon } from './examples/cannon.ts';
import { hand } from './examples/hand.ts';
import { missile } from './examples/missile.ts';

export default [...hand, ...missile, ...cannon];
