import { alike, amount, many, maybe, part, word, words, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import type { Step, Trace } from '../../core/ruling.ts';
import { ARMY_FIELDS, type ArmyInput, checkArmy } from './army-fields.ts';
import { type Army, brokenAsWhole, type Costed, limitsFor, spentOn } from './army-rules.ts';
import { tellCost } from './cost.ts';
import { SHARES } from './entry.ts';
import { FAULTS, type Fault, FIELD_OF } from './faults.ts';
import { type Bought, entryOf } from './fields.ts';
import { brokenInOwn, ownShares } from './own.ts';
import { brokenShares, leastOf, limitsOf, mostOf } from './shares.ts';
import { brokenIn } from './unit-rules.ts';

/** A fault at a field: `units.0.models`, and the sentence of its clause. */
interface PlacedFault {
  field: string;
  fault: Fault;
  step: Step;
}

const placed = (at: string, broken: readonly { fault: Fault; step: Step }[]): PlacedFault[] =>
  broken.map(({ fault, step }) => ({ field: `${at}${FIELD_OF[fault]}`, fault, step }));

/** The units of a list of the book, each with the choices of its army. */
const boughtOf = (input: ArmyInput): Bought[] =>
  input.units.flatMap(({ entry, ...unit }, i) =>
    entry === undefined || input.armyList === 'own'
      ? []
      : [
          {
            ...{ ...unit, entry, number: i + 1, armyList: input.armyList },
            ...{ tribe: input.tribe, openOrder: input.openOrder, readings: input.readings },
          },
        ],
  );

/** The army worked out: its costs, its shares and all that is wrong with it, each fault at its field. */
function workOut(input: ArmyInput, trace: Trace) {
  const { armyList, pointsLimit, readings, tribe } = input;
  const faults: PlacedFault[] = [];
  const list = armyList === 'own' ? 'barbarians' : armyList;
  const units: Costed[] = boughtOf(input).map((one) => {
    const cost = tellCost(one, trace);
    faults.push(...placed(`units.${one.number - 1}.`, brokenIn(one, trace)));
    return { ...one, cost };
  });
  const army: Army = { list, tribe, units, readings };
  const own = input.units.map(({ unitPoints = 0 }) => unitPoints);
  const isOwn = armyList === 'own';
  const costs = isOwn ? own : units.map(({ cost }) => cost.unitCost);
  const armyCost = costs.reduce((sum, one) => sum + one, 0);
  if (isOwn)
    input.units.forEach((one, i) => {
      faults.push(...placed(`units.${i}.`, brokenInOwn(one, trace)));
    });
  const base = readings.R252 === 'b' && pointsLimit !== undefined ? pointsLimit : armyCost;
  const shares = (isOwn ? [] : limitsOf(list)).map((limit) => ({
    ...{ ...limit, list, points: base },
    spent: spentOn(limit.share, army),
  }));
  if (!isOwn) {
    for (const { fault, step, units: at } of brokenAsWhole(army, trace)) {
      const places = at.map((i) => `units.${(army.units[i]?.number ?? 1) - 1}.`);
      for (const place of places.length > 0 ? places : [''])
        faults.push(...placed(place, [{ fault, step }]));
    }
    if (armyCost > 0) faults.push(...placed('', brokenShares(shares, trace)));
  }
  return {
    army,
    armyCost,
    costs,
    shares,
    faults,
    ownShares: isOwn ? ownShares(input, armyCost) : [],
  };
}

export const armyList = defineQuery({
  id: 'wab/army-list',
  fields: ARMY_FIELDS,
  answer: {
    allowed: yes(),
    faults: words(FAULTS),
    armyCost: amount(),
    ...alike(maybe(amount()), 'pointsLeft', 'pointsOver'),
    pointShares: many(
      part({
        share: word(SHARES, 'characters'),
        shareCost: amount(),
        ...alike(maybe(amount()), 'sharePointsLeast', 'sharePointsMost'),
        kept: yes(),
      }),
    ),
    ownShares: many(part({ shareCost: amount(), kept: yes() })),
    ownLimitsKept: yes(true),
    units: many(part({ unitCost: amount() })),
    ...alike(maybe(amount()), 'chariotsMost', 'specialMost', 'catapultsMost'),
    hasGeneral: yes(),
  },
  sample: {
    pointsLimit: 1000,
    units: [
      { entry: 'warlord', listOptions: ['light-armour', 'shield'] },
      { entry: 'warriors', models: 30, standard: true, musician: true },
      { entry: 'fanatics', models: 20 },
      { entry: 'noble-cavalry', models: 6 },
    ],
  },
  check: checkArmy,
  run(input, trace) {
    const { army, armyCost, costs, shares, faults, ownShares: own } = workOut(input, trace);
    const names = [...new Set(faults.map(({ fault }) => fault))];
    const allowed = names.length === 0;
    const { pointsLimit } = input;
    const over = pointsLimit === undefined ? null : Math.max(0, armyCost - pointsLimit);
    return {
      answer: {
        ...{ allowed, faults: names, armyCost, ownShares: own },
        pointsLeft: pointsLimit === undefined ? null : Math.max(0, pointsLimit - armyCost),
        pointsOver: over,
        pointShares: shares.map(({ share, spent, points, least, most }) => ({
          ...{ share, shareCost: spent },
          sharePointsLeast: least === undefined ? null : leastOf(least, points),
          sharePointsMost: most === undefined ? null : mostOf(most, points),
          kept:
            (least === undefined || 100 * spent >= least * points) &&
            (most === undefined || 100 * spent <= most * points),
        })),
        ownLimitsKept: !over && own.every(({ kept }) => kept),
        units: costs.map((unitCost) => ({ unitCost })),
        ...limitsFor(army),
        hasGeneral: army.units.some(
          (one) => one.armyList === entryOf(one).list && entryOf(one).rules.includes('general'),
        ),
      },
      summary: { say: `army-list/${allowed ? 'yes' : 'no'}`, with: { armyCost } },
    };
  },
});
