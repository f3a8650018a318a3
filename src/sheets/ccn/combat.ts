import type { Sheet } from '../sheet.ts';
import { COMBINED_ARMS } from './combined.ts';
import { DICE_BY_BLOCKS } from './dice-by-blocks.ts';
import { DICE_BY_CARD } from './dice-by-card.ts';
import { DICE_ORDER } from './dice-order.ts';
import { FACES_TABLE } from './faces.ts';
import { IGNORABLE } from './flags.ts';
import { GUNS_BY_MOVE } from './guns-by-move.ts';
import { LEADER_CHECKS } from './leader-checks.ts';
import { TERRAIN_DICE } from './terrain.ts';

export const combat: Sheet = {
  key: 'combat',
  slug: { es: 'combate', en: 'combat' },
  paper: 'portrait',
  points: 8,
  parts: [
    TERRAIN_DICE,
    FACES_TABLE,
    DICE_ORDER,
    DICE_BY_BLOCKS,
    DICE_BY_CARD,
    GUNS_BY_MOVE,
    IGNORABLE,
    LEADER_CHECKS,
    COMBINED_ARMS,
  ],
};
