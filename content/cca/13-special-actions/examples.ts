import { defineExamples } from '../../../src/content/registry.ts';
import { evasion } from './examples/evasion.ts';
import { loneLeader } from './examples/lone-leader.ts';
import { momentum } from './examples/momentum.ts';

export default defineExamples([...evasion, ...loneLeader, ...momentum]);
