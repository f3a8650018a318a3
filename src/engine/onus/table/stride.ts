import { type Motion, straight, turn } from '../../plane/moves.ts';
import type { Corner } from '../../plane/rectangle.ts';
import { DEGREE, ofUd } from './sizes.ts';

/** Straight steps, as angles from where the unit looks. All but the first are movement in all directions (onus-7.52). */
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

/** Turns forward on a corner: those on the left go to the left, those on the right to the right (onus-7.38). */
const TURNS = {
  'turn-on-front-left': ['front-left', -1],
  'turn-on-front-right': ['front-right', 1],
  'turn-on-rear-left': ['rear-left', -1],
  'turn-on-rear-right': ['rear-right', 1],
} as const satisfies Record<string, readonly [Corner, 1 | -1]>;

/** Free rotation about the middle of the card (onus-7.55). */
const ROTATIONS = { 'rotate-left': -1, 'rotate-right': 1 } as const;

/** What is done on the spot. */
const CHANGES = [
  'extend-left',
  'extend-right',
  'shorten-left',
  'shorten-right',
  'dissolve',
] as const;
const ADOPTIONS = ['shield-wall', 'phalanx', 'square', 'arrowhead', 'rhomboid'] as const;

type Straight = keyof typeof STRAIGHT;
type Turn = keyof typeof TURNS;
type Rotation = keyof typeof ROTATIONS;
export type Change = (typeof CHANGES)[number];
export type Adoption = (typeof ADOPTIONS)[number];
export type Go = Straight | Turn | Rotation | Change | Adoption;

export const GOES = [
  ...(Object.keys(STRAIGHT) as Straight[]),
  ...(Object.keys(TURNS) as Turn[]),
  ...(Object.keys(ROTATIONS) as Rotation[]),
  ...CHANGES,
  ...ADOPTIONS,
] as const;

/** One step of a way: UD of a straight one, degrees of a turn or a rotation. */
export interface Stride {
  readonly go: Go;
  readonly amount: number;
}

export const isStraight = (go: Go): go is Straight => go in STRAIGHT;
export const isTurn = (go: Go): go is Turn => go in TURNS;
export const isRotation = (go: Go): go is Rotation => go in ROTATIONS;

export const cornerOfTurn = (go: Turn) => TURNS[go][0];
export const senseOf = (go: Turn | Rotation) =>
  (isTurn(go) ? TURNS[go][1] : ROTATIONS[go]) > 0 ? 'right' : 'left';

/** The stride as a motion of the card; undefined for what is done on the spot. */
export function motionOf({ go, amount }: Stride): Motion | undefined {
  if (isStraight(go)) return straight(STRAIGHT[go], ofUd(amount));
  const angle = Math.round(amount * DEGREE);
  if (isTurn(go)) return turn(TURNS[go][0], TURNS[go][1] * angle);
  if (isRotation(go)) return turn('centre', ROTATIONS[go] * angle);
  return undefined;
}
