import type { Trace } from '../../core/ruling.ts';
import {
  type CommandCard,
  DECK,
  type DeckCard,
  mirrored,
  SECTIONS,
  type Section,
} from '../cards.ts';
import type { CardInput } from './card-played.ts';

/** The card whose instructions are followed. */
export interface CardInForce extends CommandCard {
  key: DeckCard;
}

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
