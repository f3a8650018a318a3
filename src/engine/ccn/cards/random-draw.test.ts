import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerTo } from '../../testing/ask.ts';

test('cards are neither lost nor made', () => {
  const facts = fc.record({
    commandCard: fc.constantFrom('other', 'scout-left', 'elan'),
    deck: fc.nat(30),
    discards: fc.integer({ min: 4, max: 29 }),
    strikesPlayed: fc.nat(2),
    readings: fc.record({ R79: fc.constantFrom('a', 'b', 'c') }),
  });
  fc.assert(
    fc.property(facts, (draft) => {
      const { deckLeft, discardsLeft, keeps, opponentDraws } = answerTo('ccn/draw', draft);
      expect(Number(deckLeft) + Number(discardsLeft) + keeps + opponentDraws).toBe(
        draft.deck + draft.discards,
      );
      expect(Number(deckLeft)).toBeGreaterThanOrEqual(0);
      expect(Number(discardsLeft)).toBeGreaterThanOrEqual(0);
    }),
  );
});
