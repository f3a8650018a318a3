import { readings } from '../../core/readings.ts';
import type { Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCount, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FACES } from '../dice.ts';
import { FEROCIOUS_CHARGE } from './ferocious-rows.ts';
import { HIGHEST, LEADERSHIP_FIELDS } from './leadership.ts';
import { TEST_ROLL } from './roll.ts';
import { MOST_MODELS } from './strength.ts';

/** A loser with fewer models breaks without a test, and is stubborn no longer (wab-6.7, wab-12.28). */
const FEWEST = 5;
/** Inches up to which a battle standard has Break tests re-rolled (wab-9.76). */
const STANDARD_REACH = 12;
const FAR = 120;
const MOST_DIFFERENCE = 99;
/** As many as the crew of a chariot or the wounds of an elephant at most (wab-6.10). */
const MOST_EACH = 12;
/** A war wagon always counts as so many models (wab-14.22). */
const WAGON = 6;
/** The die of stubborn troops lets them test from here on (wab-12.32). */
export const STANDS_FROM = 4;

export const BREAK_FIELDS = {
  ...LEADERSHIP_FIELDS,
  lostBy: usual(count(0, MOST_DIFFERENCE, 1)),
  models: count(1, MOST_MODELS, 20),
  countsEach: rare(count(1, MOST_EACH, 1)),
  mayGiveGround: flag(),
  fearsEnemy: flag(),
  chargedByWarband: flag(),
  chargedByFerocious: FEROCIOUS_CHARGE,
  enemyModels: count(1, MOST_MODELS, 20),
  hatesEnemy: flag(),
  stubborn: flag(),
  groundUsed: flag(),
  groundClosed: rare(flag()),
  drilled: rare(flag()),
  phalanxFront: rare(flag()),
  frenzied: rare(flag()),
  friendlyModels: rare(count(0, MOST_MODELS, 0)),
  otherEnemyModels: rare(count(0, MOST_MODELS, 0)),
  modelsBefore: rare(optionalCount(1, MOST_MODELS)),
  enemyModelsBefore: rare(optionalCount(1, MOST_MODELS)),
  loneCharacter: rare(flag()),
  warWagon: rare(flag()),
  isElephant: rare(flag()),
  standardDistance: optionalMeasure(0, FAR),
  standardFlees: rare(flag()),
  generalsUnit: rare(choice(['not-beaten', 'itself', 'passed', 'failed', 'to-test'], 'not-beaten')),
  stubbornDie: optionalCount(1, FACES),
  dice: TEST_ROLL,
  diceAgain: TEST_ROLL,
  readings: rare(group(readings('R273', 'R291', 'R298'))),
};
export type Beaten = Values<typeof BREAK_FIELDS> & {
  /** As how many models it counts now (wab-6.10). */
  counts: number;
};

const { allows, bars, notes, sets } = rulesOf<Beaten>();

const hasLost = ({ lostBy }: Beaten) => lostBy > 0;

/** Whether a test is taken at all: not after a draw. */
export const TESTS: Table<Beaten, boolean> = {
  on: 'tests',
  rows: [
    bars('wab-8.19', [], on('has-lost', not(hasLost))),
    bars('wab-17.32', [hasLost, ({ isElephant }) => isElephant]),
  ],
};

/** As how many models it counts. */
export const COUNTED: Table<Values<typeof BREAK_FIELDS>, number> = {
  on: 'countsAs',
  rows: [
    rulesOf<Values<typeof BREAK_FIELDS>>().sets(
      'wab-6.10',
      ({ countsEach }, models) => models * countsEach,
      [({ countsEach }) => countsEach > 1],
      { with: ({ models }, _, after) => ({ models, counts: after() }) },
    ),
  ],
};

/** Whether what it has of frenzy ends here. */
export const FRENZY: Table<Beaten, boolean> = {
  on: 'frenzyEnds',
  rows: [allows('wab-12.20', [({ frenzied }) => frenzied], on('has-not-lost', hasLost))],
};

const isWagon = ({ warWagon }: Beaten) => warWagon;
const alone = ({ loneCharacter }: Beaten) => loneCharacter;
const isFew = ({ counts }: Beaten) => counts < FEWEST;

/** Whether it breaks without a test, whatever its rules. */
export const BREAKS: Table<Beaten, boolean> = {
  on: 'automatic',
  rows: [
    notes('wab-6.9', [alone]),
    allows('wab-9.41', [alone]),
    notes('wab-14.24/test', [isWagon], { unless: ['wab-6.7'] }),
    allows('wab-6.7', [not(alone)], on('enough-models', isFew)),
  ],
};

const fears = ({ fearsEnemy }: Beaten) => fearsEnemy;
const swarmed = ({ chargedByWarband }: Beaten) => chargedByWarband;
const several = ({ friendlyModels, otherEnemyModels }: Beaten) =>
  friendlyModels + otherEnemyModels > 0;
/** Models of its side and of those enemies who count, after the casualties or as they stood before by the other reading (R298). */
const ownSide = (one: Beaten) => {
  const { counts, models, modelsBefore = models, countsEach, friendlyModels, readings } = one;
  const own = readings.R298 === 'b' ? modelsBefore * countsEach : counts;
  return (one.warWagon ? WAGON : own) + friendlyModels;
};
const theirs = ({ enemyModels, enemyModelsBefore = enemyModels, readings }: Beaten) =>
  readings.R298 === 'b' ? enemyModelsBefore : enemyModels;
