import { disengaging } from './examples/disengaging.ts';
import { enveloping } from './examples/enveloping.ts';
import { repositioning } from './examples/repositioning.ts';

export default [...enveloping, ...repositioning, ...disengaging];
