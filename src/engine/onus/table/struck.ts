import { angleBetween, HALF_TURN } from '../../plane/angle.ts';
import { overlap } from '../../plane/distance.ts';
import { straight } from '../../plane/moves.ts';
import type { Rectangle } from '../../plane/rectangle.ts';
import { meeting } from '../../plane/sweep.ts';
import { envelopers, extension, type Marker } from './body.ts';
import { ofUd } from './sizes.ts';
import { replaced, type TableState, type TableUnit } from './state.ts';

/** Section markers that a charge takes from its enemy: each is 1 wound. */
export interface Struck {
  /** Those that it strikes from the side or from behind (onus-7.85). */
  markers: number;
  /** Those that are parted from their card by that (onus-7.86). */
  cutOff: number;
}

/** A table without the markers of a unit, or with those alone that lengthen its front. */
export function without(state: TableState, unit: TableUnit, what: 'all' | 'enveloping') {
  const bare: TableUnit = { ...unit, enveloping: [], ...(what === 'all' && { extended: [] }) };
  return { state: replaced(state, bare), unit: bare };
}

/** Whoever looks at a marker from before it, to half a right angle, meets its front. */
const FRONTAL = 450;
const facesFront = (unit: Rectangle, marker: Rectangle) =>
  angleBetween(unit.heading, marker.heading) > HALF_TURN - FRONTAL;

/** Whether a charger lies on a marker once it has aligned, or crosses it on its run. */
function strikes(marker: Rectangle, contact: TableUnit, run: number, end: TableUnit): boolean {
  if (facesFront(contact, marker)) return false;
  const back = { ...contact, heading: contact.heading + HALF_TURN };
  const crossed = meeting(back, straight(0, ofUd(run)), marker);
  const under = overlap(end, marker);
  return (crossed.holds && !crossed.close) || (under.holds && !under.close);
}

/** Markers that go on from each other around one corner of an enemy. */
const isSameRow = ({ row: one }: Marker, { row: other }: Marker) =>
  one?.target === other?.target && one?.clockwise === other?.clockwise;

/** What a charge with this run takes from an enemy's markers. */
export function struckBy(
  state: TableState,
  target: TableUnit,
  contact: TableUnit,
  run: number,
  end: TableUnit,
): Struck {
  const isStruck = (marker: Marker) => strikes(marker, contact, run, end);
  const extended = target.extended.map((side) => extension(target, side, state.marker));
  const laid = envelopers(state, target);
  const struck = laid.filter(isStruck);
  // Behind the first one that is struck the rest of its row is cut off.
  const isCutOff = (marker: Marker, i: number) =>
    !struck.includes(marker) &&
    struck.some((one) => isSameRow(one, marker) && laid.indexOf(one) < i);
  return {
    markers: struck.length + extended.filter(isStruck).length,
    cutOff: laid.filter(isCutOff).length,
  };
}
