import { defineExamples } from '../../../src/content/registry.ts';
import { extending } from './examples/extending.ts';
import { forming } from './examples/forming.ts';
import { rotating } from './examples/rotating.ts';

export default defineExamples([...rotating, ...extending, ...forming]);
