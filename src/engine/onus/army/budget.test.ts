import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { army } from './value.ts';

const { told } = asking(army);

test('what fits into the budget is always legal, and 1 point more never', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 3000 }),
      fc.integer({ min: 0, max: 60 }),
      (pointsLimit, pointsPercent) => {
        const generals = [{ pointsPercent }];
        const unitBudget = told({ generals, pointsLimit }).unitBudget ?? 0;
        const mayHave = (unitValue: number) =>
          told({ units: [{ unitValue }], generals, pointsLimit }).allowed;
        expect(mayHave(unitBudget)).toBe(true);
        expect(mayHave(unitBudget + 1)).toBe(false);
      },
    ),
  );
});
