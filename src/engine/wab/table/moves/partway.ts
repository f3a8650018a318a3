import { HALF_TURN } from '../../../plane/angle.ts';
import { type Motion, moved, straight, turn } from '../../../plane/moves.ts';
import type { Lead } from '../charges/charge-way.ts';
import { inInches, ofInches } from '../scale.ts';
import type { TableUnit } from '../state.ts';
import type { Ground } from '../terrain.ts';
import { type Cost, type CostReadings, costOf, isPaid } from './cost.ts';
import { crossingOf } from './ground.ts';

/** Places on a way are looked at so far from one another, in inches. */
const STEP = 0.1;

interface Going {
  readonly unit: TableUnit;
  readonly grounds: readonly Ground[];
  /** Inches. */
  readonly allowance: number;
  readonly readings: CostReadings;
}

/** How far a unit comes on a way that it does not go to its end. */
export interface Partway {
  readonly end: TableUnit;
  readonly motions: readonly Motion[];
  readonly inches: number;
  readonly cost: Cost;
}

/** The first so many tenths of a millimetre of a way: of its wheel, and then straight on. */
function firstOf({ angle, wheel, run }: Lead, width: number, far: number): Motion[] {
  const corner = angle < 0 ? 'front-left' : 'front-right';
  if (far < wheel) {
    const by = Math.floor((far * HALF_TURN) / (Math.PI * width));
    return [turn(corner, angle < 0 ? -by : by)];
  }
  const on = straight(0, Math.min(run, Math.floor(far - wheel)));
  return angle === 0 ? [on] : [turn(corner, angle), on];
}

/** As far along a way to an enemy as so many inches lead over the ground (wab-3.22, wab-3.60). */
export function partway({ unit, grounds, allowance, readings }: Going, lead: Lead): Partway {
  const whole = lead.wheel + lead.run;
  const at = (inches: number): Partway => {
    const motions = firstOf(lead, unit.width, Math.min(ofInches(inches), whole));
    let end = unit;
    const crossings = motions.map((motion) => {
      const crossing = crossingOf(end, motion, grounds);
      end = moved(end, motion);
      return crossing;
    });
    const cost = costOf({ crossings, allowance, move: unit.move, readings });
    return { end, motions, inches: Math.min(inches, inInches(whole)), cost };
  };
  let inches = allowance;
  let found = at(inches);
  while (inches > 0 && !isPaid(found.cost, readings)) {
    inches = Math.max(0, Math.round((inches - STEP) * 10) / 10);
    found = at(inches);
  }
  return found;
}
