import { tableCharge } from './charge.ts';
import { tableContacts } from './contacts.ts';
import { tableDistance } from './distance.ts';
import { tableMove } from './move.ts';
import { tableShot } from './shot.ts';
import { tableWithdraw } from './withdraw.ts';

/** Questions about units where they lie on a table. */
export const queries = [
  tableMove,
  tableCharge,
  tableShot,
  tableContacts,
  tableDistance,
  tableWithdraw,
];
