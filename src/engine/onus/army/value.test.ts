import fc from 'fast-check';
import { expect, test } from 'vitest';
import { put } from '../../core/query.ts';
import { army } from './value.ts';

function ruling(draft: object) {
  const reply = put(army, draft);
  if (!('ruling' in reply)) throw new Error(JSON.stringify(reply.violations));
  return reply.ruling;
}
const told = (draft: object) =>
  ruling(draft).answer as { allowed: boolean | null; unitBudget: number | null };
const cited = (draft: object) => ruling(draft).steps.map(({ clause }) => clause);

test.each([
  [100, 130, 150],
  [90, 117, 135],
  [95, 123.5, 142.5],
  [80, 104, 120],
])('a unit of %i points costs %d as a Veteran and %d as Elite', (unitValue, asVeteran, asElite) => {
  expect(told({ units: [{ unitValue }] })).toMatchObject({
    unitsValue: unitValue,
    unitCosts: [{ unitCost: unitValue, asVeteran, asElite }],
  });
  expect(told({ units: [{ unitValue, unitRank: 'veteran', copies: 2 }] })).toMatchObject({
    unitsValue: 2 * asVeteran,
    unitCosts: [{ unitCost: asVeteran, costTogether: 2 * asVeteran }],
  });
  expect(told({ units: [{ unitValue, unitRank: 'elite' }] })).toMatchObject({
    unitsValue: asElite,
  });
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
    const draft = { units: [{ unitValue }], generals: [{ pointsPercent }], pointsLimit };
    expect(told(draft)).toMatchObject({ allowed, pointsLimit, ...expected });
    expect(cited(draft)).toContain('onus-6.5');
  },
);

test.each([
  [1000, 30, 769],
  [1000, 0, 1000],
  [1500, 20, 1250],
  [2000, 15, 1739],
  [1000, 25, 800],
])(
  '%i points with a general of +%i %% leave %i for units',
  (pointsLimit, pointsPercent, unitBudget) => {
    expect(told({ generals: [{ pointsPercent }], pointsLimit })).toMatchObject({
      allowed: true,
      unitBudget,
      unitPointsLeft: unitBudget,
    });
  },
);

test('each of several generals adds his percentage of the units that he leads', () => {
  const draft = {
    units: [{ unitValue: 400 }, { unitValue: 300, ledBy: 2 }, { unitValue: 50, ledBy: 0 }],
    generals: [{ pointsPercent: 30 }, { pointsPercent: 10 }],
    pointsLimit: 900,
  };
  expect(told(draft)).toMatchObject({
    allowed: true,
    unitsValue: 750,
    generalsBonus: 150,
    armyValue: 900,
    unitBudget: null,
    unitPointsLeft: null,
  });
  expect(cited(draft).filter((clause) => clause === 'onus-12.13')).toHaveLength(2);
  expect(cited(draft)).not.toContain('onus-4.10');
});

test('Veterans count with their own value before the percentage of the general', () => {
  expect(
    told({ units: [{ unitValue: 100, unitRank: 'veteran' }], generals: [{ pointsPercent: 30 }] }),
  ).toMatchObject({ allowed: null, armyValue: 169, pointsLeft: null, unitBudget: null });
});

test('ranks that were not agreed are forbidden whatever they cost', () => {
  const veterans = { units: [{ unitValue: 100, unitRank: 'veteran' }] };
  expect(told({ ...veterans, ranksAgreed: false }).allowed).toBe(false);
  expect(told({ ...veterans, ranksAgreed: false, pointsLimit: 500 }).allowed).toBe(false);
  expect(told({ units: [{ unitValue: 100 }], ranksAgreed: false, pointsLimit: 500 }).allowed).toBe(
    true,
  );
});

test('a novice may have more points, and mercenaries are welcome', () => {
  const draft = { units: [{ unitValue: 1100 }], pointsLimit: 1000 };
  expect(told(draft).allowed).toBe(false);
  expect(told({ ...draft, novicePoints: 100 })).toMatchObject({ allowed: true, pointsLimit: 1100 });
  expect(cited({ ...draft, novicePoints: 100 })).toContain('onus-12.2');
  expect(cited(draft)).not.toContain('onus-12.2');
  expect(cited({ ...draft, mercenaries: true })).toContain('onus-6.4');
  expect(cited(draft)).not.toContain('onus-6.4');
});

test('a unit cannot be led by a general who is not there', () => {
  const reply = put(army, {
    units: [{ unitValue: 100 }, { unitValue: 100, ledBy: 2 }],
    generals: [{}],
  });
  expect(reply).toEqual({
    violations: [
      {
        field: 'units.1.ledBy',
        problem: 'led-by-nobody',
        with: { given: 2, generals: 1 },
        clause: 'onus-12.13',
      },
    ],
  });
});

test('what fits into the budget is always legal, and 1 point more never', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 3000 }),
      fc.integer({ min: 0, max: 60 }),
      (pointsLimit, pointsPercent) => {
        const generals = [{ pointsPercent }];
        const { unitBudget } = told({ generals, pointsLimit }) as { unitBudget: number };
        const mayHave = (unitValue: number) =>
          (told({ units: [{ unitValue }], generals, pointsLimit }) as { allowed: boolean }).allowed;
        expect(mayHave(unitBudget)).toBe(true);
        expect(mayHave(unitBudget + 1)).toBe(false);
      },
    ),
  );
});
