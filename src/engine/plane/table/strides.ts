import { HALF_TURN } from '../angle.ts';
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

/** Turns about a front corner that are measured along the way of the other one, in the unit of the game. */
const WHEELS = {
  'wheel-left': ['front-left', -1],
  'wheel-right': ['front-right', 1],
} as const satisfies Record<string, readonly [Corner, 1 | -1]>;

type Straight = keyof typeof STRAIGHT;
type Turn = keyof typeof TURNS;
type Rotation = keyof typeof ROTATIONS;
type Wheel = keyof typeof WHEELS;
export const WHEELING = Object.keys(WHEELS) as Wheel[];
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
export const isWheel = (go: string): go is Wheel => go in WHEELS;
export const isRotation = (go: string): go is Rotation => go in ROTATIONS;

export const cornerOfTurn = (go: Turn | Wheel) => (isWheel(go) ? WHEELS[go] : TURNS[go])[0];
export const senseOf = (go: Turn | Rotation | Wheel) =>
  (isTurn(go) ? TURNS[go][1] : isWheel(go) ? WHEELS[go][1] : ROTATIONS[go]) > 0 ? 'right' : 'left';

/** The angle about which a front of some width wheels so far. */
export const wheelOf = (along: number, width: number) =>
  Math.round(((along / width) * HALF_TURN) / Math.PI);

/** The stride of a card so wide as a motion; undefined for what is done on the spot. `tenths` measures what it says. */
export function motionOf(
  { go, amount }: Stride,
  tenths: (units: number) => number,
  width = 0,
): Motion | undefined {
  if (isStraight(go)) return straight(STRAIGHT[go], tenths(amount));
  if (isWheel(go)) return turn(WHEELS[go][0], WHEELS[go][1] * wheelOf(tenths(amount), width));
  const angle = Math.round(amount * DEGREE);
  if (isTurn(go)) return turn(TURNS[go][0], TURNS[go][1] * angle);
  if (isRotation(go)) return turn('centre', ROTATIONS[go] * angle);
  return undefined;
}
