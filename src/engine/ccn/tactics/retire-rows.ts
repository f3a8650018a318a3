import { applyRows, type Table } from '../../core/rows.ts';
import { all, not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import type { HeldBy } from '../../hexes/held-by.ts';
import type { NextHex } from '../retreat/next-hex.ts';
import { IMPASSABLE, STOPS } from '../terrain.ts';
import { isCavalry, isInfantry, type Unit } from '../units.ts';
import type { ATTACK_KINDS } from './square-data.ts';

/** What a Retire and Reform depends on beside the way. */
export interface Retiring {
  /** The unit that strikes, and the one that would retire. */
  attacker: { unit: Unit; inSquare: boolean };
  defender: { unit: Unit };
  attackKind: (typeof ATTACK_KINDS)[number];
  firstStrike: boolean;
  readings: { R34: 'a' | 'b' };
}

const { bars, notes } = rulesOf<Retiring>(({ attacker, defender }) => ({
  unit: defender.unit,
  attacker: attacker.unit,
}));

const cavalry = ({ defender }: Retiring) => isCavalry(defender.unit);
const infantry = ({ attacker }: Retiring) => isInfantry(attacker.unit);
const kindIs = (kind: Retiring['attackKind']) => (retiring: Retiring) =>
  retiring.attackKind === kind;
/** Infantry that strikes at cavalry next to it, in whatever way. */
const clash = all<Retiring>(cavalry, infantry, not(kindIs('ranged')));
/** What Retire and Reform is for. */
export const mayBeAsked = all<Retiring>(clash, kindIs('melee'));

export const MAY_RETIRE: Table<Retiring, boolean> = {
  on: 'allowed',
  rows: [
    bars('ccn-6.1/cavalry', [not(cavalry)]),
    bars('ccn-5.79/retire', [cavalry, kindIs('ranged')]),
    bars('ccn-6.1/infantry', [cavalry, not(infantry), not(kindIs('ranged'))]),
    bars('ccn-6.10', [clash], on('not-a-battle-back', kindIs('battle-back'))),
    bars('ccn-6.11', [clash], on('not-a-first-strike', kindIs('first-strike'))),
    notes('ccn-6.1', [mayBeAsked]),
    notes('ccn-6.2', [mayBeAsked]),
    bars(
      'ccn-6.2/first-strike',
      [mayBeAsked, ({ firstStrike }) => firstStrike],
      on('reading-r34-b', ({ readings }) => readings.R34 === 'a'),
    ),
  ],
};

/** One of the two hexes of the way. */
export interface WayHex extends Pick<NextHex, 'direction' | 'hexTerrain' | 'holds'> {
  unit: Unit;
  /** A leader is attached to the cavalry. */
  leader: boolean;
  nth: 1 | 2;
  readings: { R72: 'a' | 'b' };
}

const way = rulesOf<WayHex>(({ unit, nth, hexTerrain }) => ({ unit, nth, terrain: hexTerrain }));
const goes =
  (...where: WayHex['direction'][]) =>
  ({ direction }: WayHex) =>
    where.includes(direction);
const holds =
  (...what: HeldBy[]) =>
  (hex: WayHex) =>
    what.includes(hex.holds);
const closedTo = ({ hexTerrain }: WayHex) => hexTerrain in IMPASSABLE;
const slows = ({ hexTerrain }: WayHex) => hexTerrain in STOPS;
const first = ({ nth }: WayHex) => nth === 1;
const friend = holds('friendly-leader');
/** Reading R72: it is a retreat, or (b) a move, which terrain stops and any piece in the way. */
const asRetreat = on('reading-r72-b', ({ readings }: WayHex) => readings.R72 === 'a');
const asMove = on('reading-r72-a', not(asRetreat));

export const WAY: Table<WayHex, boolean> = {
  on: 'allowed',
  rows: [
    way.notes('ccn-6.12/nearer', [goes('own-side')]),
    way.bars('ccn-6.12', [], on('nearer-its-own-edge', goes('sideways', 'enemy-side'))),
    way.bars('ccn-6.3/edge', [goes('own-edge')]),
    way.bars(
      'ccn-6.12/impassable',
      [(hex) => hex.hexTerrain !== 'clear'],
      on('passable', closedTo),
    ),
    way.notes('ccn-6.3/terrain', [slows], asRetreat),
    way.bars('ccn-6.3/stops', [slows, first], asMove),
    way.bars(
      'ccn-6.12/occupied',
      [],
      on('not-occupied', (hex) => !holds('nobody', 'friendly-leader')(hex)),
    ),
    way.bars('ccn-6.12/leader-first', [friend, first]),
    way.bars('ccn-6.12/leader-as-move', [friend, not(first)], asMove),
    way.bars(
      'ccn-6.12/two-leaders',
      [friend, not(first)],
      on('leads-itself', ({ leader }) => leader),
    ),
    way.notes('ccn-6.12/joins', [friend, not(first), asRetreat, ({ leader }) => !leader]),
  ],
};

/** Are both hexes open? A way that is closed at the first hex has no second. */
export function isOpen(hexes: readonly WayHex[], trace: Trace): boolean {
  const open = hexes.every((hex) => applyRows(WAY, hex, true, trace));
  trace.step(open ? 'ccn-6.3' : 'ccn-6.3/closed', { hexes: hexes.length });
  return open;
}
