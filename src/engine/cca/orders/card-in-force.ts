import { firstOf } from '../../core/problems.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, requiredChoice } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import {
  type CommandCard,
  DECK,
  DECK_CARDS,
  type DeckCard,
  mirrored,
  SECTIONS,
  type Section,
} from '../cards.ts';

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

/** The card whose instructions are followed. */
export interface CardInForce extends CommandCard {
  key: DeckCard;
}

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

const OPPOSITE = { left: 'right', centre: 'centre', right: 'left' } as const;

/** Counter Attack is followed as the card that it repeats, with left and right swapped (cca-18.31, cca-18.32). */
export function cardInForce(input: CardInput, trace: Trace): CardInForce {
  const { commandCard, countered } = input;
  if (countered === 'none') return known(commandCard);
  trace.step('cca-18.31', { card: countered }, { on: 'inForce', from: commandCard, to: countered });
  const { sections, leaderIn }: CommandCard = DECK[countered];
  if (!sections && !leaderIn) {
    trace.skip('cca-18.32', 'names-no-section');
    return { ...known(countered), ...sectionToRepeat(input, trace) };
  }
  const key = mirrored(countered);
  const effect = key === countered ? null : { on: 'inForce', from: countered, to: key };
  trace.step('cca-18.32', { card: key }, effect);
  return known(key);
}

const known = (key: DeckCard): CardInForce => ({ ...DECK[key], key });

/** What the clause of the card itself says: whom it orders. */
export const tellCard = ({ clause, key }: CardInForce, trace: Trace) =>
  trace.step(clause, { card: key }, null, `${clause}/orders`);

/** R86: the opponent's section is the same ground, so that his left is the player's right; or (b) the same word. */
function sectionToRepeat(
  { countered, opponentSection, readings }: CardInput,
  trace: Trace,
): { leaderIn?: Section } {
  if (countered !== 'leadership-any-section') return {};
  if (opponentSection === 'none') {
    trace.skip('cca-18.33', 'section-not-told');
    return {};
  }
  const told = opponentSection;
  const leaderIn = readings.R86 === 'a' ? OPPOSITE[told] : told;
  trace.step(
    'cca-18.33',
    { sections: [leaderIn] },
    { on: 'sections', from: SECTIONS, to: [leaderIn] },
  );
  return { leaderIn };
}

/** The sections that a card reaches: its own, the one that its leader must be in, or all. */
export const sectionsOf = ({ sections, leaderIn }: CommandCard): readonly Section[] =>
  sections ? SECTIONS.filter((one) => sections[one]) : leaderIn ? [leaderIn] : SECTIONS;

export const LEADER_ORDERS = ['no', 'counted', 'besides'] as const;

/** How a leader gets an order: as one of the card's, besides them, or not at all. */
export const leadersOf = ({
  helmet,
  adjacentHexes,
  key,
}: CardInForce): (typeof LEADER_ORDERS)[number] =>
  helmet || key === 'i-am-spartacus' ? 'counted' : adjacentHexes ? 'besides' : 'no';
