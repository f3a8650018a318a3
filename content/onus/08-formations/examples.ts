import { defineExamples } from '../../../src/content/registry.ts';
import { combat } from './examples/combat.ts';
import { movement } from './examples/movement.ts';

export default defineExamples([...movement, ...combat]);
