import { combat } from './examples/combat.ts';
import { complementary } from './examples/complementary.ts';
import { events } from './examples/events.ts';
import { movement } from './examples/movement.ts';

export default [...movement, ...complementary, ...combat, ...events];
