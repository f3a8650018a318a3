import type { Fighter } from './fighter.ts';

export const CARD_SIDES = ['front', 'flank', 'rear'] as const;

export type CardSide = (typeof CARD_SIDES)[number];

export const touchedOn = ({ attackedOn }: Pick<Fighter, 'attackedOn'>, side: CardSide) =>
  attackedOn.includes(side) || (side === 'front' && attackedOn.length === 0);

/** What an attack costs that does not come on the front, in both values of the defence and in morale alike. */
export const FLANK = -1;

/** Also whatever the side, in forced march or flight (onus-10.4). */
export const REAR = -2;
