import { tableCharge } from './table-charge.ts';
import { tableContacts } from './table-contacts.ts';
import { tableDistance } from './table-distance.ts';
import { tableMove } from './table-move.ts';
import { tableShot } from './table-shot.ts';
import { tableWithdraw } from './table-withdraw.ts';

/** Questions about units where they lie on a table. */
export const queries = [
  tableMove,
  tableCharge,
  tableShot,
  tableContacts,
  tableDistance,
  tableWithdraw,
];
