import type { Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Key } from '../../core/ruling.ts';
import { DECK, DECK_CARDS, type DeckCard } from '../cards.ts';
import { anywhere, byCommand, type CardInForce } from '../orders/played.ts';
import { ARMS } from '../units.ts';
import { diceOf } from './card-effects.ts';

/** A card as it is asked about. */
export interface Told extends CardInForce {
  readings: { R16: 'a' | 'b' };
  /** It orders 1 unit of choice for want of those that it names: an ordinary order (R53). */
  ordinary: boolean;
}

const groupIs =
  (name: CardInForce['group']) =>
  ({ group }: Told) =>
    group === name;
const section = groupIs('section');
const tactic = groupIs('tactic');
const cardIs =
  (...keys: DeckCard[]) =>
  ({ key }: Told) =>
    keys.includes(key);
const ofGroup = (name: CardInForce['group']) =>
  DECK_CARDS.filter((key) => DECK[key].group === name).reduce(
    (all, key) => all + DECK[key].copies,
    0,
  );
export const armsOf = ({ arms = ARMS, orders, ordinary }: Told) =>
  orders === 0 ? [] : ordinary ? ARMS : arms;
const NO_DICE = { fire: 0, melee: 0, bonus: 0 } as const;
export const dice = (card: Told) =>
  card.ordinary ? NO_DICE : diceOf(card.key, armsOf(card), false);
export const guardDice = (card: Told) =>
  card.ordinary ? NO_DICE : diceOf(card.key, armsOf(card), true);
const most = ({ fire, melee }: ReturnType<typeof dice>) => Math.max(fire, melee);

const { notes } = rulesOf<Told>(({ key }) => ({ card: key }));

/** What each Tactic card says beside whom it orders, in the order of the book. */
const SAID: readonly (readonly [card: DeckCard, ...keys: Key[]])[] = [
  ['bayonet-charge', 'ccn-8.29/fact', 'ccn-8.30/fact', 'ccn-8.31/fact'],
  ['bombard', 'ccn-8.33/fact', 'ccn-8.34/fact'],
  ['cavalry-charge', 'ccn-8.37/fact', 'ccn-8.38/fact'],
  ['elan', 'ccn-8.44/fact', 'ccn-8.45/turn', 'ccn-8.46'],
  ['fire-and-hold', 'ccn-8.48/fact', 'ccn-8.49/fact', 'ccn-8.50/fact', 'ccn-8.52/fact'],
  ['first-strike', 'ccn-8.54/fact', 'ccn-8.55/fact', 'ccn-5.242/strike'],
  ['force-march', 'ccn-8.57/fact', 'ccn-8.58/fact'],
  ['cold-steel', 'ccn-8.61/fact', 'ccn-8.62/fact', 'ccn-8.63/fact', 'ccn-8.64'],
  ['leadership', 'ccn-8.66/fact', 'ccn-8.67/fact'],
  ['grande-manoeuvre', 'ccn-8.70/some', 'ccn-8.71/fact', 'ccn-8.72'],
  ['rally', 'ccn-8.74/fact', 'ccn-8.75/fact'],
  ['short-supply', 'ccn-8.77/fact', 'ccn-8.78/fact', 'ccn-8.79/fact'],
  ['short-supply', 'ccn-8.80/fact', 'ccn-8.81/fact', 'ccn-5.11/supply'],
];
/** What a card gives to a player who has nobody of those that it names. */
const FOR_WANT: readonly (readonly [card: DeckCard, key: Key])[] = [
  ['bayonet-charge', 'ccn-8.32/fact'],
  ['bombard', 'ccn-8.35/fact'],
  ['cavalry-charge', 'ccn-8.40/fact'],
  ['fire-and-hold', 'ccn-8.51/fact'],
  ['force-march', 'ccn-8.59/fact'],
  ['leadership', 'ccn-8.68/fact'],
];
const isForWant = (card: DeckCard) => FOR_WANT.some(([one]) => one === card);
const asNamed = on('one-of-choice', ({ ordinary }: Told) => !ordinary);

/** Everything that the book says of a card beside its first sentence. */
export const FACTS: Table<Told, null> = {
  on: 'card',
  rows: [
    notes<null>('ccn-8.1', [section], { with: () => ({ cards: ofGroup('section') }) }),
    notes<null>('ccn-8.24', [tactic], { with: () => ({ cards: ofGroup('tactic') }) }),
    notes<null>('ccn-8.2', [section]),
    notes<null>('ccn-8.25', [tactic]),
    notes<null>('ccn-5.10', [anywhere]),
    notes<null>('ccn-5.18', [({ bicorne }) => bicorne === true]),
    notes<null>('ccn-8.6', [section, not(byCommand)]),
    notes<null>('ccn-8.7/fact', [section, byCommand]),
    ...(['scout-left', 'scout-center', 'scout-right'] as const).map((card) =>
      notes<null>(DECK[card].clause, [cardIs(card)], { say: `${DECK[card].clause}/draw` }),
    ),
    notes<null>(
      'ccn-8.27',
      [cardIs('elan', 'fire-and-hold', 'cold-steel', 'leadership')],
      asNamed,
      {
        with: (card) => ({ card: card.key, dice: most(dice(card)) }),
      },
    ),
    notes<null>('ccn-8.28', [cardIs('bayonet-charge', 'bombard', 'cavalry-charge')], asNamed, {
      with: (card) => ({
        card: card.key,
        dice: most(dice(card)),
        guard: most(guardDice(card)),
      }),
    }),
    notes<null>(
      'ccn-8.39/rides',
      [cardIs('cavalry-charge'), ({ readings }) => readings.R16 === 'a'],
      asNamed,
    ),
    ...SAID.flatMap(([card, ...keys]) =>
      keys.map((key) => notes<null>(key, [cardIs(card)], ...(isForWant(card) ? [asNamed] : []))),
    ),
    ...FOR_WANT.map(([card, key]) => notes<null>(key, [cardIs(card)])),
  ],
};
