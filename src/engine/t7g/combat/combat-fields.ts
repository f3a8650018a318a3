import { problems } from '../../core/problems.ts';
import { readings, readingsToC } from '../../core/readings.ts';
import { flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCount, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { eachSide, other, SIDES, type Side } from '../../core/two-sides.ts';
import { FELL, MOST_VALUE, VIRTUE, WEAR } from '../fields.ts';
import { LEVELS } from '../units.ts';
import { defenceAgainst } from './attack-rows.ts';
import { type Bout, CLASH, DEFENCES, DICE_READINGS, FIGHTER, has, isCavalry } from './fields.ts';

const MOST_UNITS = 12;

const COMBATANT = {
  ...FIGHTER,
  courage: requiredCount(0, FIGHTER.courage.max),
  ...DEFENCES,
  stamina: usual(optionalCount(1, MOST_VALUE)),
  discipline: usual(optionalCount(0, MOST_VALUE)),
  speed: usual(optionalCount(0, MOST_VALUE)),
  wear: WEAR,
  attackDice: FELL,
  resistDice: FELL,
  breakDice: rare(FELL),
  composureDice: rare(FELL),
  fervour: VIRTUE,
  mercenary: flag(),
  wealthyLevel: rare(optionalCount(LEVELS.least + 1, LEVELS.most)),
  selfless: rare(flag()),
  elegante: rare(flag()),
  decidido: rare(flag()),
  pooledUnits: rare(count(1, MOST_UNITS, 1)),
  withoutCommander: rare(flag()),
  loyalty: VIRTUE,
};

const SIDE_OF_COMBAT = group(COMBATANT);

export const COMBAT_FIELDS = {
  attacker: SIDE_OF_COMBAT,
  defender: SIDE_OF_COMBAT,
  ...CLASH,
  readings: rare(
    group({ ...DICE_READINGS, ...readings('R42', 'R63', 'R69', 'R71'), ...readingsToC('R169') }),
  ),
};
export type Contest = Values<typeof COMBAT_FIELDS>;
export type Combatant = Contest['attacker'];

/** How many markers it bears; nothing where its Stamina is not told. */
export const limitOf = ({ stamina, fervour }: Pick<Combatant, 'stamina' | 'fervour'>) =>
  stamina === undefined ? undefined : stamina + fervour;

/** Ruling R69: a group is Weary as any unit, or (b) never while several units are left in it. */
const isWeary = (unit: Combatant, { R69 }: Contest['readings']) =>
  unit.wear === limitOf(unit) && (R69 === 'a' || unit.pooledUnits === 1);

export const boutOf = (contest: Contest, side: Side): Bout => {
  const { manner, flank, badWar, inSight, readings } = contest;
  const unit = contest[side];
  return {
    who: side,
    unit: { ...unit, weary: isWeary(unit, readings) },
    enemy: contest[other(side)],
    ...{ manner, flank, badWar, inSight, readings },
  };
};

/** Whoever may break or be Disordered by two-handed swords rolls its Discipline. */
const needsDiscipline = (contest: Contest, side: Side) =>
  contest[side].discipline === undefined &&
  ((contest[side].stamina !== undefined && !contest[side].mercenary) ||
    has(contest[other(side)], 'two-handed-swords'));

const ofSides = (side: Side) =>
  problems<Contest>(
    [
      `${side}.infantryDefence`,
      'defence-missing',
      't7g-5.13',
      (contest) =>
        contest[side].infantryDefence === undefined &&
        defenceAgainst({ unit: contest[other(side)] }) === 'infantry',
    ],
    [
      `${side}.cavalryDefence`,
      'defence-missing',
      't7g-5.13',
      (contest) =>
        contest[side].cavalryDefence === undefined &&
        defenceAgainst({ unit: contest[other(side)] }) === 'cavalry',
    ],
    [
      `${side}.wear`,
      'stamina-missing',
      't7g-1.28',
      (contest) => contest[side].wear > 0 && contest[side].stamina === undefined,
    ],
    [
      `${side}.wear`,
      'beyond-stamina-before',
      't7g-4.16',
      (contest) => contest[side].wear > (limitOf(contest[side]) ?? MOST_VALUE),
    ],
    [
      `${side}.discipline`,
      'discipline-missing',
      't7g-5.34',
      (contest) => needsDiscipline(contest, side),
    ],
    [
      `${side}.wealthyLevel`,
      'no-mercenary',
      't7g-7.50',
      (contest) => contest[side].wealthyLevel !== undefined && !contest[side].mercenary,
    ],
  );
const CHECKS = eachSide(ofSides);

export const checkCombat = problems<Contest>(
  [
    'attacker.kind',
    'only-cavalry-shelters',
    't7g-6.41',
    ({ manner, attacker }) => manner === 'sheltered' && !isCavalry(attacker.kind),
  ],
  ...SIDES.map((side) => CHECKS[side]),
);
