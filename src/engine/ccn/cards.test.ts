import { expect, test } from 'vitest';
import { DECK, DECK_SIZE, mirrored } from './cards.ts';

test('the deck has 48 section cards and 22 tactic cards', () => {
  const copies = (group: string) =>
    Object.values(DECK).reduce((sum, card) => sum + (card.group === group ? card.copies : 0), 0);
  expect([copies('section'), copies('tactic'), DECK_SIZE]).toEqual([48, 22, 70]);
});

test('a card of a flank is another in the mirror', () => {
  expect(mirrored('probe-left')).toBe('probe-right');
  expect(mirrored('assault-right')).toBe('assault-left');
  expect(mirrored('flank-attack')).toBe('flank-attack');
});
