import { amount } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { requiredChoice } from '../../core/schema/choices.ts';
import type { Values } from '../../core/schema/values.ts';
import { checkSeen, DECK_ODDS, deckFields, deckFinding } from '../../hexes/deck-odds.ts';
import { type CommandCard, DECK, DECK_CARDS, DECK_SIZE, type DeckCard } from '../cards.ts';

/** Cards that are asked about together, each group with the clause that says what it is. */
const GROUPS = {
  'section-cards': { clause: 'ccn-8.1', has: ({ group }) => group === 'section' },
  'tactic-cards': { clause: 'ccn-8.24', has: ({ group }) => group === 'tactic' },
  'left-cards': { clause: 'ccn-8.2', has: ({ sections }) => only(sections, 'left') },
  'center-cards': { clause: 'ccn-8.2', has: ({ sections }) => only(sections, 'centre') },
  'right-cards': { clause: 'ccn-8.2', has: ({ sections }) => only(sections, 'right') },
} as const satisfies Record<
  string,
  { clause: CommandCard['clause']; has: (card: CommandCard) => boolean }
>;
type Group = keyof typeof GROUPS;

const only = (sections: CommandCard['sections'] = {}, section: string) =>
  Object.keys(sections).join() === section;

const WANTED = [...DECK_CARDS, ...(Object.keys(GROUPS) as Group[])] as const;

const ODDS_FIELDS = {
  wanted: requiredChoice(WANTED),
  ...deckFields({ deck: DECK_SIZE, copies: 48, hand: 12 }),
};
type OddsInput = Values<typeof ODDS_FIELDS>;

/** The copies of a card or of a whole group, and the clause that says so. */
function copiesOf({ wanted }: OddsInput) {
  if (wanted in DECK) return { ...DECK[wanted as DeckCard], wanted };
  const { clause, has } = GROUPS[wanted as Group];
  const cards = Object.values<CommandCard>(DECK).filter(has);
  return { copies: cards.reduce((all, { copies }) => all + copies, 0), clause, wanted };
}

const SAYS = { deck: 'ccn-2.1/deck', hand: 'ccn-3.6/hand', unknown: 'ccn-5.241/unknown' } as const;

export const deckOdds = defineQuery({
  id: 'ccn/deck-odds',
  fields: ODDS_FIELDS,
  answer: { copies: amount(), unseen: amount(), wantedLeft: amount(), deck: amount() },
  odds: DECK_ODDS,
  sample: { wanted: 'first-strike', cardsSeen: 12, opponentHand: 5 },
  check: checkSeen<OddsInput>({ cards: DECK_SIZE, clause: 'ccn-2.1' }, copiesOf),
  run(input, trace) {
    const of = copiesOf(input);
    const found = deckFinding({ cards: DECK_SIZE, says: SAYS }, input, of, trace);
    return { ...found, answer: { ...found.answer, copies: of.copies } };
  },
});
