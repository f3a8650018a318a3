import type { ClauseId } from '../../core/clause-ids.ts';
import { applyRows, type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import {
  choice,
  count,
  flag,
  optionalCount,
  rare,
  type Values,
  type Violation,
} from '../../core/schema.ts';
import { COMBAT_FIELDS, FIRE_READINGS, READINGS } from '../combat/combat.ts';
import {
  entersForestFighting,
  foot,
  inTerrain,
  LINE_COMMAND,
  type Mover,
  mounted,
  movedMore,
  TOO_FAR,
  underCard,
  unitIs,
} from '../combat/may.ts';
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
export const MAY_FIRE_READINGS = {
  R50: FIRE_READINGS.R50,
  R71: READINGS.R71,
  R90: FIRE_READINGS.R90,
};

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

type On = Condition<Shot>;
type FireRow = Row<Shot, boolean>;

const on = (name: string, holds: (shot: Shot) => boolean): On => ({ name, holds });
const facts = ({ attacker: { unit }, target, moved, distance }: Shot) => ({
  unit,
  target,
  moved,
  distance,
  range: rangeOf(unit),
});
const forbids = (clause: ClauseId, ...when: On[]): FireRow => ({
  clause,
  when,
  apply: () => false,
  with: facts,
});
const notes = (clause: ClauseId, say: string, ...when: On[]): FireRow => ({
  clause,
  when,
  with: facts,
  say,
});

/** The topic of what bears on every fire: only its other condition is worth a word. */
const anyFire = on('no-fire', () => true);
const adjacent = on('not-adjacent', ({ distance }) => distance === 1);
const apart = on('adjacent', ({ distance }) => distance > 1);
const enemyAdjacent = on(
  'no-enemy-adjacent',
  ({ attacker, distance }) => enemiesAdjacent(attacker.enemiesAdjacent, distance) > 0,
);
const leaderAdjacent = on('no-leader-adjacent', ({ attacker }) => attacker.leaderAdjacent);
const leaderStopsFire = on('reading-r50-a', ({ readings }) => readings.R50 === 'b');
const battledAs = (kind: 'close' | 'ranged') =>
  on('not-battled-so', ({ attacker }) => attacker.battled === kind);
const inRange = on('out-of-range', ({ attacker, distance }) => distance <= rangeOf(attacker.unit));
const beyondRange = on('in-range', ({ attacker, distance }) => distance > rangeOf(attacker.unit));

/** One die less leaves none to a unit that fires with 1, unless its card gives it one (R70, R90). */
const dieLost = on(
  'reading-r71-b',
  ({ attacker: { unit }, readings }) => isFoot(unit) || readings.R71 === 'a',
);
const noDieGiven = on(
  'die-of-the-card',
  ({ card, readings }) => card !== 'i-am-spartacus' || readings.R90 === 'b',
);

const RANGE: FireRow[] = Object.entries(MISSILE_RANGE).flatMap(([name, { clause }]) => {
  const unit = unitIs(name as Combatant);
  return [
    notes(clause, `${clause}/in-range`, topic(unit, apart, inRange)),
    forbids(clause, topic(unit, beyondRange)),
  ];
});

const CARDS: FireRow[] = [
  notes('cca-18.34', 'cca-18.34/twice', underCard('darken-the-sky')),
  forbids('cca-18.34', underCard('darken-the-sky'), movedMore(0)),
  forbids('cca-18.35', underCard('double-time')),
  forbids('cca-18.49', underCard('mounted-charge')),
  forbids('cca-18.28', underCard('clash-of-shields')),
  LINE_COMMAND,
  notes('cca-18.45', 'cca-18.45/fire', underCard('line-command')),
  notes('cca-18.47', 'cca-18.47/fire', underCard('move-fire-move')),
];

const AFTER_MOVE: FireRow[] = [
  ...TOO_FAR,
  { ...forbids('cca-8.16', topic(unitIs('AX'), movedMore(1))), say: 'cca-8.16/no-battle' },
  forbids('cca-10.19', unitIs('AX'), movedMore(1)),
  notes('cca-17.3', 'cca-17.3', topic(inTerrain('rough'), foot, movedMore(0))),
  forbids('cca-17.4', topic(inTerrain('rough'), mounted), movedMore(0)),
  {
    ...notes(
      'cca-17.10',
      'cca-17.10',
      topic(inTerrain('forest'), movedMore(0)),
      entersForestFighting,
    ),
    unless: ['cca-17.9'],
  },
  forbids('cca-17.9', inTerrain('forest'), movedMore(0)),
  notes('cca-17.28', 'cca-17.28', topic(inTerrain('ford'), movedMore(0))),
  {
    ...forbids('cca-17.42', topic(inTerrain('camp'), movedMore(0)), dieLost, noDieGiven),
    say: 'cca-17.42/no-fire',
  },
];

export const MAY_FIRE: Table<Shot, boolean> = {
  on: 'allowed',
  rows: [
    forbids(
      'cca-2.6',
      on('ordered', ({ attacker }) => !attacker.ordered),
    ),
    notes('cca-10.9', 'cca-10.9', anyFire),
    notes('cca-10.2', 'cca-10.2', apart),
    forbids(
      'cca-10.1',
      anyFire,
      on('has-missiles', ({ attacker }) => !hasMissiles(attacker.unit)),
    ),
    forbids('cca-9.9', battledAs('close')),
    forbids(
      'cca-9.4',
      battledAs('ranged'),
      on('darken-the-sky', ({ card }) => card !== 'darken-the-sky'),
    ),
    forbids(
      'cca-9.5',
      on('dice-together', ({ splitDice }) => splitDice),
    ),
    forbids('cca-10.4', anyFire, adjacent),
    forbids('cca-11.2', anyFire, enemyAdjacent),
    forbids('cca-10.5', apart, enemyAdjacent),
    {
      ...forbids('cca-10.5', topic(apart, leaderAdjacent), leaderStopsFire),
      say: 'cca-10.5/leader',
    },
    ...RANGE,
    forbids(
      'cca-10.3',
      anyFire,
      on('in-sight', ({ lineOfSight }) => !lineOfSight),
    ),
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
export function checkNeighbours(input: {
  attacker: { enemiesAdjacent: number | undefined };
  distance: number;
}): Violation[] {
  const { attacker, distance } = input;
  if (attacker.enemiesAdjacent !== 0 || distance !== 1) return [];
  return [{ field: 'attacker.enemiesAdjacent', problem: 'target-is-adjacent', with: { distance } }];
}
