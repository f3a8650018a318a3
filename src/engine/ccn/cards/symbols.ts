import { amount, maybe, part } from '../../core/answer.ts';
import type { Distribution } from '../../core/distribution.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { pool } from '../../core/pool.ts';
import { problems } from '../../core/problems.ts';
import type { Odds } from '../../core/ruling.ts';
import { optionalList } from '../../core/schema/choices.ts';
import { requiredCount } from '../../core/schema/numbers.ts';
import { FACES, type Face, SHOWN } from '../faces.ts';
import { ARMS, type Arm } from '../units.ts';

/** Dice of a card that show an arm, or a flag; a saber names no type of unit (R18, R39). */
export type Symbols = Record<Arm | 'flag', number>;

const isSymbol = (face: Face): face is keyof Symbols => face !== 'saber';

const MOST_DICE = 12;
/** The hand, of which the card itself is one, and what fell for it. */
export const DICE_FIELDS = {
  cardsInHand: requiredCount(1, MOST_DICE),
  rolled: optionalList(FACES, MOST_DICE),
};
interface Diced {
  cardsInHand: number;
  rolled: readonly Face[] | undefined;
}

export const checkRolled = problems<Diced>([
  'rolled',
  'more-faces-than-command',
  'ccn-5.19',
  ({ cardsInHand, rolled = [] }) => rolled.length > cardsInHand,
  ({ cardsInHand, rolled = [] }) => ({ given: rolled.length, dice: cardsInHand }),
]);

export function symbolsOf(faces: readonly Face[]): Symbols {
  const symbols = { infantry: 0, cavalry: 0, artillery: 0, flag: 0 };
  for (const face of faces) if (isSymbol(face)) symbols[face] += 1;
  return symbols;
}

/** The symbols of a roll in an answer; null before it is rolled. */
export const SYMBOLS_TOLD = maybe(
  part({ infantry: amount(), cavalry: amount(), artillery: amount(), flag: amount() }),
);

/** What symbols of the arms may be spent on, and what only a flag serves; undefined where nobody counted. */
export type Room = Record<Arm | 'others', number>;

/** Symbols that find something of their own arm. */
export const matched = (symbols: Symbols, room: Room | undefined) =>
  ARMS.reduce((all, arm) => all + Math.min(symbols[arm], room?.[arm] ?? symbols[arm]), 0);

/** All the dice in the end: those that fell, and those that are open. */
function symbolOdds(dice: number, rolled: readonly Face[]): Distribution<Symbols> {
  const fallen = symbolsOf(rolled);
  const faces = FACES.map((face) => ({
    weight: SHOWN[face],
    ...(isSymbol(face) && { score: { [face]: 1 } }),
  }));
  return pool(dice - rolled.length, faces).map(
    ({ infantry = 0, cavalry = 0, artillery = 0, flag = 0 }) => ({
      infantry: fallen.infantry + infantry,
      cavalry: fallen.cavalry + cavalry,
      artillery: fallen.artillery + artillery,
      flag: fallen.flag + flag,
    }),
  );
}

/** The names of the odds below. */
export const symbolNames = <const N extends string>(name: N) => ({
  chances: ['none-usable', 'each-die'],
  means: [name],
  tables: [name],
});

/** The exact odds of what a roll of the card brings as far as it is open, `name` by its number. */
export function symbolChances(
  { cardsInHand: dice, rolled = [] }: Diced,
  name: string,
  brings: (symbols: Symbols) => number,
): Odds {
  const odds = symbolOdds(dice, rolled).map((symbols) => ({ number: brings(symbols) }));
  return {
    chances: {
      'none-usable': chance(odds.probability(({ number }) => number === 0)),
      'each-die': chance(odds.probability(({ number }) => number === dice)),
    },
    means: { [name]: mean(odds.mean(({ number }) => number)) },
    tables: { [name]: table(odds, ({ number }) => number) },
  };
}
