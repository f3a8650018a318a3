import type { Trace } from '../../../core/ruling.ts';
import { inInches, ofInches } from '../scale.ts';
import type { Ground } from '../terrain.ts';
import { isOf } from '../terrain.ts';
import { type Crossing, RATE } from './ground.ts';

/** What a whole way takes of a move, in tenths of a millimetre but for `allowance`, which is inches. */
export interface Cost {
  readonly allowance: number;
  /** As it is measured; of it in rough ground. */
  readonly far: number;
  readonly difficult: number;
  readonly veryDifficult: number;
  /** What obstacles and manoeuvres take. */
  readonly obstacles: number;
  readonly spent: number;
  readonly met: readonly Ground[];
}

export interface CostReadings {
  readonly R17: 'a' | 'b';
  readonly R20: 'a' | 'b';
}

interface Spending {
  readonly crossings: readonly Crossing[];
  /** Inches of the move that is made, and of the movement factor. */
  readonly allowance: number;
  readonly move: number;
  /** Inches of manoeuvres. */
  readonly manoeuvres?: number;
  readonly readings: CostReadings;
}

const HALF = 0.5;

/** Each obstacle takes half of the move that is made, or (b) of the movement factor (wab-2.44, ruling R20). */
export function costOf({ crossings, allowance, move, manoeuvres = 0, readings }: Spending): Cost {
  const met = [...new Set(crossings.flatMap((one) => one.met))];
  const sum = (name: 'far' | 'difficult' | 'veryDifficult') =>
    crossings.reduce((all, one) => all + one[name], 0);
  const each = HALF * (readings.R20 === 'a' ? allowance : move);
  return {
    ...{ allowance, met, far: sum('far') },
    ...{ difficult: sum('difficult'), veryDifficult: sum('veryDifficult') },
    obstacles: met.filter(isOf('obstacle')).length * ofInches(each),
    spent: ofInches(manoeuvres),
  };
}

/** All that a way takes, in tenths of a millimetre, nothing rounded. */
export const totalOf = ({ far, difficult, veryDifficult, obstacles, spent }: Cost) =>
  far +
  (RATE.difficult - 1) * difficult +
  (RATE['very-difficult'] - 1) * veryDifficult +
  obstacles +
  spent;

const halfInches = (tenths: number) => ofInches(Math.ceil(inInches(tenths) * 2) / 2);
/** What rounding to whole tenths may add up to. */
const ROUNDING = 2;

/** Whether a way can be gone: in rough ground what is left reaches up to the next half inch (wab-2.40, ruling R17). */
export function isPaid(cost: Cost, { R17 }: CostReadings): boolean {
  const { allowance, far, difficult, veryDifficult, obstacles, spent } = cost;
  const budget = ofInches(allowance);
  if (totalOf(cost) <= budget + ROUNDING) return true;
  const open = far - difficult - veryDifficult;
  const left = budget - open - obstacles - spent;
  if (left <= 0) return false;
  if (veryDifficult > 0) {
    const rest = (left - RATE.difficult * difficult) / RATE['very-difficult'];
    return rest > 0 && veryDifficult <= halfInches(rest) + ROUNDING;
  }
  return R17 === 'a' && difficult > 0 && difficult <= halfInches(left / RATE.difficult) + ROUNDING;
}

/** What the ground does to a way, clause by clause. */
export function tellCost(cost: Cost, unit: string, trace: Trace) {
  const { difficult, veryDifficult, obstacles, met } = cost;
  const told = (tenths: number) => ({ unit, inches: inInches(tenths) });
  if (difficult > 0) trace.step('wab-2.37/table', told(difficult));
  if (veryDifficult > 0) trace.step('wab-2.39/table', told(veryDifficult));
  if (obstacles > 0)
    trace.step('wab-2.44/table', {
      ...told(obstacles),
      others: met.filter(isOf('obstacle')).map(({ name }) => name),
    });
}

/** Whether only the rounding lets it be gone. */
export const isRounded = (cost: Cost, readings: CostReadings) =>
  totalOf(cost) > ofInches(cost.allowance) + ROUNDING && isPaid(cost, readings);
