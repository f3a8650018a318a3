import { defineExamples } from '../../../src/content/registry.ts';
import { forcedMarch } from './examples/forced-march.ts';
import { normal } from './examples/normal.ts';
import { passing } from './examples/passing.ts';
import { reduced } from './examples/reduced.ts';

export default defineExamples([...normal, ...passing, ...forcedMarch, ...reduced]);
