import { tableCharge } from './charge.ts';
import { tableDistance } from './distance.ts';
import { tableFlight } from './flight.ts';
import { tableHeight } from './height.ts';
import { tableMove } from './move.ts';
import { tableReactions } from './react.ts';
import { tableRetreat } from './retreat.ts';
import { tableSight } from './see.ts';

/** Questions about units where they lie on a table. */
export const queries = [
  ...[tableMove, tableCharge, tableReactions, tableSight],
  ...[tableDistance, tableRetreat, tableFlight, tableHeight],
];
