import { defineExamples } from '../../../src/content/registry.ts';
import { activating } from './examples/activating.ts';
import { phases } from './examples/phases.ts';

export default defineExamples([...phases, ...activating]);
