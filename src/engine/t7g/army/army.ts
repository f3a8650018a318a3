import { alike, amount, many, maybe, part, word, words, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import {
  ARMY_FIELDS,
  type ArmyInput,
  cardsOf,
  checkArmy,
  ELITE_COST,
  numbered,
  type UnitInput,
} from './army-fields.ts';
import { faultsOf, isDiplomatic } from './army-rules.ts';
import { leftOf, tellCost } from './commander.ts';
import { FAULTS } from './faults.ts';
import { SIZE_NAMES, sizeOf } from './sizes.ts';

const optionsOf = ({ eliteRule, eliteDiscipline }: UnitInput) =>
  (eliteRule ? ELITE_COST.rule : 0) + (eliteDiscipline ? ELITE_COST.discipline : 0);

/** Points of each unit with its Elite options, told one by one. */
function unitCosts({ units }: ArmyInput, trace: Trace) {
  return units.map((unit, i) => {
    const { unitPoints, copies, eliteRule, eliteDiscipline } = unit;
    const number = i + 1;
    const unitCost = unitPoints + optionsOf(unit);
    trace.step('t7g-8.1/unit', { number, cost: unitPoints, copies });
    if (eliteRule) trace.step('t7g-8.14/rule', { number, cost: ELITE_COST.rule });
    if (eliteDiscipline) trace.step('t7g-8.14/discipline', { number, cost: ELITE_COST.discipline });
    return { unitCost, unitsCost: unitCost * copies };
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

export const army = defineQuery({
  id: 't7g/army',
  fields: ARMY_FIELDS,
  answer: {
    allowed: yes(),
    faults: words(FAULTS),
    ...alike(amount(), 'armyCost', 'commandersCost', 'troopsCost', 'eliteCost'),
    ...alike(maybe(amount()), 'pointsLimit', 'pointsLeft', 'pointsOver'),
    battleSize: maybe(word(SIZE_NAMES, 'medium')),
    commanders: many(
      part({
        cost: maybe(amount()),
        ...alike(amount(), 'virtuesLeft', 'traitsLeft', 'troops', 'troopsCost'),
      }),
    ),
    units: many(part(alike(amount(), 'unitCost', 'unitsCost'))),
    generalLeadsAllies: maybe(yes()),
  },
  sample: {
    pointsLimit: 1000,
    commanders: [{ isGeneral: true, commanderLevel: 3, traits: ['tutor'] }, { commanderLevel: 2 }],
    units: [
      { unitPoints: 150, copies: 2 },
      { kind: 'cavalry', unitPoints: 90, eliteRule: true },
    ],
  },
  check: checkArmy,
  run(input, trace) {
    const costs = numbered(input).map((one) => tellCost(one, trace));
    const units = unitCosts(input, trace);
    const commandersCost = sum(costs.map((one) => one ?? 0));
    const eliteCost = sum(input.units.map((unit) => optionsOf(unit) * unit.copies));
    const troopsCost = sum(units.map(({ unitsCost }) => unitsCost));
    const total = commandersCost + troopsCost;
    const { pointsLimit } = input;
    const battleSize = pointsLimit === undefined ? null : sizeOf(pointsLimit);
    if (battleSize) trace.step('t7g-8.2', { pointsLimit: pointsLimit ?? 0, battleSize });
    trace.step('t7g-8.1', { armyCost: total });
    const faults = faultsOf({ ...input, total }, trace);
    const allowed = faults.length === 0;
    const ledBy = (i: number) => input.units.filter((unit) => unit.ledBy === i + 1);
    const costLedBy = (i: number) =>
      sum(
        units.flatMap(({ unitsCost }, at) => (input.units[at]?.ledBy === i + 1 ? unitsCost : [])),
      );
    return {
      answer: {
        allowed,
        faults,
        armyCost: total,
        commandersCost,
        troopsCost,
        eliteCost,
        pointsLimit: pointsLimit ?? null,
        pointsLeft: pointsLimit === undefined ? null : Math.max(0, pointsLimit - total),
        pointsOver: pointsLimit === undefined ? null : Math.max(0, total - pointsLimit),
        battleSize,
        commanders: input.commanders.map((one, i) => ({
          cost: costs[i] ?? null,
          ...leftOf(one),
          troops: cardsOf(ledBy(i)),
          troopsCost: costLedBy(i),
        })),
        units,
        generalLeadsAllies: input.units.some(({ allied }) => allied) ? isDiplomatic(input) : null,
      },
      summary: { say: `army/${allowed ? 'yes' : 'no'}`, with: { armyCost: total } },
    };
  },
});
