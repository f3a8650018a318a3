import { readings } from '../../core/readings.ts';
import type { Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, unsaid, usual } from '../../core/schema/groups.ts';
import { count, optionalCount, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { ELEPHANT } from '../chariots/profiles.ts';
import { LEADERSHIP_FIELDS } from '../checks/leadership.ts';
import { TEST_ROLL } from '../checks/roll.ts';
import { MOST_MODELS } from '../checks/strength.ts';
import { BEASTS, type Feeling } from '../elephants/feelings.ts';
import { isTimid } from '../skirmish/coherent.ts';

/** Inches within which an enemy terrifies as the turn begins (wab-12.13). */
const TERROR_REACH = 8;
const FAR = 120;
/** So many times its models, and levies do not fear it (wab-13.77). */
const LEVY_TIMES = 2;
const TAKEN = ['not-taken', 'passed', 'failed'] as const;

/** A unit of twenty, or one elephant with the Wounds that are printed (wab-17.4). */
export const modelsOf = (beast: unknown): number =>
  String(beast).endsWith('elephant') ? ELEPHANT.wounds : 20;

export const FEAR_FIELDS = {
  fearCase: usual(choice(['charged', 'charging', 'turn-start'], 'charged')),
  enemyCauses: usual(choice(['fear', 'terror', 'nothing'], 'fear')),
  beast: usual(choice(['other', ...BEASTS], 'other')),
  ...LEADERSHIP_FIELDS,
  models: usual(count(1, MOST_MODELS, 20)),
  enemyModels: usual(unsaid(optionalCount(1, MOST_MODELS), ({ beast }) => modelsOf(beast))),
  answersBy: choice(['hold', 'flee', 'stand-and-shoot', 'shoot-and-flee', 'countercharge'], 'hold'),
  chargeReaches: flag(true),
  troopKind: choice(['infantry', 'cavalry', 'camels', 'chariots', 'other'], 'infantry'),
  usedToElephants: flag(),
  sameSide: rare(flag()),
  enemyFormed: rare(flag(true)),
  enemySkirmishes: rare(flag()),
  terrorDistance: optionalMeasure(0, FAR),
  chargeTerror: choice(TAKEN, 'not-taken'),
  nearTerror: choice(TAKEN, 'not-taken'),
  enemyTurn: rare(flag()),
  frenzied: rare(flag()),
  inAmbush: rare(flag()),
  unitCauses: rare(choice(['nothing', 'fear', 'terror'], 'nothing')),
  dice: TEST_ROLL,
  readings: rare(group(readings('R218', 'R274', 'R276', 'R293', 'R295', 'R297', 'R308'))),
};
export type FearAsked = Values<typeof FEAR_FIELDS>;
export type Fearing = Omit<FearAsked, 'enemyModels'> & { enemyModels: number };

const { allows, bars, notes } = rulesOf<Fearing>();

export const charged = ({ fearCase }: Fearing) => fearCase === 'charged';
export const charging = ({ fearCase }: Fearing) => fearCase === 'charging';
const atStart = ({ fearCase }: Fearing) => fearCase === 'turn-start';
const inCharge = not(atStart);
const terrifies = ({ enemyCauses }: Fearing) => enemyCauses === 'terror';
const onFoot = ({ troopKind }: Fearing) => troopKind === 'infantry';
/** By the other reading who causes fear himself fears only what terrifies (R308). */
const isBold = ({ unitCauses, readings: { R308 } }: Fearing) =>
  R308 === 'b' && unitCauses !== 'nothing';

const passedNear = ({ nearTerror }: Fearing) => nearTerror === 'passed';
const passedCharge = ({ chargeTerror }: Fearing) => chargeTerror === 'passed';
const passedAny = (one: Fearing) => passedNear(one) || passedCharge(one);
/** Tests of the two kinds count apart, or by the other reading as one (R297). */
const together = ({ readings: { R297 } }: Fearing) => R297 === 'b';
const tookCharge = (one: Fearing) =>
  one.chargeTerror !== 'not-taken' || (together(one) && passedNear(one));
const tookNear = (one: Fearing) =>
  one.nearTerror !== 'not-taken' || (together(one) && passedCharge(one));
/** Infantry takes that of charges once; all others every time, or by the other reading until one is passed (R218). */
const isDoneWithCharges = (one: Fearing) =>
  onFoot(one) ? tookCharge(one) : one.readings.R218 === 'b' && passedAny(one);

const facesElephant = ({ beast }: Fearing) => beast.endsWith('elephant');
const isRider = ({ troopKind }: Fearing) => ['cavalry', 'camels', 'chariots'].includes(troopKind);

/** Levies before an enemy who causes no fear himself. */
const unmoved = (one: Fearing, causes: Feeling) =>
  one.levy && !one.sameSide && causes === 'nothing';
/** Skirmishers frighten no levies, but by the other reading (R293). */
const overlooks = ({ enemySkirmishes, readings: { R293 } }: Fearing) =>
  enemySkirmishes && R293 === 'a';
const swarms = ({ models, enemyModels }: Fearing) => models >= LEVY_TIMES * enemyModels;
const inNumbers = {
  with: ({ models, enemyModels }: Fearing) => ({ models, enemyModels }),
} as const;

/** What the enemy causes in skirmishers and levies whom nothing else frightens. */
export const TIMID: Table<Fearing, Feeling> = {
  on: 'feels',
  rows: [
    rulesOf<Fearing>().notes<Feeling>('wab-13.77/ignored', [unmoved, overlooks]),
    rulesOf<Fearing>().notes<Feeling>(
      'wab-13.77/outnumber',
      [unmoved, not(overlooks), swarms],
      inNumbers,
    ),
    rulesOf<Fearing>().sets<Feeling>(
      'wab-13.77',
      'fear',
      [unmoved, not(overlooks), not(swarms)],
      inNumbers,
    ),
    rulesOf<Fearing>().sets<Feeling>(
      'wab-15.10',
      'fear',
      [
        ({ skirmishers, sameSide }) => skirmishers && !sameSide,
        (_, causes) => causes === 'nothing',
      ],
      on('enemy-loose', ({ enemyFormed }) => enemyFormed),
      on('bold-enough', isTimid),
    ),
  ],
};

/** Who does not charge at all, and does not stand either. */
export const ABLE: Table<Fearing, boolean> = {
  on: 'mayChargeNow',
  rows: [
    bars('wab-17.12', [charging, facesElephant, isRider]),
    notes('wab-17.13/told', [charged, facesElephant, isRider]),
  ],
};

/** Whether it is tested at all. */
export const SPARED: Table<Fearing, boolean> = {
  on: 'tests',
  rows: [
    bars(
      'wab-12.19',
      [],
      on('not-frenzied', ({ frenzied }) => frenzied),
      { say: 'wab-12.19/fear' },
    ),
    bars(
      'wab-13.28',
      [],
      on('not-in-ambush', ({ inAmbush }) => inAmbush),
      { say: 'wab-13.28/fear' },
    ),
    bars(
      'wab-12.2/reach',
      [charged],
      on('charge-in-range', ({ chargeReaches }) => !chargeReaches),
    ),
    notes('wab-12.5', [charged, ({ answersBy }) => answersBy === 'shoot-and-flee'], {
      say: 'wab-12.5/shoots',
    }),
    bars(
      'wab-12.5',
      [charged],
      on('does-not-choose-flight', ({ answersBy }) => answersBy === 'flee'),
    ),
  ],
};

/** Whether it tests for terror. */
export const TERROR: Table<Fearing, boolean> = {
  on: 'tests',
  rows: [
    allows('wab-12.11', [inCharge, terrifies]),
    allows(
      'wab-12.13',
      [atStart, terrifies],
      on('too-far', ({ terrorDistance = 0 }) => terrorDistance <= TERROR_REACH),
      on('enemy-turn', (one) => !one.enemyTurn || one.readings.R276 === 'b'),
    ),
    bars('wab-12.12', [inCharge, terrifies], on('tests-every-time', isDoneWithCharges)),
    bars('wab-12.14', [atStart, terrifies], on('not-taken-yet', tookNear)),
    bars('wab-12.9/bold', [terrifies, isBold]),
  ],
};

type Told = Fearing & { terrorTest: boolean };
const told = rulesOf<Told>();

/** Whether it tests for fear. */
export const FEAR: Table<Told, boolean> = {
  on: 'tests',
  rows: [
    told.notes(
      'wab-12.10',
      [inCharge, terrifies],
      on('no-terror-test', (one) => one.terrorTest),
      {
        unless: ['wab-12.9', 'wab-12.2', 'wab-12.6'],
      },
    ),
    told.notes('wab-12.9', [inCharge, terrifies]),
    told.notes('wab-12.1', [atStart, not(terrifies)], { say: 'wab-12.1/only-charges' }),
    told.allows('wab-12.2', [charged]),
    told.allows('wab-12.6/test', [charging]),
    told.bars('wab-12.1/bold', [inCharge, not(terrifies), isBold]),
  ],
};

/** A test that is failed. */
export interface Failed extends Fearing {
  testTaken: 'fear' | 'terror';
}
const failing = rulesOf<Failed>(({ models, enemyModels }) => ({ models, enemies: enemyModels }));
const ofFear = ({ testTaken }: Failed) => testTaken === 'fear';
const outnumbered = ({ models, enemyModels }: Failed) => enemyModels > models;

export const FLEES: Table<Failed, boolean> = {
  on: 'fleesInFear',
  rows: [
    failing.allows('wab-12.15', [not(ofFear)]),
    failing.allows('wab-12.3', [charged, ofFear], on('not-outnumbered', outnumbered)),
  ],
};

export const HITS_ON_SIX: Table<Failed, boolean> = {
  on: 'hitsOnSix',
  rows: [failing.allows('wab-12.4', [charged, ofFear], on('outnumbered', not(outnumbered)))],
};

export const MAY_CHARGE: Table<Failed, boolean> = {
  on: 'mayChargeNow',
  rows: [failing.bars('wab-12.6', [charging, ofFear])],
};

/** Immobile, it shoots by the adopted reading alone (R274). */
export const MAY_SHOOT: Table<Failed, boolean> = {
  on: 'mayShootLater',
  rows: [
    failing.notes('wab-12.6/shoots', [charging, ofFear, ({ readings: { R274 } }) => R274 === 'a']),
    failing.bars('wab-12.6/nothing', [charging, ofFear, ({ readings: { R274 } }) => R274 === 'b']),
  ],
};
