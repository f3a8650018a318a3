import { problems } from '../../core/problems.ts';
import { choice, optionalChoice } from '../../core/schema/choices.ts';
import { group, groups, rare, usual } from '../../core/schema/groups.ts';
import { text } from '../../core/schema/names.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import type { Violation } from '../../core/schema/violation.ts';
import { TROOP_KINDS } from '../units/unit-rows.ts';
import { LISTS } from './entry.ts';
import { ARMY_READINGS, BOUGHT_FIELDS, OPEN_ORDER, TRIBE, UNIT_READINGS } from './fields.ts';
import { ENTRIES, ENTRY_NAMES } from './lists.ts';

const NAME = 60;
const MOST_UNITS = 60;
const MOST_POINTS = 9999;
const MOST_SHARES = 8;
const PERCENT = 100;

/** A unit of an army: what is bought of an entry, or a unit of the player's own list with its points. */
const UNIT_FIELDS = {
  unitCalled: text(NAME),
  entry: usual(optionalChoice(ENTRY_NAMES)),
  ...BOUGHT_FIELDS,
  unitTroops: rare(choice(TROOP_KINDS, 'infantry')),
  unitPoints: rare(optionalCount(0, MOST_POINTS)),
  ownShare: rare(count(0, MOST_SHARES, 0)),
};

const HEAD_FIELDS = {
  armyCalled: text(NAME),
  armyList: usual(choice([...LISTS, 'own'], 'barbarians')),
  tribe: TRIBE,
  openOrder: OPEN_ORDER,
  pointsLimit: usual(optionalCount(1, MOST_POINTS)),
  ownShares: groups(
    {
      shareCalled: text(NAME),
      leastPercent: count(0, PERCENT, 0),
      mostPercent: count(0, PERCENT, PERCENT),
    },
    MOST_SHARES,
  ),
  readings: rare(group({ ...UNIT_READINGS, ...ARMY_READINGS })),
};

export const ARMY_FIELDS = { ...HEAD_FIELDS, units: groups(UNIT_FIELDS, MOST_UNITS) };
export type ArmyInput = Values<typeof ARMY_FIELDS>;
export type UnitInput = ArmyInput['units'][number];

const isOwn = ({ armyList }: ArmyInput) => armyList === 'own';

export const checkArmy = problems<ArmyInput>(
  [
    'openOrder',
    'only-gauls',
    'wab-21.42',
    ({ openOrder, tribe }) => openOrder && tribe !== 'gauls',
  ],
  (army) => army.units.flatMap((unit, i) => unitProblems(unit, army).map((one) => at(i, one))),
);

const at = (i: number, one: Violation): Violation => ({ ...one, field: `units.${i}.${one.field}` });
const unitProblems = (unit: UnitInput, army: ArmyInput): Violation[] => {
  const { entry, models = 1, ownShare } = unit;
  const shares = army.ownShares.length;
  return problems<UnitInput>(
    ['entry', 'no-entry', null, () => entry === undefined && !isOwn(army)],
    ['entry', 'entry-in-own-list', null, () => entry !== undefined && isOwn(army)],
    [
      'models',
      'alone-is-one',
      'wab-1.44',
      () => models > 1 && entry !== undefined && ENTRIES[entry].share === 'characters',
    ],
    [
      'ownShare',
      'no-such-share',
      null,
      () => ownShare > shares,
      () => ({ given: ownShare, shares }),
    ],
  )(unit);
};
