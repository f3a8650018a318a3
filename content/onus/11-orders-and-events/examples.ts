import { defineExamples } from '../../../src/content/registry.ts';
import { events } from './examples/events.ts';
import { ranks } from './examples/ranks.ts';

export default defineExamples([...ranks, ...events]);
