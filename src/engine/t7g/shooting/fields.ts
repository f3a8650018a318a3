import { problems } from '../../core/problems.ts';
import { readings } from '../../core/readings.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, measure, optionalCount, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FELL, KIND, MOST_VALUE, VIRTUE, WEAR } from '../fields.ts';
import { FACES, LEVELS } from '../units.ts';
import { ARQUEBUS_RANGE, LONGER, WEAPON_NAMES, weaponOf } from './weapons.ts';

const MOST_INCHES = 100;
/** A Defence beyond 6 is never reached, one of 1 always. */
const MOST_DEFENCE = 7;

export const SHOT_FIELDS = {
  shooter: group({
    weapon: requiredChoice(WEAPON_NAMES),
    fire: requiredCount(0, MOST_VALUE),
    farFire: optionalCount(0, MOST_VALUE),
    kind: KIND,
    weary: flag(),
    drill: VIRTUE,
    mortar: rare(flag()),
    experimental: rare(flag()),
    limbered: rare(flag()),
    dragoon: rare(flag()),
    harasser: rare(flag()),
    givesUpFlight: rare(flag()),
    flematico: rare(flag()),
    perfeccionista: rare(flag()),
    picaro: rare(flag()),
    raudo: rare(flag()),
    ingeniero: rare(count(0, LEVELS.most, 0)),
    tutor: rare(count(0, LEVELS.most, 0)),
  }),
  card: usual(choice(['fire', 'attention', 'attack', 'run', 'resist'], 'fire')),
  reaction: usual(flag()),
  distance: usual(measure(0, MOST_INCHES, 0)),
  inSight: flag(true),
  target: group({
    defence: usual(optionalCount(1, MOST_DEFENCE)),
    courage: usual(optionalCount(0, MOST_VALUE)),
    stamina: optionalCount(1, MOST_VALUE),
    wear: WEAR,
    discipline: optionalCount(0, MOST_VALUE),
    disordered: flag(),
    cover: flag(),
    estoico: rare(flag()),
    fortifiedGuns: rare(flag()),
    openOrder: rare(flag()),
    mobileFortress: rare(flag()),
    resists: rare(flag()),
    sacrifice: VIRTUE,
    fervour: VIRTUE,
    mercenary: rare(flag()),
  }),
  shotDice: FELL,
  resistDice: FELL,
  breakDice: rare(FELL),
  readings: rare(group(readings('R9', 'R27', 'R44', 'R45', 'R81', 'R111'))),
};
export type ShotInput = Values<typeof SHOT_FIELDS>;

/** Inches by which Ingeniero and Tutor lengthen the range. */
export const longerBy = ({ shooter: { ingeniero, tutor, weapon } }: ShotInput) =>
  (weaponOf(weapon).cannon ? LONGER.ingeniero * ingeniero : 0) + LONGER.tutor * tutor;
export const rangeOf = (input: ShotInput) => weaponOf(input.shooter.weapon).range + longerBy(input);

/** Ruling R44: at the very limit of the arquebus the first Value counts, or (b) the second. */
export function isFar(input: ShotInput): boolean {
  const { distance, readings, shooter } = input;
  const near = ARQUEBUS_RANGE + (readings.R111 === 'a' ? LONGER.tutor * shooter.tutor : 0);
  return readings.R44 === 'a' ? distance > near : distance >= near;
}

export const isMixed = ({ shooter }: ShotInput) => shooter.weapon === 'arquebus-musket';
export const isCannon = ({ shooter }: ShotInput) => weaponOf(shooter.weapon).cannon === true;
export const isFirearm = ({ shooter }: ShotInput) => weaponOf(shooter.weapon).firearm === true;
/** Each die that resists must show it: 4 against Volleys, 6 against Artillery (t7g-4.12). */
export const resistFrom = (input: ShotInput) => (isCannon(input) ? FACES : 4);

export const checkShot = problems<ShotInput>(
  [
    'shooter.farFire',
    'no-second-fire',
    't7g-6.104',
    (input) => input.shooter.farFire !== undefined && !isMixed(input),
  ],
  [
    'shooter.farFire',
    'second-fire-missing',
    't7g-6.104',
    (input) => input.shooter.farFire === undefined && isMixed(input) && isFar(input),
  ],
  [
    'shooter.mortar',
    'needs-cannon',
    't7g-6.121',
    (input) => input.shooter.mortar && !isCannon(input),
  ],
  [
    'shooter.limbered',
    'needs-cannon',
    't7g-6.74',
    (input) => input.shooter.limbered && !isCannon(input),
  ],
  [
    'shooter.experimental',
    'needs-cannon',
    't7g-6.81',
    (input) => input.shooter.experimental && !isCannon(input),
  ],
  [
    'target.wear',
    'beyond-stamina-before',
    't7g-4.16',
    ({ target }) => target.wear > (target.stamina ?? MOST_VALUE) + target.fervour,
  ],
  [
    'resistDice',
    'shot-not-rolled',
    't7g-4.1',
    ({ shotDice, resistDice }) => resistDice !== undefined && shotDice === undefined,
  ],
  [
    'breakDice',
    'resist-not-rolled',
    't7g-4.18',
    ({ resistDice, breakDice }) => breakDice !== undefined && resistDice === undefined,
  ],
);
