import { alike, opens, word, yes } from '../../core/answer.ts';
import { fraction } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { all, any, not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { MOST_MODELS } from '../checks/strength.ts';
import { FORMED } from '../combat/losses.ts';
import { FACES } from '../dice.ts';

/** On so much at most the charge prevails over a rule that spares tests (wab-13.75). */
const PREVAILS = 3;
/** So many times as many give ground (wab-13.76). */
const TIMES = 2;
const MOST_ROUNDS = 20;
const USUAL = 10;

const FEROCIOUS_FIELDS = {
  models: usual(count(0, MOST_MODELS, USUAL)),
  enemyModels: usual(count(1, MOST_MODELS, 20)),
  earlierCharge: usual(choice(['none', 'on-skirmishers', 'broke-otherwise', 'spent'], 'none')),
  chargeMade: choice(['charged', 'countercharged', 'neither'], 'charged'),
  wins: flag(true),
  enemySkirmishes: flag(),
  enemyRule: choice(['none', 'stubborn', 'passes-without-a-test'], 'none'),
  phalanxFront: flag(),
  breaksAnyway: flag(),
  roundOfCombat: count(1, MOST_ROUNDS, 1),
  dieShown: optionalCount(1, FACES),
  mounted: rare(flag(true)),
};
type Ferocious = Values<typeof FEROCIOUS_FIELDS>;

const { allows, bars, notes, sets } = rulesOf<Ferocious>();

const loose = ({ enemySkirmishes }: Ferocious) => enemySkirmishes;
const spent = ({ earlierCharge }: Ferocious) => earlierCharge === 'spent';
const charged = ({ chargeMade }: Ferocious) => chargeMade !== 'neither';
const few = ({ models }: Ferocious) => models < FORMED;
const atFront = ({ phalanxFront }: Ferocious) => phalanxFront;
/** It breaks without this rule too: for another cause, or with fewer than 5 models (wab-6.7). */
const breaksAnyway = ({ breaksAnyway, enemyModels, wins }: Ferocious) =>
  wins && (breaksAnyway || enemyModels < FORMED);
const isFirst = all<Ferocious>(charged, not(spent), ({ roundOfCombat }) => roundOfCombat === 1);

/** Whether whoever it beats breaks without a test. */
const WORKS: Table<Ferocious, boolean> = {
  on: 'takesEffect',
  rows: [
    notes('wab-13.73/kept', [({ earlierCharge }) => earlierCharge === 'on-skirmishers']),
    notes('wab-13.74/kept', [({ earlierCharge }) => earlierCharge === 'broke-otherwise']),
    allows(
      'wab-13.72',
      [charged],
      on('enemy-in-ranks', loose),
      on('no-longer-first', ({ roundOfCombat }) => roundOfCombat === 1),
    ),
    allows(
      'wab-13.71',
      [not(loose)],
      on('no-charge-made', charged),
      on('used-up', not(spent)),
      on('no-longer-first', ({ roundOfCombat }) => roundOfCombat === 1),
    ),
    bars('wab-13.97/ferocious', [charged], on('no-phalanx-there', atFront)),
    bars(
      'wab-13.70',
      [],
      on(
        'five-or-more-ride',
        any<Ferocious>(few, ({ mounted }) => !mounted),
      ),
    ),
    bars(
      'wab-13.71/not-won',
      [],
      on('has-won', ({ wins }: Ferocious) => !wins),
    ),
    bars('wab-13.74/another', [breaksAnyway]),
    notes('wab-13.71/tests', [
      ({ wins }) => wins,
      not(breaksAnyway),
      (_, takesEffect) => !takesEffect,
    ]),
  ],
};

/** Whether the first charge is used up by it. */
const USED: Table<Ferocious, boolean> = {
  on: 'usedUp',
  rows: [
    allows('wab-13.71/used-up', [isFirst]),
    bars('wab-13.73', [isFirst, not(atFront)], on('enemy-in-ranks', loose)),
    bars('wab-13.74', [isFirst, not(loose)], on('breaks-by-the-charge', breaksAnyway)),
  ],
};

const ENDS = [
  'breaks',
  'gives-ground',
  'break-test',
  'its-own-rule',
  'open',
  'not-beaten',
] as const;
type End = (typeof ENDS)[number];
const outnumbers = ({ enemyModels, models }: Ferocious) => enemyModels >= TIMES * models;
const works = (_: Ferocious, end: End) => end === 'breaks';
const resists = ({ enemyRule }: Ferocious) => enemyRule !== 'none';
const rolled = ({ dieShown = 0 }: Ferocious) => dieShown;

/** What the beaten enemy does. */
const END: Table<Ferocious, End> = {
  on: 'enemyEnds',
  rows: [
    sets<End>('wab-13.75/die', 'open', [resists, (one) => rolled(one) === 0]),
    sets<End>('wab-13.75/holds', 'its-own-rule', [(one) => rolled(one) > PREVAILS], {
      with: (one) => ({ die: rolled(one) }),
    }),
    notes<End>('wab-13.75', [works, (one) => rolled(one) > 0], {
      with: (one) => ({ die: rolled(one) }),
    }),
    sets<End>('wab-13.76', 'gives-ground', [works], on('fewer-than-twice', outnumbers)),
  ],
};

export const ferociousCharge = defineQuery({
  id: 'wab/ferocious-charge',
  fields: FEROCIOUS_FIELDS,
  answer: {
    takesEffect: opens(),
    enemyEnds: word(ENDS, 'not-beaten'),
    ...alike(yes(), 'usedUp', 'stillAvailable'),
  },
  odds: { chances: ['breaks-untested'] },
  rolls: { dieShown: ({ enemyEnds }) => Number(enemyEnds === 'open') },
  sample: { models: 8, enemyModels: 15 },
  start: {},
  check: problems([
    'dieShown',
    'no-such-die',
    'wab-13.75',
    (one) => one.dieShown !== undefined && !resists(one),
  ]),
  run(input, trace) {
    const takesEffect = applyRows(WORKS, input, false, trace);
    const usedUp = applyRows(USED, input, false, trace);
    const stillAvailable = !usedUp && !spent(input);
    const start: End = !input.wins
      ? 'not-beaten'
      : takesEffect || breaksAnyway(input)
        ? 'breaks'
        : 'break-test';
    const enemyEnds =
      takesEffect && !breaksAnyway(input) ? applyRows(END, input, start, trace) : start;
    const chanceOf =
      enemyEnds === 'open' && !outnumbers(input)
        ? fraction(PREVAILS, FACES)
        : fraction(Number(enemyEnds === 'breaks'));
    return {
      answer: {
        takesEffect: enemyEnds === 'open' ? null : takesEffect && enemyEnds !== 'its-own-rule',
        ...{ enemyEnds, usedUp, stillAvailable },
      },
      summary: { say: `ferocious-charge/${enemyEnds}`, with: {} },
      odds: { chances: { 'breaks-untested': chance(chanceOf) }, means: {}, tables: {} },
    };
  },
});
