import { alike, amount, part, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, measure, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { CHARGE, facesFront, LAST_MOVED, lastMoveOf, reachOf } from '../arms/effects.ts';
import { CLOSE_WEAPON, COMBAT_TURN } from '../arms/weapons.ts';
import { MOST_MODELS } from '../checks/strength.ts';
import { FORMATION } from '../formations/formation.ts';
import { FULL_RANK } from './losses.ts';

export const MOST_WIDE = 40;
const MOST_REACH = 4;
/** Millimetres of a base: infantry stands on 20 by 20, cavalry on 25 by 50. */
export const SMALLEST = 10;
export const LARGEST = 200;
const FOOT = 20;
/** Along a straight line of enemies a row of models also has one beyond each end, who touches by the corner. */
const BOTH_CORNERS = 2;

export const UNIT = {
  models: usual(count(1, MOST_MODELS, 20)),
  width: usual(count(1, MOST_WIDE, 5)),
  side: choice(['front', 'flank', 'rear'], 'front'),
  closeWeapon: usual(CLOSE_WEAPON),
  combatTurn: COMBAT_TURN,
  lastMoved: LAST_MOVED,
  charge: CHARGE,
  mounted: flag(),
  skirmishers: flag(),
  reachRanks: count(0, MOST_REACH, 0),
  lost: count(0, MOST_MODELS, 0),
  baseWidth: measure(SMALLEST, LARGEST, FOOT),
  baseDepth: measure(SMALLEST, LARGEST, FOOT),
  touching: optionalCount(0, MOST_WIDE),
  formation: rare(FORMATION),
  bonusesGone: rare(flag()),
};
const FIGHTERS_FIELDS = {
  own: usual(group(UNIT)),
  enemy: usual(group(UNIT)),
  readings: rare(group(readings('R209', 'R310'))),
};
type Unit = Values<typeof UNIT>;
type Readings = Values<typeof FIGHTERS_FIELDS>['readings'];

const SIDES = ['own', 'enemy'] as const;
type Side = (typeof SIDES)[number];

export interface Ranks {
  models: number;
  width: number;
}
/** Models of the ranks, the first first; the last may be short. */
export const ranksOf = ({ models, width }: Ranks): number[] =>
  Array.from({ length: Math.ceil(models / width) }, (_, i) => Math.min(width, models - i * width));

/** Full ranks behind the first: with 4 models, or by the other reading as wide as the first (R51). */
export function fullRanks(unit: Ranks, R51: 'a' | 'b'): number {
  const least = R51 === 'b' ? Math.max(FULL_RANK, unit.width) : FULL_RANK;
  return ranksOf(unit)
    .slice(1)
    .filter((rank) => rank >= least).length;
}

/** The row of models that turns to the enemy, and how far one of them reaches along it. */
function rowOf(unit: Unit) {
  const ranks = ranksOf(unit);
  if (unit.side === 'flank') return { row: ranks.length, each: unit.baseDepth };
  const row = (unit.side === 'front' ? ranks[0] : ranks.at(-1)) ?? 0;
  return { row, each: unit.baseWidth };
}

/** The most of a row that touch the row of the enemy, corners counted in (wab-5.11, wab-3.29). */
export function touches(
  own: { row: number; each: number },
  enemy: { row: number; each: number },
): number {
  if (enemy.row === 0) return 0;
  return Math.min(own.row, Math.floor((enemy.row * enemy.each) / own.each) + BOTH_CORNERS);
}

/** Models behind those who touch, in as many ranks as their weapons reach over (wab-5.14). */
export const behind = (unit: Ranks & { reachRanks: number }, touching: number): number =>
  ranksOf(unit)
    .slice(1, 1 + unit.reachRanks)
    .reduce((all, rank) => all + Math.min(rank, touching), 0);

interface Seen extends Unit {
  who: Side;
  row: number;
  facing: number;
}
const { adds, notes, sets } = rulesOf<Seen>(({ who }) => ({ who }));

const lastRank = (unit: Unit) => ranksOf(unit).at(-1) ?? 0;
const touching = ({ row, touching, facing }: Seen) => touching ?? facing ?? row;

/** Who touches an enemy, and who strikes past friends. */
const FIGHT: Table<Seen, number> = {
  on: 'fight',
  rows: [
    notes<number>(
      'wab-5.15',
      [({ side }) => side === 'flank'],
      on('last-rank-is-full', (one) => lastRank(one) < one.width),
    ),
    sets(
      'wab-5.11',
      touching,
      [],
      on('all-touch', (one) => touching(one) < one.row),
      { with: (one) => ({ who: one.who, touching: touching(one), row: one.row }) },
    ),
    adds(
      'wab-5.14',
      (one) => behind(one, touching(one)),
      [({ reachRanks }) => reachRanks > 0],
      on('not-to-the-front', facesFront),
      { with: (one) => ({ who: one.who, more: behind(one, touching(one)) }) },
    ),
  ],
};

/** A model that fell before it could strike takes one blow with it. */
const STRIKE: Table<Seen, number> = {
  on: 'strike',
  rows: [
    sets(
      'wab-5.37/unit',
      ({ lost }, fight) => Math.max(0, fight - lost),
      [({ lost }) => lost > 0],
      {
        with: ({ who, lost }, _, after) => ({ who, lost, left: after() }),
      },
    ),
  ],
};

export function fightersOf(
  who: Side,
  { readings, ...unit }: Unit & { readings: Readings },
  other: Unit,
  trace: Trace,
) {
  const own = rowOf(unit);
  const facing = touches(own, rowOf(other));
  const reachRanks = reachOf(
    { ...unit, lastMoved: lastMoveOf(unit), readings },
    unit.reachRanks,
    trace,
  );
  const seen: Seen = { ...unit, reachRanks, who, row: own.row, facing };
  const touch = touching(seen);
  const fight = applyRows(FIGHT, seen, own.row, trace);
  const strike = applyRows(STRIKE, seen, fight, trace);
  return { touching: touch, fromBehind: fight - touch, fight, strike, ranks: ranksOf(unit).length };
}

const FOUND = alike(amount(), 'ranks', 'touching', 'fromBehind', 'fight', 'strike');

export const fighters = defineQuery({
  id: 'wab/fighters',
  fields: FIGHTERS_FIELDS,
  answer: { own: part(FOUND), enemy: part(FOUND), ...alike(yes(), 'ownChooses', 'enemyChooses') },
  sample: { own: { models: 21, width: 7 }, enemy: { models: 20 } },
  start: {},
  check: problems(
    ...SIDES.map(
      (side) =>
        [
          `${side}.touching`,
          'no-so-many-there',
          'wab-5.11',
          (one: Values<typeof FIGHTERS_FIELDS>) => (one[side].touching ?? 0) > rowOf(one[side]).row,
        ] as const,
    ),
  ),
  run(input, trace) {
    const own = fightersOf('own', { ...input.own, readings: input.readings }, input.enemy, trace);
    const enemy = fightersOf(
      'enemy',
      { ...input.enemy, readings: input.readings },
      input.own,
      trace,
    );
    const ownChooses = enemy.touching > 1 && own.touching > 0;
    const enemyChooses = own.touching > 1 && enemy.touching > 0;
    if (ownChooses || enemyChooses) trace.step('wab-5.12');
    return {
      answer: { own, enemy, ownChooses, enemyChooses },
      summary: { say: 'fighters/both', with: { own: own.strike, enemy: enemy.strike } },
    };
  },
});
