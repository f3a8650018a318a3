import { problems } from '../../core/problems.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Row, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { ADOPTED, CARD, FIGHTER, type Fighter, fighter, type Mover } from '../combat/combat.ts';
import { cardIs, roller } from '../combat/conditions.ts';
import { MAY_FIGHT } from '../combat/may-fight.ts';
import {
  COMBATANTS,
  type Combatant,
  isArtillery,
  isFootArtillery,
  isHorseArtillery,
  isInfantry,
  isUnit,
} from '../units.ts';
import { rangeOf } from './range.ts';

const { someBlocks, leader, inSquare, terrain, moved } = FIGHTER;

/** What is asked about a unit that wants to fire, beside its dice. */
export const SHOOTER = {
  unit: requiredChoice(COMBATANTS),
  blocks: someBlocks,
  leader,
  inSquare,
  terrain,
  moved,
  ordered: rare(flag(true)),
  fought: choice(['no', 'ranged', 'melee'], 'no'),
  enemiesAdjacent: optionalCount(0, 6),
  leadersAdjacent: rare(count(0, 6, 0)),
};
export const TARGET = requiredChoice(COMBATANTS);

const NEAREST = 2;
const MOST_DISTANCE = 14;
/** How the target lies to the unit that fires, and by which card that has its order. */
export const SHOT_FIELDS = {
  distance: count(1, MOST_DISTANCE, NEAREST),
  lineOfSight: flag(true),
  splitDice: rare(flag()),
  combinesDice: rare(flag()),
  card: CARD,
};

/** Readings that decide whether a unit may fire. */
export const MAY_FIRE_READINGS = readings('R1', 'R53', 'R77', 'R80');

/** A unit that wants to fire at a target: how it stands, and under which card. */
interface Shot extends Mover, Values<typeof SHOT_FIELDS> {
  shooter: Omit<Values<typeof SHOOTER>, keyof Fighter>;
  target: Combatant;
  /** A leader is attached to it. */
  targetLed: boolean;
  readings: Mover['readings'] & Values<typeof MAY_FIRE_READINGS>;
}

const { bars, notes } = rulesOf<Shot>((shot) => ({
  unit: shot.roller.unit,
  target: shot.target,
  moved: shot.roller.moved,
  distance: shot.distance,
  range: rangeOf(shot),
}));
type ShotRow = Row<Shot, boolean>;

const rollerAlone = on(
  'leader-with-unit',
  roller(({ unit }) => !isUnit(unit)),
);
const targetAlone = on('leader-with-unit', ({ target }: Shot) => !isUnit(target));
const hasFought = ({ shooter }: Shot) => shooter.fought !== 'no';
const adjacent = on('not-adjacent', ({ distance }: Shot) => distance === 1);
const apart = not(adjacent);
/** Enemy units in the six hexes around; the target is one of them where it is adjacent. */
const enemyAdjacent = on('no-enemy-adjacent', ({ shooter, distance, target }: Shot) => {
  const told = shooter.enemiesAdjacent ?? (distance === 1 && isUnit(target) ? 1 : 0);
  return told > 0;
});
const leaderAdjacent = ({ shooter }: Shot) => shooter.leadersAdjacent > 0;
const leaderCounts = on('reading-r77-a', ({ readings }: Shot) => readings.R77 === 'b');
const foughtAs = (kind: 'ranged' | 'melee') =>
  on(`not-fought-${kind}`, ({ shooter }: Shot) => shooter.fought === kind);
const inRange = (shot: Shot) => shot.distance <= rangeOf(shot);
const beyond = not(inRange);
const still = roller(({ moved }) => moved === 0);
const unseen = on('in-sight', ({ lineOfSight }: Shot) => !lineOfSight);
const fires = (unit: Combatant) => isInfantry(unit) || isArtillery(unit);

const foot = roller(({ unit }) => isInfantry(unit) && unit !== 'rifle');
const rifle = roller(({ unit }) => unit === 'rifle');
const footGuns = roller(({ unit }) => isFootArtillery(unit));
const horseGuns = roller(({ unit }) => isHorseArtillery(unit));
const movedOne = on(
  'has-not-moved',
  roller(({ moved }) => moved === 1),
);
/** Horse artillery that moved loses its distance of 4. */
const AFTER_MOVE = 3;

