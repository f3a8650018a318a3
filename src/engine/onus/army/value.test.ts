import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { army } from './value.ts';

const { told, cited, ruling, faults } = asking(army);

test.each([
  [100, 130, 150],
  [90, 117, 135],
  [95, 123.5, 142.5],
  [80, 104, 120],
])('a unit of %i points costs %d as a Veteran and %d as Elite', (unitValue, asVeteran, asElite) => {
  const cost = (more: object) => told({ units: [{ unitValue, ...more }] });
  const unitCosts = [{ unitCost: unitValue, asVeteran, asElite, costTogether: unitValue }];
  expect(cost({})).toMatchObject({ unitsValue: unitValue, unitCosts });
  expect(cost({ unitRank: 'veteran', copies: 2 })).toMatchObject({
    unitsValue: 2 * asVeteran,
    unitCosts: [{ unitCost: asVeteran, costTogether: 2 * asVeteran }],
  });
  expect(cost({ unitRank: 'elite' }).unitsValue).toBe(asElite);
});

/** Value of the units, percentage, limit, and what comes of them. */
test.each([
  [1000, 30, 1300, true, { armyValue: 1300, generalsBonus: 300, pointsLeft: 0, pointsOver: 0 }],
  [1000, 30, 1299, false, { armyValue: 1300, pointsLeft: 0, pointsOver: 1 }],
  [850, 20, 1000, false, { armyValue: 1020, unitBudget: 833, unitPointsLeft: 0 }],
  [833, 20, 1000, true, { armyValue: 999.6, pointsLeft: 0.4, unitPointsLeft: 0 }],
  [769, 30, 1000, true, { armyValue: 999.7, unitBudget: 769 }],
  [770, 30, 1000, false, { armyValue: 1001, unitBudget: 769 }],
  [600, 30, 1000, true, { armyValue: 780, pointsLeft: 220, unitPointsLeft: 169 }],
  [500, 0, 500, true, { armyValue: 500, unitBudget: 500, unitPointsLeft: 0 }],
])(
  'units of %i under +%i %% with a limit of %i',
  (unitValue, pointsPercent, pointsLimit, allowed, expected) => {
    const { answer, steps } = ruling({
      units: [{ unitValue }],
      generals: [{ pointsPercent }],
      pointsLimit,
    });
    expect(answer).toMatchObject({ allowed, pointsLimit, ...expected });
    expect(steps.map(({ clause }) => clause)).toContain('onus-6.5');
  },
);

test.each([
  [1000, 30, 769],
  [1000, 0, 1000],
  [1500, 20, 1250],
  [2000, 15, 1739],
  [1000, 25, 800],
])('%i points with a general of +%i %% leave %i', (pointsLimit, pointsPercent, unitBudget) => {
  const expected = { allowed: true, unitBudget, unitPointsLeft: unitBudget };
  expect(told({ generals: [{ pointsPercent }], pointsLimit })).toMatchObject(expected);
});

test('each of several generals adds his percentage of the units that he leads', () => {
  const draft = {
    units: [{ unitValue: 400 }, { unitValue: 300, ledBy: 2 }, { unitValue: 50, ledBy: 0 }],
    generals: [{ pointsPercent: 30 }, { pointsPercent: 10 }],
    pointsLimit: 900,
  };
  const values = { unitsValue: 750, generalsBonus: 150, armyValue: 900 };
  const expected = { allowed: true, ...values, unitBudget: null, unitPointsLeft: null };
  expect(told(draft)).toMatchObject(expected);
  expect(cited(draft).filter((clause) => clause === 'onus-12.13')).toHaveLength(2);
  expect(cited(draft)).not.toContain('onus-4.10');
});

const VETERANS = { units: [{ unitValue: 100, unitRank: 'veteran' }] };
const ELEVEN_HUNDRED = { units: [{ unitValue: 1100 }], pointsLimit: 1000 };
test.each([
  [
    { ...VETERANS, generals: [{ pointsPercent: 30 }] },
    { allowed: null, armyValue: 169, pointsLeft: null, unitBudget: null },
  ],
  [{ ...VETERANS, ranksAgreed: false, pointsLimit: 500 }, { allowed: false }],
  [{ units: [{ unitValue: 100 }], ranksAgreed: false, pointsLimit: 500 }, { allowed: true }],
  [ELEVEN_HUNDRED, { allowed: false }],
  [
    { ...ELEVEN_HUNDRED, novicePoints: 100 },
    { allowed: true, pointsLimit: 1100 },
  ],
])('%j', (draft, expected) => expect(told(draft)).toMatchObject(expected));

test.each([
  ['onus-12.2', { novicePoints: 100 }],
  ['onus-6.4', { mercenaries: true }],
])('%s is told only with %j', (clause, more) => {
  expect(cited({ ...ELEVEN_HUNDRED, ...more })).toContain(clause);
  expect(cited(ELEVEN_HUNDRED)).not.toContain(clause);
});

test('a unit cannot be led by a general who is not there', () => {
  const draft = { units: [{ unitValue: 100 }, { unitValue: 100, ledBy: 2 }], generals: [{}] };
  expect(faults(draft)).toEqual([['units.1.ledBy', 'led-by-nobody', 'onus-12.13']]);
});

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
