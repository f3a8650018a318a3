import { amount } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import type { Chance, Trace } from '../../core/ruling.ts';
import { requiredChoice } from '../../core/schema/choices.ts';
import type { Values } from '../../core/schema/values.ts';
import { checkSeen, DECK_ODDS, deckChances, deckFields, drawsOf } from '../../hexes/deck-odds.ts';
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
  ...deckFields({ deck: DECK_SIZE, copies: 27, hand: 10 }),
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

export const deckOdds = defineQuery({
  id: 'cca/deck-odds',
  fields: ODDS_FIELDS,
  answer: { unseen: amount(), wantedLeft: amount(), deck: amount() },
  odds: DECK_ODDS,
  sample: { wanted: 'first-strike', cardsSeen: 12, opponentHand: 5 },
  check: checkSeen<OddsInput>({ cards: DECK_SIZE, clause: 'cca-2.1' }, ({ wanted }) => ({
    ...copiesOf(wanted),
    wanted,
  })),
  run(input, trace) {
    const { wanted, opponentHand = 0, atLeast } = input;
    const left = unseenOf(input, trace);
    const odds = deckChances(input, left.unseen, left.wantedLeft);
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
