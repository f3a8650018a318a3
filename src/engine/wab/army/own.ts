import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { leastOf as fewest, type Unit } from '../units/unit-rows.ts';
import type { ArmyInput, UnitInput } from './army-fields.ts';
import { type Broken, brokenBy, rule } from './faults.ts';
import type { OwnEntry, OwnFault } from './own-fields.ts';

const PERCENT = 100;
/** How many models a unit has of which nothing else is said. */
const USUAL_MODELS = 20;

/** A unit of a player's own list, with the entry of that list that it is bought by, if any. */
export interface OwnUnit extends UnitInput {
  of: OwnEntry | undefined;
}
export const ownUnits = ({ units, ownEntries }: ArmyInput): OwnUnit[] =>
  units.map((one) => ({ ...one, of: ownEntries[one.ownEntry - 1] }));

const troopsOf = ({ of, unitTroops }: OwnUnit) => of?.unitTroops ?? unitTroops;
const fewestOf = (one: OwnUnit) => fewest({ unitTroops: troopsOf(one) } as Unit);
/** As many models as are said, else as few as its list asks for. */
export const ownModels = (one: OwnUnit): number =>
  one.models ??
  (one.of
    ? (one.of.modelsLeast ?? fewestOf(one))
    : troopsOf(one) === 'character'
      ? 1
      : USUAL_MODELS);

const { bars } = rulesOf<OwnUnit>((one) => ({ models: ownModels(one), least: fewestOf(one) }));
const RULES = [
  rule<OwnUnit>(
    'too-few',
    bars(
      'wab-1.28/listed',
      [],
      on('enough-at-first', (one: OwnUnit) => ownModels(one) < fewestOf(one)),
    ),
  ),
];

/** A unit of a list that is its player's own: of the book, only its size is checked. */
export const brokenInOwn = (one: OwnUnit, trace: Trace): Broken[] => brokenBy(RULES, one, trace);

const priceOf = (option: string, { ownOptions }: OwnEntry) =>
  ownOptions.find((one) => one.option === option)?.optionPoints;

/** What a unit costs by its entry; without one, what its player says. */
export function ownCost(one: OwnUnit): number {
  const { of, unitPoints = 0, listOptions, standard, musician, champion } = one;
  if (!of) return unitPoints;
  const each = listOptions.reduce(
    (sum, option) => sum + (priceOf(option, of) ?? 0),
    of.modelPoints,
  );
  const command = Number(standard) + Number(musician) + Number(champion);
  return of.fixedPoints + ownModels(one) * each + command * of.commandPoints;
}

/** What breaks a limit that a player wrote in his own list; `at` is the place of the unit from 0. */
export interface OwnBroken {
  at: number;
  ownFault: OwnFault;
}
export const brokenByOwn = (units: readonly OwnUnit[]): OwnBroken[] =>
  units.flatMap((one, at) => {
    const { of, standard, musician, champion, listOptions } = one;
    if (!of) return [];
    const models = ownModels(one);
    const alike = units.filter(({ ownEntry }) => ownEntry === one.ownEntry).length;
    const broken: Readonly<Record<OwnFault, boolean>> = {
      'few-models': models < (of.modelsLeast ?? 0),
      'many-models': models > (of.modelsMost ?? models),
      'other-option': listOptions.some((option) => priceOf(option, of) === undefined),
      'no-command': of.noCommand && (standard || musician || champion),
      'many-units': alike > (of.unitsMost ?? alike),
    };
    return (Object.keys(broken) as OwnFault[]).flatMap((ownFault) =>
      broken[ownFault] ? [{ at, ownFault }] : [],
    );
  });

/** What each share of an own list costs, and whether it keeps to the limits that its player wrote. */
export function ownShares(
  { ownShares: shares }: ArmyInput,
  units: readonly OwnUnit[],
  total: number,
) {
  return shares.map(({ leastPercent, mostPercent }, i) => {
    const shareCost = units.reduce(
      (sum, one) => sum + ((one.of?.ownShare || one.ownShare) === i + 1 ? ownCost(one) : 0),
      0,
    );
    return {
      shareCost,
      kept:
        PERCENT * shareCost >= leastPercent * total && PERCENT * shareCost <= mostPercent * total,
    };
  });
}
