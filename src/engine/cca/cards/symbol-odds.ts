import type { Distribution } from '../../core/distribution.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { pool } from '../../core/pool.ts';
import type { Odds } from '../../core/ruling.ts';
import { FACES, type Face } from '../faces.ts';
import { isSymbol, type Symbols, symbolsOf } from './symbols.ts';

/** All the dice in the end: those that fell, and those that are open. */
function symbolOdds(dice: number, rolled: readonly Face[]): Distribution<Symbols> {
  const fallen = symbolsOf(rolled);
  const faces = FACES.map((face) =>
    isSymbol(face) ? { weight: 1, score: { [face]: 1 } } : { weight: 1 },
  );
  return pool(dice - rolled.length, faces).map(({ green = 0, blue = 0, red = 0, leader = 0 }) => ({
    green: fallen.green + green,
    blue: fallen.blue + blue,
    red: fallen.red + red,
    leader: fallen.leader + leader,
  }));
}

/** The names of the odds below. */
export const symbolNames = <const N extends string>(name: N) => ({
  chances: ['none-usable', 'each-die'],
  means: [name],
  tables: [name],
});

/** The exact odds of what a roll of the card brings as far as it is open, `name` by its number. */
export function symbolChances(
  dice: number,
  rolled: readonly Face[] = [],
  name: string,
  value: (symbols: Symbols) => number,
): Odds {
  const odds = symbolOdds(dice, rolled).map((symbols) => ({ number: value(symbols) }));
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
