import { defineExamples } from '../../../src/content/registry.ts';
import { combat } from './examples/combat.ts';
import { events } from './examples/events.ts';
import { movement } from './examples/movement.ts';
import { turn } from './examples/turn.ts';

export default defineExamples([...turn, ...combat, ...events, ...movement]);
