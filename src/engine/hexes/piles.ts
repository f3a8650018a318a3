import type { ClauseId } from '../core/clause-ids.ts';
import { firstOf } from '../core/problems.ts';

/** Cards that somebody has counted; what nobody counted is unknown. */
interface Counted {
  deck: number | undefined;
  discards: number | undefined;
  hand: number | undefined;
}

interface Piles<S> {
  /** All cards of the deck. */
  all: number;
  /** Cards that were played in this turn, and those that will be drawn. */
  played: (input: S) => number;
  drawn: (input: S) => number;
  /** What says that the played ones are in the discards, how many there are, and what becomes of too few. */
  clauses: { discarded: ClauseId; deck: ClauseId; tooFew: ClauseId };
}

/** What is wrong with the cards that somebody has counted in the deck, the discards and a hand. */
export function checkPiles<S extends Counted>({ all, played, drawn, clauses }: Piles<S>) {
  const counted = (input: S) =>
    (input.deck ?? 0) + (input.discards ?? played(input)) + (input.hand ?? 0);
  return firstOf<Counted & S>(
    [
      'discards',
      'played-is-discarded',
      clauses.discarded,
      (input) => input.discards !== undefined && input.discards < played(input),
      (input) => ({ given: input.discards ?? 0, played: played(input) }),
    ],
    [
      'deck',
      'more-than-the-deck',
      clauses.deck,
      (input) => counted(input) > all,
      (input) => ({ given: counted(input), max: all }),
    ],
    [
      'deck',
      'too-few-to-draw',
      clauses.tooFew,
      (input) => (input.deck ?? all) + (input.discards ?? all) < drawn(input),
      (input) => ({ given: (input.deck ?? 0) + (input.discards ?? 0), draws: drawn(input) }),
    ],
  );
}
