import type { Sheet } from '../sheet.ts';
import { CHANCES } from './chances.ts';
import { MEETINGS, TYPES } from './combat-types.ts';
import { MODIFIERS } from './modifiers.ts';
import { ATTACK_ROLL, COMBINING, MORALE_CHECK } from './rolls.ts';

export const combat: Sheet = {
  key: 'combat',
  slug: { es: 'combate', en: 'combat' },
  paper: 'portrait',
  points: 8,
  parts: [MODIFIERS, TYPES, ATTACK_ROLL, CHANCES, COMBINING, MORALE_CHECK, MEETINGS],
};
