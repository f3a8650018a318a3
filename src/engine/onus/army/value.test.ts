import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';
import { army } from './value.ts';

const { told, cited, ruling } = asking(army);

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

cases(
  'onus/army',
  `
  a unit as a Veteran costs 30 % more, as Elite 50 % more:
    units.0.unitValue=100                                    => unitsValue=100 unitCosts.0.unitCost=100 unitCosts.0.asVeteran=130 unitCosts.0.asElite=150 unitCosts.0.costTogether=100
    units.0.unitValue=100 units.0.unitRank=veteran units.0.copies=2 => unitsValue=260 unitCosts.0.unitCost=130 unitCosts.0.costTogether=260
    units.0.unitValue=100 units.0.unitRank=elite             => unitsValue=150
    units.0.unitValue=90                                     => unitsValue=90 unitCosts.0.unitCost=90 unitCosts.0.asVeteran=117 unitCosts.0.asElite=135 unitCosts.0.costTogether=90
    units.0.unitValue=90 units.0.unitRank=veteran units.0.copies=2 => unitsValue=234 unitCosts.0.unitCost=117 unitCosts.0.costTogether=234
    units.0.unitValue=90 units.0.unitRank=elite              => unitsValue=135
    units.0.unitValue=95                                     => unitsValue=95 unitCosts.0.unitCost=95 unitCosts.0.asVeteran=123.5 unitCosts.0.asElite=142.5 unitCosts.0.costTogether=95
    units.0.unitValue=95 units.0.unitRank=veteran units.0.copies=2 => unitsValue=247 unitCosts.0.unitCost=123.5 unitCosts.0.costTogether=247
    units.0.unitValue=95 units.0.unitRank=elite              => unitsValue=142.5
    units.0.unitValue=80                                     => unitsValue=80 unitCosts.0.unitCost=80 unitCosts.0.asVeteran=104 unitCosts.0.asElite=120 unitCosts.0.costTogether=80
    units.0.unitValue=80 units.0.unitRank=veteran units.0.copies=2 => unitsValue=208 unitCosts.0.unitCost=104 unitCosts.0.costTogether=208
    units.0.unitValue=80 units.0.unitRank=elite              => unitsValue=120
  what a general leaves for units:
    generals.0.pointsPercent=30 pointsLimit=1000 => allowed unitBudget=769 unitPointsLeft=769
    generals.0.pointsPercent=0 pointsLimit=1000  => allowed unitBudget=1000 unitPointsLeft=1000
    generals.0.pointsPercent=20 pointsLimit=1500 => allowed unitBudget=1250 unitPointsLeft=1250
    generals.0.pointsPercent=15 pointsLimit=2000 => allowed unitBudget=1739 unitPointsLeft=1739
    generals.0.pointsPercent=25 pointsLimit=1000 => allowed unitBudget=800 unitPointsLeft=800
  what is agreed, and what is not:
    units.0.unitValue=100 units.0.unitRank=veteran generals.0.pointsPercent=30 => allowed=null armyValue=169 pointsLeft=null unitBudget=null
    units.0.unitValue=100 units.0.unitRank=veteran !ranksAgreed pointsLimit=500 => !allowed
    units.0.unitValue=100 !ranksAgreed pointsLimit=500       => allowed
    units.0.unitValue=1100 pointsLimit=1000                  => !allowed
    units.0.unitValue=1100 pointsLimit=1000 novicePoints=100 => allowed pointsLimit=1100
  what a novice has besides is told: units.0.unitValue=1100 pointsLimit=1000
    novicePoints=100 => 12.2/*
                     => -12.2/*
    mercenaries      => 6.4/*
                     => -6.4/*
  a unit cannot be led by a general who is not there:
    units.0.unitValue=100 units.1.unitValue=100 units.1.ledBy=2 generals.0={} => refused units.1.ledBy led-by-nobody 12.13
`,
);
