import { type Fraction, fraction } from './fraction.ts';

const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));

/** How many of the dice show each face that any of them shows. */
export function counted<F>(thrown: readonly F[]): Map<F, number> {
  const counts = new Map<F, number>();
  for (const face of thrown) counts.set(face, (counts.get(face) ?? 0) + 1);
  return counts;
}

/** The chance to throw just these, in whatever order, with dice of these faces, some of which may show the same. */
export function chanceOf<F>(thrown: readonly F[], faces: readonly F[]): Fraction {
  const shown = counted(faces);
  const ways = [...counted(thrown)].reduce(
    (all, [face, count]) =>
      (all * BigInt(shown.get(face) ?? 0) ** BigInt(count)) / factorial(count),
    factorial(thrown.length),
  );
  return fraction(ways, BigInt(faces.length) ** BigInt(thrown.length));
}

/** Of numbered dice: for each number that fell, how many of them show it or more. */
export function atLeastCounted(thrown: readonly number[]): Map<number, number> {
  const numbers = [...new Set(thrown)].sort((a, b) => a - b);
  return new Map(numbers.map((one) => [one, thrown.filter((other) => other >= one).length]));
}

/** The chance that at least `least` of the dice show one of so many `good` faces. */
export function chanceOfAtLeast(least: number, dice: number, faces: number, good = 1): Fraction {
  let ways = 0n;
  for (let k = least; k <= dice; k++) {
    const choices = factorial(dice) / (factorial(k) * factorial(dice - k));
    ways += choices * BigInt(good) ** BigInt(k) * BigInt(faces - good) ** BigInt(dice - k);
  }
  return fraction(ways, BigInt(faces) ** BigInt(dice));
}
