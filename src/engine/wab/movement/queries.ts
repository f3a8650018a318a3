import { fleeing } from './fleeing.ts';
import { flightMove } from './flight-move.ts';
import { manoeuvre } from './manoeuvre.ts';
import { movement } from './movement.ts';
import { terrainMove } from './terrain-move.ts';
import { turnSequence } from './turn-sequence.ts';

export const queries = [movement, manoeuvre, terrainMove, flightMove, fleeing, turnSequence];
