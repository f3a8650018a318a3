import { defineExamples } from '../../../src/content/registry.ts';
import { disengaging } from './examples/disengaging.ts';
import { enveloping } from './examples/enveloping.ts';
import { repositioning } from './examples/repositioning.ts';

export default defineExamples([...enveloping, ...repositioning, ...disengaging]);
