import { defineExamples } from '../../../src/content/registry.ts';
import { events } from './examples/events.ts';
import { lineAdvance } from './examples/line-advance.ts';
import { optional } from './examples/optional.ts';
import { players } from './examples/players.ts';
import { shots } from './examples/shots.ts';

export default defineExamples([...optional, ...events, ...shots, ...lineAdvance, ...players]);