/** Of those it fears, or of their whole side by the other reading (R273). */
const feared = (one: Beaten) =>
  theirs(one) + (one.readings.R273 === 'b' ? one.otherEnemyModels : 0);
const byFear = { with: (one: Beaten) => ({ enemies: feared(one), own: ownSide(one) }) };
const byBand = { with: (one: Beaten) => ({ enemies: theirs(one), own: ownSide(one) }) };

/** Whether its enemy breaks it without a test. */
export const BROKEN_BY: Table<Beaten, boolean> = {
  on: 'automatic',
  rows: [
    notes(
      'wab-12.19/break',
      [fears, ({ frenzied }) => frenzied],
      on('breaks-by-this-reading', ({ readings: { R291 } }) => R291 === 'a'),
      { unless: ['wab-12.7'] },
    ),
    allows(
      'wab-12.7',
      [fears],
      on('not-outnumbered', (one) => feared(one) > ownSide(one)),
      byFear,
    ),
    notes('wab-13.16', [swarmed], on('one-unit-a-side', several), byBand),
    allows(
      'wab-13.15',
      [swarmed],
      on('not-outnumbered', (one) => theirs(one) > ownSide(one)),
      byBand,
    ),
  ],
};

/** Hatred helps nobody who breaks without a test. */
export const HATRED: Table<Beaten, boolean> = {
  on: 'automatic',
  rows: [
    notes(
      'wab-12.24',
      [({ hatesEnemy }) => hatesEnemy],
      on('takes-a-test', (_, automatic) => automatic),
    ),
  ],
};

/** On which Leadership it tests, whoever lends it his. */
export const TESTED_ON: Table<Beaten, number> = {
  on: 'leadershipUsed',
  rows: [
    sets(
      'wab-12.23',
      HIGHEST,
      [],
      on('hates-nobody', ({ hatesEnemy }: Beaten) => hatesEnemy),
    ),
  ],
};

const isStubborn = ({ stubborn }: Beaten) => stubborn;

/** Whether its rules as stubborn troops hold. */
export const STUBBORN: Table<Beaten, boolean> = {
  on: 'stubbornNow',
  rows: [
    bars('wab-12.28', [isStubborn, isFew, not(isWagon)]),
    notes('wab-12.28', [(_, stubborn) => stubborn], { say: 'wab-12.28/holds' }),
  ],
};

/** One that is or is not stubborn now, and may have to break without a test. */
export interface Resisting {
  stubbornNow: boolean;
  byEnemy: boolean;
}

/** Whether a die decides if it breaks without a test. */
export const RESISTS: Table<Resisting, boolean> = {
  on: 'stubbornRoll',
  rows: [
    rulesOf<Resisting>().allows(
      'wab-12.32',
      [({ stubbornNow }) => stubbornNow],
      on('would-not-break', ({ byEnemy }) => byEnemy),
    ),
  ],
};

const hasStandard = ({ standardDistance }: Pick<Beaten, 'standardDistance'>) =>
  standardDistance !== undefined;

export const REROLLS: Table<Beaten, boolean> = {
  on: 'rerolls',
  rows: [
    notes('wab-9.77', [({ standardFlees }) => standardFlees], {
      unless: ['wab-9.76'],
    }),
    notes('wab-13.2', [hasStandard, ({ unreliable }) => unreliable], {
      say: 'wab-13.2/standard',
      unless: ['wab-9.76'],
    }),
    notes('wab-9.76/skirmishers', [hasStandard, ({ skirmishers }) => skirmishers]),
    allows(
      'wab-9.76',
      [hasStandard, ({ skirmishers }) => !skirmishers],
      on('standard-too-far', ({ standardDistance = FAR }) => standardDistance <= STANDARD_REACH),
    ),
  ],
};

const twiceAsMany = ({ mayGiveGround }: Beaten) => mayGiveGround;
type Failing = Beaten & Pick<Resisting, 'stubbornNow'>;
const failing = rulesOf<Failing>();

/** Whether it breaks once its test has failed. */
export const FAILED: Table<Failing, boolean> = {
  on: 'broken',
  rows: [
    failing.bars('wab-6.54', [], on('must-flee', twiceAsMany), { say: 'wab-6.54/instead' }),
    failing.notes(
      'wab-12.31',
      [({ stubbornNow }) => stubbornNow],
      on('not-twice-as-many-now', twiceAsMany),
      {
        unless: ['wab-12.30'],
      },
    ),
    failing.bars(
      'wab-12.30',
      [({ stubbornNow }) => stubbornNow],
      on('ground-used-up', ({ groundUsed }) => !groundUsed),
      on('no-ground-behind', ({ groundClosed }) => !groundClosed),
    ),
    failing.notes('wab-14.25/test', [isWagon, (_, broken) => broken], { unless: ['wab-6.6'] }),
    failing.notes('wab-6.6', [(_, broken) => broken]),
  ],
};

/** In Break tests the General's Leadership is there for others once his own beaten unit has passed (wab-6.4). */
export const lendsNothing = ({ generalsUnit }: Pick<Beaten, 'generalsUnit'>) =>
  ['failed', 'to-test'].includes(generalsUnit);
export { hasStandard };
