import { events } from './examples/events.ts';
import { orders } from './examples/orders.ts';

export default [...orders, ...events];
