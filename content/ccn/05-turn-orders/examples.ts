import { command } from './examples/command.ts';
import { orders } from './examples/orders.ts';
import { turn } from './examples/turn.ts';
import { units } from './examples/units.ts';

export default [...turn, ...orders, ...command, ...units];
