import { alike, amount, many, maybe, part, yes } from '../../core/answer.ts';
import { each, problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { groups, rare } from '../../core/schema/groups.ts';
import { text } from '../../core/schema/names.ts';
import { count, optionalCount, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { RANKS, type Rank } from '../units.ts';

/** More than any army that players bring. */
export const MOST_POINTS = 9999;
const MOST_UNITS = 60;
const MOST_GENERALS = 6;
const NAME = 60;

const ARMY_FIELDS = {
  units: groups(
    {
      unitCalled: text(NAME),
      unitValue: requiredCount(1, MOST_POINTS),
      copies: count(1, MOST_UNITS, 1),
      unitRank: choice(RANKS, 'normal'),
      ledBy: count(0, MOST_GENERALS, 1),
    },
    MOST_UNITS,
  ),
  generals: groups({ pointsPercent: count(0, 100, 0) }, MOST_GENERALS),
  pointsLimit: optionalCount(1, MOST_POINTS),
  novicePoints: rare(count(0, MOST_POINTS, 0)),
  ranksAgreed: rare(flag(true)),
  mercenaries: rare(flag()),
};
type Input = Values<typeof ARMY_FIELDS>;
type Unit = Input['units'][number];

/** What a rank adds to the value of a unit, in percent (onus-11.6). */
const RANK_PERCENT: Readonly<Record<Rank, number>> = { normal: 0, veteran: 30, elite: 50 };
const HUNDRED = 100;
/** Values are counted in ten thousandths of a point, so that percentages of percentages stay whole. */
const POINT = HUNDRED * HUNDRED;

const priceOf = (value: number, rank: Rank) => value * (HUNDRED + RANK_PERCENT[rank]) * HUNDRED;
const together = ({ unitValue, unitRank, copies }: Unit) => priceOf(unitValue, unitRank) * copies;
const points = (parts: number) => parts / POINT;

function unitCosts(units: readonly Unit[], trace: Trace) {
  return units.map((unit, i) => {
    const { unitCalled, unitValue, unitRank, copies } = unit;
    const cost = points(priceOf(unitValue, unitRank));
    const told = { number: i + 1, unitCalled, unitValue, copies, unitCost: cost, unitRank };
    const say = unitCalled ? 'named' : 'unnamed';
    if (unitRank === 'normal') trace.step(`onus-3.8/${say}`, told);
    else
      trace.step(
        `onus-11.6/${say}`,
        { ...told, percent: RANK_PERCENT[unitRank] },
        { on: 'unitCost', from: unitValue, to: cost },
      );
    return {
      unitCost: cost,
      asVeteran: points(priceOf(unitValue, 'veteran')),
      asElite: points(priceOf(unitValue, 'elite')),
      costTogether: points(together(unit)),
    };
  });
}

/** Each general adds his percentage of the units that he leads; with one general those are all. */
function generalsBonus({ units, generals }: Input, trace: Trace): number {
  const several = generals.length > 1;
  return generals.reduce((sum, { pointsPercent }, i) => {
    const led = units
      .filter(({ ledBy }) => ledBy === i + 1)
      .reduce((all, unit) => all + together(unit), 0);
    const bonus = (led * pointsPercent) / HUNDRED;
    const told = { number: i + 1, percent: pointsPercent, led: points(led), bonus: points(bonus) };
    const effect =
      bonus > 0 ? { on: 'generalsBonus', from: points(sum), to: points(sum + bonus) } : null;
    trace.step(several ? 'onus-12.13' : 'onus-4.10', told, effect);
    return sum + bonus;
  }, 0);
}

interface Sum extends Input {
  value: number;
  limit: number;
}

const { bars, notes } = rulesOf<Sum>();
const limited = ({ pointsLimit }: Sum) => pointsLimit !== undefined;
const within = ({ value, limit }: Sum) => value <= limit * POINT;
const worth = { with: ({ value, limit }: Sum) => ({ armyValue: points(value), limit }) };
const unagreed = ({ ranksAgreed, units }: Sum) =>
  !ranksAgreed && units.some(({ unitRank }) => unitRank !== 'normal');

const LEGAL: Table<Sum, boolean> = {
  on: 'allowed',
  rows: [
    bars('onus-11.6/not-agreed', [unagreed]),
    notes('onus-6.4', [({ mercenaries }) => mercenaries]),
    notes('onus-12.2', [limited, ({ novicePoints }) => novicePoints > 0], {
      with: ({ novicePoints, limit }) => ({ extra: novicePoints, limit }),
    }),
    notes('onus-6.2', [limited], { with: ({ limit }) => ({ limit }) }),
    notes('onus-6.5/within', [limited, within], worth),
    bars('onus-6.5', [limited, not(within)], worth),
  ],
};

/** Points that units may cost under one general: the limit divided by 1 and his percentage (ruling R56). */
function budgetOf({ generals }: Input, limit: number | undefined, trace: Trace) {
  const [first, second] = generals;
  if (limit === undefined || second) return null;
  const percent = first?.pointsPercent ?? 0;
  const budget = (limit * HUNDRED) / (HUNDRED + percent);
  if (percent > 0)
    trace.step('onus-4.10/budget', { limit, percent, unitBudget: Math.floor(budget) });
  return budget;
}

function verdict({ units, pointsLimit }: Input, over: boolean, legal: boolean) {
  if (over) return 'over';
  if (!legal) return 'not-agreed';
  if (pointsLimit === undefined) return 'value';
  return units.length > 0 ? 'within' : 'budget';
}

export const army = defineQuery({
  id: 'onus/army',
  fields: ARMY_FIELDS,
  answer: {
    allowed: maybe(yes()),
    ...alike(amount(), 'unitsValue', 'generalsBonus', 'armyValue'),
    pointsLimit: maybe(amount()),
    pointsLeft: maybe(amount()),
    pointsOver: maybe(amount()),
    unitBudget: maybe(amount()),
    unitPointsLeft: maybe(amount()),
    unitCosts: many(
      part({
        ...alike(amount(), 'unitCost', 'asVeteran', 'asElite', 'costTogether'),
      }),
    ),
  },
  sample: {
    units: [
      { unitCalled: 'Legionarios', unitValue: 100, copies: 5 },
      { unitCalled: 'Triarii', unitValue: 100, unitRank: 'veteran' },
    ],
    generals: [{ pointsPercent: 30 }],
    pointsLimit: 1000,
  },
  check: ({ units, generals }) =>
    each(
      'units',
      problems<Unit>([
        'ledBy',
        'led-by-nobody',
        'onus-12.13',
        ({ ledBy }) => ledBy > Math.max(1, generals.length),
        ({ ledBy }) => ({ given: ledBy, generals: generals.length }),
      ]),
    )({ units }),
  run(input, trace) {
    const costs = unitCosts(input.units, trace);
    const unitParts = input.units.reduce((sum, unit) => sum + together(unit), 0);
    const bonus = generalsBonus(input, trace);
    const value = unitParts + bonus;
    const limit = input.pointsLimit && input.pointsLimit + input.novicePoints;
    const legal = applyRows(LEGAL, { ...input, value, limit: limit ?? 0 }, true, trace);
    const allowed = limit === undefined && legal ? null : legal;
    const budget = budgetOf(input, limit, trace);
    const armyValue = points(value);
    const over = limit !== undefined && armyValue > limit;
    return {
      answer: {
        allowed,
        unitsValue: points(unitParts),
        generalsBonus: points(bonus),
        armyValue,
        pointsLimit: limit ?? null,
        pointsLeft: limit === undefined ? null : Math.max(0, points(limit * POINT - value)),
        pointsOver: limit === undefined ? null : Math.max(0, points(value - limit * POINT)),
        unitBudget: budget === null ? null : Math.floor(budget),
        unitPointsLeft:
          budget === null ? null : Math.max(0, Math.floor(budget - points(unitParts))),
        unitCosts: costs,
      },
      summary: {
        say: `army/${verdict(input, over, legal)}`,
        with: { armyValue, limit: limit ?? 0, unitBudget: Math.floor(budget ?? 0) },
      },
    };
  },
});
