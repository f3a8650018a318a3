import { alike, amount, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { count, optionalCount, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { ELEPHANT, MOST_CREW, MOST_VEHICLES } from './profiles.ts';

/** Chariots of a squadron at least, and inches between those of a dispersed group at most (wab-16.6, wab-16.11). */
const SQUADRON = 3;
const SPREAD = 2;
const FAR = 60;
const MOST_COMMAND = 3;
/** A flank charge by fewer models gains nothing (wab-5.47). */
const FLANKERS = 5;

const VEHICLE_FIELDS = {
  vehicle: usual(choice(['light', 'heavy', 'scythed', 'elephant'], 'light')),
  vehicles: usual(count(1, MOST_VEHICLES, 1)),
  crewEach: usual(count(1, MOST_CREW, 2)),
  firstWounds: optionalCount(1, MOST_CREW),
  vehicleForm: choice(['line', 'dispersed'], 'line'),
  battleBegins: flag(),
  commandModels: count(0, MOST_COMMAND, 0),
  apart: optionalMeasure(0, FAR),
  touchesChariot: flag(),
  changesForm: flag(),
  listSaysLarge: flag(),
};
type Unit = Values<typeof VEHICLE_FIELDS>;

const { allows, bars, notes, sets } = rulesOf<Unit>();

const isElephant = ({ vehicle }: Unit) => vehicle === 'elephant';
const isChariot = not<Unit>(isElephant);
const scythed = ({ vehicle }: Unit) => vehicle === 'scythed';
const light = ({ vehicle }: Unit) => vehicle === 'light';
const heavy = ({ vehicle }: Unit) => vehicle === 'heavy';
const squadron = (one: Unit) => light(one) || heavy(one);
const several = ({ vehicles }: Unit) => vehicles > 1;
const disperses = ({ vehicleForm }: Unit) => vehicleForm === 'dispersed';
const dispersed = (one: Unit) => light(one) && disperses(one);

const FORMED: Table<Unit, boolean> = {
  on: 'isFormed',
  rows: [
    bars('wab-16.9', [scythed]),
    bars('wab-1.45', [isElephant]),
    notes('wab-16.7', [squadron]),
  ],
};

const MAY: Table<Unit, boolean> = {
  on: 'allowed',
  rows: [
    notes('wab-16.2', [isChariot]),
    notes('wab-16.1', [isChariot]),
    notes('wab-17.2', [isElephant]),
    bars('wab-17.1', [isElephant], on('alone', several)),
    bars('wab-16.9', [scythed], on('alone', several), { say: 'wab-16.9/alone' }),
    bars(
      'wab-16.6',
      [squadron, ({ battleBegins }) => battleBegins],
      on('three-or-more', ({ vehicles }) => vehicles < SQUADRON),
    ),
    bars('wab-16.6', [squadron, (one) => one.commandModels > one.vehicles], {
      say: 'wab-16.6/own-chariot',
    }),
    bars('wab-16.8', [heavy, disperses], { say: 'wab-16.8/base-to-base' }),
    notes('wab-16.8', [heavy, not<Unit>(disperses)]),
    notes('wab-16.10', [light]),
    notes('wab-16.10', [light, ({ changesForm }) => changesForm], { say: 'wab-16.10/change' }),
    notes('wab-16.11', [dispersed]),
    bars(
      'wab-16.11',
      [dispersed, ({ apart }) => apart !== undefined],
      on('within-two-inches', ({ apart = 0 }) => apart > SPREAD),
      { say: 'wab-16.11/too-far' },
    ),
    bars(
      'wab-16.19',
      [dispersed],
      on('touches-nobody', ({ touchesChariot }) => touchesChariot),
    ),
  ],
};

const COUNTS: Table<Unit, number> = {
  on: 'countsAs',
  rows: [
    sets('wab-16.3', ({ vehicles, crewEach }) => vehicles * crewEach, [isChariot], {
      with: ({ vehicles, crewEach }) => ({ counts: vehicles * crewEach }),
    }),
    notes<number>('wab-17.14', [isElephant, ({ firstWounds }) => firstWounds === undefined], {
      say: 'wab-17.14/wounds',
    }),
    sets('wab-17.4', ({ firstWounds = ELEPHANT.wounds }) => firstWounds, [isElephant], {
      with: ({ firstWounds = ELEPHANT.wounds }) => ({ counts: firstWounds }),
    }),
  ],
};

/** Whether shots at it have the +1 for a large target. */
const LARGE: Table<Unit, boolean> = {
  on: 'largeTarget',
  rows: [
    notes(
      'wab-16.39',
      [isChariot],
      on('list-says-large', ({ listSaysLarge }) => !listSaysLarge),
    ),
    allows('wab-16.39', [isChariot, ({ listSaysLarge }) => listSaysLarge], {
      say: 'wab-16.39/by-its-list',
    }),
    allows('wab-17.6', [isElephant]),
  ],
};

export const vehicles = defineQuery({
  id: 'wab/vehicles',
  fields: VEHICLE_FIELDS,
  answer: {
    ...alike(yes(), 'allowed', 'isFormed', 'enoughForFlank', 'largeTarget'),
    ...alike(amount(), 'countsAs', 'rankBonus'),
  },
  sample: { vehicle: 'light', vehicles: 4, crewEach: 2 },
  start: {},
  check: problems(
    [
      'vehicleForm',
      'only-light-disperse',
      'wab-16.10',
      (one) => disperses(one) && !light(one) && !heavy(one),
    ],
    [
      'firstWounds',
      'no-elephant',
      'wab-17.4',
      (one) => one.firstWounds !== undefined && !isElephant(one),
    ],
  ),
  run(input, trace) {
    const isFormed = applyRows(FORMED, input, true, trace);
    const countsAs = applyRows(COUNTS, input, input.vehicles, trace);
    const largeTarget = applyRows(LARGE, input, false, trace);
    const allowed = applyRows(MAY, input, true, trace);
    return {
      answer: {
        ...{ allowed, isFormed, countsAs, enoughForFlank: countsAs >= FLANKERS },
        ...{ largeTarget, rankBonus: 0 },
      },
      summary: { say: `vehicles/${allowed ? 'counts' : 'no'}`, with: { counts: countsAs } },
    };
  },
});
