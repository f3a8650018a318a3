import { blocked } from './examples/blocked.ts';
import { flight } from './examples/flight.ts';
import { markers } from './examples/markers.ts';
import { sides } from './examples/sides.ts';

export default [...sides, ...blocked, ...markers, ...flight];
