import { alike, amount, many, maybe, part, word, words, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { type Step, Trace } from '../../core/ruling.ts';
import { usable } from '../../core/schema/usable.ts';
import { ARMY_FIELDS, type ArmyInput, checkArmy } from './army-fields.ts';
import { type Army, brokenAsWhole, type Costed, limitsFor, spentOn } from './army-rules.ts';
import { boughtOf } from './bought.ts';
import { tellCost } from './cost.ts';
import { SHARES } from './entry.ts';
import { FAULTS, type Fault, FIELD_OF } from './faults.ts';
import { entryOf } from './fields.ts';
import { brokenByOwn, brokenInOwn, ownCost, ownShares, ownUnits } from './own.ts';
import { OWN_FAULTS } from './own-fields.ts';
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
  const isOwn = armyList === 'own';
  const own = isOwn ? ownUnits(input) : [];
  const costs = isOwn ? own.map(ownCost) : units.map(({ cost }) => cost.unitCost);
  const armyCost = costs.reduce((sum, one) => sum + one, 0);
  own.forEach((one, i) => {
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
    ownShares: isOwn ? ownShares(input, own, armyCost) : [],
    ownFaults: brokenByOwn(own),
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
    ownFaults: many(part({ unitNumber: amount(), ownFault: word(OWN_FAULTS, 'few-models') })),
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
    const { army, armyCost, costs, shares, faults, ...told } = workOut(input, trace);
    const { ownShares: own, ownFaults } = told;
    const names = [...new Set(faults.map(({ fault }) => fault))];
    const allowed = names.length === 0;
    const { pointsLimit } = input;
    const over = pointsLimit === undefined ? null : Math.max(0, armyCost - pointsLimit);
    return {
      answer: {
        ...{ allowed, faults: names, armyCost, ownShares: own },
        ownFaults: ownFaults.map(({ at, ownFault }) => ({ unitNumber: at + 1, ownFault })),
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
        ownLimitsKept: !over && ownFaults.length === 0 && own.every(({ kept }) => kept),
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

/** What is wrong in a list, finished or not, each at its field; of a player's own list, what breaks his own limits too. */
export function faultsIn(draft: unknown) {
  const input = usable(ARMY_FIELDS, draft);
  const { faults, ownFaults, ownShares: shares, armyCost } = workOut(input, new Trace());
  const over = Math.max(0, armyCost - (input.pointsLimit ?? armyCost));
  return { faults, ownFaults, ownShares: shares, over };
}
