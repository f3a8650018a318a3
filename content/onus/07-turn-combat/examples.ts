import { defineExamples } from '../../../src/content/registry.ts';
import { dice } from './examples/dice.ts';
import { events } from './examples/events.ts';
import { kinds } from './examples/kinds.ts';

export default defineExamples([...kinds, ...events, ...dice]);
