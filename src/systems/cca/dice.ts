import { type Dice, die } from '../../book/marks/dice.ts';
import { HELMET } from '../../book/marks/helmet.ts';
import { dot, inked, lines, type Mark } from '../../book/marks/mark.ts';
import type { Face } from '../../engine/cca/faces.ts';

/** The six faces of a battle die, each to be known by its shape alone. */
export const DRAWN: Record<Face, Mark> = {
  green: die(dot(16, 16, 7.5)),
  blue: die(inked('M16 8.2 25 23.6H7z')),
  red: die(inked('M9 9h14v14H9z')),
  leader: die(HELMET),
  flag: die(inked('M11 7.5h13.5l-4 4.3 4 4.2H11z') + lines('M10.5 6.5V26')),
  swords: die(
    lines('M7 7l13.5 13.5M25 7 11.5 20.5M18 22.8l5-5M14 22.8l-5-5M20.5 20.5l3 3M11.5 20.5l-3 3') +
      dot(24.4, 24.4, 1.5) +
      dot(7.6, 24.4, 1.5),
  ),
};

/** What an answer says of each of its dice. */
interface Told {
  swordsAgain?: boolean;
  hexesPerFlag?: number;
}

export const dice: Dice = {
  faces: Object.keys(DRAWN),
  drawn: DRAWN,
  coloured: ['green', 'blue', 'red'],
  does(face, { swordsAgain, hexesPerFlag }: Told, hits) {
    if (hits) return face === 'swords' && swordsAgain ? 'again' : 'hit';
    return face === 'flag' && hexesPerFlag ? 'retreat' : 'miss';
  },
};
