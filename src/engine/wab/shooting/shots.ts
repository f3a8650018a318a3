import { problems } from '../../core/problems.ts';
import { readings } from '../../core/readings.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, flag, optionalChoice } from '../../core/schema/choices.ts';
import { group, groups, rare, unsaid, usual } from '../../core/schema/groups.ts';
import { count, optionalCount, optionalMeasure, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { isLong, profileOf, rangeOf } from '../arms/missiles.ts';
import { moreThanAtFirst } from '../checks/strength.ts';
import { FRONT_FIELDS } from '../formations/front.ts';
import { CARRIER_FIELDS, isElephant, isShared, toughnessOf } from '../wounds/shares.ts';
import { ATTACKS, MOST_STRENGTH, MOST_TOUGHNESS, SAVE } from '../wounds/wounds.ts';
import { MOST_WOUNDS } from './losses.ts';
import { COVERS, type Shot, TARGETS } from './to-hit.ts';
import { FAR, WEAPON_NAMES } from './weapons.ts';

const MOST_SKILL = 6;
export const MOST_MODELS = 100;
const MOST_SHOTS = 100;
const MOST_GROUPS = 4;
/** No weapon takes more off a save. */
const MOST_MODIFIER = 6;
/** Of a shot of which nothing else is told: that of a bow. */
const RANGE = 24;
const STRENGTH = 3;
const MOST_LEADERSHIP = 10;

const FELL = optionalCount(0, MOST_SHOTS);

export const SHOOTING_FIELDS = {
  skill: requiredCount(1, MOST_SKILL),
  shots: ATTACKS,
  weapon: usual(optionalChoice(WEAPON_NAMES)),
  range: usual(unsaid(optionalMeasure(1, FAR), () => RANGE)),
  distance: usual(optionalMeasure(0, FAR)),
  strength: usual(unsaid(optionalCount(1, MOST_STRENGTH), () => STRENGTH)),
  toughness: usual(
    unsaid(optionalCount(1, MOST_TOUGHNESS), ({ target, machine }) =>
      toughnessOf({ target, machine } as Parameters<typeof toughnessOf>[0]),
    ),
  ),
  save: SAVE,
  saveModifier: optionalCount(0, MOST_MODIFIER),
  moved: flag(),
  atCharge: flag(),
  fearFailed: rare(flag()),
  veteran: rare(flag()),
  shootsTwice: flag(),
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
  ...FRONT_FIELDS,
  ...CARRIER_FIELDS,
  expertHorsemen: rare(flag()),
  targetFlees: rare(flag()),
  marched: rare(flag()),
  neverLong: rare(flag()),
  otherGroups: rare(
    groups(
      {
        shots: ATTACKS,
        skill: optionalCount(1, MOST_SKILL),
        weapon: optionalChoice(WEAPON_NAMES),
        distance: optionalMeasure(0, FAR),
        range: optionalMeasure(1, FAR),
        strength: optionalCount(1, MOST_STRENGTH),
        saveModifier: optionalCount(0, MOST_MODIFIER),
        moved: flag(),
        shootsTwice: flag(),
        neverLong: flag(),
        hits: FELL,
        wounding: FELL,
        saves: FELL,
      },
      MOST_GROUPS,
    ),
  ),
  readings: rare(group(readings('R34', 'R38', 'R102', 'R202', 'R296'))),
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

interface Raw {
  weapon?: Shooting['weapon'];
  shootsTwice: boolean;
  moved: boolean;
  atCharge: boolean;
  far: boolean;
  distance?: number | undefined;
  range?: number | undefined;
  strength?: number | undefined;
  saveModifier?: number | undefined;
}
export const isBeyondHalf = ({ weapon, ...one }: Raw) =>
  weapon !== undefined && (one.far || isLong({ ...one, weapon }, one.distance ?? 0));

/** Range, Strength and modifier as they are told, or those of its weapon at that range. */
function armed<T extends Raw>({ weapon, ...one }: T) {
  const { range = RANGE, strength = STRENGTH, saveModifier } = one;
  if (weapon === undefined) return { ...one, weapon, range, strength, saveModifier };
  const shot = { ...one, weapon, isLong: isBeyondHalf({ ...one, weapon }) };
  const { weaponStrength, weaponModifier } = profileOf(shot, new Trace());
  return {
    ...{ ...one, weapon, range: rangeOf(shot), strength: weaponStrength },
    saveModifier: weaponModifier,
  };
}
/** The shots of the first group as if all were at one range. */
export const shotOf = (input: Shooting) => armed({ ...input, far: false });

/** A weapon with a range, Strength or modifier that is not its own. */
const isToldOtherwise = (input: Shooting) => {
  const { range, strength, saveModifier } = shotOf(input);
  const told = [
    [input.range, range],
    [input.strength, strength],
    [input.saveModifier, saveModifier],
  ];
  return input.weapon !== undefined && told.some(([one, own]) => one !== undefined && one !== own);
};

/** The shots of the first group as they are alike: near and far apart, unless the whole unit is at one range (R34). */
function firstOf(input: Shooting): readonly Group[] {
  const { shots, farShots, readings } = input;
  const whole = { ...input, far: false };
  if (farShots === undefined || readings.R34 === 'b') return [armed(whole)];
  const near = { ...whole, shots: shots - farShots, distance: undefined };
  const far = { ...whole, shots: farShots, distance: undefined, far: true };
  return [near, far].filter((one) => one.shots > 0).map(armed);
}

const isToldByNumbers = ({ range, strength }: Pick<Raw, 'range' | 'strength'>) =>
  range !== undefined || strength !== undefined;

/** Everybody who shoots, by what they need; what is not said of the others is as for the first. */
export const groupsOf = (input: Shooting): readonly Group[] => [
  ...firstOf(input),
  ...input.otherGroups.map((other) =>
    armed({
      ...input,
      ...other,
      far: false,
      weapon: other.weapon ?? (isToldByNumbers(other) ? undefined : input.weapon),
      skill: other.skill ?? input.skill,
      distance: other.distance ?? input.distance,
      range: other.range ?? input.range,
      strength: other.strength ?? input.strength,
      saveModifier: other.saveModifier ?? input.saveModifier,
    }),
  ),
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
  ['weapon', 'weapon-tells-it', 'wab-4.19', isToldOtherwise],
  [
    'shootsTwice',
    'only-slings-shoot-twice',
    'wab-10.68',
    (one) => one.shootsTwice && one.weapon !== 'sling',
  ],
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
    'wounding',
    'hits-are-shared',
    'wab-17.16',
    (one) =>
      isShared(one) &&
      [one, ...one.otherGroups].some(
        ({ wounding, saves }) => wounding !== undefined || saves !== undefined,
      ),
  ],
  ['barded', 'only-elephants-wear-it', 'wab-17.22', (one) => one.barded && !isElephant(one)],
  [
    'targetLeadership',
    'no-models',
    null,
    (one) => one.targetModels === undefined && one.targetLeadership !== undefined,
  ],
);
