import type { ClauseId } from '../core/clause-ids.ts';
import { chance, mean, table } from '../core/odds.ts';
import { firstOf } from '../core/problems.ts';
import type { Chance, Key, Odds, Trace } from '../core/ruling.ts';
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
const drawsOf = ({ draws, opponentHand }: Seen) => draws ?? (opponentHand ? 0 : 1);

export const DECK_ODDS = {
  chances: ['opponent-holds', 'drawn'],
  means: ['heldWanted', 'drawnWanted'],
  tables: ['heldWanted', 'drawnWanted'],
} as const;

/** Unknown cards are as likely in the opponent's hand as on top of the deck. */
function deckChances(input: Seen, unseen: number, wantedLeft: number): Odds {
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

interface Deck {
  cards: number;
  /** The sentences about the deck, the opponent's hand and the cards that nobody knows. */
  says: Readonly<Record<'deck' | 'hand' | 'unknown', Key>>;
}

function unseenOf(
  { cards, says }: Deck,
  { wantedSeen, cardsSeen }: Seen,
  of: Wanted,
  trace: Trace,
) {
  const unseen = cards - cardsSeen;
  const wantedLeft = of.copies - wantedSeen;
  trace.step(says.deck, { cards, seen: cardsSeen }, { on: 'unseen', from: cards, to: unseen });
  trace.step(
    of.clause,
    { card: of.wanted, copies: of.copies, seen: wantedSeen },
    { on: 'wantedLeft', from: null, to: wantedLeft },
    'deck/copies',
  );
  return { unseen, wantedLeft };
}

/** What is left of a deck, and how likely what is wanted is held or drawn. */
export function deckFinding(deck: Deck, input: Seen, of: Wanted, trace: Trace) {
  const { opponentHand = 0, atLeast } = input;
  const left = unseenOf(deck, input, of, trace);
  const odds = deckChances(input, left.unseen, left.wantedLeft);
  const draws = drawsOf(input);
  if (opponentHand) trace.step(deck.says.hand, { cards: opponentHand });
  if (draws) trace.step(deck.says.unknown, { draws });
  const { fraction } = (odds.chances['opponent-holds'] ?? odds.chances.drawn) as Chance;
  return {
    answer: { ...left, deck: left.unseen - opponentHand },
    summary: {
      say: opponentHand ? 'deck-odds/hand' : 'deck-odds/draws',
      with: { card: of.wanted, atLeast, cards: opponentHand || draws, chance: fraction },
    },
    odds,
  };
}
