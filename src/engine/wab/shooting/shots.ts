import { problems } from '../../core/problems.ts';
import { readings } from '../../core/readings.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, groups, rare, usual } from '../../core/schema/groups.ts';
import {
  count,
  measure,
  optionalCount,
  optionalMeasure,
  requiredCount,
} from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { moreThanAtFirst } from '../checks/strength.ts';
import { ATTACKS, MOST_STRENGTH, SAVE, STRENGTH, TOUGHNESS } from '../wounds/wounds.ts';
import { MOST_WOUNDS } from './losses.ts';
import { COVERS, type Shot, TARGETS } from './to-hit.ts';
import { FAR } from './weapons.ts';

const MOST_SKILL = 6;
export const MOST_MODELS = 100;
const MOST_SHOTS = 100;
const MOST_GROUPS = 4;
/** No weapon takes more off a save. */
const MOST_MODIFIER = 6;
const RANGE = 24;
const MOST_LEADERSHIP = 10;

const FELL = optionalCount(0, MOST_SHOTS);

export const SHOOTING_FIELDS = {
  skill: requiredCount(1, MOST_SKILL),
  shots: ATTACKS,
  range: usual(measure(1, FAR, RANGE)),
  distance: usual(optionalMeasure(0, FAR)),
  strength: STRENGTH,
  toughness: TOUGHNESS,
  save: SAVE,
  saveModifier: optionalCount(0, MOST_MODIFIER),
  moved: flag(),
  atCharge: flag(),
  target: choice(TARGETS, 'formed'),
  cover: choice(COVERS, 'none'),
  targetModels: optionalCount(1, MOST_MODELS),
  targetLeadership: optionalCount(1, MOST_LEADERSHIP),
  hits: FELL,
  wounding: FELL,
  saves: FELL,
  farShots: optionalCount(0, MOST_SHOTS),
  lostThisPhase: count(0, MOST_MODELS, 0),
  targetStartModels: optionalCount(1, MOST_MODELS),
  woundsEach: count(1, MOST_WOUNDS, 1),
  woundsBefore: count(0, MOST_WOUNDS - 1, 0),
  targetFlees: rare(flag()),
  marched: rare(flag()),
  neverLong: rare(flag()),
  otherGroups: rare(
    groups(
      {
        shots: ATTACKS,
        skill: optionalCount(1, MOST_SKILL),
        distance: optionalMeasure(0, FAR),
        range: optionalMeasure(1, FAR),
        strength: optionalCount(1, MOST_STRENGTH),
        saveModifier: optionalCount(0, MOST_MODIFIER),
        moved: flag(),
        neverLong: flag(),
        hits: FELL,
        wounding: FELL,
        saves: FELL,
      },
      MOST_GROUPS,
    ),
  ),
  readings: rare(group(readings('R34', 'R38', 'R102'))),
};
export type Shooting = Values<typeof SHOOTING_FIELDS>;

/** Shots that are alike, with what is known of their dice. */
export interface Group extends Shot {
  readings: Shooting['readings'];
  shots: number;
  strength: number;
  saveModifier?: number | undefined;
  hits?: number | undefined;
  wounding?: number | undefined;
  saves?: number | undefined;
}

/** The shots of the first group as they are alike: near and far apart, unless the whole unit is at one range (R34). */
function firstOf(input: Shooting): readonly Group[] {
  const { shots, farShots, readings } = input;
  const whole = { ...input, far: false };
  if (farShots === undefined || readings.R34 === 'b') return [whole];
  const near = { ...whole, shots: shots - farShots, distance: undefined };
  const far = { ...whole, shots: farShots, distance: undefined, far: true };
  return [near, far].filter((one) => one.shots > 0);
}

/** Everybody who shoots, by what they need; what is not said of the others is as for the first. */
export const groupsOf = (input: Shooting): readonly Group[] => [
  ...firstOf(input),
  ...input.otherGroups.map((other) => ({
    ...input,
    ...other,
    far: false,
    skill: other.skill ?? input.skill,
    distance: other.distance ?? input.distance,
    range: other.range ?? input.range,
    strength: other.strength ?? input.strength,
    saveModifier: other.saveModifier ?? input.saveModifier,
  })),
];

interface Told {
  shots: number;
  hits?: number | undefined;
  wounding?: number | undefined;
  saves?: number | undefined;
}
/** Dice that cannot have fallen so: more hits than shots, wounds than hits or saves than wounds, or saves of no wounds. */
const isMistold = ({ shots, hits = shots, wounding = hits, saves = 0 }: Told) =>
  hits > shots || wounding > hits || saves > wounding;

const isApart = ({ shots, farShots, readings: { R34 }, ...told }: Shooting) =>
  R34 === 'a' &&
  farShots !== undefined &&
  farShots > 0 &&
  farShots < shots &&
  [told.hits, told.wounding, told.saves].some((fell) => fell !== undefined);

export const checkShooting = problems<Shooting>(
  [
    'atCharge',
    'moved-and-charged',
    'wab-4.42',
    ({ atCharge, moved, marched }) => atCharge && (moved || marched),
  ],
  ['farShots', 'more-than-shots', 'wab-4.44', ({ farShots = 0, shots }) => farShots > shots],
  ['farShots', 'far-dice-apart', null, isApart],
  ['hits', 'mistold-dice', null, isMistold],
  ['otherGroups', 'mistold-dice', null, ({ otherGroups }) => otherGroups.some(isMistold)],
  [
    'saves',
    'saves-of-nothing',
    'wab-4.54',
    (one) =>
      [one, ...one.otherGroups].some(
        ({ saves, wounding }) => saves !== undefined && wounding === undefined,
      ),
  ],
  [
    'lostThisPhase',
    'more-than-there-were',
    'wab-4.64',
    ({ lostThisPhase, targetModels = MOST_MODELS }) => lostThisPhase >= targetModels,
  ],
  [
    'targetStartModels',
    'more-than-at-first',
    null,
    ({ targetModels: models, targetStartModels: startModels }) =>
      models !== undefined && moreThanAtFirst({ models, startModels }),
  ],
  ['woundsBefore', 'dead-already', 'wab-4.63', (one) => one.woundsBefore >= one.woundsEach],
  [
    'targetLeadership',
    'no-models',
    null,
    (one) => one.targetModels === undefined && one.targetLeadership !== undefined,
  ],
);
