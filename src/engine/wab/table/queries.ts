import { tableBack } from './back.ts';
import { tableCharge } from './charge.ts';
import { tableDistance } from './distance.ts';
import { tableFlight } from './flight.ts';
import { tableMove } from './move.ts';
import { tableSight } from './see.ts';

/** Questions about units where they lie on a table. */
export const queries = [tableMove, tableCharge, tableSight, tableDistance, tableFlight, tableBack];
