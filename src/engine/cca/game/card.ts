import { type CommandCard, DECK, type DeckCard } from '../cards.ts';
import { CARDS, type Card } from '../cards-in-play.ts';
import type { Move } from '../movement/movement.ts';
import type { GameState } from './state.ts';

/** The card whose instructions are followed in this turn; undefined where nothing is. */
export function commandCard({ turn }: GameState): CommandCard | undefined {
  if (!turn?.inForce) return undefined;
  const card: CommandCard = DECK[turn.inForce];
  return turn.leaderIn ? { ...card, leaderIn: turn.leaderIn } : card;
}

/** The key of the card in force; a unit of choice is ordered by the basic rules, as by no card. */
const special = ({ turn }: GameState): DeckCard | null =>
  turn && !turn.choice ? turn.inForce : null;

const isOne = <T extends string>(names: readonly T[], name: string | null): name is T =>
  (names as readonly (string | null)[]).includes(name);

/** What the tables of battle know of the card in play. */
export function cardInBattle(game: GameState): Card {
  const key = special(game);
  return isOne(CARDS, key) ? key : 'none';
}

/** Orders one unit of choice, who then moves as units usually do. */
const PLAIN_CARD = 'leadership-any-section';

/** What the tables of movement know of it. */
export const cardInMove = (game: GameState): Move['orderedBy'] => special(game) ?? PLAIN_CARD;
