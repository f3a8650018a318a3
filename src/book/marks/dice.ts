import { dot, type Mark } from './mark.ts';

/** What a face of a die may do: to hit, and then some, or to send somebody back. */
export type Does = 'again' | 'hit' | 'retreat' | 'miss';

/** The dice of a system: which faces they have, how each is drawn, and what it does. */
export interface Dice {
  faces: readonly (string | number)[];
  drawn: Readonly<Record<string, Mark>>;
  /** Its sides, where some bear the same face. */
  sides?: readonly (string | number)[];
  /** Faces that are printed in the colour that names them. */
  coloured?: readonly string[];
  /** What a face does where an answer of the engine says so; it hits, or it is a miss. */
  does?: (face: string | number, answer: object, hits: boolean) => Does;
}

export const die = (face: string): Mark => ({
  viewBox: '0 0 32 32',
  body: `<rect x="2" y="2" width="28" height="28" rx="5"/>${face}`,
});

export const BLANK_DIE = die('');

/** Where the pips of a numbered die stand: three rows of three, from the top left. */
const PIPS: Record<number, readonly number[]> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};
const pip = (at: number) => dot(8.5 + 7.5 * (at % 3), 8.5 + 7.5 * Math.floor(at / 3), 2.4);

/** What most games throw. */
export const NUMBERED: Dice = {
  faces: Object.keys(PIPS).map(Number),
  drawn: Object.fromEntries(
    Object.entries(PIPS).map(([n, places]) => [n, die(places.map(pip).join(''))]),
  ),
};

const drawn = ({ drawn: faces }: Dice, face: string | number): Mark | undefined =>
  Object.hasOwn(faces, face) ? faces[face] : undefined;

/** A face as it is drawn; undefined for what is no face, or has no drawing. */
export const faceMark = (dice: Dice, face: string | number): Mark | undefined =>
  drawn(dice, face) ?? drawn(NUMBERED, face);
