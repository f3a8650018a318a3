import { applyRows, type Table } from '../../../core/rows.ts';
import { on, rulesOf } from '../../../core/rules.ts';
import type { Trace } from '../../../core/ruling.ts';
import { inMm } from '../../../plane/table/measure.ts';
import { AT_ELEPHANT } from '../../charges/at-elephant.ts';
import { mayDrive } from '../moves/driving.ts';
import { isColumn } from '../moves/march.ts';
import { isNear, type Near } from '../near.ts';
import { inInches } from '../scale.ts';
import { has, isLone, type TableUnit, troopsOf } from '../state.ts';
import { tellOf } from '../terrain.ts';
import type { Standing } from '../zones.ts';
import type { Judged, Lead } from './charge-way.ts';

/** A charge at an enemy, as a ruler shows it. */
export interface Charge {
  readonly unit: TableUnit;
  readonly target: TableUnit;
  readonly standing: Standing;
  readonly inArc: boolean;
  readonly seen: boolean;
  readonly engaged: readonly string[];
  readonly targetEngaged: boolean;
  /** Inches of its charge distance, and to the nearest model of the enemy. */
  readonly most: number;
  readonly away: number;
  /** The way that is taken, or that comes nearest to it; nothing where none leads to that side. */
  readonly way: Judged | undefined;
  /** Whether any way was found as far as one was looked for. */
  readonly ways: readonly Lead[];
  readonly reaches: boolean;
  /** Another enemy to whom it would come within an inch, where that matters (ruling R112). */
  readonly near: Near | undefined;
}

const { bars, notes } = rulesOf<Charge>(({ unit, target }) => ({
  unit: unit.name,
  other: target.name,
}));

/** Within its reach, but no way leads to the side that it must charge. */
const noWay = ({ ways, away, most, seen, engaged }: Charge) =>
  seen && engaged.length === 0 && ways.length === 0 && away <= most;
const inTheWay =
  (name: 'friends' | 'enemies' | 'impassable' | 'noRoom') =>
  ({ way }: Charge) =>
    (way?.[name].length ?? 0) > 0;
const named =
  (name: 'friends' | 'enemies' | 'impassable' | 'noRoom' | 'touches') =>
  ({ unit, target, way }: Charge) => ({
    unit: unit.name,
    other: target.name,
    others: way?.[name] ?? [],
  });

/** Whether it may be declared and made (wab-3.1, wab-3.2). */
const MAY: Table<Charge, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-2.69/table-charge', [({ unit }) => has(unit, 'fleeing')]),
    bars('wab-3.66/table-charge', [({ engaged }) => engaged.length > 0], {
      with: ({ unit, engaged }) => ({ unit: unit.name, others: engaged }),
    }),
    bars('wab-2.61/table', [({ unit }) => isColumn(unit) && !isLone(unit) && unit.models > 1]),
    bars('wab-9.4/table', [({ unit }) => isLone(unit)]),
    bars('wab-6.65/table', [({ unit }) => has(unit, 'gaveground')]),
    bars('wab-6.53/table', [({ unit }) => has(unit, 'returned')]),
    bars('wab-1.48/table', [({ inArc }) => !inArc]),
    bars('wab-3.2/table', [({ inArc, seen }) => inArc && !seen]),
    bars('wab-3.26/table-no-way', [noWay]),
    bars('wab-2.20/table-charge', [inTheWay('friends')], { with: named('friends') }),
    bars('wab-3.28/table-other', [inTheWay('enemies')], { with: named('enemies') }),
    bars('wab-2.41/table-charge', [inTheWay('impassable')], { with: named('impassable') }),
    bars('wab-3.46/table', [inTheWay('noRoom')], { with: named('noRoom') }),
    bars('wab-2.75/table-charge', [({ way }) => (way?.leaves ?? 0) > 0], {
      with: ({ unit, way }) => ({ unit: unit.name, mm: inMm(way?.leaves ?? 0) }),
    }),
    bars('wab-2.9/table-charge', [({ near }) => isNear(near)], {
      with: ({ unit, near }) => ({
        unit: unit.name,
        other: near?.name ?? '',
        inches: inInches(near?.far ?? 0),
      }),
    }),
    notes('wab-3.17/table', [({ targetEngaged }) => targetEngaged]),
    notes(
      'wab-3.32/table',
      [({ reaches }) => reaches],
      on('touches-nobody-else', ({ way }) => (way?.touches.length ?? 0) > 0),
      { with: named('touches') },
    ),
  ],
};

/** Whether it may, and what of rough ground keeps chariots from it. */
export function mayCharge(charge: Charge, trace: Trace): boolean {
  const { unit, target, way } = charge;
  const shut = way?.shut ?? [];
  const at = { chargerTroops: troopsOf(unit), atElephant: target.kind === 'elephant' };
  const may = applyRows(AT_ELEPHANT, at, applyRows(MAY, charge, true, trace), trace);
  tellOf(shut, trace);
  return mayDrive(unit, 'normal', shut.length > 0, may, trace);
}

/** The clause that says which side is charged. */
export const SIDE_CLAUSE = {
  ahead: 'wab-3.45/table',
  behind: 'wab-3.51/table',
  'straddles-in': 'wab-3.52/table',
  'straddles-out': 'wab-3.53/table',
  beside: 'wab-3.44/table',
} as const satisfies Record<Standing['why'], string>;
