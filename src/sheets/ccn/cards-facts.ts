import type { DeckCard } from '../../engine/ccn/cards.ts';
import type { Arm, Unit } from '../../engine/ccn/units.ts';
import type { ClauseId } from '../../engine/core/clause-ids.ts';
import type { With } from '../../engine/core/ruling.ts';
import type { Section } from '../../engine/hexes/hex.ts';
import { answerTo, type Line, type Proof } from '../sheet.ts';
import { card as asked } from './proofs.ts';

interface Dice {
  fire: number;
  melee: number;
  bonus: number;
}
export interface CardFacts {
  copies: number;
  orders: number | 'command' | 'all' | 'dice';
  sectionOrders: Partial<Record<Section, number | 'command'>>;
  arms: Arm[];
  leaders: 'no' | 'counted' | 'all';
  fallback: 'no' | 'if-none' | 'instead';
  ordersSquares: boolean;
  adjacentEnemy: 'any' | 'must' | 'must-not';
  allowsFire: boolean;
  allowsMelee: boolean;
  cardDice: Dice;
  guardDice: Dice;
  cardMoves: { types: Unit[]; moves: number; fights: number }[];
  draws: number;
  reshuffle: boolean;
}

/** Counter-Attack is nothing by itself: it is asked as it repeats a card that is the same on both sides. */
export const factsOf = (card: DeckCard, expect: object = {}) =>
  asked(card, expect, card === 'counter-attack' ? { countered: 'rally' } : {});
export const factsAbout = (card: DeckCard) => answerTo<CardFacts>(factsOf(card));

type Clauses = readonly ClauseId[];
/** What a card says in one line: the fact of it that the sentence is about, and the values in it. */
export const about =
  (card: DeckCard) =>
  (
    say: string,
    clauses: Clauses,
    expect: Partial<CardFacts>,
    values: With,
    ...proofs: Proof[]
  ) => ({
    say: `cards/${say}`,
    with: values,
    clauses,
    proofs: [factsOf(card, expect), ...proofs],
  });

/** Whom a card orders, and what it changes in this turn. */
export type Told = readonly [orders: readonly Line[], effects: readonly Line[]];
export const numberOf = ({ orders }: CardFacts) => (typeof orders === 'number' ? orders : 0);
export const hexesOf = ({ cardMoves: [first] }: CardFacts) => ({
  hexes: first?.moves ?? 0,
  fights: first?.fights ?? 0,
});
