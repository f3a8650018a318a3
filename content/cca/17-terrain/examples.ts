import { forest } from './examples/forest.ts';
import { hill } from './examples/hill.ts';
import { rough } from './examples/rough.ts';
import { water } from './examples/water.ts';
import { works } from './examples/works.ts';

export default [...rough, ...forest, ...hill, ...water, ...works];
