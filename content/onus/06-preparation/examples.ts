import { defineExamples } from '../../../src/content/registry.ts';
import { armies } from './examples/armies.ts';
import { deployment } from './examples/deployment.ts';
import { victory } from './examples/victory.ts';

export default defineExamples([...armies, ...victory, ...deployment]);
