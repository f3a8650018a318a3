import { applyRows, type Table } from '../../core/rows.ts';
import { any, not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import type { HeldBy } from '../../hexes/held-by.ts';
import { IMPASSABLE, STOPS, type Terrain } from '../terrain.ts';
import { type Combatant, isArtillery } from '../units.ts';

export const DIRECTIONS = ['own-side', 'sideways', 'enemy-side', 'own-edge'] as const;

/** One hex of the way back of a unit, or of a leader on his own. */
export interface NextHex {
  unit: Combatant;
  /** It has a leader attached. */
  leader: boolean;
  direction: (typeof DIRECTIONS)[number];
  hexTerrain: Terrain;
  holds: HeldBy;
  /** Which hex of the way it is, counted from 1. */
  nthHex: number;
  /** The way would end there. */
  ends: boolean;
  readings: { R6: 'a' | 'b'; R31: 'a' | 'b'; R48: 'a' | 'b'; R82: 'a' | 'b' };
}

export const MOST_HEXES_OF_LEADER = 3;

const { bars, notes } = rulesOf<NextHex>(({ unit, nthHex, hexTerrain }) => ({
  target: unit,
  hexes: nthHex,
  terrain: hexTerrain,
}));

const isLone = ({ unit }: NextHex) => unit === 'leader';
const lone = on('not-a-lone-leader', isLone);
const aUnit = not(isLone);

const goes =
  (...where: NextHex['direction'][]) =>
  ({ direction }: NextHex) =>
    where.includes(direction);
const towards = goes('own-side');
const overEdge = goes('own-edge');
/** Reading R6: each hex lies in the next row, or (b) a step within the row is allowed too. */
const astray = on(
  'reading-r6-b',
  ({ direction, readings }: NextHex) => direction === 'enemy-side' || readings.R6 === 'a',
);
/** Reading R82: leaving is one of his hexes, or (b) he may leave from anywhere. */
const tooFar = ({ nthHex, direction, readings }: NextHex) =>
  nthHex > MOST_HEXES_OF_LEADER && !(direction === 'own-edge' && readings.R82 === 'b');

const impassable = on(
  'passable',
  ({ hexTerrain, unit }: NextHex) =>
    hexTerrain in IMPASSABLE || (hexTerrain === 'quarry' && isArtillery(unit)),
);
const passable = on('impassable-there', not(impassable));
/** Terrain that would end a move, or forbid it. */
const stopsMoves = ({ hexTerrain }: NextHex) => hexTerrain in IMPASSABLE || hexTerrain in STOPS;
const quarryThere = ({ hexTerrain }: NextHex) => hexTerrain === 'quarry';
const artillery = on('no-artillery', ({ unit }: NextHex) => isArtillery(unit));

const holds =
  (...what: HeldBy[]) =>
  (next: NextHex) =>
    what.includes(next.holds);
const somebody = not(holds('nobody'));
const friendlyLeader = holds('friendly-leader');
const enemyUnit = holds('enemy-unit');
const enemyLeader = holds('enemy-leader');
const ledAlready = holds('friendly-unit-with-leader', 'friendly-leader');
const friendlyUnits = holds('friendly-unit', 'friendly-unit-with-leader');
const unitOrEnemy = on('a-lone-friendly-leader', not(friendlyLeader));

const ends = on('does-not-end-there', (next: NextHex) => next.ends);
const passes = on('ends-there', not(ends));
const withLeader = ({ leader }: NextHex) => leader;
const withoutLeader = on('leader-attached-already', not(withLeader));
/** Reading R31: the hex of a leader is closed to a unit that has one, or (b) it may pass. */
const closed = on('reading-r31-b', (next: NextHex) => next.readings.R31 === 'a' || next.ends);
/** Reading R48: a lone enemy leader bars the way of a leader, or (b) he does not. */
const leaderBars = on('reading-r48-b', ({ readings }: NextHex) => readings.R48 === 'a');

export const MAY_GO: Table<NextHex, boolean> = {
  on: 'allowed',
  rows: [
    notes('ccn-5.176/towards', [aUnit, towards]),
    bars('ccn-5.176', [aUnit, goes('sideways', 'enemy-side')], astray),
    notes('ccn-5.202/towards', [isLone, towards]),
    bars('ccn-5.202', [isLone, goes('sideways', 'enemy-side')], astray),
    bars('ccn-5.197/too-far', [isLone, tooFar]),
    bars('ccn-5.182/off-board', [aUnit, overEdge]),
    notes('ccn-5.201', [overEdge], lone),

    notes('ccn-5.177', [aUnit, stopsMoves], passable),
    bars('ccn-5.178', [aUnit, stopsMoves], impassable),
    notes('ccn-7.55/back', [aUnit, quarryThere], artillery),
    notes('ccn-5.203/passable', [isLone, stopsMoves], passable),
    bars('ccn-5.203', [isLone, stopsMoves], impassable),

    bars('ccn-5.179', [aUnit, somebody], unitOrEnemy),
    bars('ccn-5.179/two-leaders', [friendlyLeader, withLeader], closed),
    notes('ccn-5.181/stops', [aUnit, friendlyLeader], withoutLeader),

    bars('ccn-5.204', [isLone, any(ledAlready, enemyUnit, enemyLeader)], ends),
    bars('ccn-5.208/leader', [isLone, enemyLeader, not(ends)], leaderBars),
    notes('ccn-5.205', [isLone, holds('friendly-unit'), ends]),
    notes('ccn-5.205/passes', [isLone, holds('friendly-unit'), not(ends)]),
    notes('ccn-5.206', [isLone, ledAlready], passes),
    notes('ccn-5.207', [isLone, friendlyUnits], passes),
    notes('ccn-5.208', [isLone, enemyUnit], passes),
    notes('ccn-5.209', [isLone, enemyUnit], passes),
  ],
};

/** May this hex be the next one of the way back? */
export const mayGo = (next: NextHex, trace: Trace) => applyRows(MAY_GO, next, true, trace);

/** Does a leader join a unit there? */
export const joinsAt = ({ unit, leader, holds: there, ends: end }: NextHex) =>
  unit === 'leader' ? there === 'friendly-unit' && end : there === 'friendly-leader' && !leader;
