import { firstOf } from '../../core/problems.ts';
import { choice, requiredChoice } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { DECK_CARDS, type DeckCard, SECTIONS } from '../cards.ts';

/** What Counter Attack repeats: neither itself nor a card that orders nothing (R86). */
const REPEATABLE = DECK_CARDS.filter(
  (card) => card !== 'counter-attack' && card !== 'first-strike',
);

/** The card that was played, and what it repeats if it is Counter Attack. */
export const CARD_FIELDS = {
  commandCard: requiredChoice(DECK_CARDS),
  countered: rare(choice(['none', ...REPEATABLE], 'none')),
  opponentSection: rare(choice(['none', ...SECTIONS], 'none')),
};

type Played = Values<typeof CARD_FIELDS>;

export type CardInput = Played & { readings: { R86: 'a' | 'b' } };

const counters = ({ commandCard }: Played) => commandCard === 'counter-attack';

const played = ({ commandCard }: Played) => ({ card: commandCard });

export const checkCard = firstOf<Played>(
  [
    'countered',
    'counter-what',
    'cca-18.31',
    (input) => counters(input) && input.countered === 'none',
    played,
  ],
  [
    'countered',
    'only-counter-attack',
    'cca-18.31',
    (input) => !counters(input) && input.countered !== 'none',
    played,
  ],
  [
    'opponentSection',
    'only-any-section',
    'cca-18.33',
    ({ opponentSection, countered }) =>
      opponentSection !== 'none' && countered !== 'leadership-any-section',
    played,
  ],
);

/** The card itself or, with Counter Attack, the one that it repeats as the opponent played it. */
export const cardMeant = (input: Played): DeckCard =>
  counters(input) && input.countered !== 'none' ? input.countered : input.commandCard;
