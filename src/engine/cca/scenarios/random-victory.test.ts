import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { victory } from './victory.ts';

const { told, cited } = asking(victory);

test('a banner is won for each enemy unit and leader eliminated, and for nothing less', () => {
  const few = fc.integer({ min: 0, max: 3 });
  fc.assert(
    fc.property(few, few, few, few, (unitsEliminated, leadersEliminated, unitsReduced, banners) => {
      const draft = { unitsEliminated, leadersEliminated, unitsReduced, banners, bannersToWin: 7 };
      const bannersGained = unitsEliminated + leadersEliminated;
      const bannersNow = banners + bannersGained;
      const won = bannersNow >= 7;
      const winner = won ? 'player' : 'none';
      expect(told(draft)).toMatchObject({ bannersGained, bannersNow, won, winner });
      expect(cited(draft).includes('cca-4.2')).toBe(bannersGained > 0);
      expect(cited(draft).includes('cca-4.3')).toBe(bannersGained + unitsReduced > 0);
    }),
  );
});
