import { choice } from '../../../core/schema/choices.ts';
import { groups } from '../../../core/schema/groups.ts';
import { optionalMeasure } from '../../../core/schema/numbers.ts';
import { HALF_TURN, heading } from '../../../plane/angle.ts';
import {
  motionOf as motion,
  type Stride as StrideOf,
  WHEELING,
} from '../../../plane/table/strides.ts';
import type { Step } from '../../../plane/table/way.ts';
import { ranksOf, reshaped } from '../block.ts';
import { ofInches } from '../scale.ts';
import type { TableUnit } from '../state.ts';

/** What a block does (wab-2.14, wab-2.15): straight on, wheels, turns about, adds or takes a rank. */
export const GOES = ['forward', ...WHEELING, 'about-face', 'rank-more', 'rank-fewer'] as const;
export type Go = (typeof GOES)[number];
export type Stride = StrideOf<Go>;

const RANKS = { 'rank-more': 1, 'rank-fewer': -1 } as const;
export const isRanks = (go: Go): go is keyof typeof RANKS => go in RANKS;

export const motionOf = (stride: Stride, unit: TableUnit) => motion(stride, ofInches, unit.width);

/** As many ranks more or fewer, each as wide as that takes; the same unit where it cannot be. */
function withRanks(unit: TableUnit, by: number): TableUnit {
  const ranks = ranksOf(unit) + by;
  const wide = Math.ceil(unit.models / ranks);
  if (ranks < 1 || ranks > unit.models || Math.ceil(unit.models / wide) !== ranks) return unit;
  return reshaped(unit, { wide });
}

/** The unit after what it does on the spot. */
function changed(unit: TableUnit, go: Go): TableUnit {
  if (isRanks(go)) return withRanks(unit, RANKS[go]);
  return go === 'about-face' ? { ...unit, heading: heading(unit.heading + HALF_TURN) } : unit;
}

/** A step of a way: what a wheel comes to hangs on the front as it is then. */
export function stepsOf(unit: TableUnit, strides: readonly Stride[]): Step<TableUnit>[] {
  let now = unit;
  return strides.map((stride) => {
    const known = motionOf(stride, now);
    if (known) return known;
    now = changed(now, stride.go);
    return (one) => changed(one, stride.go);
  });
}

const MOST_STRIDES = 12;
const MOST_AMOUNT = 72;

export const PATH = groups(
  { go: choice(GOES, 'forward'), amount: optionalMeasure(0, MOST_AMOUNT) },
  MOST_STRIDES,
);

type Path = readonly { go: Go; amount: number | undefined }[];

/** A step that says no amount is one of an inch; what is done on the spot has none. */
export const stridesOf = (path: Path): Stride[] =>
  path.map(({ go = 'forward', amount }) => ({ go, amount: amount ?? 1 }));
