import { choragiew } from './examples/choragiew.ts';
import { flight } from './examples/flight.ts';
import { habits } from './examples/habits.ts';

export default [...flight, ...choragiew, ...habits];
