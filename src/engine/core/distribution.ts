import { type Fraction, fraction, leastCommonMultiple } from './fraction.ts';

/**
 * In how many equally likely ways something comes about. All weights of a distribution are of one
 * kind: numbers while their total is exact as a number, bigints beyond.
 */
export type Weight = number | bigint;

export type Way<T> = readonly [outcome: T, weight: Weight];

// JavaScript's operators take two numbers or two bigints; TypeScript has no word for that.
export const plus = (a: Weight, b: Weight): Weight => (a as number) + (b as number);
export const times = (a: Weight, b: Weight): Weight => (a as number) * (b as number);

/** What turns a weight into the kind that suits a total. */
export function kindFor(total: Weight): (weight: Weight) => Weight {
  return total > Number.MAX_SAFE_INTEGER ? BigInt : Number;
}

type Named = Readonly<Record<string, unknown>>;

function namesIn(ways: readonly Way<object>[]): string[] {
  const names = new Set<string>();
  for (const [outcome] of ways) for (const name in outcome) names.add(name);
  return [...names];
}

/** Equal for equal outcomes, in whatever order they name their values. */
function keyOf(outcome: Named, names: readonly string[]): string {
  let key = '';
  for (const name of names) {
    const value = outcome[name];
    if (typeof value === 'string') key += `"${value}",`;
    else key += `${typeof value === 'object' ? JSON.stringify(value) : value},`;
  }
  return key;
}

function inOrder(a: Named, b: Named, names: readonly string[]): number {
  // No two outcomes are the same, so that some value differs.
  const name = names.find((one) => a[one] !== b[one]) as string;
  const [of, than] = [a[name], b[name]];
  // A missing value comes first; any comparison with one is false.
  return of === undefined || (of as number) < (than as number) ? -1 : 1;
}

/**
 * What may come of a roll, and in how many ways. An outcome is a flat object of small numbers,
 * words and truths: `{ hits: 2, flags: 1, leader: 'alive' }`.
 */
export class Distribution<T extends object> {
  /** All the ways together: 7776 for five dice. */
  readonly total: Weight;
  private readonly ways: readonly Way<T>[];

  private constructor(ways: readonly Way<T>[]) {
    if (!ways.length) throw new RangeError('A distribution needs an outcome that is possible.');
    this.ways = ways;
    this.total = ways.map(([, weight]) => weight).reduce(plus);
  }

  /** Equal outcomes become one, impossible ones are left out. */
  static of<T extends object>(ways: readonly Way<T>[]): Distribution<T> {
    const names = namesIn(ways);
    const kind = kindFor(ways.reduce((total, [, weight]) => total + Number(weight), 0));
    const merged = new Map<string, [T, Weight]>();
    for (const [outcome, weight] of ways) {
      if (weight < 0 || (typeof weight === 'number' && !Number.isSafeInteger(weight))) {
        throw new RangeError(`A weight is a whole number of ways, not ${weight}.`);
      }
      if (!weight) continue;
      const key = keyOf(outcome as Named, names);
      const way = merged.get(key);
      if (way) way[1] = plus(way[1], kind(weight));
      else merged.set(key, [outcome, kind(weight)]);
    }
    return new Distribution([...merged.values()]);
  }

  static certain<T extends object>(outcome: T): Distribution<T> {
    return new Distribution([[outcome, 1]]);
  }

  /** One of several distributions, each with its weight: their totals are brought to one. */
  static mix<T extends object>(
    branches: readonly (readonly [weight: Weight, branch: Distribution<T>])[],
  ): Distribution<T> {
    const totals = [...new Set(branches.map(([, { total }]) => total))];
    const common = totals.reduce<bigint>(
      (least, total) => leastCommonMultiple(least, BigInt(total)),
      1n,
    );
    const weights = branches.reduce((sum, [weight]) => sum + Number(weight), 0);
    const kind = kindFor(weights * Number(common));
    const shares = new Map(totals.map((total) => [total, kind(common / BigInt(total))]));
    const ways: Way<T>[] = [];
    for (const [weight, branch] of branches) {
      const share = times(kind(weight), shares.get(branch.total) as Weight);
      for (const [outcome, own] of branch.ways) ways.push([outcome, times(share, kind(own))]);
    }
    return Distribution.of(ways);
  }

  probability(holds: (outcome: T) => boolean): Fraction {
    const ways = this.ways.filter(([outcome]) => holds(outcome)).map(([, weight]) => weight);
    return fraction(ways.reduce(plus, kindFor(this.total)(0)), this.total);
  }

  /** The average of a whole number that each outcome gives. */
  mean(value: (outcome: T) => number): Fraction {
    const sum = this.ways.reduce(
      (sum, [outcome, weight]) => sum + BigInt(weight) * BigInt(value(outcome)),
      0n,
    );
    return fraction(sum, this.total);
  }

  map<U extends object>(change: (outcome: T) => U): Distribution<U> {
    return Distribution.of(this.ways.map(([outcome, weight]): Way<U> => [change(outcome), weight]));
  }

  /** What comes next, in the order of resolution, where it depends on what came before. */
  chain<U extends object>(next: (outcome: T) => Distribution<U>): Distribution<U> {
    return Distribution.mix(this.ways.map(([outcome, weight]) => [weight, next(outcome)] as const));
  }

  /** The same roll, rolled again until it holds: ties thrown again are `given` no tie. */
  given(holds: (outcome: T) => boolean): Distribution<T> {
    return Distribution.of(this.ways.filter(([outcome]) => holds(outcome)));
  }

  /** Every possible outcome once, in the order of its values, the first named value first. */
  entries(): Way<T>[] {
    const names = namesIn(this.ways);
    return this.ways.toSorted(([a], [b]) => inOrder(a as Named, b as Named, names));
  }
}
