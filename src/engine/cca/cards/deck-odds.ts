import { amount } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { requiredChoice } from '../../core/schema/choices.ts';
import type { Values } from '../../core/schema/values.ts';
import { checkSeen, DECK_ODDS, deckFields, deckFinding } from '../../hexes/deck-odds.ts';
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

const CARDS: readonly CommandCard[] = Object.values(DECK);

const ODDS_FIELDS = {
  wanted: requiredChoice(WANTED),
  ...deckFields({ deck: DECK_SIZE, copies: 27, hand: 10 }),
};
type OddsInput = Values<typeof ODDS_FIELDS>;

/** The copies of a card or of a whole group, and the clause that says so. */
function copiesOf({ wanted }: OddsInput) {
  if (wanted in DECK) return { ...DECK[wanted as keyof typeof DECK], wanted };
  const group = wanted.replace('-cards', '') as CardGroup;
  const cards = CARDS.filter((card) => card.group === group);
  return {
    copies: cards.reduce((all, card) => all + card.copies, 0),
    clause: GROUP_CLAUSES[group],
    wanted,
  };
}

const SAYS = { deck: 'cca-2.1/deck', hand: 'cca-3.5/hand', unknown: 'cca-16.1/unknown' } as const;

export const deckOdds = defineQuery({
  id: 'cca/deck-odds',
  fields: ODDS_FIELDS,
  answer: { unseen: amount(), wantedLeft: amount(), deck: amount() },
  odds: DECK_ODDS,
  sample: { wanted: 'first-strike', cardsSeen: 12, opponentHand: 5 },
  check: checkSeen<OddsInput>({ cards: DECK_SIZE, clause: 'cca-2.1' }, copiesOf),
  run: (input, trace) =>
    deckFinding({ cards: DECK_SIZE, says: SAYS }, input, copiesOf(input), trace),
});
