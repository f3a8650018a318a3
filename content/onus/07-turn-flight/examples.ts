import { elephants } from './examples/elephants.ts';
import { flight } from './examples/flight.ts';
import { flightPhase } from './examples/flight-phase.ts';

export default [...flight, ...flightPhase, ...elephants];
