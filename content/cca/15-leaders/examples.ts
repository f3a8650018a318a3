import { defineExamples } from '../../../src/content/registry.ts';
import { leaders } from './examples/leaders.ts';

export default defineExamples([...leaders]);
