import { Distribution, type Weight } from './distribution.ts';
import { manyDice, type Throw } from './many-dice.ts';

/** A number for some of the counters: what a face scores, or how far a counter is counted. */
export type Counts<C extends string> = { readonly [K in C]?: number | undefined };

/** A face of a die, or several faces that count for the same. */
export interface Face<C extends string> {
  /** On how many faces of the die it stands. */
  readonly weight: Weight;
  /** What it counts for: `{ hits: 1 }`. */
  readonly score?: Counts<C> | undefined;
  /** It scores and the die is rolled again, and again, as long as such faces come up. */
  readonly again?: boolean | undefined;
}

function mustBeWhole(value: number): void {
  if (Number.isSafeInteger(value) && value >= 0) return;
  throw new RangeError(`Dice, scores and caps are whole numbers, not ${value}.`);
}

/** Every counter that a face or a cap names, in the order in which they are named. */
function countersOf<C extends string>(faces: readonly Face<C>[], caps: Counts<C>): C[] {
  const counters = new Set<C>();
  for (const counts of [...faces.map((face) => face.score), caps]) {
    for (const [counter, value] of Object.entries<number | undefined>(counts ?? {})) {
      mustBeWhole(value ?? 0);
      counters.add(counter as C);
    }
  }
  return [...counters];
}

/** A face that rolls again scores without end, so what it scores must be capped. */
function mustEnd<C extends string>(faces: readonly Face<C>[], caps: Counts<C>): void {
  for (const { again, score = {} } of faces) {
    for (const [counter, value] of Object.entries<number | undefined>(again ? score : {})) {
      if (value && caps[counter as C] === undefined) {
        throw new RangeError(`"${counter}" may grow without end: it needs a cap.`);
      }
    }
  }
}

/** One die, rolled out, from where the counters stand. */
function rollOut<C extends string>(
  faces: readonly Face<C>[],
  count: (stand: Record<C, number>, score: Counts<C>) => Record<C, number>,
  stand: Record<C, number>,
  known = new Map<string, Distribution<Record<C, number>>>(),
): Distribution<Record<C, number>> {
  const key = JSON.stringify(stand);
  const rolled =
    known.get(key) ??
    Distribution.mix(
      faces.flatMap(({ weight, score = {}, again }) => {
        const after = count(stand, score);
        if (!again) return [[weight, Distribution.certain(after)] as const];
        // A roll that only asks for another one delays the end and does not alter it.
        if (JSON.stringify(after) === key) return [];
        return [[weight, rollOut(faces, count, after, known)] as const];
      }),
    );
  known.set(key, rolled);
  return rolled;
}

/**
 * What `dice` equal dice may score together. A capped counter stops at its cap: with
 * `{ hits: 4 }`, 4 hits are 4 or more.
 */
export function pool<C extends string>(
  dice: number,
  faces: readonly Face<C>[],
  caps: Counts<C> = {},
): Distribution<Record<C, number>> {
  mustBeWhole(dice);
  mustEnd(faces, caps);
  const counters = countersOf(faces, caps);
  const tally = (countOf: (counter: C, i: number) => number) =>
    Object.fromEntries(
      counters.map((counter, i) => [
        counter,
        Math.min(countOf(counter, i), caps[counter] ?? Infinity),
      ]),
    ) as Record<C, number>;
  const die = rollOut<C>(
    faces,
    (stand, score) => tally((counter) => stand[counter] + (score[counter] ?? 0)),
    tally(() => 0),
  );
  const one = die
    .entries()
    .map(([count, weight]): Throw => [counters.map((c) => count[c]), weight]);
  const all = manyDice(
    dice,
    one,
    counters.map((counter) => caps[counter] ?? Infinity),
  );
  return Distribution.of(
    all.map(([counts, weight]) => [tally((_, i) => counts[i] as number), weight] as const),
  );
}
