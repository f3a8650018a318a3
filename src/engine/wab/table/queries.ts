import { tableCharge } from './charges/charge.ts';
import { tableCounter } from './charges/counter.ts';
import { tableDistance } from './distance.ts';
import { tableBack } from './moves/back.ts';
import { tableFlight } from './moves/flight.ts';
import { tableMove } from './moves/move.ts';
import { tableReform } from './moves/reform.ts';
import { tableSkirmish } from './moves/skirmish.ts';
import { tableStampede } from './moves/stampede.ts';
import { tableSight } from './seeing/see.ts';
import { tableShot } from './shots/shot.ts';

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
  tableStampede,
  tableShot,
];
