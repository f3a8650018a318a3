import { type Motion, straight, turn } from '../moves.ts';
import type { Corner } from '../rectangle.ts';
import { DEGREE } from './measure.ts';

/** Straight steps, as angles from where the unit looks. */
const STRAIGHT = {
  forward: 0,
  'forward-right': 450,
  right: 900,
  'back-right': 1350,
  back: 1800,
  'back-left': 2250,
  left: 2700,
  'forward-left': 3150,
} as const;

/** Turns forward on a corner: those on the left go to the left, those on the right to the right. */
const TURNS = {
  'turn-on-front-left': ['front-left', -1],
  'turn-on-front-right': ['front-right', 1],
  'turn-on-rear-left': ['rear-left', -1],
  'turn-on-rear-right': ['rear-right', 1],
} as const satisfies Record<string, readonly [Corner, 1 | -1]>;

/** Rotation about the middle. */
const ROTATIONS = { 'rotate-left': -1, 'rotate-right': 1 } as const;

type Straight = keyof typeof STRAIGHT;
type Turn = keyof typeof TURNS;
type Rotation = keyof typeof ROTATIONS;
export const MOVING = [
  ...(Object.keys(STRAIGHT) as Straight[]),
  ...(Object.keys(TURNS) as Turn[]),
  ...(Object.keys(ROTATIONS) as Rotation[]),
] as const;

/** One step of a way: how far a straight one leads, in the unit of the game; degrees of a turn or a rotation. */
export interface Stride<Go extends string = string> {
  readonly go: Go;
  readonly amount: number;
}

export const isStraight = (go: string): go is Straight => go in STRAIGHT;
export const isTurn = (go: string): go is Turn => go in TURNS;
export const isRotation = (go: string): go is Rotation => go in ROTATIONS;

export const cornerOfTurn = (go: Turn) => TURNS[go][0];
export const senseOf = (go: Turn | Rotation) =>
  (isTurn(go) ? TURNS[go][1] : ROTATIONS[go]) > 0 ? 'right' : 'left';

/** The stride as a motion; undefined for what is done on the spot. `tenths` measures what it says. */
export function motionOf(
  { go, amount }: Stride,
  tenths: (units: number) => number,
): Motion | undefined {
  if (isStraight(go)) return straight(STRAIGHT[go], tenths(amount));
  const angle = Math.round(amount * DEGREE);
  if (isTurn(go)) return turn(TURNS[go][0], TURNS[go][1] * angle);
  if (isRotation(go)) return turn('centre', ROTATIONS[go] * angle);
  return undefined;
}
