import { events } from './examples/events.ts';
import { ranks } from './examples/ranks.ts';

export default [...ranks, ...events];
