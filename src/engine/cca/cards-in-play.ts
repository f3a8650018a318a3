import type { ClauseId } from '../core/clause-ids.ts';

/** Cards in play that change a unit's move or battle; `none` stands for every other card. */
export const CARDS = [
  'none',
  'clash-of-shields',
  'mounted-charge',
  'i-am-spartacus',
  'double-time',
  'line-command',
  'move-fire-move',
  'darken-the-sky',
] as const;

export type Card = (typeof CARDS)[number];

/** Dice that a card adds to the attacks of the units that it orders. */
export const CARD_DICE = {
  'clash-of-shields': { dice: 2, clause: 'cca-18.28' },
  'mounted-charge': { dice: 1, clause: 'cca-18.49' },
  'i-am-spartacus': { dice: 1, clause: 'cca-18.42' },
} as const satisfies Partial<Record<Card, { dice: number; clause: ClauseId }>>;

/** A card that adds dice. */
export type DiceCard = keyof typeof CARD_DICE;

export const DICE_CARDS = Object.keys(CARD_DICE) as DiceCard[];
export const addsDice = (card: string): card is DiceCard => card in CARD_DICE;
