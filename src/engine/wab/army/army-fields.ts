import { problems } from '../../core/problems.ts';
import { choice, optionalChoice } from '../../core/schema/choices.ts';
import { group, groups, rare, usual } from '../../core/schema/groups.ts';
import { text } from '../../core/schema/names.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import type { Violation } from '../../core/schema/violation.ts';
import { TROOP_KINDS } from '../units/unit-rows.ts';
import { LISTS } from './entry.ts';
import { ARMY_READINGS, BOUGHT_FIELDS, OPEN_ORDER, TRIBE, UNIT_READINGS } from './fields.ts';
import { ENTRIES, ENTRY_NAMES } from './lists.ts';
import {
  NAME,
  OWN_ENTRIES,
  OWN_ENTRY,
  OWN_SHARE,
  OWN_SHARES,
  type OwnEntry,
} from './own-fields.ts';

const MOST_UNITS = 60;
const MOST_POINTS = 9999;
const MOST_WIDE = 40;

/** A unit of an army: what is bought of an entry, or a unit of the player's own list with its points. */
const UNIT_FIELDS = {
  unitCalled: text(NAME),
  entry: usual(optionalChoice(ENTRY_NAMES)),
  ...BOUGHT_FIELDS,
  width: rare(optionalCount(1, MOST_WIDE)),
  unitTroops: rare(choice(TROOP_KINDS, 'infantry')),
  unitPoints: rare(optionalCount(0, MOST_POINTS)),
  ownShare: OWN_SHARE,
  ownEntry: OWN_ENTRY,
};

const HEAD_FIELDS = {
  armyCalled: text(NAME),
  armyList: usual(choice([...LISTS, 'own'], 'barbarians')),
  tribe: TRIBE,
  openOrder: OPEN_ORDER,
  pointsLimit: usual(optionalCount(1, MOST_POINTS)),
  ownShares: OWN_SHARES,
  ownEntries: rare(OWN_ENTRIES),
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
  (army) => army.units.flatMap((unit, i) => at('units', i, unitProblems({ ...unit, army }))),
  ({ ownEntries, ownShares }) =>
    ownEntries.flatMap((entry, i) => at('ownEntries', i, entryProblems({ ...entry, ownShares }))),
);

const at = (list: string, i: number, found: readonly Violation[]): Violation[] =>
  found.map((one) => ({ ...one, field: `${list}.${i}.${one.field}` }));

type Shared = { ownShare: number; ownShares: ArmyInput['ownShares'] };
const noShare = ({ ownShare, ownShares }: Shared) => ownShare > ownShares.length;
const shared = ({ ownShare, ownShares }: Shared) => ({ given: ownShare, shares: ownShares.length });

const entryProblems = problems<OwnEntry & Shared>(
  ['ownShare', 'no-such-share', null, noShare, shared],
  [
    'modelsMost',
    'most-below-least',
    null,
    ({ modelsLeast = 1, modelsMost = modelsLeast }) => modelsMost < modelsLeast,
    ({ modelsLeast = 1 }) => ({ least: modelsLeast }),
  ],
);

interface UnitOfArmy extends UnitInput {
  army: ArmyInput;
}
/** As many models as the width of a unit is held against. */
const wideable = ({ models, entry, army, ownEntry }: UnitOfArmy) =>
  models ??
  (entry === undefined ? army.ownEntries[ownEntry - 1]?.modelsLeast : ENTRIES[entry].least);

const unitProblems = problems<UnitOfArmy>(
  ['entry', 'no-entry', null, ({ entry, army }) => entry === undefined && !isOwn(army)],
  ['entry', 'entry-in-own-list', null, ({ entry, army }) => entry !== undefined && isOwn(army)],
  [
    'models',
    'alone-is-one',
    'wab-1.44',
    ({ models = 1, entry }) =>
      models > 1 && entry !== undefined && ENTRIES[entry].share === 'characters',
  ],
  [
    'width',
    'wider-than-unit',
    'wab-1.29',
    (one) => (one.width ?? 1) > (wideable(one) ?? MOST_WIDE),
    (one) => ({ given: one.width ?? 1, models: wideable(one) ?? 1 }),
  ],
  [
    'ownShare',
    'no-such-share',
    null,
    (one) => noShare({ ...one, ownShares: one.army.ownShares }),
    (one) => shared({ ...one, ownShares: one.army.ownShares }),
  ],
  [
    'ownEntry',
    'no-such-entry',
    null,
    ({ ownEntry, army }) => ownEntry > army.ownEntries.length,
    ({ ownEntry, army }) => ({ given: ownEntry, entries: army.ownEntries.length }),
  ],
);
