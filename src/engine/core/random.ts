/** Whatever holds the random numbers of a game: one whole number of 32 bits that each draw moves on. */
export interface Randomness {
  random: number;
}

const RANGE = 2 ** 32;

/** The next whole number below 2^32 (splitmix32). */
function draw(from: Randomness): number {
  from.random = (from.random + 0x9e3779b9) >>> 0;
  let mixed = from.random;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** A whole number from 0 to `sides` - 1, each as likely as any other: what would favour the low ones is drawn again. */
function below(from: Randomness, sides: number): number {
  const fair = RANGE - (RANGE % sides);
  let drawn = draw(from);
  while (drawn >= fair) drawn = draw(from);
  return drawn % sides;
}

/** So many dice, each with one of these faces. */
export function throwDice<F>(from: Randomness, faces: readonly F[], dice: number): F[] {
  return Array.from({ length: dice }, () => faces[below(from, faces.length)] as F);
}

export function shuffle<T>(from: Randomness, cards: readonly T[]): T[] {
  const mixed = [...cards];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = below(from, last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}
