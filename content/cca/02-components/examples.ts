import { defineExamples } from '../../../src/content/registry.ts';
import { box } from './examples/box.ts';
import { symbols } from './examples/symbols.ts';
import { units } from './examples/units.ts';

export default defineExamples([...box, ...units, ...symbols]);
