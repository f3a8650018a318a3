import { amount } from '../../core/answer.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { firstOf } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import type { Chance, Odds, Trace } from '../../core/ruling.ts';
import { requiredChoice } from '../../core/schema/choices.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { drawnFrom } from '../../core/taken.ts';
import {
  CARD_GROUPS,
  type CardGroup,
  type CommandCard,
  DECK,
  DECK_CARDS,
  DECK_SIZE,
  GROUP_CLAUSES,
} from '../cards.ts';

const GROUP_CARDS = CARD_GROUPS.map((group) => `${group}-cards` as const);
const WANTED = [...DECK_CARDS, ...GROUP_CARDS] as const;
type Wanted = (typeof WANTED)[number];

const CARDS: readonly CommandCard[] = Object.values(DECK);

const ODDS_FIELDS = {
  wanted: requiredChoice(WANTED),
  wantedSeen: count(0, 27, 0),
  cardsSeen: count(0, DECK_SIZE, 0),
  opponentHand: optionalCount(1, 10),
  draws: optionalCount(1, DECK_SIZE),
  atLeast: count(1, 27, 1),
};
type OddsInput = Values<typeof ODDS_FIELDS>;

/** The copies of a card or of a whole group, and the clause that says so. */
function copiesOf(wanted: Wanted) {
  if (wanted in DECK) return DECK[wanted as keyof typeof DECK] as CommandCard;
  const group = wanted.replace('-cards', '') as CardGroup;
  const cards = CARDS.filter((card) => card.group === group);
  return {
    copies: cards.reduce((all, card) => all + card.copies, 0),
    clause: GROUP_CLAUSES[group],
  };
}

interface Unseen {
  unseen: number;
  wantedLeft: number;
}

/** Cards asked about beyond the opponent's hand: the next one, unless something else was asked for. */
const drawsOf = ({ draws, opponentHand }: OddsInput) => draws ?? (opponentHand ? 0 : 1);

function unseenOf({ wanted, wantedSeen, cardsSeen }: OddsInput, trace: Trace): Unseen {
  const { copies, clause } = copiesOf(wanted);
  const unseen = DECK_SIZE - cardsSeen;
  const wantedLeft = copies - wantedSeen;
  trace.step(
    'cca-2.1/deck',
    { cards: DECK_SIZE, seen: cardsSeen },
    { on: 'unseen', from: DECK_SIZE, to: unseen },
  );
  trace.step(
    clause,
    { card: wanted, copies, seen: wantedSeen },
    { on: 'wantedLeft', from: null, to: wantedLeft },
    'deck/copies',
  );
  return { unseen, wantedLeft };
}

/** Unknown cards are as likely in the opponent's hand as on top of the deck. */
function oddsOf(input: OddsInput, { unseen, wantedLeft }: Unseen): Odds {
  const { opponentHand = 0, atLeast } = input;
  const draws = drawsOf(input);
  const odds: Odds = { chances: {}, means: {}, tables: {} };
  const tell = (name: string, key: string, taken: number) => {
    if (taken === 0) return;
    const found = drawnFrom(unseen, wantedLeft, taken);
    odds.chances[name] = chance(found.probability(({ wanted }) => wanted >= atLeast));
    odds.means[key] = mean(found.mean(({ wanted }) => wanted));
    odds.tables[key] = table(found, ({ wanted }) => wanted);
  };
  tell('opponent-holds', 'heldWanted', opponentHand);
  tell('drawn', 'drawnWanted', draws);
  return odds;
}

const unseenIn = ({ cardsSeen }: OddsInput) => DECK_SIZE - cardsSeen;

const checkSeen = firstOf<OddsInput>(
  [
    'wantedSeen',
    'more-than-copies',
    ({ wanted }) => copiesOf(wanted).clause,
    ({ wanted, wantedSeen }) => wantedSeen > copiesOf(wanted).copies,
    ({ wanted }) => ({ card: wanted, copies: copiesOf(wanted).copies }),
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
    'cca-2.1',
    (input) =>
      copiesOf(input.wanted).copies - input.wantedSeen > unseenIn(input) ||
      (input.opponentHand ?? 0) + drawsOf(input) > unseenIn(input),
    (input) => ({ unseen: unseenIn(input) }),
  ],
);

export const deckOdds = defineQuery({
  id: 'cca/deck-odds',
  fields: ODDS_FIELDS,
  answer: { unseen: amount(), wantedLeft: amount(), deck: amount() },
  odds: {
    chances: ['opponent-holds', 'drawn'],
    means: ['heldWanted', 'drawnWanted'],
    tables: ['heldWanted', 'drawnWanted'],
  },
  sample: { wanted: 'first-strike', cardsSeen: 12, opponentHand: 5 },
  check: checkSeen,
  run(input, trace) {
    const { wanted, opponentHand = 0, atLeast } = input;
    const left = unseenOf(input, trace);
    const odds = oddsOf(input, left);
    const draws = drawsOf(input);
    if (opponentHand) trace.step('cca-3.5/hand', { cards: opponentHand });
    if (draws) trace.step('cca-16.1/unknown', { draws });
    const { fraction } = (odds.chances['opponent-holds'] ?? odds.chances.drawn) as Chance;
    return {
      answer: { ...left, deck: left.unseen - opponentHand },
      summary: {
        say: opponentHand ? 'deck-odds/hand' : 'deck-odds/draws',
        with: { card: wanted, atLeast, cards: opponentHand || draws, chance: fraction },
      },
      odds,
    };
  },
});
