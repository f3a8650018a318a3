import { flee } from './flee.ts';
import { fleeingUnit } from './fleeing-unit.ts';
import { flightMove } from './move.ts';
import { flightPhase } from './phase.ts';
import { stampede } from './stampede.ts';
import { trample } from './trample.ts';

/** What is asked about units that flee, elephants among them. */
export const queries = [flee, flightMove, flightPhase, fleeingUnit, trample, stampede];
