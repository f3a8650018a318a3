import { alike, amount, maybe, text, yes } from '../../core/answer.ts';
import { sum, testOnSum } from '../../core/dice.ts';
import { type Fraction, fraction, multiply, subtract } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { optionalCounts } from '../../core/schema/numbers.ts';
import { FACES, TEST_DICE } from '../dice.ts';

const ONE = fraction(1);

/** The dice of a test as they fell, and those of its re-roll. */
export const TEST_ROLL = optionalCounts(1, FACES, TEST_DICE);

/** What the answer of every test says of its roll. */
export const ROLL_ANSWER = {
  ...alike(maybe(amount()), 'leadershipUsed', 'target', 'rolled'),
  passChance: maybe(text()),
  passed: maybe(yes()),
};

/** 2D6 that pass on a number or less, thrown once, or once more if they fail. */
export function testOf(target: number, rerolls: boolean) {
  const once = testOnSum(sum(TEST_DICE), { atMost: target });
  const fails = subtract(ONE, once);
  return { once, passes: rerolls ? subtract(ONE, multiply(fails, fails)) : once };
}

const totalOf = (dice: readonly number[] | undefined) =>
  dice?.length === TEST_DICE ? dice.reduce((total, die) => total + die, 0) : null;

/** Whether fewer or more dice are told than one test has. */
export const isHalfThrown = (dice: readonly number[] | undefined) =>
  dice !== undefined && dice.length !== TEST_DICE;

interface Thrown {
  target: number;
  dice?: readonly number[] | undefined;
  /** Those of the re-roll; only where there is one. */
  again?: readonly number[] | undefined;
  rerolls?: boolean;
}

/** What came of the dice that are told: nothing while one that may still save the test is open. */
export function fallen({ target, dice, again, rerolls = false }: Thrown) {
  const first = totalOf(dice);
  const second = rerolls ? totalOf(again) : null;
  const rolled = second ?? first;
  if (first === null || rolled === null) return { rolled: first, passed: null };
  if (first <= target) return { rolled: first, passed: true };
  if (rerolls && second === null) return { rolled: first, passed: null };
  return { rolled, passed: rolled <= target };
}

/** The chance from here on: before any die, with the re-roll to come, or settled. */
export function chanceNow({ target, dice, again, rerolls = false }: Thrown): Fraction {
  const { rolled, passed } = fallen({ target, dice, again, rerolls });
  if (passed !== null) return fraction(Number(passed));
  const { once, passes } = testOf(target, rerolls);
  return rolled === null ? passes : once;
}

export const oddsOf = (name: string, now: Fraction) => ({
  chances: { [name]: chance(now) },
  means: {},
  tables: {},
});
