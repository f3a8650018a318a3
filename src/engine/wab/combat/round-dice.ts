import { type Fraction, fraction, multiply, subtract } from '../../core/fraction.ts';
import { FACES, TEST_DICE } from '../dice.ts';

/** In how many ways so many dice come to each number, with so much more on each of them. */
export function sumsOf(dice: number, faces: number = FACES, more = 0): readonly bigint[] {
  let ways = [1n];
  for (let i = 0; i < dice; i++) {
    const next = Array.from({ length: ways.length + faces + more }, () => 0n);
    for (const [sum, way] of ways.entries())
      for (let die = 1; die <= faces; die++) {
        const now = sum + die + more;
        next[now] = (next[now] ?? 0n) + way;
      }
    ways = next;
  }
  return ways;
}
const plus = (ways: readonly bigint[]) => ways.reduce((all, one) => all + one, 0n);

/** The chance of a test on such a number, thrown once, or once more if it fails. */
export function passesOn(target: number, rerolls = false): Fraction {
  const ways = sumsOf(TEST_DICE);
  const once = fraction(plus(ways.slice(0, Math.max(0, target + 1))), plus(ways));
  const fails = subtract(fraction(1), once);
  return rerolls ? subtract(fraction(1), multiply(fails, fails)) : once;
}

/** The chance that so many dice come to more than so many others. */
export function outruns(runs: number, flees: number): Fraction {
  const [far, away] = [sumsOf(runs), sumsOf(flees)];
  const more = far.map((way, sum) => way * plus(away.slice(0, sum)));
  return fraction(plus(more), plus(far) * plus(away));
}
