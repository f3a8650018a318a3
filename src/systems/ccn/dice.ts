import { type Dice, die } from '../../book/marks/dice.ts';
import { dot, inked, lines, type Mark, ring } from '../../book/marks/mark.ts';
import { type Face, SHOWN } from '../../engine/ccn/faces.ts';

/** The five signs of a battle die, each to be known by its shape alone. */
export const DRAWN: Record<Face, Mark> = {
  // A shako with its plume, over a bearded face and shoulders.
  infantry: die(
    inked(
      'M10.5 9.5h11l-1.2 7h-8.6zM14.8 4h2.4v4.4h-2.4zM9 17.6h14v1.8H9zM12 20.4h8c0 2-.9 3.2-2 3.9 3 .5 5 1.6 5.5 3.2h-15c.5-1.6 2.5-2.7 5.5-3.2-1.1-.7-2-1.9-2-3.9z',
    ),
  ),
  // A horse's head.
  cavalry: die(
    inked(
      'M9.5 26c0-6 1.2-9.6 4.4-12.2l-.6-5.6 3.3 2.9c4.2.6 6.6 4 7.9 9.2.4 1.6-.6 2.9-2.2 2.9-1.3 0-2-.8-3-2.2-1.3-.4-2.3-.3-3.2.2 1.2 1.5 1.9 3 2.2 4.8z',
    ),
  ),
  // A gun on its carriage.
  artillery: die(
    ring(13, 20, 5.2) +
      dot(13, 20, 1.3) +
      inked('M9 15.4 24.6 9l1.3 3.1-13 5.3zM17 19.5l9 4.6-1 2-9.4-4.8z'),
  ),
  flag: die(inked('M11 7.5h13.5l-4 4.3 4 4.2H11z') + lines('M10.5 6.5V26')),
  // A curved blade with its guard.
  saber: die(
    inked('M24.5 6.5c1 7.6-4 13-12.6 15l-.8-1.6C18 17.3 22.5 13 24.5 6.5z') +
      lines('M9 17.5c-.4 3 .8 5 3.8 5.8M11.3 21l-3.8 4'),
  ),
};

export const dice: Dice = {
  faces: Object.keys(DRAWN),
  sides: Object.entries(SHOWN).flatMap(([face, times]) => Array<string>(times).fill(face)),
  drawn: DRAWN,
  does: (face, _, hits) => (hits ? 'hit' : face === 'flag' ? 'retreat' : 'miss'),
};
