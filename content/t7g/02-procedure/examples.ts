import { checks } from './examples/checks.ts';
import { orders } from './examples/orders.ts';
import { reactions } from './examples/reactions.ts';
import { turn } from './examples/turn.ts';

export default [...turn, ...orders, ...checks, ...reactions];
