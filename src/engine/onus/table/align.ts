import { contacts, type Division } from '../../plane/contact.ts';
import { type Rectangle, SIDES, type Side } from '../../plane/rectangle.ts';
import { alignedOn } from '../../plane/table/alignment.ts';
import { liesOn } from '../../plane/table/bodies.ts';
import { areEnemies, replaced, withinTable } from '../../plane/table/state.ts';
import { SECTIONS } from '../units.ts';
import { body, enveloper, extension, fits, next, obstacles } from './body.ts';
import { engagementsOf, isFought, type Touch, touches } from './engaged.ts';
import {
  DIVISION,
  type End,
  type Envelopment,
  ONE_SECTION,
  type TableState,
  type TableUnit,
} from './state.ts';

/** A charger that has aligned on one side of its enemy (onus-7.75). */
export interface Aligned {
  side: Side;
  end: TableUnit;
  /** It had to give way to other units (onus-7.83). */
  adapted: boolean;
  touches: readonly Touch[];
  dice: number;
  /** Other enemies that it touches so that they fight too. */
  alsoEngages: readonly string[];
  /** Where its free sections find room to envelop (onus-7.78). */
  envelops: readonly Envelopment[];
}

/** How a charger stands once it has aligned on a side; undefined where there is no room for it. */
export function alignOn(
  state: TableState,
  unit: TableUnit,
  target: TableUnit,
  side: Side,
): Aligned | undefined {
  const laid = alignedOn(unit, target, side, DIVISION, (one) => fits(state, one));
  if (!laid) return undefined;
  const { end } = laid;
  const after = replaced(state, end);
  const fought = touches(after, end, target).filter(isFought);
  const alsoEngages = engagementsOf(after, end)
    .map(({ other }) => other.name)
    .filter((name) => name !== target.name);
  return {
    side,
    ...laid,
    touches: fought,
    dice: fought.reduce((sum, { sections }) => sum + sections, 0),
    alsoEngages,
    envelops: envelopable(after, end, target, side),
  };
}

/** Front sections without contact at each end of a unit, a marker that lengthens it included. */
export function freeAtEnds(state: TableState, unit: TableUnit) {
  const enemies = state.units.filter((other) => areEnemies(unit, other));
  const touching = (part: Rectangle, division: Division) =>
    enemies
      .flatMap((other) => contacts(part, other, [division, DIVISION]))
      .filter(({ a }) => a === 'front')
      .flatMap(({ partsA }) => partsA.map(({ part }) => part));
  const used = touching(unit, DIVISION);
  if (used.length === 0) return { left: 0, right: 0 };
  const longer = (end: End) =>
    unit.extended.includes(end) &&
    touching(extension(unit, end, state.marker), ONE_SECTION).length === 0;
  return {
    left: Math.min(...used) + Number(longer('left')),
    right: SECTIONS.front - 1 - Math.max(...used) + Number(longer('right')),
  };
}

/** Which sections of an enemy the free sections of a unit can envelop, around both corners of the side that it faces. */
export function envelopable(
  state: TableState,
  unit: TableUnit,
  target: TableUnit,
  side: Side,
): Envelopment[] {
  const { left, right } = freeAtEnds(state, unit);
  // Whoever faces a side has his left at its clockwise end.
  const found = [
    ...walk(state, unit, target, side, 1, left),
    ...walk(state, unit, target, side, -1, right),
  ];
  return SIDES.flatMap((one) => {
    const markers = found.filter((where) => where === one).length;
    return markers > 0 ? [{ target: target.name, side: one, markers }] : [];
  });
}

/** Goes around an enemy from one corner, section by section, as long as markers have room. */
function walk(
  state: TableState,
  unit: TableUnit,
  target: TableUnit,
  side: Side,
  way: 1 | -1,
  free: number,
): Side[] {
  const laid: Side[] = [];
  const others = [
    ...obstacles(state, unit),
    ...body(unit, state.marker).map((card) => ({ name: unit.name, card })),
  ].filter(({ card }) => card !== target);
  for (let corner = 1; corner < SIDES.length && laid.length < free; corner++) {
    const where = next(side, way * corner);
    for (let steps = 0; steps < DIVISION[where] && laid.length < free; steps++) {
      const at = { side: where, steps, clockwise: way > 0 };
      const marker = enveloper(unit.name, target, at, state.marker);
      const taken = others.some(({ card }) => liesOn(marker, card));
      if (taken || withinTable(marker, state) < 0) return laid;
      laid.push(where);
    }
  }
  return laid;
}
