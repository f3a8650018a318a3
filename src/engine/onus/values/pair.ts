import { amount, many } from '../../core/answer.ts';
import { on } from '../../core/rules.ts';
import type { Role } from './conditions.ts';
import { verbsOf } from './verbs.ts';

/** The two numbers of an attack (to hit, to wound) or of a defence (dodge, armour). */
export interface Pair {
  first: number;
  second: number;
}

export const pair = (first: number, second: number): Pair => ({ first, second });
/** A pair in an answer. */
export const PAIR = many(amount());
export const values = ({ first, second }: Pair) => [first, second];
export const shown = (pair: Pair) => [pair.first, pair.second].join('/');

/** Whatever changes a pair changes both of its values alike (onus-13.9). */
const both = ({ first, second }: Pair, by: number): Pair => pair(first + by, second + by);

/** A modifier as players write it: +1/+1. */
export const signed = (by: number) => (by < 0 ? `−${-by}` : by > 0 ? `+${by}` : '0');
export const signedPair = (by: number) => [signed(by), signed(by)].join('/');

interface Owned {
  who: Role;
}
/** The values of a unit, as sentences name what is raised or lowered. */
type Modified = 'attack' | 'strength' | 'defence' | 'morale';
const toldIn =
  (value: Modified, written: (by: number) => string) =>
  ({ who }: Owned, by?: number) =>
    by === undefined ? { who } : { who, by: written(by), on: `modified.${value}` };

export const pairs = <S extends Owned>(value: Modified) =>
  verbsOf<S, Pair>(both, toldIn(value, signedPair));
/** The same for a value that is a single number: strength, morale. */
export const singles = <S extends Owned>(value: Modified) =>
  verbsOf<S, number>((before, by) => before + by, toldIn(value, signed));

/** No modified value is less (onus-13.10). */
const LEAST = 1;
export const belowLeast = on<unknown, number>('not-below-one', (_, value) => value < LEAST);
export const least = () => LEAST;
export const pairBelowLeast = on<unknown, Pair>(
  'not-below-one',
  (_, { first, second }) => Math.min(first, second) < LEAST,
);
export const leastPair = (_: unknown, { first, second }: Pair) =>
  pair(Math.max(LEAST, first), Math.max(LEAST, second));

/** So high a value of a card that its least value of 1 hides none of the modifiers. */
export const AMPLE = 100;
