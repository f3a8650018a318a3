import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { leastOf as fewest, type Unit } from '../units/unit-rows.ts';
import type { ArmyInput, UnitInput } from './army-fields.ts';
import { type Broken, brokenBy, rule } from './faults.ts';

const PERCENT = 100;
/** How many models a unit has of which nothing else is said. */
const USUAL_MODELS = 20;
const ofTroops = ({ unitTroops }: UnitInput) => ({ unitTroops }) as Unit;
const modelsOf = (one: UnitInput) =>
  one.models ?? (one.unitTroops === 'character' ? 1 : USUAL_MODELS);

const { bars } = rulesOf<UnitInput>((one) => ({
  models: modelsOf(one),
  least: fewest(ofTroops(one)),
}));
const RULES = [
  rule<UnitInput>(
    'too-few',
    bars(
      'wab-1.28/listed',
      [],
      on('enough-at-first', (one: UnitInput) => modelsOf(one) < fewest(ofTroops(one))),
    ),
  ),
];

/** A unit of a list that is its player's own: of the book, only its size is checked. */
export const brokenInOwn = (one: UnitInput, trace: Trace): Broken[] => brokenBy(RULES, one, trace);

/** What each share of an own list costs, and whether it keeps to the limits that its player wrote. */
export function ownShares({ ownShares: shares, units }: ArmyInput, total: number) {
  return shares.map(({ leastPercent, mostPercent }, i) => {
    const shareCost = units.reduce(
      (sum, { ownShare, unitPoints = 0 }) => sum + (ownShare === i + 1 ? unitPoints : 0),
      0,
    );
    return {
      shareCost,
      kept:
        PERCENT * shareCost >= leastPercent * total && PERCENT * shareCost <= mostPercent * total,
    };
  });
}
