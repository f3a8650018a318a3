import { readings, readingsToC } from '../../core/readings.ts';
import { choice, flag, list } from '../../core/schema/choices.ts';
import { rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { ENTRIES, type EntryName } from './lists.ts';
import { OPTIONS } from './options.ts';
import { TRIBES, type Tribe } from './tribes.ts';

const MOST_MODELS = 300;
const MOST_HANDLERS = 10;

/** How many of an entry are bought, and with what. */
export const BOUGHT_FIELDS = {
  models: usual(optionalCount(1, MOST_MODELS)),
  listOptions: usual(list(OPTIONS, OPTIONS.length)),
  standard: usual(flag()),
  musician: usual(flag()),
  champion: usual(flag()),
  handlers: rare(count(0, MOST_HANDLERS, 1)),
  insteadOfWarriors: rare(flag()),
};

export const TRIBE = usual(choice(TRIBES, 'none'));
/** Gauls whose player has all warriors in open order (wab-21.42). */
export const OPEN_ORDER = flag();

export const UNIT_READINGS = readings('R250', 'R258', 'R260', 'R275');
export const ARMY_READINGS = {
  ...readingsToC('R249'),
  ...readings('R252', 'R253', 'R262', 'R301'),
};

/** One unit as it is bought. */
export interface Bought extends Values<typeof BOUGHT_FIELDS> {
  /** Its place in the list, from 1. */
  number: number;
  entry: EntryName;
  tribe: Tribe;
  openOrder: boolean;
  /** The list of the army that it is part of. */
  armyList: 'barbarians' | 'early-imperial-rome';
  readings: Record<'R250' | 'R258' | 'R260' | 'R275', 'a' | 'b'>;
}

export const entryOf = ({ entry }: Pick<Bought, 'entry'>) => ENTRIES[entry];
/** As many models as are said, else as few as there may be. */
export const modelsOf = (one: Bought): number => one.models ?? entryOf(one).least;
export const isAllied = (one: Bought) => entryOf(one).list !== one.armyList;
