import { cartographer } from './cartographer.ts';
import { field, river } from './dice.ts';
import { element } from './placing.ts';
import { scenarioPoints } from './scenario-points.ts';
import { terrain } from './terrain.ts';

/** How the table is prepared, and what stands on it. */
export const queries = [scenarioPoints, element, cartographer, terrain, field, river];
