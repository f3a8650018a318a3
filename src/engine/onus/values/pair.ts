import type { Row } from '../../core/rows.ts';
import type { Role } from './conditions.ts';

/** The two numbers of an attack (to hit, to wound) or of a defence (dodge, armour). */
export interface Pair {
  first: number;
  second: number;
}

export const pair = (first: number, second: number): Pair => ({ first, second });
export const shown = ({ first, second }: Pair) => `${first}/${second}`;

/** Whatever changes a pair changes both of its values alike (onus-13.9). */
export const both =
  (by: number) =>
  ({ first, second }: Pair): Pair => ({ first: first + by, second: second + by });

/** A modifier as players write it: +1/+1. */
export const signed = (by: number) => (by < 0 ? `−${-by}` : by > 0 ? `+${by}` : '0');
export const signedPair = (by: number) => `${signed(by)}/${signed(by)}`;

/** A row that adds the same to both values of a pair, and says so. */
export const byBoth = <S extends { who: Role }>(
  row: Pick<Row<S, Pair>, 'clause' | 'when' | 'unless' | 'say'>,
  by: number | ((situation: S) => number),
): Row<S, Pair> => {
  const of = typeof by === 'number' ? () => by : by;
  return {
    ...row,
    apply: (value, situation) => both(of(situation))(value),
    with: (situation) => ({ who: situation.who, by: signedPair(of(situation)) }),
  };
};

/** The same for a value that is a single number: strength, morale. */
export const bySome = <S extends { who: Role }>(
  row: Pick<Row<S, number>, 'clause' | 'when' | 'unless' | 'say'>,
  by: number | ((situation: S) => number),
): Row<S, number> => {
  const of = typeof by === 'number' ? () => by : by;
  return {
    ...row,
    apply: (value, situation) => value + of(situation),
    with: (situation) => ({ who: situation.who, by: signed(of(situation)) }),
  };
};

/** No modified value is less (onus-13.10). */
export const LEAST = 1;
