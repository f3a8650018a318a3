import { type CommandCard, SECTIONS, type Section } from '../cards.ts';
import type { CardInForce } from './card-in-force.ts';

/** The sections that a card reaches: its own, the one that its leader must be in, or all. */
export const sectionsOf = ({ sections, leaderIn }: CommandCard): readonly Section[] =>
  sections ? SECTIONS.filter((one) => sections[one]) : leaderIn ? [leaderIn] : SECTIONS;

export const LEADER_ORDERS = ['no', 'counted', 'besides'] as const;

/** How a leader gets an order: as one of the card's, besides them, or not at all. */
export const leadersOf = ({
  helmet,
  adjacentHexes,
  key,
}: CardInForce): (typeof LEADER_ORDERS)[number] =>
  helmet || key === 'i-am-spartacus' ? 'counted' : adjacentHexes ? 'besides' : 'no';
