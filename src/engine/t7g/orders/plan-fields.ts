import { each, problems } from '../../core/problems.ts';
import { readings } from '../../core/readings.ts';
import { choice, flag, list, optionalChoice } from '../../core/schema/choices.ts';
import { group, groups, rare, usual } from '../../core/schema/groups.ts';
import { text } from '../../core/schema/names.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import type { Violation } from '../../core/schema/violation.ts';
import { COMMANDERS, checkCould, MOST_POOLED } from '../checks/order-fields.ts';
import { VIRTUE_NAMES } from '../commanders/virtues.ts';
import { DISCIPLINE, KIND, MOST_VALUE, WEAR } from '../fields.ts';
import { MOST_UNITS } from '../turn/limits.ts';
import { isArtillery, ORDERS } from '../units.ts';

const NAME = 60;
const MOST_COMMANDERS = 20;
const commanderPlace = count(0, MOST_COMMANDERS, 0);

export const PLAN_COMMANDER = {
  commanderCalled: text(NAME),
  isGeneral: flag(),
  virtues: list(VIRTUE_NAMES, VIRTUE_NAMES.length),
};

/** A unit as it stands when orders are laid, and its card. */
export const PLAN_UNIT = {
  unitCalled: text(NAME),
  kind: usual(KIND),
  discipline: DISCIPLINE,
  stamina: usual(optionalCount(1, MOST_VALUE)),
  wear: WEAR,
  card: usual(optionalChoice(ORDERS)),
  commander: usual(choice(COMMANDERS, 'near')),
  ledBy: commanderPlace,
  commandedBy: commanderPlace,
  elite: flag(),
  impetuous: flag(),
  couldCharge: flag(),
  mobileFortress: flag(),
  leavesFortress: rare(flag()),
  emplaced: rare(flag()),
  limbered: rare(flag()),
  cannonToShoot: rare(flag()),
  pooledUnits: rare(count(1, MOST_POOLED, 1)),
};

export const PLAN_FIELDS = {
  units: groups(PLAN_UNIT, MOST_UNITS),
  commanders: groups(PLAN_COMMANDER, MOST_COMMANDERS),
  readings: rare(group(readings('R9'))),
};
export type PlanInput = Values<typeof PLAN_FIELDS>;
export type PlannedUnit = PlanInput['units'][number];
type Commander = PlanInput['commanders'][number];

/** The Commander who is at hand: the one who is named, else the one who leads the unit. */
export const commanderOf = (
  { commandedBy, ledBy }: PlannedUnit,
  commanders: readonly Commander[],
): Commander | undefined => commanders[(commandedBy || ledBy) - 1];

/** What a Commander inside a unit gives it by a Virtue: 1 point, or none. */
export const pointOf = (
  virtue: Commander['virtues'][number],
  unit: PlannedUnit,
  commanders: readonly Commander[],
) =>
  Number(
    unit.commander === 'inside' && commanderOf(unit, commanders)?.virtues.includes(virtue) === true,
  );

const sameName = (one: string, other: string) =>
  one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase();

/** The place, from 1, of the first unit with this name before this one; 0 where there is none. */
const twinOf = ({ units }: PlanInput, place: number) =>
  units
    .slice(0, place)
    .findIndex((one) => sameName(one.unitCalled, units[place]?.unitCalled ?? '')) + 1;

/** A Commander of another command has no say over it, unless he is the General or has Fama (t7g-7.4, t7g-7.41). */
function isStranger(unit: PlannedUnit, commanders: readonly Commander[]): boolean {
  const at = commanderOf(unit, commanders);
  const own = unit.ledBy === 0 || unit.commandedBy === 0 || unit.commandedBy === unit.ledBy;
  return at !== undefined && !own && !at.isGeneral && !at.virtues.includes('fama');
}

const limitOf = (unit: PlannedUnit, commanders: readonly Commander[]) =>
  unit.stamina === undefined ? MOST_VALUE : unit.stamina + pointOf('fervor', unit, commanders);

/** What contradicts itself in a unit by itself. */
const ofUnit = (commanders: readonly Commander[]) =>
  problems<PlannedUnit>(
    ['wear', 'beyond-stamina-before', 't7g-4.16', (unit) => unit.wear > limitOf(unit, commanders)],
    [
      'ledBy',
      'led-by-nobody',
      't7g-8.8',
      ({ ledBy }) => ledBy > commanders.length,
      ({ ledBy }) => ({ given: ledBy, commanders: commanders.length }),
    ],
    [
      'commandedBy',
      'led-by-nobody',
      't7g-8.8',
      ({ commandedBy }) => commandedBy > commanders.length,
      ({ commandedBy }) => ({ given: commandedBy, commanders: commanders.length }),
    ],
    ['commandedBy', 'other-command', 't7g-7.4', (unit) => isStranger(unit, commanders)],
    checkCould,
    [
      'limbered',
      'only-artillery',
      't7g-6.74',
      ({ limbered, kind }) => limbered && !isArtillery(kind),
    ],
    [
      'leavesFortress',
      'no-fortress-to-leave',
      't7g-6.14',
      ({ leavesFortress, mobileFortress }) => leavesFortress && !mobileFortress,
    ],
  );

export const checkPlan = (plan: PlanInput): Violation[] => [
  ...plan.units.flatMap((_, i): Violation[] => {
    const twin = twinOf(plan, i);
    return twin === 0
      ? []
      : [
          {
            ...{ field: `units.${i}.unitCalled`, problem: 'unit-twice', clause: 't7g-2.4' },
            with: { number: twin },
          },
        ];
  }),
  ...each('units', ofUnit(plan.commanders))(plan),
];
