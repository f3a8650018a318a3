import { tableBack } from './back.ts';
import { tableCharge } from './charge.ts';
import { tableCounter } from './counter.ts';
import { tableDistance } from './distance.ts';
import { tableFlight } from './flight.ts';
import { tableMove } from './move.ts';
import { tableReform } from './reform.ts';
import { tableSight } from './see.ts';
import { tableShot } from './shot.ts';
import { tableSkirmish } from './skirmish.ts';

/** Questions about units where they lie on a table. */
export const queries = [
  tableMove,
  tableReform,
  tableSkirmish,
  tableCharge,
  tableCounter,
  tableSight,
  tableDistance,
  tableFlight,
  tableBack,
  tableShot,
];
