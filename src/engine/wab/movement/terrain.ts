/** What each inch of such ground uses of the movement (wab-2.35, wab-2.37, wab-2.39). */
export const COST = { open: 1, difficult: 2, 'very-difficult': 4 } as const;
export type Slow = keyof typeof COST;
/** Of the movement, for an obstacle (wab-2.44). */
export const OBSTACLE = 0.5;
const HALVES = 2;

/** What lies on a table, and which of the five kinds of terrain it is (wab-2.34). */
export const FEATURES = {
  open: 'open',
  path: 'open',
  difficult: 'difficult',
  wood: 'difficult',
  marsh: 'difficult',
  pyramid: 'difficult',
  'steep-hill': 'difficult',
  scree: 'difficult',
  jungle: 'difficult',
  'very-difficult': 'very-difficult',
  'dense-jungle': 'very-difficult',
  'fast-river': 'very-difficult',
  rocks: 'very-difficult',
  obstacle: 'obstacle',
  hedge: 'obstacle',
  ditch: 'obstacle',
  wall: 'obstacle',
  impassable: 'impassable',
} as const;
export type Feature = keyof typeof FEATURES;
export const FEATURE_NAMES = Object.keys(FEATURES) as [Feature, ...Feature[]];

/** Floats of tenths of an inch are no reason to go on. */
const NEXT_TO_NOTHING = 1e-9;
/** Up to the next half inch, in ground where that holds (wab-2.40, R17). */
export const rounded = (inches: number, ground: Slow, R17: 'a' | 'b') =>
  ground === 'very-difficult' || (ground === 'difficult' && R17 === 'a')
    ? Math.ceil(inches * HALVES - NEXT_TO_NOTHING) / HALVES
    : inches;

export interface Leg {
  over: Feature;
  inches: number;
}
interface Walker {
  left: number;
  /** Of an obstacle. */
  cost: number;
  march: boolean;
  /** Which obstacles and slow ground take nothing off (wab-13.118, wab-15.6). */
  free?: (kind: Kind) => boolean;
  R17: 'a' | 'b';
}
export type Kind = (typeof FEATURES)[Feature];
export type Stop = 'nothing' | 'movement-spent' | 'obstacle' | 'march-ends' | 'impassable';

export interface Walked {
  left: number;
  moved: number;
  stop: Stop;
  crossed: number;
  /** Inches beyond the last obstacle crossed. */
  beyond: number;
}

/** A leg with what came of it: inches got along it, and whether these were rounded up. */
export interface Stretch {
  over: Feature;
  kind: Kind;
  got: number;
  wasRounded: boolean;
  after: Walked;
}

const clean = (inches: number) => Math.round(inches * 1000) / 1000;

/** Along the legs of a way as far as the movement goes; `tell` hears of each leg what came of it. */
export function walk(
  legs: readonly Leg[],
  { left, cost, march, free = () => false, R17 }: Walker,
  tell: (stretch: Stretch) => void,
): Walked {
  const now: Walked = { left, moved: 0, stop: 'nothing', crossed: 0, beyond: 0 };
  for (const leg of legs) {
    const kind = FEATURES[leg.over];
    let got = 0;
    let wasRounded = false;
    if (kind === 'impassable') now.stop = 'impassable';
    else if (march && kind !== 'open') now.stop = 'march-ends';
    else if (kind === 'obstacle') {
      const price = free(kind) ? 0 : cost;
      if (now.left < price) now.stop = 'obstacle';
      else {
        now.left = clean(now.left - price);
        now.crossed += 1;
        now.beyond = 0;
      }
    } else {
      const each = free(kind) ? COST.open : COST[kind];
      const exact = now.left / each;
      got = Math.min(leg.inches, free(kind) ? exact : rounded(exact, kind, R17));
      wasRounded = got > exact;
      now.left = clean(Math.max(0, now.left - got * each));
      now.moved = clean(now.moved + got);
      now.beyond = clean(now.beyond + got);
      if (got < leg.inches) now.stop = 'movement-spent';
    }
    tell({ over: leg.over, kind, got, wasRounded, after: now });
    if (now.stop !== 'nothing') break;
  }
  return now;
}
