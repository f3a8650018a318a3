import type { Formation, Kind } from '../units.ts';

/** How the mover goes on its way. */
export const GAITS = ['movement', 'flight', 'withdrawal'] as const;
export type Gait = (typeof GAITS)[number];

export interface Passer {
  broken: boolean;
  fleeing: boolean;
  formation: Formation;
  active: boolean;
}

export interface Passed extends Passer {
  side: 'friend' | 'enemy';
  kind: Kind;
  engaged: boolean;
}

/** A unit on its way and another one that stands in it; distances in UD, where they are known. */
export interface Passing {
  mover: Passer;
  passed: Passed;
  gait: Gait;
  /** Only a corner of one would cross the other. */
  cornerOnly: boolean;
  udToUnit: number | undefined;
  udToClear: number | undefined;
  udAvailable: number | undefined;
  /** Its move would end on top of the other unit, where that is told without distances. */
  endsOn?: boolean;
  /** The passed unit will itself move out from under before the phase ends. */
  movesAway: boolean;
  readings: { R24: 'a' | 'b' };
}

export const UNIT_STATES = ['normal', 'broken', 'fleeing'] as const;
export type UnitState = (typeof UNIT_STATES)[number];
export const unitStateOf = ({ broken, fleeing }: Pick<Passer, 'broken' | 'fleeing'>): UnitState =>
  fleeing ? 'fleeing' : broken ? 'broken' : 'normal';
