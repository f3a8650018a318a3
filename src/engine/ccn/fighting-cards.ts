import type { Arm } from './units.ts';

/** Cards that change how a unit moves or fights; `none` stands for every other card, and for an order of choice (R53). */
export const CARDS = [
  'none',
  'bayonet-charge',
  'bombard',
  'cavalry-charge',
  'elan',
  'fire-and-hold',
  'force-march',
  'cold-steel',
  'leadership',
  'grande-manoeuvre',
  'short-supply',
] as const;
export type Card = (typeof CARDS)[number];

type ArmsByCard = Readonly<Partial<Record<Card, readonly Arm[]>>>;
/** The only arms that a card orders: of the whole deck a fight asks for no more than this. */
export const ORDERED_ARMS = {
  'bayonet-charge': ['infantry'],
  bombard: ['artillery'],
  'cavalry-charge': ['cavalry'],
  'fire-and-hold': ['infantry', 'artillery'],
  'force-march': ['infantry'],
} as const satisfies ArmsByCard;

export const armsOf = (card: Card): readonly Arm[] | undefined =>
  (ORDERED_ARMS as ArmsByCard)[card];
