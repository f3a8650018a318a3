import { CARD_SIDES, type CardSide } from '../values/sides.ts';

/** Parts of a unit that may touch an enemy. A Section marker always counts as part of the front. */
export const PARTS = ['front', 'marker', 'left-flank', 'right-flank', 'rear'] as const;
export type Part = (typeof PARTS)[number];

/** Sections of both that touch, whole ones and those that touch in part. */
export interface Touch {
  attackerPart: Part;
  defenderPart: Part;
  touching: number;
  partlyTouching: number;
}

export const isFrontal = (part: Part) => part === 'front' || part === 'marker';
/** A section that touches only in part is slid until it faces wholly (onus-7.77). */
export const wholly = ({ touching, partlyTouching }: Touch) => touching + partlyTouching;
/** Touching sections fight only where one of the two faces the other (onus-7.84). Ruling R30: either, or (b) the attacker. */
export type Counting = 'a' | 'b';
const fights =
  (reading: Counting) =>
  ({ attackerPart, defenderPart }: Touch) =>
    isFrontal(attackerPart) || (reading === 'a' && isFrontal(defenderPart));

const sum = (touches: readonly Touch[]) => touches.reduce((all, touch) => all + wholly(touch), 0);

/** Dice that each side rolls: one for each contact that fights (onus-7.166). */
export const diceOf = (touches: readonly Touch[], reading: Counting) =>
  sum(touches.filter(fights(reading)));
export const idleOf = (touches: readonly Touch[], reading: Counting) =>
  sum(touches) - diceOf(touches, reading);

const SIDE: Record<Part, CardSide> = {
  front: 'front',
  marker: 'front',
  'left-flank': 'flank',
  'right-flank': 'flank',
  rear: 'rear',
};

/** The sides on which a unit is struck by sections that face it, each once. */
export function sidesOf(
  touches: readonly Touch[],
  whose: 'attackerPart' | 'defenderPart',
): CardSide[] {
  const enemys = whose === 'attackerPart' ? 'defenderPart' : 'attackerPart';
  const struck = touches.filter((touch) => isFrontal(touch[enemys]) && wholly(touch) > 0);
  return CARD_SIDES.filter((side) => struck.some((touch) => SIDE[touch[whose]] === side));
}

/** Sections of the attacker's front, markers included, that are in contact. */
export const busyOf = (touches: readonly Touch[]) =>
  sum(touches.filter(({ attackerPart }) => isFrontal(attackerPart)));
