import { firstOf } from '../../core/problems.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, requiredChoice } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { SECTIONS, type Section } from '../../hexes/hex.ts';
import { type CommandCard, DECK, DECK_CARDS, type DeckCard, mirrored } from '../cards.ts';

/** What Counter-Attack copies; a Counter-Attack before it is the card that it had become (R67). */
const COPIED = DECK_CARDS.filter((card) => card !== 'counter-attack');

/** The card that was played, and what it copies if it is Counter-Attack; `no-card`: the opponent has had no turn. */
export const CARD_FIELDS = {
  commandCard: requiredChoice(DECK_CARDS),
  countered: rare(choice(['none', 'no-card', ...COPIED], 'none')),
};
type Played = Values<typeof CARD_FIELDS>;

const counters = ({ commandCard }: Played) => commandCard === 'counter-attack';
const played = ({ commandCard }: Played) => ({ card: commandCard });

export const checkCard = firstOf<Played>(
  [
    'countered',
    'counter-what',
    'ccn-8.41',
    (input) => counters(input) && input.countered === 'none',
  ],
  [
    'countered',
    'only-counter-attack',
    'ccn-8.41',
    (input) => !counters(input) && input.countered !== 'none',
    played,
  ],
);

/** The card whose instructions are followed. */
export interface CardInForce extends CommandCard {
  key: DeckCard;
}
const known = (key: DeckCard): CardInForce => ({ ...DECK[key], key });

/** The same without its steps: a copied Section card has left and right swapped (ccn-8.42). */
export function cardMeant(input: Played): CardInForce {
  const { commandCard, countered } = input;
  if (!counters(input) || countered === 'none') return known(commandCard);
  return countered === 'no-card'
    ? { ...known(commandCard), orders: 0 }
    : known(mirrored(countered));
}

/** Counter-Attack is followed as the card that the opponent played in his last turn. */
export function cardInForce(input: Played, trace: Trace): CardInForce {
  const { commandCard, countered } = input;
  const card = cardMeant(input);
  if (countered === 'no-card') trace.step('ccn-8.41/nothing');
  if (countered === 'none' || countered === 'no-card') return card;
  trace.step('ccn-8.41', { card: countered }, { on: 'inForce', from: commandCard, to: countered });
  const { sections }: CommandCard = card;
  if (!sections) trace.skip('ccn-8.42', 'names-no-section');
  else if (card.key === countered)
    trace.skip('ccn-8.42', 'same-on-both-sides', { card: countered });
  else trace.step('ccn-8.42', { card: card.key }, { on: 'inForce', from: countered, to: card.key });
  return card;
}

/** The sections that a card reaches: its own, or all. */
export const sectionsOf = ({ sections }: CommandCard): readonly Section[] =>
  sections ? SECTIONS.filter((one) => sections[one]) : SECTIONS;

/** Its orders by section, where `command` counts as the player's Command. */
export const ordersIn = (
  sections: NonNullable<CommandCard['sections']>,
  command: number,
): Record<Section, number> => {
  const of = (one: Section) => {
    const orders = sections[one] ?? 0;
    return orders === 'command' ? command : orders;
  };
  return { left: of('left'), centre: of('centre'), right: of('right') };
};

/** As many orders, or dice for them, as Command (ccn-5.19). */
export const byCommand = ({ sections = {}, orders }: CommandCard) =>
  orders === 'dice' || Object.values(sections).includes('command');

/** It says of no place where its units must be (ccn-5.10). */
export const anywhere = ({ key, group, orders }: CardInForce) =>
  group === 'tactic' && !!orders && key !== 'force-march' && key !== 'cold-steel';

/** Leaders get orders of their own by it: where it shows a bicorne, and by the flags of Élan (ccn-8.44). */
export const ordersLeaders = ({ bicorne, key }: CardInForce) => bicorne === true || key === 'elan';
