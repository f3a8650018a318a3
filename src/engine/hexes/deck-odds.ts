import type { ClauseId } from '../core/clause-ids.ts';
import { chance, mean, table } from '../core/odds.ts';
import { firstOf } from '../core/problems.ts';
import type { Odds } from '../core/ruling.ts';
import { count, optionalCount } from '../core/schema/numbers.ts';
import { drawnFrom } from '../core/taken.ts';

/** The most that can be asked about: cards of the deck, copies of what is wanted, cards in a hand. */
interface Most {
  deck: number;
  copies: number;
  hand: number;
}

/** What is known of a deck: cards that were seen, and how many are drawn or held unseen. */
export const deckFields = ({ deck, copies, hand }: Most) => ({
  wantedSeen: count(0, copies, 0),
  cardsSeen: count(0, deck, 0),
  opponentHand: optionalCount(1, hand),
  draws: optionalCount(1, deck),
  atLeast: count(1, copies, 1),
});

interface Seen {
  wantedSeen: number;
  cardsSeen: number;
  opponentHand: number | undefined;
  draws: number | undefined;
  atLeast: number;
}

/** Cards asked about beyond the opponent's hand: the next one, unless something else was asked for. */
export const drawsOf = ({ draws, opponentHand }: Seen) => draws ?? (opponentHand ? 0 : 1);

export const DECK_ODDS = {
  chances: ['opponent-holds', 'drawn'],
  means: ['heldWanted', 'drawnWanted'],
  tables: ['heldWanted', 'drawnWanted'],
} as const;

/** Unknown cards are as likely in the opponent's hand as on top of the deck. */
export function deckChances(input: Seen, unseen: number, wantedLeft: number): Odds {
  const { opponentHand = 0, atLeast } = input;
  const odds: Odds = { chances: {}, means: {}, tables: {} };
  const tell = (name: string, key: string, taken: number) => {
    if (taken === 0) return;
    const found = drawnFrom(unseen, wantedLeft, taken);
    odds.chances[name] = chance(found.probability(({ wanted }) => wanted >= atLeast));
    odds.means[key] = mean(found.mean(({ wanted }) => wanted));
    odds.tables[key] = table(found, ({ wanted }) => wanted);
  };
  tell('opponent-holds', 'heldWanted', opponentHand);
  tell('drawn', 'drawnWanted', drawsOf(input));
  return odds;
}

interface Wanted {
  wanted: string;
  copies: number;
  clause: ClauseId;
}

/** Cards seen against those that there are: `cards` in the deck, by its clause, and the copies of what is wanted. */
export function checkSeen<I extends Seen>(
  { cards, clause }: { cards: number; clause: ClauseId },
  wantedOf: (input: I) => Wanted,
) {
  const unseenIn = ({ cardsSeen }: Seen) => cards - cardsSeen;
  return firstOf<I & Seen>(
    [
      'wantedSeen',
      'more-than-copies',
      (input) => wantedOf(input).clause,
      (input) => input.wantedSeen > wantedOf(input).copies,
      (input) => ({ card: wantedOf(input).wanted, copies: wantedOf(input).copies }),
    ],
    [
      'cardsSeen',
      'seen-fewer',
      null,
      ({ wantedSeen, cardsSeen }) => wantedSeen > cardsSeen,
      ({ wantedSeen, cardsSeen }) => ({ given: cardsSeen, seen: wantedSeen }),
    ],
    [
      'cardsSeen',
      'too-few-unseen',
      clause,
      (input) =>
        wantedOf(input).copies - input.wantedSeen > unseenIn(input) ||
        (input.opponentHand ?? 0) + drawsOf(input) > unseenIn(input),
      (input) => ({ unseen: unseenIn(input) }),
    ],
  );
}
