import { defineExamples } from '../../../src/content/registry.ts';
import { elephants } from './examples/elephants.ts';
import { flight } from './examples/flight.ts';
import { flightPhase } from './examples/flight-phase.ts';

export default defineExamples([...flight, ...flightPhase, ...elephants]);
