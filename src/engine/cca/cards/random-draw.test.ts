import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerTo } from '../../testing/ask.ts';

test('cards are neither lost nor made', () => {
  const facts = fc.record({
    deck: fc.nat(30),
    discards: fc.integer({ min: 2, max: 29 }),
    firstStrikePlayed: fc.boolean(),
    spartacusPlayed: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, (draft) => {
      const after = answerTo('cca/draw', draft);
      const drawn = draft.firstStrikePlayed ? 2 : 1;
      const left = Number(after.deckLeft) + Number(after.discardsLeft);
      expect(left + drawn).toBe(draft.deck + draft.discards);
      expect(after.deckLeft).toBeGreaterThanOrEqual(0);
      expect(after.reshuffle).toBe(draft.spartacusPlayed || draft.deck < drawn);
    }),
  );
});
