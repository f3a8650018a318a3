import { forest } from './examples/forest.ts';
import { hill } from './examples/hill.ts';
import { overHills } from './examples/over-hills.ts';
import { ruggedHill } from './examples/rugged-hill.ts';
import { town } from './examples/town.ts';

export default [...forest, ...hill, ...overHills, ...ruggedHill, ...town];
