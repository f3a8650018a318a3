import type { Face } from '../../engine/cca/faces.ts';
import { dot, inked, lines, type Mark } from './mark.ts';

const die = (face: string): Mark => ({
  viewBox: '0 0 32 32',
  body: `<rect x="2" y="2" width="28" height="28" rx="5"/>${face}`,
});

/** Seen from the front, with its crest and the slit for eyes and mouth. */
export const HELMET =
  inked(
    'M16 10c-4.4 0-7.2 2.8-7.2 7v4.2c0 1.9.8 3.5 2.1 4.6l3.7.9v-5.7h-.8c-1.5 0-2.6-.8-3-2.1 1.5-.5 3.1-.4 4.3.2l.4.4h1l.4-.4c1.2-.6 2.8-.7 4.3-.2-.4 1.3-1.5 2.1-3 2.1h-.8v5.7l3.7-.9c1.3-1.1 2.1-2.7 2.1-4.6V17c0-4.2-2.8-7-7.2-7z',
  ) + lines('M8 11.5C9.3 7.6 12.3 5.5 16 5.5s6.7 2.1 8 6M16 5.5V10');

export const BLANK_DIE = die('');

/** The six faces of a battle die of cca, each to be known by its shape alone. */
export const DICE: Record<Face, Mark> = {
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
const NUMBERED: Record<string, Mark> = Object.fromEntries(
  Object.entries(PIPS).map(([n, places]) => [n, die(places.map(pip).join(''))]),
);

const DRAWN: Readonly<Record<string, Mark>> = { ...DICE, ...NUMBERED };

/** A face of a die as it is drawn; undefined for what is no face, or has no drawing. */
export const faceMark = (face: string | number): Mark | undefined =>
  Object.hasOwn(DRAWN, face) ? DRAWN[face] : undefined;

const SIGNED: Readonly<Record<string, readonly string[]>> = { cca: Object.keys(DICE) };
const NUMBERS: readonly number[] = Object.keys(PIPS).map(Number);

/** The faces of the dice of a system: numbers, unless its dice have signs of their own. */
export const facesOf = (system: string): readonly (string | number)[] => SIGNED[system] ?? NUMBERS;
