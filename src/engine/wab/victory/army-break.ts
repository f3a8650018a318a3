import { alike, amount, many, part, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, groups, rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import {
  ARMY_UNIT,
  COST,
  GENERAL_FATES,
  hasMoreThanAtFirst,
  isBelow,
  isGone,
  isHalved,
  isLeftOfUnknown,
  MOST_UNITS,
} from './army-units.ts';

/** Points of break value (wab-19.2, wab-19.3, wab-19.9). */
const WORTH = { formed: 2, skirmishers: 1, dear: 1, large: 1, general: 2, standard: 1 };
/** A formed unit that costs more is worth more (wab-19.2). */
const DEAR = 300;
/** Skirmishers of more models are worth more (wab-19.3). */
const LARGE = 15;
/** The break point is a quarter of the value (wab-19.5). */
const QUARTER = 4;
const HALF = 2;
const MOST_ALIKE = 20;
const MOST_VALUE = 300;

const BREAK_FIELDS = {
  armyUnits: usual(
    groups({ ...ARMY_UNIT, cost: COST, alike: count(1, MOST_ALIKE, 1) }, MOST_UNITS),
  ),
  generalIs: choice(GENERAL_FATES, 'fights'),
  standardLost: flag(),
  initialValue: optionalCount(0, MOST_VALUE),
  readings: rare(group(readings('R241', 'R282'))),
};
type Army = Values<typeof BREAK_FIELDS>;

interface Unit extends Omit<Army['armyUnits'][number], 'fate'> {
  fate: Army['armyUnits'][number]['fate'];
  /** Which of the list it is. */
  place: number;
  R282: 'a' | 'b';
}

const ofUnit = rulesOf<Unit>(({ place, alike: number }) => ({ place, number }));

const isOf =
  (...sorts: readonly Unit['sort'][]) =>
  ({ sort }: Unit) =>
    sorts.includes(sort);
const isFormed = isOf('formed', 'chariots', 'war-wagon');

/** What a unit is worth at the start of the game. */
const VALUES: Table<Unit, number> = {
  on: 'worth',
  rows: [
    ofUnit.notes<number>(
      'wab-19.4',
      [],
      on('unit-counts', isOf('character', 'artillery', 'scythed-chariot')),
    ),
    ofUnit.notes<number>('wab-14.3', [isOf('war-wagon')]),
    ofUnit.sets('wab-19.2', WORTH.formed, [(unit) => isFormed(unit) || unit.sort === 'elephant']),
    ofUnit.adds(
      'wab-19.2/dear',
      WORTH.dear,
      [isFormed],
      on('not-so-dear', ({ cost }: Unit) => cost > DEAR),
    ),
    ofUnit.sets('wab-19.3', WORTH.skirmishers, [isOf('skirmishers')]),
    ofUnit.adds(
      'wab-19.3/large',
      WORTH.large,
      [isOf('skirmishers')],
      on('not-so-many', ({ modelsAtFirst = 0 }: Unit) => modelsAtFirst > LARGE),
    ),
  ],
};

interface Lost extends Unit {
  worth: number;
}
const ofLost = rulesOf<Lost>(({ place, alike: number }) => ({ place, number }));
const isLost = (unit: Lost) => isGone(unit, unit.R282);

/** What a unit takes away from the value of its army. */
const LOSSES: Table<Lost, number> = {
  on: 'loses',
  rows: [
    ofLost.sets(
      'wab-19.7',
      ({ worth }) => worth,
      [({ worth }) => worth > 0],
      on('not-gone', isLost),
      {
        with: ({ place, alike: number, worth }) => ({ place, number, worth }),
      },
    ),
    ofLost.sets(
      'wab-19.8',
      ({ worth }) => Math.floor(worth / HALF),
      [({ worth }) => worth > 0, not(isLost)],
      on('not-halved', isHalved),
      {
        with: ({ place, alike: number, worth }) => ({
          ...{ place, number },
          lost: Math.floor(worth / HALF),
        }),
      },
    ),
  ],
};

const { adds, allows } = rulesOf<Army & { left: number; point: number }>();

/** What an army loses besides, on the sum of its units. */
const LEADERS: Table<Army & { left: number; point: number }, number> = {
  on: 'valueLost',
  rows: [
    adds('wab-19.9', WORTH.general, [
      ({ generalIs }) => generalIs === 'dead' || generalIs === 'fled',
    ]),
    adds('wab-19.9/standard', WORTH.standard, [({ standardLost }) => standardLost]),
  ],
};

const ENDS: Table<Army & { left: number; point: number }, boolean> = {
  on: 'armyBroken',
  rows: [
    allows(
      'wab-19.6',
      [],
      on('above-break-point', ({ left, point, readings }) => isBelow(left, point, readings.R241)),
      { with: ({ left, point }) => ({ left, point }) },
    ),
  ],
};

export const armyBreak = defineQuery({
  id: 'wab/army-break',
  fields: BREAK_FIELDS,
  answer: {
    ...alike(amount(), 'breakValue', 'breakPoint', 'valueLost', 'valueLeft', 'stillToLose'),
    ...alike(yes(), 'armyBroken', 'gameEnds'),
    units: many(part(alike(amount(), 'worth', 'loses'))),
  },
  sample: {
    armyUnits: [
      { cost: 340, alike: 2 },
      { cost: 200, modelsAtFirst: 20, modelsLeft: 9 },
      { sort: 'skirmishers', modelsAtFirst: 12 },
    ],
  },
  start: {},
  check: problems(
    [
      'armyUnits',
      'more-left-than-at-first',
      null,
      ({ armyUnits }) => armyUnits.some(hasMoreThanAtFirst),
    ],
    ['armyUnits', 'left-of-unknown', null, ({ armyUnits }) => armyUnits.some(isLeftOfUnknown)],
  ),
  run(input, trace) {
    const { R282 } = input.readings;
    trace.step('wab-19.1');
    const units = input.armyUnits.map((unit, i) => {
      const told = { ...unit, place: i + 1, R282 };
      const worth = applyRows(VALUES, told, 0, trace);
      return { ...told, worth, loses: applyRows(LOSSES, { ...told, worth }, 0, trace) };
    });
    const sum = (of: 'worth' | 'loses') =>
      units.reduce((all, unit) => all + unit.alike * unit[of], 0);
    const breakValue = input.initialValue ?? sum('worth');
    const point = Math.ceil(breakValue / QUARTER);
    trace.step('wab-19.5', { value: breakValue, point });
    const valueLost = applyRows(LEADERS, { ...input, left: 0, point }, sum('loses'), trace);
    const left = Math.max(0, breakValue - valueLost);
    const broken = applyRows(ENDS, { ...input, left, point }, false, trace);
    const holdsAt = input.readings.R241 === 'b' ? point + 1 : point;
    const stillToLose = broken ? 0 : left - holdsAt + 1;
    return {
      answer: {
        ...{ breakValue, breakPoint: point, valueLost, valueLeft: left },
        ...{ stillToLose, armyBroken: broken, gameEnds: broken },
        units: units.map(({ worth, loses }) => ({ worth, loses })),
      },
      summary: {
        say: `army-break/${broken ? 'broken' : 'holds'}`,
        with: { value: breakValue, point, left, lost: valueLost, more: stillToLose },
      },
    };
  },
});
