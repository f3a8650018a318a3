import { alike, amount, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { optionalCount, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { type Aiming, FORBIDDEN, SHOTS_OF_TWO } from '../arms/missiles.ts';
import { OCCASION, WEAPON_NAMES, weaponOf } from './weapons.ts';

const MOST = 200;
/** Of those in the rear ranks, one in so many shoots (wab-4.34). */
const MASSED_SHARE = 2;

const SHOOTERS_FIELDS = {
  models: requiredCount(1, MOST),
  wide: requiredCount(1, MOST),
  weapon: usual(choice(WEAPON_NAMES, 'bow')),
  moved: flag(),
  shootsTwice: flag(),
  frontCanShoot: optionalCount(0, MOST),
  rearInRange: optionalCount(0, MOST),
  occasion: OCCASION,
  elevated: flag(),
  inWood: flag(),
  combined: flag(),
  marched: rare(flag()),
  shooterTroops: rare(choice(['infantry', 'cavalry', 'other'], 'infantry')),
  readings: rare(group(readings('R205'))),
};
type Ranks = Values<typeof SHOOTERS_FIELDS>;

const { bars, notes } = rulesOf<Ranks>();

const inFront = ({ models, wide }: Ranks) => Math.min(models, wide);
const behind = (one: Ranks) => one.models - inFront(one);
const hasRear = (one: Ranks) => behind(one) > 0;
const fires = (one: Ranks) => one.frontCanShoot ?? inFront(one);
const reaches = (one: Ranks) => one.rearInRange ?? behind(one);

const isCombined = ({ combined }: Ranks) => combined;
const above = ({ elevated }: Ranks) => elevated;
/** By the other reading stones are none of the weapons of massed shooting (R205). */
const masses = ({ weapon, readings: { R205 } }: Ranks) =>
  weaponOf(weapon).massed !== undefined && (weapon !== 'stones' || R205 === 'a');
const massesOnTheMove = (one: Ranks) => masses(one) && weaponOf(one.weapon).massed === 'moving';
const bows = (weapon: Ranks['weapon']) => (one: Ranks) => one.weapon === weapon;
const shootsOver = (one: Ranks) => hasRear(one) || one.combined;
const isMassed = (_: Ranks, massed: boolean) => massed;

const MAY: Table<Ranks, boolean> = {
  on: 'allowed',
  rows: [bars('wab-4.5', [({ marched }) => marched])],
};

/** What its weapon is not used for. */
const BY_WEAPON: Table<Aiming, boolean> = { on: 'allowed', rows: FORBIDDEN };

/** Whether the ranks behind shoot over those in front: so where there are any, unless something is against it. */
const MASSED: Table<Ranks, boolean> = {
  on: 'massed',
  rows: [
    notes('wab-4.36', [shootsOver, not<Ranks>(masses)], on('on-the-level', above), {
      unless: ['wab-4.28'],
    }),
    notes('wab-10.54', [bows('short-bow')], on('nobody-behind', shootsOver)),
    notes('wab-10.56', [bows('bow')], on('nobody-behind', shootsOver)),
    notes('wab-10.58', [bows('long-bow')], on('nobody-behind', shootsOver)),
    notes(
      'wab-10.48',
      [bows('darts'), shootsOver],
      on('has-not-moved', ({ moved }) => moved),
    ),
    notes(
      'wab-10.52',
      [bows('stones'), shootsOver, masses],
      on('has-not-moved', ({ moved }) => moved),
    ),
    notes('wab-4.28/allowed', [shootsOver, masses]),
    bars('wab-4.28', [shootsOver, not<Ranks>(masses)]),
    bars('wab-4.28/others', [shootsOver, ({ shooterTroops }) => shooterTroops === 'other']),
    bars(
      'wab-4.30',
      [shootsOver, ({ moved }) => moved],
      on('darts-on-the-move', not(massesOnTheMove)),
    ),
    bars(
      'wab-4.32',
      [shootsOver],
      on('stands-to-shoot', ({ occasion }) => occasion === 'shoot-and-flee'),
    ),
    bars(
      'wab-4.33',
      [shootsOver],
      on('outside-the-wood', ({ inWood }) => inWood),
    ),
    bars('wab-4.29/none-in-front', [hasRear, isMassed, (one) => fires(one) === 0]),
    notes('wab-13.44', [isMassed], on('not-combined', isCombined), {
      with: (one) => ({ first: inFront(one), behind: behind(one) }),
    }),
    notes('wab-4.35', [isMassed], on('not-combined', isCombined)),
    notes('wab-4.29', [isMassed, hasRear]),
    notes(
      'wab-4.31',
      [isMassed, hasRear],
      on('all-in-range', (one) => reaches(one) < behind(one)),
      {
        with: (one) => ({ inRange: reaches(one) }),
      },
    ),
    notes('wab-4.6', [shootsOver], on('ranks-behind-shoot', not(isMassed))),
  ],
};

function countOf(input: Ranks, massed: boolean, trace: Trace) {
  const front = fires(input);
  if (front < inFront(input)) trace.step('wab-4.17', { front });
  const frontShots = massed || !input.combined ? front : 0;
  const rearShots = massed ? Math.floor(reaches(input) / MASSED_SHARE) : 0;
  if (massed && hasRear(input)) trace.step('wab-4.34', { rear: reaches(input), rearShots });
  const each = input.shootsTwice ? SHOTS_OF_TWO : 1;
  const shots = (frontShots + rearShots) * each;
  if (shots === 0) trace.bar('wab-4.6/nobody');
  return { shots, frontShots, rearShots };
}

export const shooters = defineQuery({
  id: 'wab/shooters',
  fields: SHOOTERS_FIELDS,
  answer: {
    ...alike(yes(), 'allowed', 'massed'),
    ...alike(amount(), 'shots', 'frontShots', 'rearShots'),
  },
  sample: { models: 15, wide: 5 },
  start: { models: 15, wide: 5 },
  check: problems(
    ['frontCanShoot', 'more-than-in-front', 'wab-4.6', (one) => fires(one) > inFront(one)],
    ['rearInRange', 'more-than-behind', 'wab-4.31', (one) => reaches(one) > behind(one)],
    [
      'shootsTwice',
      'only-slings-shoot-twice',
      'wab-10.68',
      (one) => one.shootsTwice && one.weapon !== 'sling',
    ],
    [
      'moved',
      'moved-and-reacts',
      'wab-4.42',
      ({ occasion, moved, marched }) => occasion !== 'shooting-phase' && (moved || marched),
    ],
  ),
  run(input, trace) {
    const no = { answer: {}, summary: { say: 'shooters/no', with: {} } };
    const atCharge = input.occasion !== 'shooting-phase';
    const flees = input.occasion === 'shoot-and-flee';
    const fits = applyRows(BY_WEAPON, { ...input, atCharge, flees }, true, trace);
    if (!applyRows(MAY, input, fits, trace)) return no;
    const massed = applyRows(MASSED, input, shootsOver(input), trace);
    const { shots, ...parts } = countOf(input, massed, trace);
    if (shots === 0) return no;
    return {
      answer: { allowed: true, massed, shots, ...parts },
      summary: {
        say: 'shooters/shots',
        with: { models: parts.frontShots + parts.rearShots, shots },
      },
    };
  },
});
