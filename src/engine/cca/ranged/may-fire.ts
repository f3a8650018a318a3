import { problems } from '../../core/problems.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Row, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { COMBAT_FIELDS } from '../combat/combat.ts';
import {
  entersForestFighting,
  foot,
  inTerrain,
  type Mover,
  mounted,
  unitIs,
} from '../combat/mover.ts';
import { LINE_COMMAND, movedMore, TOO_FAR, underCard } from '../combat/too-far.ts';
import { type Combatant, hasMissiles, isFoot, MISSILE_RANGE } from '../units.ts';

const { moved } = COMBAT_FIELDS.attacker.fields;

/** What is asked about a unit that wants to battle, beside what it is and where it stands. */
export const READY_FIELDS = {
  moved,
  ordered: flag(true),
  battled: choice(['no', 'close', 'ranged'], 'no'),
  enemiesAdjacent: optionalCount(0, 6),
  leaderAdjacent: rare(flag()),
};

/** Readings that decide whether a unit may fire. */
export const MAY_FIRE_READINGS = readings('R50', 'R71', 'R90');

/** A unit that wants to fire at a target: how it stands, and under which card. */
export interface Shot extends Mover {
  attacker: Mover['attacker'] & Omit<Values<typeof READY_FIELDS>, 'moved'>;
  target: Combatant;
  distance: number;
  lineOfSight: boolean;
  splitDice: boolean;
  readings: Values<typeof MAY_FIRE_READINGS>;
}

const MOST_DISTANCE = 15;

/** How the target lies to the unit that battles. */
export const TARGET_FIELDS = {
  lineOfSight: flag(true),
  splitDice: rare(flag()),
};
export const distanceField = (ordinary: number) => count(1, MOST_DISTANCE, ordinary);

/** Enemy units in the six hexes around; the target is one of them where it is adjacent. */
export const enemiesAdjacent = (told: number | undefined, distance: number) =>
  told ?? (distance === 1 ? 1 : 0);

/** How far a unit fires; 0 without missiles. */
export const rangeOf = (unit: Combatant) => (unit === 'LD' ? 0 : (MISSILE_RANGE[unit]?.hexes ?? 0));

const { bars, notes } = rulesOf<Shot>(({ attacker: { unit }, target, moved, distance }) => ({
  unit,
  target,
  moved,
  distance,
  range: rangeOf(unit),
}));

const adjacent = on('not-adjacent', ({ distance }: Shot) => distance === 1);
const apart = not(adjacent);
const enemyAdjacent = on(
  'no-enemy-adjacent',
  ({ attacker, distance }: Shot) => enemiesAdjacent(attacker.enemiesAdjacent, distance) > 0,
);
const leaderStopsFire = on('reading-r50-a', ({ readings }: Shot) => readings.R50 === 'b');
const battledAs =
  (kind: 'close' | 'ranged') =>
  ({ attacker }: Shot) =>
    attacker.battled === kind;
const inRange = ({ attacker, distance }: Shot) => distance <= rangeOf(attacker.unit);
const withoutMissiles = on('has-missiles', ({ attacker }: Shot) => !hasMissiles(attacker.unit));
const unseen = on('in-sight', ({ lineOfSight }: Shot) => !lineOfSight);

/** One die less leaves none to a unit that fires with 1, unless its card gives it one (R70, R90). */
const dieLost = on(
  'reading-r71-b',
  ({ attacker: { unit }, readings }: Shot) => isFoot(unit) || readings.R71 === 'a',
);
const noDieGiven = on(
  'die-of-the-card',
  ({ card, readings }: Shot) => card !== 'i-am-spartacus' || readings.R90 === 'b',
);

const RANGE: Row<Shot, boolean>[] = Object.entries(MISSILE_RANGE).flatMap(([name, { clause }]) => {
  const unit = unitIs(name as Combatant);
  return [
    notes(clause, [unit, apart, inRange], { say: `${clause}/in-range` }),
    bars(clause, [unit, not(inRange)]),
  ];
});

const CARDS: Row<Shot, boolean>[] = [
  notes('cca-18.34/twice', [underCard('darken-the-sky')]),
  bars('cca-18.34', [underCard('darken-the-sky')], movedMore(0)),
  bars('cca-18.35', [underCard('double-time')]),
  bars('cca-18.49', [underCard('mounted-charge')]),
  bars('cca-18.28', [underCard('clash-of-shields')]),
  LINE_COMMAND,
  notes('cca-18.45/fire', [underCard('line-command')]),
  notes('cca-18.47/fire', [underCard('move-fire-move')]),
];

const AFTER_MOVE: Row<Shot, boolean>[] = [
  ...TOO_FAR,
  bars('cca-8.16/no-battle', [unitIs('AX'), movedMore(1)]),
  bars('cca-10.19', [unitIs('AX')], movedMore(1)),
  notes('cca-17.3', [inTerrain('rough'), foot, movedMore(0)]),
  bars('cca-17.4', [inTerrain('rough'), mounted], movedMore(0)),
  notes('cca-17.10', [inTerrain('forest'), movedMore(0)], entersForestFighting, {
    unless: ['cca-17.9'],
  }),
  bars('cca-17.9', [inTerrain('forest')], movedMore(0)),
  notes('cca-17.28', [inTerrain('ford'), movedMore(0)]),
  bars('cca-17.42/no-fire', [inTerrain('camp'), movedMore(0)], dieLost, noDieGiven),
];

export const MAY_FIRE: Table<Shot, boolean> = {
  on: 'allowed',
  rows: [
    bars('cca-2.6', [({ attacker }) => !attacker.ordered]),
    notes('cca-10.9', []),
    notes('cca-10.2', [apart]),
    bars('cca-10.1', [], withoutMissiles),
    bars('cca-9.9', [battledAs('close')]),
    bars(
      'cca-9.4',
      [battledAs('ranged')],
      on('darken-the-sky', ({ card }) => card !== 'darken-the-sky'),
    ),
    bars('cca-9.5', [({ splitDice }) => splitDice]),
    bars('cca-10.4', [], adjacent),
    bars('cca-11.2', [], enemyAdjacent),
    bars('cca-10.5', [apart], enemyAdjacent),
    bars('cca-10.5/leader', [apart, ({ attacker }) => attacker.leaderAdjacent], leaderStopsFire),
    ...RANGE,
    bars('cca-10.3', [], unseen),
    ...CARDS,
    ...AFTER_MOVE,
  ],
};

/** May the unit fire at this target, after its move and under the card in play? */
export const mayFire = (shot: Shot, trace: Trace) => applyRows(MAY_FIRE, shot, true, trace);

/** The shot that a question describes. */
export const shotOf = (
  input: Omit<Shot, 'attacker' | 'moved' | 'target'> & {
    attacker: Shot['attacker'] & { moved: number };
    defender: { unit: Combatant };
  },
): Shot => ({ ...input, moved: input.attacker.moved, target: input.defender.unit });

/** A target next to the unit is an enemy next to it. */
export const checkNeighbours = problems<{
  attacker: { enemiesAdjacent: number | undefined };
  distance: number;
}>([
  'attacker.enemiesAdjacent',
  'target-is-adjacent',
  null,
  ({ attacker, distance }) => attacker.enemiesAdjacent === 0 && distance === 1,
  ({ distance }) => ({ distance }),
]);
