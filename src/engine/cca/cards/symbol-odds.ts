import type { Distribution } from '../../core/distribution.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { pool } from '../../core/pool.ts';
import type { Odds } from '../../core/ruling.ts';
import { FACES } from '../faces.ts';
import { isSymbol, type Symbols } from './symbols.ts';

const symbolOdds = (dice: number): Distribution<Symbols> =>
  pool(
    dice,
    FACES.map((face) => (isSymbol(face) ? { weight: 1, score: { [face]: 1 } } : { weight: 1 })),
  ).map((symbols) => ({ green: 0, blue: 0, red: 0, leader: 0, ...symbols }));

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
