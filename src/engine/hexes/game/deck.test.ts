import { expect, test } from 'vitest';
import { deckOf, drawCard, reshuffle, takeFromHand } from './deck.ts';

const { all, without } = deckOf({
  charge: { copies: 2 },
  rally: { copies: 1 },
  none: { copies: 0 },
});

test('a deck has each card as often as there are copies of it', () => {
  expect(all).toEqual(['charge', 'charge', 'rally']);
});

test('what is left of it without some cards is told, unless one was taken once too often', () => {
  expect(without([])).toEqual(all);
  expect(without(['charge'])).toEqual(['charge', 'rally']);
  expect(without(['rally', 'charge', 'charge'])).toEqual([]);
  expect(without(['rally', 'rally'])).toBeUndefined();
  expect(without(['none'])).toBeUndefined();
  expect(all).toHaveLength(3);
});

type Card = (typeof all)[number];
const game = (deck: Card[], discards: Card[] = []) => ({
  random: 1,
  hands: { bottom: ['rally'] as readonly Card[], top: [] as readonly Card[] },
  deck: deck as readonly Card[],
  discards: discards as readonly Card[],
  events: [] as readonly { event: 'drew'; side: 'bottom' | 'top' }[],
});

test('the card that is drawn is the last of the deck, and comes last into the hand', () => {
  const one = game(['charge', 'rally', 'none'], ['charge']);
  drawCard(one, 'bottom');
  expect(one).toMatchObject({
    hands: { bottom: ['rally', 'none'], top: [] },
    deck: ['charge', 'rally'],
    discards: ['charge'],
    random: 1,
    events: [{ event: 'drew', side: 'bottom' }],
  });
});

test('an empty deck is made anew from the discards, shuffled', () => {
  const one = game([], ['charge', 'charge']);
  drawCard(one, 'top');
  expect(one).toMatchObject({ hands: { top: ['charge'] }, deck: ['charge'], discards: [] });
  expect(one.random).not.toBe(1);
});

test('deck and discards are shuffled into one', () => {
  const one = game(['charge', 'none'], ['rally']);
  reshuffle(one);
  expect([...one.deck].sort()).toEqual(['charge', 'none', 'rally']);
  expect(one.discards).toEqual([]);
});

test('one card of that kind leaves the hand, and the others keep their order', () => {
  const one = { ...game([]), hands: { bottom: ['none', 'charge', 'charge'] as Card[], top: [] } };
  takeFromHand(one, 'bottom', 'charge');
  expect(one.hands).toEqual({ bottom: ['none', 'charge'], top: [] });
});
