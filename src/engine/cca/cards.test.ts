import { expect, test } from 'vitest';
import { type CommandCard, DECK, DECK_CARDS, DECK_SIZE, type DeckCard } from './cards.ts';
import { CARD_DICE, CARDS } from './cards-in-play.ts';

/** The deck as the book lists it: card, copies, clause, and what it orders. */
const BOOK: [DeckCard, number, string, string][] = [
  ['order-two-units-left', 3, 'cca-18.3', '2 left'],
  ['order-two-units-center', 4, 'cca-18.4', '2 centre'],
  ['order-two-units-right', 3, 'cca-18.5', '2 right'],
  ['order-three-units-left', 3, 'cca-18.6', '3 left'],
  ['order-three-units-center', 4, 'cca-18.7', '3 centre'],
  ['order-three-units-right', 3, 'cca-18.8', '3 right'],
  ['order-four-units-left', 1, 'cca-18.9', '4 left'],
  ['order-four-units-center', 1, 'cca-18.10', '4 centre'],
  ['order-four-units-right', 1, 'cca-18.11', '4 right'],
  ['coordinate-attack', 2, 'cca-18.12', '1 left, 1 centre, 1 right'],
  ['out-flanked', 2, 'cca-18.13', '2 left, 2 right'],
  ['order-light-troops', 4, 'cca-18.15', 'command light'],
  ['order-medium-troops', 3, 'cca-18.17', 'command medium'],
  ['order-heavy-troops', 2, 'cca-18.18', 'command heavy'],
  ['order-mounted', 1, 'cca-18.19', 'command mounted'],
  ['leadership-any-section', 3, 'cca-18.21', '3 hexes'],
  ['inspired-left-leadership', 1, 'cca-18.22', '4 hexes left'],
  ['inspired-center-leadership', 1, 'cca-18.23', '4 hexes centre'],
  ['inspired-right-leadership', 1, 'cca-18.24', '4 hexes right'],
  ['clash-of-shields', 1, 'cca-18.28', 'all'],
  ['counter-attack', 2, 'cca-18.31', ''],
  ['darken-the-sky', 1, 'cca-18.34', 'all missile'],
  ['double-time', 2, 'cca-18.35', '4 foot'],
  ['first-strike', 1, 'cca-18.38', '0'],
  ['i-am-spartacus', 1, 'cca-18.41', 'dice'],
  ['line-command', 4, 'cca-18.44', 'all foot'],
  ['move-fire-move', 2, 'cca-18.46', 'command light'],
  ['mounted-charge', 2, 'cca-18.49', 'command mounted'],
  ['rally', 1, 'cca-18.51', 'dice'],
];

const told = ({ sections, orders, troops, adjacentHexes, leaderIn }: CommandCard) => {
  if (sections)
    return Object.entries(sections)
      .map(([section, number]) => `${number} ${section}`)
      .join(', ');
  if (adjacentHexes) return [`${adjacentHexes} hexes`, leaderIn].filter(Boolean).join(' ');
  return [orders, troops].filter((part) => part !== undefined).join(' ');
};

test.each(BOOK)('%s: %i in the deck (%s), orders %s', (key, copies, clause, orders) => {
  const card: CommandCard = DECK[key];
  expect(card).toMatchObject({ copies, clause });
  expect(told(card)).toBe(orders);
});

test('the deck has these cards and no others, in the order of the book', () => {
  expect(DECK_CARDS).toEqual(BOOK.map(([key]) => key));
  expect(DECK_SIZE).toBe(60);
});

test.each([
  ['section', 27],
  ['troop', 10],
  ['leadership', 6],
  ['tactic', 17],
])('the group %s has %i cards', (group, number) => {
  const copies = Object.values<CommandCard>(DECK).map((card) =>
    card.group === group ? card.copies : 0,
  );
  expect(copies.reduce((all, one) => all + one)).toBe(number);
});

test('Section cards and Order Mounted show a helmet, no other card does', () => {
  const helmets = DECK_CARDS.filter((key) => (DECK[key] as CommandCard).helmet);
  expect(helmets).toEqual([...DECK_CARDS.slice(0, 11), 'order-mounted']);
});

test('one unit of choice: always for Leadership, else only where the card says so', () => {
  const choice = (how: string) =>
    DECK_CARDS.filter((key) => (DECK[key] as CommandCard).choice === how);
  const ofGroup = (group: string) =>
    DECK_CARDS.filter((key) => (DECK[key] as CommandCard).group === group);
  expect(choice('instead')).toEqual(ofGroup('leadership'));
  const tactics = 'darken-the-sky double-time line-command move-fire-move mounted-charge rally';
  expect(choice('if-none')).toEqual([...ofGroup('troop'), ...tactics.split(' ')]);
});

test('the cards that change a battle are cards of the deck', () => {
  expect(CARDS.filter((key) => key !== 'none' && !(key in DECK))).toEqual([]);
  expect(CARD_DICE).toMatchObject({
    'clash-of-shields': { dice: 2 },
    'mounted-charge': { dice: 1 },
    'i-am-spartacus': { dice: 1 },
  });
});
