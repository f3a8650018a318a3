import { not, rulesOf } from '../../../core/rules.ts';
import type { With } from '../../../core/ruling.ts';
import { inMm } from '../../../plane/table/measure.ts';
import { partsOf } from '../block.ts';
import { apartOf, BODIES, engagedWith } from '../bodies.ts';
import { isNear, type Near, nearestEnemy } from '../near.ts';
import { inInches } from '../scale.ts';
import { has, type TableState, type TableUnit } from '../state.ts';
import { groundsOf, impassableUnder } from '../terrain.ts';

/** A unit as it would stand in another place or another way, and what bears on it there. */
export interface Ends {
  readonly unit: TableUnit;
  readonly end: TableUnit;
  readonly engaged: readonly string[];
  readonly onUnits: readonly string[];
  readonly impassable: readonly string[];
  /** The enemy to whom it would stand too near, nearer than it does now (wab-2.9). */
  readonly near: Near | undefined;
  readonly leaves: number;
}

function tooNear(state: TableState, unit: TableUnit, end: TableUnit): Near | undefined {
  const near = nearestEnemy(state, end);
  const enemy = near && state.units.find(({ name }) => name === near.name);
  return enemy && isNear(near) && near.far < apartOf(unit, enemy) ? near : undefined;
}

export const endsAt = (state: TableState, unit: TableUnit, end: TableUnit): Ends => ({
  ...{ unit, end },
  engaged: engagedWith(state, unit).map(({ name }) => name),
  onUnits: BODIES.overlapped(end, BODIES.obstacles(state, unit), state),
  impassable: impassableUnder(groundsOf(state), partsOf(end)),
  near: tooNear(state, unit, end),
  leaves: Math.max(0, -BODIES.room(end, state)),
});

const { bars } = rulesOf<Ends>(({ unit }) => ({ unit: unit.name }));
const isFree = ({ onUnits }: Ends) => onUnits.length === 0;

/** Who may not leave his place. */
export const MAY_LEAVE = [
  bars('wab-2.69/table', [({ unit }) => has(unit, 'fleeing')]),
  bars('wab-3.66/table', [({ engaged }) => engaged.length > 0], {
    with: ({ unit, engaged }): With => ({ unit: unit.name, others: engaged }),
  }),
];

/** Others stand there; which clause asks for room depends on the move. */
export const hasRoom = (key: 'wab-2.31/table-room' | 'wab-15.5/table-room') =>
  bars(key, [not(isFree)], {
    with: ({ unit, onUnits }) => ({ unit: unit.name, others: onUnits }),
  });

/** What no place is for anybody. */
export const MAY_STAND = [
  bars('wab-2.41/table', [({ impassable }) => impassable.length > 0], {
    with: ({ unit, impassable }) => ({ unit: unit.name, others: impassable }),
  }),
  bars('wab-2.9/table-end', [({ near }) => near !== undefined], {
    with: ({ unit, near }) => ({
      unit: unit.name,
      other: near?.name ?? '',
      inches: inInches(near?.far ?? 0),
    }),
  }),
  bars('wab-2.75/table', [({ leaves }) => leaves > 0], {
    with: ({ unit, leaves }) => ({ unit: unit.name, mm: inMm(leaves) }),
  }),
];