const RANGE: ShotRow[] = [
  notes('ccn-5.83', []),
  notes('ccn-5.93', [roller(({ unit }) => isInfantry(unit)), apart, inRange]),
  notes('ccn-5.84/in-range', [foot, apart, inRange]),
  bars('ccn-5.84', [foot, beyond]),
  notes('ccn-5.85/in-range', [rifle, apart, inRange]),
  bars('ccn-5.85', [rifle, beyond]),
  notes('ccn-5.100', [footGuns, apart, inRange, still]),
  notes('ccn-5.86/in-range', [footGuns, apart, inRange]),
  bars('ccn-5.86', [footGuns, beyond]),
  notes('ccn-5.102', [horseGuns, apart, inRange, still]),
  notes('ccn-5.87/in-range', [horseGuns, apart, inRange]),
  bars('ccn-5.87', [horseGuns, beyond]),
  bars(
    'ccn-5.103',
    [horseGuns],
    movedOne,
    on('not-so-far', ({ distance }) => distance > AFTER_MOVE),
  ),
];

export const MAY_FIRE: Table<Shot, boolean> = {
  on: 'allowed',
  rows: [
    notes('ccn-5.66', []),
    notes('ccn-5.81', []),
    notes('ccn-5.82', []),
    bars('ccn-5.81/not-ordered', [({ shooter }) => !shooter.ordered]),
    bars('ccn-5.73', [roller(({ unit, leader }) => leader || !isUnit(unit))], rollerAlone),
    bars(
      'ccn-5.74',
      [],
      on(
        'fires',
        roller(({ unit }) => !fires(unit)),
      ),
    ),
    bars('ccn-5.114', [({ target, targetLed }) => targetLed || !isUnit(target)], targetAlone),
    bars('ccn-5.67', [hasFought], foughtAs('melee')),
    bars('ccn-5.71', [hasFought], foughtAs('ranged')),
    bars('ccn-5.70', [({ splitDice }) => splitDice]),
    bars('ccn-5.82/combined', [({ combinesDice }) => combinesDice]),
    notes('ccn-5.75', [], on('target-adjacent', apart)),
    bars('ccn-5.76', [], adjacent),
    bars('ccn-8.52', [cardIs('fire-and-hold')], enemyAdjacent),
    bars('ccn-6.42', [roller(({ inSquare }) => inSquare)], enemyAdjacent),
    bars('ccn-5.77', [apart], enemyAdjacent),
    bars('ccn-5.77/leader', [apart, leaderAdjacent], leaderCounts),
    ...RANGE,
    notes('ccn-5.88/seen', [apart, not(unseen)]),
    bars('ccn-5.88/unseen', [], unseen),
    ...MAY_FIGHT,
    notes('ccn-5.69', [(_, may) => may]),
    notes('ccn-5.68', [(_, may) => may]),
  ],
};

/** May the unit fire at this target, after its move and by the card that ordered it? */
export const mayFire = (shot: Shot, trace: Trace) => applyRows(MAY_FIRE, shot, true, trace);

type Asked = Values<typeof SHOT_FIELDS> & {
  attacker: Values<typeof SHOOTER>;
  readings: Partial<Values<typeof MAY_FIRE_READINGS>>;
};
/** The shot that a question describes. */
export const shotOf = (
  { attacker, readings, ...asked }: Asked,
  target: Combatant,
  targetLed = false,
): Shot => ({
  ...asked,
  kind: 'ranged',
  roller: fighter(attacker.unit, attacker),
  shooter: attacker,
  target,
  targetLed,
  readings: { ...ADOPTED, R1: 'a', R77: 'a', ...readings },
});

/** A target next to the unit is an enemy next to it; the last block decides whether horse artillery that moved fights. */
export const checkShot = problems<Pick<Asked, 'attacker' | 'distance'>>(
  [
    'attacker.enemiesAdjacent',
    'target-is-adjacent',
    'ccn-5.76',
    ({ attacker, distance }) => attacker.enemiesAdjacent === 0 && distance === 1,
    ({ distance }) => ({ distance }),
  ],
  [
    'attacker.blocks',
    'blocks-after-move',
    'ccn-5.105',
    ({ attacker: { unit, blocks, moved } }) =>
      isHorseArtillery(unit) && moved === 1 && blocks === undefined,
    ({ attacker: { unit } }) => ({ unit }),
  ],
);
