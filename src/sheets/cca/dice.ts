import type { Sheet } from '../sheet.ts';
import { ELEPHANTS, EVASION, LEADER_CHECKS, RAMPAGE } from './after-the-roll.ts';
import { CLOSE_ORDER, FIRE_ORDER } from './dice-order.ts';
import { DICE_TABLE } from './dice-table.ts';
import { FLAGS, IGNORABLE } from './flags.ts';
import { FACES_TABLE, IGNORED } from './hits.ts';

export const dice: Sheet = {
  key: 'dice',
  slug: { es: 'dados', en: 'dice' },
  paper: 'portrait',
  points: 8,
  parts: [
    DICE_TABLE,
    FACES_TABLE,
    CLOSE_ORDER,
    FIRE_ORDER,
    ELEPHANTS,
    IGNORED,
    LEADER_CHECKS,
    FLAGS,
    IGNORABLE,
    RAMPAGE,
    EVASION,
  ],
};
