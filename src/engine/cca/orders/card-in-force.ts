import type { Trace } from '../../core/ruling.ts';
import { choice, rare, requiredChoice, type Values, type Violation } from '../../core/schema.ts';
import {
  type CommandCard,
  DECK,
  DECK_CARDS,
  type DeckCard,
  mirrored,
  SECTIONS,
  type Section,
} from '../cards.ts';

const AB = ['a', 'b'] as const;
/** A reading that a player may choose; 'a' is the one adopted. */
export const reading = () => choice(AB, 'a');

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

export type CardInput = Values<typeof CARD_FIELDS> & { readings: { R86: 'a' | 'b' } };

/** The card whose instructions are followed. */
export interface CardInForce extends CommandCard {
  key: DeckCard;
}

export function checkCard({
  commandCard,
  countered,
  opponentSection,
}: Values<typeof CARD_FIELDS>): Violation[] {
  const blame = (field: string, problem: string, clause: Violation['clause'] & string) => ({
    field,
    problem,
    with: { card: commandCard },
    clause,
  });
  const counters = commandCard === 'counter-attack';
  if (counters && countered === 'none') return [blame('countered', 'counter-what', 'cca-18.31')];
  if (!counters && countered !== 'none')
    return [blame('countered', 'only-counter-attack', 'cca-18.31')];
  if (opponentSection !== 'none' && countered !== 'leadership-any-section')
    return [blame('opponentSection', 'only-any-section', 'cca-18.33')];
  return [];
}

/** The card itself or, with Counter Attack, the one that it repeats as the opponent played it. */
export const cardMeant = ({ commandCard, countered }: Values<typeof CARD_FIELDS>): DeckCard =>
  commandCard === 'counter-attack' && countered !== 'none' ? countered : commandCard;

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

/** How a leader gets an order: as one of the card's, besides them, or not at all. */
export const leadersOf = ({ helmet, adjacentHexes, key }: CardInForce) =>
  helmet || key === 'i-am-spartacus' ? 'counted' : adjacentHexes ? 'besides' : 'no';
