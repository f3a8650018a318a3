import { replaced } from '../../plane/table/state.ts';
import { type Run, strikes } from '../../plane/table/struck.ts';
import { envelopers, extension, type Marker } from './body.ts';
import type { TableState, TableUnit } from './state.ts';

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

/** Markers that go on from each other around one corner of an enemy. */
const isSameRow = ({ row: one }: Marker, { row: other }: Marker) =>
  one?.target === other?.target && one?.clockwise === other?.clockwise;

/** What a charge takes from an enemy's markers. */
export function struckBy(state: TableState, target: TableUnit, run: Run): Struck {
  const isStruck = (marker: Marker) => strikes(marker, run);
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
