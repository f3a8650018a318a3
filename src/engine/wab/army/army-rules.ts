import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { type Cost, isMachine } from './cost.ts';
import type { ListName, Share } from './entry.ts';
import { type Broken, brokenBy, rule } from './faults.ts';
import { type Bought, entryOf, isAllied, modelsOf } from './fields.ts';
import { ENTRIES, type EntryName } from './lists.ts';
import type { Tribe } from './tribes.ts';

/** A unit with what it costs. */
export interface Costed extends Bought {
  cost: Cost;
}
interface Readings {
  R249: 'a' | 'b' | 'c';
  R253: 'a' | 'b';
  R262: 'a' | 'b';
  R275: 'a' | 'b';
  R301: 'a' | 'b';
}
export interface Army {
  list: ListName;
  tribe: Tribe;
  units: readonly Costed[];
  readings: Readings;
}

/** One British chariot for so many infantry warriors (wab-21.36). */
const WARRIORS_FOR_A_CHARIOT = 8;
/** One catapult for so many bolt throwers (wab-22.37). */
const BOLT_THROWERS_FOR_A_CATAPULT = 2;

const isBritish = ({ list, tribe }: Army) => list === 'barbarians' && tribe === 'britons';
/** From which points a unit is paid; nothing where it counts nowhere. */
export function shareOf(one: Costed, army: Army): Share | undefined {
  const { R249, R253 } = army.readings;
  if (isAllied(one)) return R249 === 'c' ? undefined : 'special';
  if (isBritish(army) && one.entry === 'chariots') return 'warriors';
  if (one.insteadOfWarriors && one.entry === 'hillmen' && one.tribe === 'dacians')
    return R253 === 'a' ? 'warriors' : 'support';
  return entryOf(one).share;
}

/** Points spent on one kind of troops; a character's chariot is his own, or with the other reading a chariot (R301). */
export function spentOn(share: Share, army: Army): number {
  const apart = army.readings.R301 === 'b';
  return army.units.reduce((sum, one) => {
    const ridden = apart && !isAllied(one) ? one.cost.chariotCost : 0;
    const own = shareOf(one, army) === share ? one.cost.unitCost - ridden : 0;
    return sum + own + (share === 'cavalry' ? ridden : 0);
  }, 0);
}

const models = (army: Army, ...names: readonly EntryName[]) =>
  army.units.reduce((sum, one) => sum + (names.includes(one.entry) ? modelsOf(one) : 0), 0);
const unitsOf = (army: Army, ...names: readonly EntryName[]) =>
  army.units.filter(({ entry }) => names.includes(entry)).length;

const warriors = (army: Army) =>
  models(army, 'warriors', ...(army.readings.R275 === 'a' ? (['fanatics'] as const) : []));
const chariots = (army: Army) => models(army, 'chariots');
const mostChariots = (army: Army) => Math.floor(warriors(army) / WARRIORS_FOR_A_CHARIOT);

/** Units of special troops: each machine is one, with the other reading each kind of machine (R262); allies by R249. */
function special(army: Army): number {
  const { R249, R262 } = army.readings;
  const own = army.units.filter((one) => !isAllied(one) && entryOf(one).share === 'special');
  const machines = own.filter(isMachine);
  const kinds = new Set(machines.map(({ entry }) => entry)).size;
  const allies = R249 === 'b' ? army.units.filter(isAllied).length : 0;
  return own.length - machines.length + (R262 === 'a' ? machines.length : kinds) + allies;
}
const regular = (army: Army) =>
  army.units.filter((one) => ['legionaries', 'auxiliaries'].includes(entryOf(one).share)).length;
const boltThrowers = (army: Army) => unitsOf(army, 'scorpion', 'ballista');
const catapults = (army: Army) => unitsOf(army, 'tormenta');
const mostCatapults = (army: Army) => Math.floor(boltThrowers(army) / BOLT_THROWERS_FOR_A_CATAPULT);
const roman = ({ list }: Army) => list === 'early-imperial-rome';

const { bars, notes } = rulesOf<Army>();
const limited = Object.entries(ENTRIES).flatMap(([name, { clause, inArmy }]) =>
  inArmy === undefined ? [] : [{ name: name as EntryName, clause, inArmy }],
);

/** What the army as a whole must keep to; whom each rule blames stands beside it. */
const RULES = [
  ...limited.map(({ name, clause, inArmy }) => ({
    blames: [name],
    ...rule(
      'too-many-of-it',
      bars(
        `${clause}/most`,
        [(army: Army) => unitsOf(army, name) > 0],
        on('as-many-as-it-may', (army) => unitsOf(army, name) > inArmy),
        { with: (army) => ({ entry: name, units: unitsOf(army, name), most: inArmy }) },
      ),
    ),
  })),
  {
    blames: ['chariots'] as readonly EntryName[],
    ...rule<Army>(
      'too-many-chariots',
      bars(
        'wab-21.36/most',
        [isBritish, (army) => chariots(army) > 0],
        on('warriors-for-them', (army) => chariots(army) > mostChariots(army)),
        { with: (army) => ({ chariots: chariots(army), most: mostChariots(army) }) },
      ),
    ),
  },
  {
    blames: [],
    ...rule<Army>(
      'too-many-special',
      bars(
        'wab-22.30',
        [roman, (army) => special(army) > 0],
        on('no-more-than-the-others', (army) => special(army) > regular(army)),
        { with: (army) => ({ units: special(army), most: regular(army) }) },
      ),
    ),
  },
  {
    blames: ['tormenta'] as readonly EntryName[],
    ...rule<Army>(
      'too-many-catapults',
      bars(
        'wab-22.37',
        [roman, (army) => catapults(army) > 0],
        on('two-bolt-throwers-for-each', (army) => catapults(army) > mostCatapults(army)),
        { with: (army) => ({ units: catapults(army), most: mostCatapults(army) }) },
      ),
    ),
  },
];

const NOTES: Table<Army, boolean> = {
  on: 'allowed',
  rows: [
    notes(
      'wab-21.36',
      [isBritish],
      on('no-chariots', (army) => chariots(army) > 0),
      {
        with: (army) => ({ warriors: warriors(army), most: mostChariots(army) }),
      },
    ),
  ],
};

interface Placed extends Broken {
  /** The units to blame, by their places from 0; none where it is the list. */
  units: readonly number[];
}

/** All that breaks a rule of the whole army, each with the units to blame. */
export function brokenAsWhole(army: Army, trace: Trace): Placed[] {
  applyRows(NOTES, army, true, trace);
  return RULES.flatMap(({ blames, ...one }) =>
    brokenBy([one], army, trace).map((broken) => ({
      ...broken,
      units: army.units.flatMap(({ entry }, i) => (blames.includes(entry) ? [i] : [])),
    })),
  );
}

/** What is counted for the limits of an army: what it may have at most. */
export const limitsFor = (army: Army) => ({
  chariotsMost: isBritish(army) ? mostChariots(army) : null,
  specialMost: roman(army) ? regular(army) : null,
  catapultsMost: roman(army) ? mostCatapults(army) : null,
});
