import { readings } from '../../core/readings.ts';
import type { Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import {
  count,
  measure,
  optionalCount,
  optionalCounts,
  optionalMeasure,
} from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { MOST_MODELS } from '../checks/strength.ts';
import { FACES } from '../dice.ts';
import { FASTEST, SLOW } from './distances.ts';
import { GROUND_FIELDS } from './ground.ts';
import { ENGAGED_ON, flanksEngaged, frontAndRear, isEngagedOn } from './sides.ts';

/** So many times the models of its enemies (wab-6.54). */
const TIMES = 2;
/** Fewer break whatever happens, do not count as flankers, and skirmishers may outnumber them (wab-6.7, wab-6.58, wab-6.59). */
export const FEWEST = 5;
const MANY = 2;
const FAR = 120;

export const DOES = [
  'gives-ground',
  'may-give-ground',
  'flees',
  'fights-on',
  'destroyed',
  'open',
] as const;
export type Does = (typeof DOES)[number];

export const GIVE_FIELDS = {
  models: usual(count(1, MOST_MODELS, 20)),
  enemyModels: usual(count(1, MOST_MODELS, 20)),
  largestEnemy: rare(optionalCount(1, MOST_MODELS)),
  test: usual(choice(['failed', 'passed'], 'failed')),
  troopKind: choice(['infantry', 'cavalry', 'other'], 'infantry'),
  skirmishers: flag(),
  enemySkirmishes: flag(),
  drilled: flag(),
  engagedOn: ENGAGED_ON,
  largestFlanker: optionalCount(1, MOST_MODELS),
  movement: measure(1, FASTEST, 4),
  room: optionalMeasure(0, FAR),
  ...GROUND_FIELDS,
  dice: optionalCounts(1, FACES, MANY),
  extraDie: optionalCount(1, FACES),
  beginners: rare(flag()),
  readings: rare(group(readings('R17', 'R63', 'R65'))),
};
export type Giving = Values<typeof GIVE_FIELDS>;

const { bars, notes, sets } = rulesOf<Giving>();
/** Beginners may leave the whole rule out. */
const leftOut = ({ beginners }: Giving) => beginners;

export const hasFailed = ({ test }: Giving) => test === 'failed';
export const isCaught = (one: Giving): boolean => frontAndRear(one);
const isFew = ({ models }: Giving) => models < FEWEST;
/** All enemies together, or the largest unit by the other reading (R63). */
const compared = ({ enemyModels, largestEnemy = enemyModels, readings: { R63 } }: Giving) =>
  R63 === 'b' ? largestEnemy : enemyModels;
const outnumbers = (one: Giving) => one.models >= TIMES * compared(one);

const numbers = (one: Giving) => ({ models: one.models, enemies: compared(one) });

/** Whether a unit that has failed its test need not flee. */
export const INSTEAD: Table<Giving, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-6.55', [leftOut], { unless: ['wab-6.7', 'wab-6.54'] }),
    bars('wab-6.7', [isFew], { say: 'wab-6.7/gives-no-ground' }),
    notes('wab-6.54', [not(isFew), outnumbers], { say: 'wab-6.54/twice', with: numbers }),
    bars('wab-6.54', [not(isFew), not(outnumbers)], { say: 'wab-6.54/too-few', with: numbers }),
  ],
};

const isCavalry = ({ troopKind }: Giving) => troopKind === 'cavalry';
const isFormed = ({ skirmishers }: Giving) => !skirmishers;
/** Whether a unit that has passed it may give ground all the same. */
export const BY_CHOICE: Table<Giving, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-6.55', [leftOut], {
      say: 'wab-6.55/fights-on',
      unless: ['wab-13.60', 'wab-6.69', 'wab-6.67'],
    }),
    notes(
      'wab-13.60',
      [],
      on('not-drilled', ({ drilled }) => drilled),
      {
        unless: ['wab-6.69', 'wab-6.67'],
      },
    ),
    bars('wab-6.69', [isCavalry], on('formed-cavalry', not(isFormed))),
    notes('wab-6.67', [isCavalry, isFormed]),
    bars('wab-6.67', [not(isCavalry)], { say: 'wab-6.67/only-cavalry' }),
  ],
};

/** Who chooses to is held to nothing else by the other reading (R65). */
const isHeld = (one: Giving) => hasFailed(one) || one.readings.R65 === 'a';
const elsewhere = (one: Giving) => flanksEngaged(one) > 0 || !isEngagedOn('front')(one);
const smallFlankers = ({ largestFlanker = FEWEST }: Giving) => largestFlanker < FEWEST;

/** What it needs besides. */
export const BUT: Table<Giving, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-6.57', [isHeld, isEngagedOn('rear')], on('not-in-front', isEngagedOn('front'))),
    notes(
      'wab-6.58',
      [isHeld, isEngagedOn('front'), (one) => flanksEngaged(one) > 0, not(isEngagedOn('rear'))],
      on('large-flankers', smallFlankers),
      { unless: ['wab-6.56'] },
    ),
    bars('wab-6.56', [isHeld, not(frontAndRear)], on('front-only', elsewhere)),
    bars(
      'wab-6.59',
      [hasFailed, ({ skirmishers }) => skirmishers],
      on('light-or-few', (one) => !one.enemySkirmishes && one.enemyModels >= FEWEST),
    ),
  ],
};

export const diceFor = ({ movement }: Giving) => (movement > SLOW ? MANY : 1);

export const DICE: Table<Giving, number> = {
  on: 'diceRolled',
  rows: [sets('wab-6.61', MANY, [({ movement }) => movement > SLOW])],
};
