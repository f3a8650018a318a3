import { amount, maybe, part } from '../../core/answer.ts';
import type { Distribution } from '../../core/distribution.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { pool } from '../../core/pool.ts';
import type { Odds } from '../../core/ruling.ts';
import { optionalList } from '../../core/schema/choices.ts';
import { FACES, type Face } from '../faces.ts';
import { PROFILES, UNITS, type Unit } from '../units.ts';

const COLOURS = ['green', 'blue', 'red'] as const;
type Colour = (typeof COLOURS)[number];

/** Dice of a card that show a type of unit, or a leader; flags and swords do nothing. */
export type Symbols = Record<Colour | 'leader', number>;

const isSymbol = (face: Face): face is keyof Symbols => face !== 'flag' && face !== 'swords';

export const ROLLED = optionalList(FACES, 10);

export function symbolsOf(faces: readonly Face[]): Symbols {
  const symbols = { green: 0, blue: 0, red: 0, leader: 0 };
  for (const face of faces) if (isSymbol(face)) symbols[face] += 1;
  return symbols;
}

export const countOf = ({ green, blue, red, leader }: Symbols) => green + blue + red + leader;

const symbolOdds = (dice: number): Distribution<Symbols> =>
  pool(
    dice,
    FACES.map((face) => (isSymbol(face) ? { weight: 1, score: { [face]: 1 } } : { weight: 1 })),
  ).map((symbols) => ({ green: 0, blue: 0, red: 0, leader: 0, ...symbols }));

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

/** What the symbols may be spent on: so much of each colour, and what only a leader symbol serves. */
export interface Room extends Record<Colour, number> {
  others: number;
}

export function roomOf(counts: Readonly<Partial<Record<Unit, number | undefined>>>): Room {
  const room = { green: 0, blue: 0, red: 0, others: 0 };
  for (const unit of UNITS) room[PROFILES[unit].symbol] += counts[unit] ?? 0;
  return room;
}

/** Symbols that find something of their own colour, and leader symbols that find anything. */
export function spent(symbols: Symbols, room: Room | undefined): number {
  if (!room) return countOf(symbols);
  const matched = COLOURS.reduce((all, one) => all + Math.min(symbols[one], room[one]), 0);
  const rest = room.green + room.blue + room.red + room.others - matched;
  return matched + Math.min(symbols.leader, rest);
}

/** The names of the odds below. */
export const symbolNames = <const N extends string>(name: N) => ({
  chances: ['none-usable', 'each-die'],
  means: [name],
  tables: [name],
});

/** The exact odds of what a roll of the card brings, `name` by its number. */
export function symbolChances(
  dice: number,
  name: string,
  value: (symbols: Symbols) => number,
): Odds {
  const odds = symbolOdds(dice).map((symbols) => ({ number: value(symbols) }));
  const number = (outcome: { number: number }) => outcome.number;
  return {
    chances: {
      'none-usable': chance(odds.probability((outcome) => number(outcome) === 0)),
      'each-die': chance(odds.probability((outcome) => number(outcome) === dice)),
    },
    means: { [name]: mean(odds.mean(number)) },
    tables: { [name]: table(odds, number) },
  };
}
