import { amount, maybe, part } from '../../core/answer.ts';
import { optionalList } from '../../core/schema/choices.ts';
import { FACES, type Face } from '../faces.ts';

export const COLOURS = ['green', 'blue', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

/** Dice of a card that show a type of unit, or a leader; flags and swords do nothing. */
export type Symbols = Record<Colour | 'leader', number>;

export const isSymbol = (face: Face): face is keyof Symbols => face !== 'flag' && face !== 'swords';

export const ROLLED = optionalList(FACES, 10);

export function symbolsOf(faces: readonly Face[]): Symbols {
  const symbols = { green: 0, blue: 0, red: 0, leader: 0 };
  for (const face of faces) if (isSymbol(face)) symbols[face] += 1;
  return symbols;
}

export const countOf = ({ green, blue, red, leader }: Symbols) => green + blue + red + leader;

/** The symbols of a roll in an answer; null before it is rolled. */
export const SYMBOLS_TOLD = maybe(
  part({ light: amount(), medium: amount(), heavy: amount(), any: amount() }),
);

/** How many symbols there are of each kind, by what they stand for. */
export const byTroops = ({ green, blue, red, leader }: Symbols) => ({
  light: green,
  medium: blue,
  heavy: red,
  any: leader,
});
