import { blows } from './examples/blows.ts';
import { casualties } from './examples/casualties.ts';
import { fighting } from './examples/fighting.ts';

export default [...fighting, ...blows, ...casualties];
