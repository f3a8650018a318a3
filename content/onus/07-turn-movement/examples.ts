import { forcedMarch } from './examples/forced-march.ts';
import { normal } from './examples/normal.ts';
import { passing } from './examples/passing.ts';
import { reduced } from './examples/reduced.ts';

export default [...normal, ...passing, ...forcedMarch, ...reduced];
